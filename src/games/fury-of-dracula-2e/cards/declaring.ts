import type { Action } from '../actions.js';
import type { MoveAction } from '../actions/moves.js';
import { movesOfDracula } from '../phases/dracula-routes.js';
import { movesOfHunters } from '../phases/hunter-routes.js';
import { timeAfter } from '../phases/turns.js';
import { draculaIsAtSea, hunterOf } from '../reading.js';
import type { FurySeat, HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';

const asDeclared = (moves: readonly Action[]): readonly Action[] =>
  moves.map((move) => ({ type: 'declare', move: move as MoveAction }));

/** Ruling: he states what will be legal in his next turn, as far as he can tell: with the time that it will be. */
export function declarationsOfDracula(state: State): readonly Action[] {
  const time = draculaIsAtSea(state) ? state.time : timeAfter(state.time);
  const moves = asDeclared(movesOfDracula({ ...state, time }));
  return moves.length > 0 ? moves : [{ type: 'pass' }];
}

export function declarationsOfHunter(state: State, hunter: HunterId): readonly Action[] {
  return asDeclared(movesOfHunters(state, [hunter], true));
}

export function declare(tale: Tale, seat: FurySeat, action: Action): void {
  if (action.type === 'declare') tale.tell({ type: 'MoveDeclared', seat, move: action.move });
  else tale.tell({ type: 'EventPassed', seat });
}

/** All items and events, for Dracula to see. */
export function showHand(tale: Tale, seat: HunterId): void {
  const { items, events } = hunterOf(tale.state, seat);
  tale.tell({ type: 'HandShown', seat, items: [...items], cards: [...events] });
  tale.tell({ type: 'HandOpened', seat, shows: 'cards' });
}
