import { freezeEndsAt } from '../freeze.js';
import { questionsOf, type GameAt } from '../game-at.js';
import { isFrozen, type TableState } from '../table-state.js';
import { votedFor } from '../vote.js';
import { pausesOf, type Clock, type Running } from './clock-state.js';
import { runsOut } from './running.js';
import type { Deadline, TimeGiven } from './time-setting.js';

export interface Due extends Deadline {
  /** When the default is taken: the deadline, and grace after it. */
  readonly due: string;
}

/** Everything that is asked now with its deadline, in the order of the questions; nothing in a game without time. */
export function deadlinesOf(game: GameAt): Deadline[] {
  return duesOf(game).map(({ due: _due, ...deadline }) => deadline);
}

/** The deadline of a seat for a decision, ISO 8601 UTC. Undefined where it is not asked, or there is none. */
export function deadlineOf(game: GameAt, seat: string, decision: string): string | undefined {
  return deadlinesOf(game).find((one) => one.seat === seat && one.decision === decision)?.at;
}

/** The same with the moments at which defaults are taken. */
export function duesOf(game: GameAt): Due[] {
  const { ruleset, rules, table, clock } = game;
  const { time } = table;
  if (time.mode === 'none' || table.status !== 'playing') return [];
  // The questions of the rules come first, in their order.
  const own = ruleset.decisions(rules).map(({ id }) => id);
  return questionsOf(game).flatMap(({ id: decision, seats }, place) =>
    seats.flatMap((seat) => {
      const one = clock.open[own[place] ?? decision]?.[seat];
      return one?.since === undefined
        ? []
        : [{ seat, decision, ...moments(clock, time, seat, one, one.since) }];
    }),
  );
}

/** Whether the others decide about a seat that has missed too much. */
export function isVotedOn({ time }: TableState): boolean {
  return time.mode !== 'none' && time.misses.then === 'vote';
}

/** Whether a vote is decided, and only nobody has said so: who had a say has gone. */
export function isVoteOver({ table }: GameAt): boolean {
  const { status, vote } = table;
  return status === 'playing' && !isFrozen(table) && vote !== undefined && votedFor(vote) !== undefined;
}

/** Seats that have missed too much: their players lose them now, or the others are asked, about one at a time. */
export function lostSeats({ table, clock }: GameAt): string[] {
  const { status, time, seats, out } = table;
  if (status !== 'playing' || time.mode === 'none' || time.misses.then === 'nothing') return [];
  if (isVotedOn(table) && (table.vote !== undefined || isFrozen(table))) return [];
  const { after } = time.misses;
  // For a seat that is out nobody waits.
  return seats
    .filter(
      ({ seat, kind }) => kind === 'player' && !out.includes(seat) && (clock.missed[seat] ?? 0) >= after,
    )
    .map(({ seat }) => seat);
}

/**
 * When something is due in this game, ISO 8601 UTC: a default, that a seat is lost, that a vote is over, or that play goes
 * on after a freeze; or, as long as it is open, when it was last changed.
 */
export function dueAt(game: GameAt): string | undefined {
  if (game.table.status === 'open' || isVoteOver(game) || lostSeats(game).length > 0) return game.at;
  const freeze = freezeEndsAt(game);
  return (
    freeze ??
    duesOf(game)
      .map(({ due }) => due)
      .toSorted()[0]
  );
}

function moments(clock: Clock, time: TimeGiven, seat: string, { left, ofBank }: Running, since: number) {
  const pauses = pausesOf(clock, time, seat);
  const after = (some: number): string => new Date(runsOut(since, some, pauses)).toISOString();
  const bank = { bank: Math.floor(Math.max(0, Math.min(left, ofBank)) / 1000) };
  const moment = { at: after(left), due: after(left + time.graceSeconds * 1000) };
  return time.mode === 'bank' ? { ...moment, ...bank } : moment;
}
