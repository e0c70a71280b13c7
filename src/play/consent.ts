import { EVERYONE } from '../events/entry.js';
import type { Typed } from '../games/kit/game-definition.js';
import type { Happening } from './entry-writer.js';
import { tableEvent } from './happenings.js';
import type { LiveGame } from './live-game.js';
import type { TableEvent } from './table/events.js';
import type { GameAt } from './table/game-at.js';

/** Who must agree to what is not for one player alone to say, and how that is written down. */

/**
 * Whether another seat is of the same player. In a sandbox each counts as a player of its own, so that a client meets
 * there what it meets elsewhere.
 */
export function isOneWith({ at, players }: LiveGame, seat: string): (other: string) => boolean {
  if (at.table.sandbox !== undefined) return (other) => other === seat;
  return (other) => players.get(other) === players.get(seat);
}

/** Seats of other players: each must agree to what is not free. Bots are no players; who is out has no say. */
export function othersOf(live: LiveGame, seat: string): string[] {
  const { at, players } = live;
  const isOwn = isOneWith(live, seat);
  return at.table.seats
    .map((one) => one.seat)
    .filter((one) => players.has(one) && !isOwn(one) && !at.table.out.includes(one));
}

/** For which of those who are asked a player answers: all of their own seats. */
export function agreeing(live: LiveGame, seat: string, open: readonly string[]): string[] {
  return open.filter(isOneWith(live, seat));
}

/** @param back where the game is turned back by it */
export function atTheTable(action: Typed, events: readonly TableEvent[], back?: GameAt): Happening {
  return {
    asked: { action: { ...action }, by: 'player' },
    askedSlot: EVERYONE,
    events: events.map((event) => tableEvent(event)),
    ...(back === undefined ? {} : { back }),
  };
}
