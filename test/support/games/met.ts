import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { Message } from '../../../src/games/kit/message.js';
import type { Draw } from './chance.js';
import type { Played } from './random-play.js';

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

/** Adds every word that a game used. */
export function wordsMet(game: Ruleset, played: Played, draws: readonly Draw[], met: Met): void {
  for (const { purpose } of draws) met.purposes.add(purpose);
  for (const entry of played.entries) {
    if (entry.action !== undefined) {
      met.actions.add(entry.action.type);
      keysOf(game.describe({ is: 'action', action: entry.action }, 'spectator'), met.keys);
    }
    for (const event of entry.events) {
      met.events.add(event.type);
      keysOf(game.describe({ is: 'event', event }, 'spectator'), met.keys);
    }
    for (const decision of game.decisions(entry.after)) {
      met.kinds.add(decision.kind);
      keysOf(game.describe({ is: 'decision', decision }, 'spectator'), met.keys);
    }
  }
  for (const { id } of game.seats(played.setup.options))
    keysOf(game.describe({ is: 'seat', seat: id }, id), met.keys);
  const outcome = game.outcome(played.state);
  if (outcome !== undefined) keysOf(outcome.reason, met.keys);
}
