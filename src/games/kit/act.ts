import type { SeatId } from './audience.js';
import type { GameDefinition, Typed } from './game-definition.js';
import type { Random } from './random.js';
import { sameValue } from './same-value.js';

/** The seat may not do this now. */
export class IllegalAction extends Error {
  constructor(
    readonly seat: SeatId,
    readonly action: Typed,
  ) {
    super(`${seat} may not ${action.type} now`);
  }
}

/** The one gate in front of the rules: an action that is not among the legal ones is refused. */
export function act<State, Action extends Typed, Event extends Typed, View, Options>(
  game: GameDefinition<State, Action, Event, View, Options>,
  state: State,
  seat: SeatId,
  action: Action,
  random: Random,
): readonly Event[] {
  const legal = game.legalActions(state, seat).find((candidate) => sameValue(candidate, action));
  if (legal === undefined) throw new IllegalAction(seat, action);
  return game.decide(state, seat, legal, random);
}
