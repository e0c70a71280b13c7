import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { Message } from '../../../src/games/kit/message.js';
import type { Scene } from '../../../src/games/kit/scene.js';
import { messagesOf } from './boards.js';
import type { Draw } from './chance.js';
import { keysOf, messagesIn } from './keys.js';
import { spread, stateAfter, type Entry, type Played } from './random-play.js';

/** Words that games used, and how often a board was drawn for each kind of moment. */
export type Met = Readonly<Record<'actions' | 'events' | 'kinds' | 'purposes' | 'keys', Set<unknown>>> & {
  readonly drawn: Map<string, number>;
};

/** Boards drawn for each kind of moment: enough for what stands beside it only now and then. */
const ENOUGH = 3;

export function nothingMet(): Met {
  return {
    actions: new Set(),
    events: new Set(),
    kinds: new Set(),
    purposes: new Set(),
    keys: new Set(),
    drawn: new Map(),
  };
}

function keysOfAll(messages: readonly Message[], met: Met): void {
  for (const message of messages) keysOf(message, met.keys);
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
  const after = stateAfter(game, state, events);
  keysOfAll(messagesOf(game.board(game.view(after, seat, 'told'), seat)), met);
  const outcome = game.outcome(after);
  if (outcome !== undefined) keysOf(outcome.reason, met.keys);
}

/** What rulings could have brought about here and there in a game. */
function rulingsMet(game: Ruleset, { setup, entries }: Played, met: Met): void {
  for (const { after } of spread(entries.slice(0, -1), 3, entries.length)) {
    adjustmentsMet(game, after, met);
    for (const { id } of game.seats(setup.options)) leavingMet(game, after, id, met);
  }
}

/** Whether these things happened, with these questions after them, for one of the first times. */
function isRare(game: Ruleset, { events, after }: Entry, drawn: Met['drawn']): boolean {
  const types = new Set(events.map(({ type }) => type));
  const moment = [...types, ...game.decisions(after).map(({ kind }) => kind)].join(' ');
  const times = drawn.get(moment) ?? 0;
  drawn.set(moment, times + 1);
  return times < ENOUGH;
}

/** What stands on boards here and there in a game, where it is rare, and at its end. */
function boardsMet(game: Ruleset, { setup, entries }: Played, met: Met): void {
  const viewers = [...game.seats(setup.options).map(({ id }) => id), 'spectator'];
  const some = [
    ...spread(entries, 2, entries.length),
    ...entries.filter((entry) => isRare(game, entry, met.drawn)),
    ...entries.slice(-1),
  ];
  for (const { after } of some) {
    for (const viewer of viewers) {
      const view = game.view(after, viewer, 'told');
      keysOfAll(messagesOf(game.board(view, viewer)), met);
      keysOfScene(game.scene(view, viewer), met);
    }
  }
}

/** What stands in a picture; a printed map says the same each time. */
function keysOfScene({ board, ...besides }: Scene, met: Met): void {
  const isKnown = board.is === 'map' && board.chart.legend.every(({ says }) => met.keys.has(says.key));
  const drawn = isKnown ? { pieces: board.pieces, closed: board.closed } : board;
  keysOfAll(messagesIn([drawn, besides]), met);
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
  boardsMet(game, played, met);
  for (const { id } of game.seats(played.setup.options))
    keysOf(game.describe({ is: 'seat', seat: id }, id), met.keys);
  const outcome = game.outcome(played.state);
  if (outcome !== undefined) keysOf(outcome.reason, met.keys);
}
