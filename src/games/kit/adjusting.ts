import type { Adjustment, Decision } from './game-definition.js';
import type { Message } from './message.js';
import { sameValue } from './same-value.js';

/** How far a number may be put right at once. */
const STEPS = [-2, -1, 1, 2] as const;

/** The numbers one or two steps away, within these limits. */
export const near = (now: number, least: number, most: number): readonly number[] =>
  STEPS.map((step) => now + step).filter((to) => to >= least && to <= most);

/** Adjustments of one event, in the words of a ruleset. */
export const adjusting =
  <Event>(describe: (key: string, fields: object) => Message) =>
  (type: string, fields: object, event: Event): Adjustment<Event> => {
    const adjustment = { type, ...fields };
    return { adjustment, label: describe(`adjustment.${type}`, fields), events: [event] };
  };

interface Played<State, Event> {
  readonly decisions: (state: State) => readonly Decision[];
  readonly evolve: (state: State, event: Event) => State;
}

/** Those that leave what is asked as it is. */
export function leavingQuestions<State, Event>(
  { decisions, evolve }: Played<State, Event>,
  state: State,
  adjustments: readonly Adjustment<Event>[],
): readonly Adjustment<Event>[] {
  const asked = decisions(state);
  return adjustments.filter(({ events }) => sameValue(decisions(events.reduce(evolve, state)), asked));
}
