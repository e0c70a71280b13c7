import { EVERYONE, type By, type JournalEvent } from '../events/entry.js';
import { Refusal } from '../refusals/refusal.js';
import { disputeOf } from './disputes/disputing.js';
import type { Happening } from './entry-writer.js';
import { tableEvent } from './happenings.js';
import type { LiveGame } from './live-game.js';
import { vacationsAhead } from './table/clock/vacations.js';
import { NO_ENTROPY, type TableSeat, type TableState } from './table/table-state.js';

/** Sitting down and getting up. */

/** @throws Refusal */
export function mustBeMaker(live: LiveGame, playerId: string): void {
  if (live.maker !== playerId) throw new Refusal('not-the-maker');
}

/** @throws Refusal */
export function mustBeOpen({ at: { table } }: LiveGame): void {
  if (table.status !== 'open') throw new Refusal('game-not-open', { status: table.status });
}

export function openSeats({ at: { table } }: LiveGame): string[] {
  return table.seats.filter(isFree).map(({ seat }) => seat);
}

export function allTaken({ at: { table } }: LiveGame): boolean {
  return table.seats.every(({ kind }) => kind === 'player' || kind === 'bot');
}

/** Whether somebody could sit down. */
export function hasFreeSeat({ at: { table } }: LiveGame): boolean {
  return (table.status === 'open' || table.status === 'playing') && table.seats.some(isFree);
}

const isFree = ({ kind }: TableSeat): boolean => kind === 'open' || kind === 'invite';

/**
 * A seat that this player could take now.
 * @param playerId left out where somebody else is to sit there
 * @throws Refusal
 */
export function vacantSeat(live: LiveGame, seat: string, playerId: string | undefined): TableSeat {
  const { status, seats } = live.at.table;
  const wanted = seats.find((one) => one.seat === seat);
  if (wanted === undefined) throw new Refusal('seat-not-found', { seat });
  if (status !== 'open' && status !== 'playing') throw new Refusal('game-not-open', { status });
  if (!isFree(wanted)) throw new Refusal('seat-taken', { seat });
  if (playerId !== undefined) maySit(live, wanted, playerId);
  return wanted;
}

function maySit(live: LiveGame, wanted: TableSeat, playerId: string): void {
  mustBeOneSide(live, wanted, playerId);
  // Who takes over knows what that seat knows, and nothing else.
  if (live.at.table.status === 'playing' && live.hasKnown(playerId)) throw new Refusal('knows-too-much');
}

/** Who knew both sides' secrets would play against himself. */
function mustBeOneSide(live: LiveGame, wanted: TableSeat, playerId: string): void {
  const held = live.seatsOf(playerId);
  const other = live.at.table.seats.find(({ seat, side }) => held.includes(seat) && side !== wanted.side);
  if (other !== undefined) throw new Refusal('one-side-only', { sides: [other.side, wanted.side] });
}

/** Who takes a seat over has not played yet: nothing that was shown to the seat passes by it. */
export function seatIsTakenOver(seat: string, playerId: string): Happening {
  const { seat: _mover, ...taken } = seatIsTaken(seat, playerId, undefined);
  return taken;
}

export function seatIsTaken(seat: string, playerId: string, entropy: string | undefined): Happening {
  return {
    seat,
    asked: { action: { type: 'claim', seat }, by: 'player' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'SeatTaken', seat, kind: 'player', entropy: entropy ?? NO_ENTROPY })],
    sittings: [{ seat, playerId }],
  };
}

/** Sitting down where one sits changes nothing, so it cannot bring other entropy. @throws Refusal */
export function seatIsKept(
  { at: { table } }: LiveGame,
  seat: string,
  entropy: string | undefined,
): undefined {
  const given = table.seats.find((one) => one.seat === seat)?.entropy;
  if (entropy !== undefined && entropy !== given) throw new Refusal('entropy-fixed', { seat });
  return undefined;
}

/** A seat in which nobody sits has been given up already. @throws Refusal */
export function seatIsGivenUp(live: LiveGame, seat: string, playerId: string): Happening | undefined {
  const { table } = live.at;
  const left = table.seats.find((one) => one.seat === seat);
  if (left === undefined) throw new Refusal('seat-not-found', { seat });
  const { status } = table;
  const goesOn = status === 'open' || status === 'playing';
  if (goesOn && isFree(left)) return undefined;
  if (live.players.get(seat) !== playerId)
    throw new Refusal('not-your-seat', { seat, seats: live.seatsOf(playerId) });
  if (!goesOn) throw new Refusal('game-not-open', { status });
  return seatIsLost(live, left, goesToBot(table), 'player');
}

/** Once the game is being played, by the policy that was declared for those who miss too much. In a sandbox always. */
export function goesToBot({ status, time, sandbox }: TableState): boolean {
  if (sandbox !== undefined) return true;
  return status === 'playing' && time.mode !== 'none' && time.misses.then === 'bot';
}

export function seatIsLost(live: LiveGame, { seat, reserved }: TableSeat, toBot: boolean, by: By): Happening {
  if (toBot) return leaving(live, seat, 'bot', by);
  return leaving(live, seat, reserved ? 'invite' : 'open', by);
}

export function seatGoesToBot(live: LiveGame, seat: string): Happening {
  return leaving(live, seat, 'bot');
}

function leaving(
  live: LiveGame,
  seat: string,
  kind: 'open' | 'invite' | 'bot',
  by: By = 'player',
): Happening {
  return {
    asked: { action: { type: 'leave', seat }, by },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'SeatGivenUp', seat, kind }), ...endsWithPlayer(live, seat)],
    sittings: [{ seat, playerId: null }],
  };
}

/** Nobody else could end these: a game might stand still for ever, or wait for somebody who is not away. */
function endsWithPlayer(live: LiveGame, seat: string): JournalEvent[] {
  const open = disputeOf(live, seat);
  const vacations = vacationsAhead(live.at, seat, Date.parse(live.at.at));
  return [
    ...(open === undefined ? [] : [tableEvent({ type: 'DisputeWithdrawn', dispute: open.dispute })]),
    ...vacations.map(({ entry: taken }) => tableEvent({ type: 'VacationEnded', seat, taken })),
  ];
}

export function seatIsReserved(seat: string): Happening {
  return {
    asked: { action: { type: 'invite', seat }, by: 'player' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'SeatReserved', seat })],
    sittings: [{ seat, playerId: null }],
  };
}

export function gameIsCancelled(): Happening {
  return {
    asked: { action: { type: 'cancel' }, by: 'player' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'GameCancelled' })],
  };
}
