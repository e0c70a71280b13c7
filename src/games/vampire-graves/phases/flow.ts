import type { SeatId } from '../../kit/audience.js';
import { clockwiseAfter } from '../../kit/seats.js';
import { GARLIC } from '../data/parts.js';
import { surroundings } from '../data/surroundings.js';
import {
  garlicInGraves,
  isIn,
  othersAfter,
  playerOf,
  playersIn,
  seatIds,
  vampiresOf,
  type State,
} from '../state.js';
import type { EndReason } from '../values.js';
import type { Tale } from './phase.js';

/** Ruling: after so many rounds without a change or a new lid all hidden garlic goes home. */
const QUIET_ROUNDS = 3;

/** Ruling: a game has no more turns than this. */
export const TURN_LIMIT = 1000;

/** The graves around the rats that may still be opened: each once in a plague. */
export function frontier({ plague, options }: State): readonly number[] {
  if (plague === undefined) return [];
  const around = new Set(plague.centres.flatMap((centre) => surroundings(options, centre)));
  for (const grave of plague.opened) around.delete(grave);
  return [...around].sort((one, other) => one - other);
}

export function endGame(tale: Tale, winners: readonly SeatId[], reason: EndReason): void {
  tale.tell({ type: 'GameEnded', winners: [...winners], reason });
}

/** Whose last vampire has gone wins at once, whoever's turn it is. */
export function hasWon(tale: Tale, seat: SeatId): boolean {
  return vampiresOf(playerOf(tale.state, seat)) === 0;
}

/** A grave was used or a lid turned back, and the opener may go on where the rules let them. */
export function goOn(tale: Tale, { anotherLid }: { anotherLid: boolean }): void {
  const { opener: seat, plague, options } = tale.state;
  if (plague !== undefined) offerSurroundings(tale, seat);
  else if (anotherLid && options.extraGo) tale.tell({ type: 'AnotherLidOffered', seat });
  else endTurn(tale);
}

export function offerSurroundings(tale: Tale, seat: SeatId): void {
  if (frontier(tale.state).length === 0) endTurn(tale);
  else tale.tell({ type: 'SurroundingsOffered', seat });
}

/** The opener is done. Published, as an option: the others go on with the plague, each once. */
export function endPart(tale: Tale): void {
  const next = nextInPlague(tale.state);
  if (next === undefined) endTurn(tale);
  else offerSurroundings(tale, next);
}

/** Round the table from the opener to the finder of the first rat, whose turn it is. */
function nextInPlague(state: State): SeatId | undefined {
  const { plague, options, opener, turnOf } = state;
  if (plague === undefined || options.plague === 'solo') return undefined;
  const seats = clockwiseAfter(seatIds(options), opener);
  const toCome = opener === turnOf ? seats : seats.slice(0, seats.indexOf(turnOf));
  return toCome.find((seat) => isIn(state, seat));
}

export function stopOpening(tale: Tale): void {
  tale.tell({ type: 'OpeningStopped', seat: tale.state.opener });
  endPart(tale);
}

function endTurn(tale: Tale): void {
  const { turn, turnOf } = tale.state;
  if (turn >= TURN_LIMIT) return endGame(tale, fewestVampires(tale.state), 'turnLimit');
  if (atAStandstill(tale.state)) sweepGarlic(tale);
  tale.tell({ type: 'TurnStarted', seat: othersAfter(tale.state, turnOf)[0] ?? turnOf, turn: turn + 1 });
}

function atAStandstill(state: State): boolean {
  const quiet = state.stirred ? 0 : state.quietTurns + 1;
  return quiet >= QUIET_ROUNDS * playersIn(state).length && garlicInGraves(state);
}

function sweepGarlic(tale: Tale): void {
  const returned = tale.state.players
    .map(({ seat, garlic }) => ({ seat, garlic: GARLIC - garlic }))
    .filter(({ garlic }) => garlic > 0);
  tale.tell({ type: 'GarlicSwept', returned });
}

function fewestVampires(state: State): readonly SeatId[] {
  const players = playersIn(state);
  const fewest = Math.min(...players.map(vampiresOf));
  return players.filter((player) => vampiresOf(player) === fewest).map(({ seat }) => seat);
}
