import { EVERYONE, type JournalEvent } from '../../events/entry.js';
import type { Adjustment, Typed } from '../../games/kit/game-definition.js';
import { sameValue } from '../../games/kit/same-value.js';
import type { Past } from '../../projections/past-games.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Happening } from '../entry-writer.js';
import { gameEvent, tableEvent } from '../happenings.js';
import type { LiveGame } from '../live-game.js';
import { seatIsOut } from '../seat-is-out.js';
import type { TableEvent } from '../table/events.js';
import { leftAfter, type GameAt } from '../table/game-at.js';
import { isStruck } from '../table/line.js';
import { textHash, type Text } from './texts.js';

/** An arbiter's decision, with what it needs. */
export type Decided =
  | { readonly decision: 'dismiss' }
  | { readonly decision: 'rewind'; readonly entry: number }
  | { readonly decision: 'adjust'; readonly adjustment: Typed }
  | { readonly decision: 'forfeit'; readonly seat: string };

type Effect = Pick<Happening, 'events' | 'back'>;

/**
 * What a ruling brings about.
 * @param past up to the entry after that to which the game is rewound
 * @throws Refusal
 */
export function isRuled(
  live: LiveGame,
  given: { readonly dispute: number; readonly arbiter: string; readonly decided: Decided },
  reason: Text,
  past: Past,
): Happening {
  const { dispute, arbiter, decided } = given;
  const { id, version } = live.at;
  const ruling: TableEvent = {
    type: 'RulingGiven',
    dispute,
    arbiter,
    decision: decided.decision,
    reason: textHash(id, version + 1, reason),
  };
  const { events, back } = effectOf(live, decided, past);
  return {
    asked: { action: { type: 'rule', dispute, arbiter, ...decided }, by: 'arbiter' },
    askedSlot: EVERYONE,
    text: reason,
    events: [tableEvent(ruling), ...events],
    ...(back && { back }),
  };
}

function effectOf(live: LiveGame, decided: Decided, past: Past): Effect {
  if (decided.decision === 'dismiss') return { events: [] };
  const { status } = live.at.table;
  if (status !== 'playing') throw new Refusal('game-not-playing', { status });
  switch (decided.decision) {
    case 'rewind':
      return rewound(live.at, decided.entry, past);
    case 'adjust':
      return { events: adjusted(live.at, decided.adjustment) };
    case 'forfeit':
      return { events: seatIsOut(live, decided.seat, 'SeatForfeited') };
  }
}

/** To an entry that counts, in a game that was being played and was played on. */
function rewound({ last, line }: GameAt, entry: number, { games }: Past): Effect {
  const strikes = last !== undefined && entry < last.entry && !isStruck(line.struck, entry);
  const back = strikes ? leftAfter(games, entry) : undefined;
  if (back?.table.status !== 'playing') throw new Refusal('cannot-rewind', { entry });
  return { events: [tableEvent({ type: 'GameRewound', entry })], back };
}

export function adjustmentsOf({ ruleset, table, rules }: GameAt): readonly Adjustment<Typed>[] {
  return table.status === 'playing' ? (ruleset.adjustments?.(rules) ?? []) : [];
}

function adjusted(game: GameAt, asked: Typed): JournalEvent[] {
  const offered = adjustmentsOf(game);
  const found = offered.find(({ adjustment }) => sameValue(adjustment, asked));
  if (found === undefined) throw new Refusal('adjustment-not-offered');
  const { ruleset, table } = game;
  return [
    tableEvent({ type: 'GameAdjusted', adjustment: { ...found.adjustment } }),
    ...found.events.map((event) => gameEvent(ruleset, event, table.options)),
  ];
}
