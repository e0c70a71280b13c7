import type { SeatId } from './audience.js';
import type { Of } from './by-type.js';
import type { Typed } from './game-definition.js';
import type { Random } from './random.js';

class Unforeseen extends Error {}

/** Ends a look ahead: what follows hangs on chance, or on what is hidden. */
export function unforeseen(): never {
  throw new Unforeseen();
}

const noChance: Random = { below: unforeseen };

/** What would be told, if that is certain before it is done; nothing otherwise. */
export function foreseen<Event>(tells: (random: Random) => readonly Event[]): readonly Event[] | undefined {
  try {
    return tells(noChance);
  } catch (error) {
    if (error instanceof Unforeseen) return undefined;
    throw error;
  }
}

type Rule<State, Action> = boolean | ((state: State, seat: SeatId, action: Action) => boolean);

/** For every action, whether it hangs on nothing hidden: a new one without an answer does not compile. */
export type ForesightOfActions<State, Action extends Typed> = {
  readonly [Name in Action['type']]: Rule<State, Of<Action, Name>>;
};

export function isForeseen<State, Action extends Typed>(
  rules: ForesightOfActions<State, Action>,
  state: State,
  seat: SeatId,
  action: Action,
): boolean {
  const rule = rules[action.type as Action['type']] as Rule<State, Action>;
  return typeof rule === 'boolean' ? rule : rule(state, seat, action);
}
