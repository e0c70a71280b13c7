import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { Message } from '../../../src/games/kit/message.js';
import type { Draw } from './chance.js';
import { spread, stateAfter, type Played } from './random-play.js';

export type Met = Readonly<Record<'actions' | 'events' | 'kinds' | 'purposes' | 'keys', Set<unknown>>>;

export function nothingMet(): Met {
  return {
    actions: new Set(),
    events: new Set(),
    kinds: new Set(),
    purposes: new Set(),
    keys: new Set(),
  };
}

/** The keys of a message and of all messages in it. */
export function keysOf({ key, values }: Message, keys: Set<unknown>): void {
  keys.add(key);
  for (const value of Object.values(values ?? {})) if (typeof value === 'object') keysOf(value, keys);
}

/** Events, with the words that tell them. */
function eventsMet(game: Ruleset, events: readonly Typed[], met: Met): void {
  for (const event of events) {
    met.events.add(event.type);
    keysOf(game.describe({ is: 'event', event }, 'spectator'), met.keys);
  }
}

/** What an arbiter may put right. */
function adjustmentsMet(game: Ruleset, state: unknown, met: Met): void {
  for (const { label, events } of game.adjustments?.(state) ?? []) {
    keysOf(label, met.keys);
    eventsMet(game, events, met);
  }
}

/** What follows when a seat leaves. */
function leavingMet(game: Ruleset, state: unknown, seat: string, met: Met): void {
  const events = game.leave?.(state, seat) ?? [];
  eventsMet(game, events, met);
  const outcome = game.outcome(stateAfter(game, state, events));
  if (outcome !== undefined) keysOf(outcome.reason, met.keys);
}

/** What rulings could have brought about here and there in a game. */
function rulingsMet(game: Ruleset, { setup, entries }: Played, met: Met): void {
  for (const { after } of spread(entries.slice(0, -1), 3, entries.length)) {
    adjustmentsMet(game, after, met);
    for (const { id } of game.seats(setup.options)) leavingMet(game, after, id, met);
  }
}

/** Adds every word that a game used, or rulings could have used. */
export function wordsMet(game: Ruleset, played: Played, draws: readonly Draw[], met: Met): void {
  for (const { purpose } of draws) met.purposes.add(purpose);
  for (const entry of played.entries) {
    if (entry.action !== undefined) {
      met.actions.add(entry.action.type);
      keysOf(game.describe({ is: 'action', action: entry.action }, 'spectator'), met.keys);
    }
    eventsMet(game, entry.events, met);
    for (const decision of game.decisions(entry.after)) {
      met.kinds.add(decision.kind);
      keysOf(game.describe({ is: 'decision', decision }, 'spectator'), met.keys);
    }
  }
  rulingsMet(game, played, met);
  for (const { id } of game.seats(played.setup.options))
    keysOf(game.describe({ is: 'seat', seat: id }, id), met.keys);
  const outcome = game.outcome(played.state);
  if (outcome !== undefined) keysOf(outcome.reason, met.keys);
}
