import type { Viewer } from '../../kit/audience.js';
import { confidants } from '../events/knowledge.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { State } from '../state.js';

/** Whose secrets a viewer is told: everybody's, when the game is over. */
export interface Knowledge {
  readonly dracula: boolean;
  readonly hunters: readonly HunterId[];
}

export function knowledgeOf({ options, over }: State, viewer: Viewer): Knowledge {
  if (over !== undefined) return { dracula: true, hunters: HUNTERS };
  const hunters = HUNTERS.filter((hunter) => confidants(hunter, options).includes(viewer));
  return { dracula: viewer === 'dracula', hunters };
}

export const known = <Value extends object>(told: boolean, value: Value): Value | Record<never, never> =>
  told ? value : {};

/** Only the fields that there are. */
export function present<Fields extends object>(fields: {
  readonly [Name in keyof Fields]: Fields[Name] | undefined;
}): Partial<Fields> {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Partial<Fields>;
}
