import type { GameAt } from '../game-at.js';
import type { Vacation } from './clock-state.js';
import type { Period } from './period.js';

const DAY_MS = 86_400_000;

/** Why a vacation does not count in a game. */
export const NOT_COUNTED = ['noTime', 'onlyBots', 'noDaysLeft'] as const;
export type NotCounted = (typeof NOT_COUNTED)[number];

const days = ({ from, until }: Period): number => Math.ceil((until - from) / DAY_MS);

/** Whole days of vacation that a seat may still take. */
function daysLeft({ table, clock }: GameAt, seat: string): number {
  if (table.time.mode === 'none') return 0;
  const taken = (clock.vacations[seat] ?? []).reduce((sum, one) => sum + days(one), 0);
  return table.time.vacationDays - taken;
}

/** Why this vacation does not count for the seat; undefined: it does. */
export function notCounted(game: GameAt, seat: string, vacation: Period): NotCounted | undefined {
  if (game.table.time.mode === 'none') return 'noTime';
  // Nobody waits there.
  if (game.table.seats.every((one) => one.seat === seat || one.kind === 'bot')) return 'onlyBots';
  return daysLeft(game, seat) < days(vacation) ? 'noDaysLeft' : undefined;
}

/** The seat's vacations that are not over, and not called off. */
export function vacationsAhead({ clock }: GameAt, seat: string, now: number): readonly Vacation[] {
  return (clock.vacations[seat] ?? []).filter(({ from, until }) => until > Math.max(from, now));
}
