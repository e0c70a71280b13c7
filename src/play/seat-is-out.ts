import type { JournalEvent } from '../events/entry.js';
import type { Outcome } from '../games/kit/game-definition.js';
import { Refusal } from '../refusals/refusal.js';
import { ending, gameEnded, gameEvent, tableEvent } from './happenings.js';
import type { LiveGame } from './live-game.js';
import type { GameAt } from './table/game-at.js';

/**
 * A seat forfeits or resigns. Where the ruleset does not say how the others play on, its side has lost.
 * @throws Refusal
 */
export function seatIsOut(
  { at, secrets }: LiveGame,
  seat: string,
  how: 'SeatForfeited' | 'SeatResigned',
): JournalEvent[] {
  const { ruleset, table, rules } = at;
  const own = table.seats.find((one) => one.seat === seat);
  if (own === undefined) throw new Refusal('seat-not-found', { seat });
  const out = tableEvent({ type: how, seat });
  if (ruleset.leave === undefined) return [out, gameEnded(lostBy(at, seat, own.side), secrets)];
  const events = ruleset.leave(rules, seat);
  return [
    out,
    ...events.map((event) => gameEvent(ruleset, event, table.options)),
    ...ending(ruleset, rules, events, secrets),
  ];
}

function lostBy({ ruleset, table }: GameAt, seat: string, side: string): Outcome {
  const winners = table.seats.filter((one) => one.side !== side).map((one) => one.seat);
  const name = ruleset.describe({ is: 'seat', seat }, 'spectator');
  return { winners, reason: { key: 'table.forfeited', values: { seat: name } } };
}
