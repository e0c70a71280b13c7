import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';

const choice = <const Values extends readonly (string | number)[]>(values: Values, description: string) =>
  oneOf(values, { default: values[0], description });
const no = (description: string) => Type.Boolean({ default: false, description });

/** The first value of each is its default. Where the source document is silent, its origin says who is not. */
const fields = {
  preset: choice(
    ['source', 'published'],
    'The defaults of all other options: as the source document says, or as published descriptions play.',
  ),
  placing: choice(
    ['free', 'introductory'],
    'Where hunters begin. free: where they choose, published. introductory: in cities of their own; published, but which cities is inferred.',
  ),
  ambushCards: choice(
    [1, 'several'],
    'Encounters of one ambush. 1: one, which is discarded, source document. several: one after another, and each stays or goes as its card says, published.',
  ),
  rumorAtStart: choice(
    [1, 0],
    'Rumor tokens that Dracula has when the game begins. 1: inferred from the tokens of the box. 0: without them.',
  ),
  genevaMilanRoad: no('A road joins Geneva and Milan. false: programs. true: a remark.'),
  huntersShareHands: no(
    'Hunters see the cards of each other. false: published, they show them in a trade only. true: ruling.',
  ),
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
