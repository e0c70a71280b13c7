import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';

const choice = <const Values extends readonly (string | number)[]>(values: Values) =>
  oneOf(values, { default: values[0] });
const no = Type.Boolean({ default: false });

/** Decisions where sources differ. The first value is the default; what each means, and its origin, are words. */
const fields = {
  preset: choice(['source', 'published']),
  placing: choice(['free', 'introductory']),
  ambushCards: choice([1, 'several']),
  rumorAtStart: choice([1, 0]),
  genevaMilanRoad: no,
  huntersShareHands: no,
} as const;

const Complete = closed(fields);
export type Options = Static<typeof Complete>;

export const optionsSchema = Type.Partial(Complete, { additionalProperties: false });

export const DEFAULTS = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, field.default as unknown]),
) as Options;

const PUBLISHED: Partial<Options> = { preset: 'published', ambushCards: 'several' };

export const PRESETS: Readonly<Record<Options['preset'], Options>> = {
  source: DEFAULTS,
  published: { ...DEFAULTS, ...PUBLISHED },
};

/** What is asked for, over the preset. */
export function completed(asked: Partial<Options>): Options {
  return { ...PRESETS[asked.preset ?? 'source'], ...asked };
}
