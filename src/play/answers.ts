import type { Entry } from '../events/entry.js';
import { renderView, viewHash } from '../projections/seat-views.js';
import type { LiveGame } from './live-game.js';
import { offeredActions } from './offer.js';
import { questionsOf, type GameAt } from './table/game-at.js';
import type { ActAnswer } from './table/shapes.js';
import { isStillTold, toldEvents, windowOf } from './table/telling.js';
import { viewTag } from './table/view-tag.js';

/**
 * The answer to an action, rendered from its entry. Given again later it is the same, as far as the seat may still be
 * told: what has passed since is gone, and so are the actions of a decision that is closed.
 * @param then the game after the entry
 */
export function actAnswer(live: LiveGame, then: GameAt, entry: Entry, seat: string): ActAnswer {
  const now = live.at;
  const window = windowOf(seat, { ...now, over: now.table.status === 'finished' });
  const view = renderView(then, seat, isStillTold(entry.entry, window) ? 'told' : 'gone');
  return {
    ruleset: then.ruleset.ruleset,
    seat,
    version: then.version,
    events: toldEvents(entry, seat, window, then.ruleset),
    view,
    actions:
      askedOf(now, seat) === askedOf(then, seat) ? offeredActions(then, seat, live.secrets.actionKey) : [],
    receipt: then.head,
    etag: viewTag(then.version, seat, viewHash(view)),
  };
}

/** The questions that are open to a seat. */
function askedOf(game: GameAt, seat: string): string {
  const open = questionsOf(game).filter(({ seats }) => seats.includes(seat));
  return open.map(({ id }) => id).join();
}
