import type { Random } from '../../kit/random.js';
import { sameValue } from '../../kit/same-value.js';
import { pickFor } from '../chance.js';
import type { Action } from '../actions.js';
import type { LocationId } from '../data/places.js';
import type { PowerId } from '../data/powers.js';
import { draculaIsAt, everySpace } from '../reading.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { moveBlood } from './checks.js';
import { bloodFor, movesOfDracula } from './dracula-routes.js';
import { drawEncounters } from './encounter-hand.js';
import type { Question } from './phase.js';
import { clearTrail, layCard, pushOff, turnUpCard } from './trail.js';

const DARK_CALL_ENCOUNTERS = 10;

/** A move that was declared binds as long as it is legal. */
function legalMoves(state: State): readonly Action[] {
  const moves = movesOfDracula(state);
  const declared = moves.filter((move) => sameValue(move, state.draculaDeclared));
  return declared.length > 0 ? declared : moves;
}

function pay(tale: Tale, blood: number): void {
  if (blood > 0) moveBlood(tale, -blood);
}

function goTo(tale: Tale, location: LocationId, powers: readonly PowerId[] = []): void {
  pay(tale, bloodFor(tale.state, location));
  layCard(tale, location, location, powers);
}

/** The card of the place comes to the head of the trail with all that lies on it. */
function bringBack(tale: Tale, location: LocationId, powers: readonly PowerId[]): void {
  pay(tale, bloodFor(tale.state, location));
  const hidden = everySpace(tale.state).find(({ lies }) => lies.card === 'hide' && lies.at === location);
  if (hidden !== undefined) turnUpCard(tale, { area: hidden.area, space: hidden.space });
  const spot = everySpace(tale.state).find(({ lies }) => lies.card === location);
  if (spot === undefined) throw new Error(`${location} is not in the trail`);
  const { area, space, lies } = spot;
  tale.tell({ type: 'CardBroughtBack', area, space, powers: [...powers] });
  if (lies.tokens.length > 1) tale.next({ is: 'keepEncounter' });
  pushOff(tale);
}

function stayWith(tale: Tale, card: 'dark-call' | 'feed' | 'hide', powers: readonly PowerId[] = []): void {
  layCard(tale, card, draculaIsAt(tale.state), powers);
}

/** The next lower red number; exactly at one of them, options differ. */
function penalty({ blood, options }: State): number {
  const red = [10, 5, 0].find((number) => number < blood) ?? 0;
  const atRed = blood === 10 || blood === 5;
  return atRed && options.cheatAtRedNumber === 'stay' ? 0 : blood - red;
}

export function penalize(tale: Tale): void {
  tale.tell({ type: 'NoMoveLeft' });
  pay(tale, penalty(tale.state));
  clearTrail(tale, 1);
  turnUpCard(tale, { area: 'trail', space: 1 });
}

/** Source document: having no legal move counts as cheating. A second time in the same turn he just stays. */
function punish(tale: Tale, punished: boolean): void {
  if (punished) tale.tell({ type: 'NoMoveLeft' });
  else penalize(tale);
  if (!punished && tale.state.options.cheatThenMoves) tale.next({ is: 'draculaMoves', punished: true });
  else tale.skipTo('pushedOff');
}

/** Ruling: the second move of Unearthly Swiftness is forgone without a penalty, and he acts where he is if he has not yet. */
function forgo(tale: Tale): void {
  tale.tell({ type: 'NoMoveLeft' });
  if (tale.state.options.swiftness === 'twoTurns') tale.skipTo('pushedOff');
  else tale.amend('draculaArrives', (step) => ({ ...step, stayed: true }));
}

export const draculaMoves: Question<'draculaMoves'> = {
  asks: (state) => (legalMoves(state).length > 0 ? ['dracula'] : []),
  mayDo: legalMoves,
  inTime: (state, _step, seat, random) => pickFor(seat, legalMoves(state), random),
  unasked: (tale, { punished, second }) => (second === true ? forgo(tale) : punish(tale, punished)),
  does: {
    moveByRoad: (tale, { action: { location } }) => goTo(tale, location),
    moveBySea: (tale, { action: { location } }) => goTo(tale, location),
    darkCall: (tale, _answer, random: Random) => {
      pay(tale, 2);
      stayWith(tale, 'dark-call');
      drawEncounters(tale, random, DARK_CALL_ENCOUNTERS);
    },
    feed: (tale) => {
      stayWith(tale, 'feed');
      moveBlood(tale, 1);
    },
    hide: (tale) => stayWith(tale, 'hide'),
    doubleBack: (tale, { action: { location } }) => bringBack(tale, location, ['double-back']),
    takeWolfForm: (tale, { action: { location } }) => {
      pay(tale, 1);
      goTo(tale, location, ['wolf-form']);
    },
    doubleBackAsWolf: (tale, { action: { location } }) => {
      pay(tale, 1);
      bringBack(tale, location, ['wolf-form', 'double-back']);
    },
    hideAsWolf: (tale) => {
      pay(tale, 1);
      stayWith(tale, 'hide', ['wolf-form']);
    },
  },
};
