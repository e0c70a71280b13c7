import { EVERYONE } from '../../events/entry.js';
import type { Happening } from '../entry-writer.js';
import { tableEvent } from '../happenings.js';
import type { LiveGame } from '../live-game.js';
import type { Vacation } from '../table/clock/clock-state.js';
import type { Period } from '../table/clock/period.js';
import { vacationsAhead } from '../table/clock/vacations.js';
import type { GameAt } from '../table/game-at.js';

/** What the seat has taken for this vacation, if it is not over. */
export function takenFor(
  game: GameAt,
  seat: string,
  { from, until }: Period,
  now: number,
): Vacation | undefined {
  // It begins later in a game that was told of it later.
  return vacationsAhead(game, seat, now).find((one) => one.from >= from && one.until === until);
}

/** @param at when: it begins no earlier */
export function vacationIsTaken(seat: string, { from, until }: Period, at: Date): Happening {
  const moment = (at: number): string => new Date(at).toISOString();
  const period = { from: moment(Math.max(from, at.getTime())), until: moment(until) };
  return {
    at,
    asked: { action: { type: 'takeVacation', seat, ...period }, by: 'player' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'VacationTaken', seat, ...period })],
  };
}

export function vacationEnds(seat: string, taken: number): Happening {
  return {
    asked: { action: { type: 'endVacation', seat, taken }, by: 'player' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'VacationEnded', seat, taken })],
  };
}

/** The seats of a player in a game that is being played. */
export function seatsPlayed(live: LiveGame, playerId: string): string[] {
  return live.at.table.status === 'playing' ? live.seatsOf(playerId) : [];
}
