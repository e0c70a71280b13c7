import { sameValue } from '../../kit/same-value.js';
import type { Action } from '../actions.js';
import type { LocationId } from '../data/places.js';
import { movesOfHunters } from '../phases/hunter-routes.js';
import { hunterOf } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { Occasion } from './card.js';

/** Whether it would be played against a card that lies on the table. */
export const answersCard = (occasion: Occasion) => occasion.is === 'window' && occasion.chain !== undefined;

type SettingOut = Pick<StepOf<'hunterMoves'>, 'hunters' | 'train'>;

/** Hunters who are about to move. */
export function settingOut(occasion: Occasion): SettingOut | undefined {
  if (occasion.is === 'hunterMoves') return occasion;
  const isParty = occasion.is === 'window' && occasion.window === 'partyBegins';
  return isParty ? { hunters: occasion.hunters ?? [], train: true } : undefined;
}

const isHeld = (state: State, hunters: readonly HunterId[]) =>
  hunters.some((hunter) => hunterOf(state, hunter).held !== undefined);

/** What these hunters could ask for now; nothing if Bats or Fog decide. */
export function openMoves(state: State, { hunters, train }: SettingOut): readonly Action[] {
  return isHeld(state, hunters) ? [] : movesOfHunters(state, hunters, train);
}

/** Ruling: a declared move that is legal leaves no room for another way to go. */
export function mayGoElsewhere(state: State, out: SettingOut): boolean {
  const moves = openMoves(state, out);
  const declared = out.hunters.map((hunter) => hunterOf(state, hunter).declared);
  return moves.length > 0 && !moves.some((move) => declared.some((one) => sameValue(one, move)));
}

/** A card decides how the hunters move: nothing else is played before they do. */
export function insteadOfMoving(tale: Tale): void {
  tale.skipTo('hunterMoves');
  tale.drop('hunterMoves');
}

/** Of two cards that were played for one thing the second finds nothing. */
export const orPass = (found: readonly Action[]): readonly Action[] =>
  found.length > 0 ? found : [{ type: 'pass' }];

export const toPlaces = (locations: readonly LocationId[]): readonly Action[] =>
  locations.map((location) => ({ type: 'chooseLocation', location }));

export const toHunters = (hunters: readonly HunterId[]): readonly Action[] =>
  hunters.map((hunter) => ({ type: 'chooseHunter', hunter }));

export function chosenPlace(action: Action): LocationId {
  if (action.type !== 'chooseLocation') throw new Error(`${action.type} names no place`);
  return action.location;
}

export function chosenHunter(action: Action): HunterId {
  if (action.type !== 'chooseHunter') throw new Error(`${action.type} names no hunter`);
  return action.hunter;
}
