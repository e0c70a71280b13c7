import type { Entry } from '../events/entry.js';
import { renderView, viewHash } from '../projections/seat-views.js';
import type { LiveGame } from './live-game.js';
import { offeredActions } from './offer.js';
import { decisionOf, type GameAt } from './table/game-at.js';
import type { ActAnswer } from './table/shapes.js';
import { toldEvents, windowOf } from './table/telling.js';
import { viewTag } from './table/view-tag.js';

/**
 * The answer to an action, rendered from its entry. Given again later it is the same, as far as the seat may still be
 * told: what has passed since is gone, and so are the actions of a decision that is closed.
 * @param then the game after the entry
 */
export function actAnswer(live: LiveGame, then: GameAt, entry: Entry, seat: string): ActAnswer {
  const now = live.at;
  const over = now.table.status === 'finished';
  const window = windowOf(seat, { ...now, over });
  const passing = over || entry.entry >= window.from ? 'told' : 'gone';
  const view = renderView(then, seat, passing);
  return {
    ruleset: then.ruleset.ruleset,
    seat,
    version: then.version,
    events: toldEvents(entry, seat, window, then.ruleset),
    view,
    actions: decisionStands(now, then, seat) ? offeredActions(then, seat, live.secrets.actionKey) : [],
    receipt: then.head,
    etag: viewTag(then.version, seat, viewHash(view)),
  };
}

function decisionStands(now: GameAt, then: GameAt, seat: string): boolean {
  return decisionOf(now, seat)?.id === decisionOf(then, seat)?.id;
}
