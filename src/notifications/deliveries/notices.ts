import type { Entry } from '../../events/entry.js';
import { questionsOf, type GameAt } from '../../play/table/game-at.js';
import type { GameNoticeType, Notice } from './notice.js';

/** By seat: who sits there. */
export type Players = ReadonlyMap<string, string>;

/** What the table's own events are called where they are told outside. */
const TOLD: Readonly<Record<string, GameNoticeType>> = {
  GameBegan: 'game.started',
  GameFinished: 'game.finished',
  GameCancelled: 'game.cancelled',
  TurnTimedOut: 'turn.timedOut',
  DeadlinesMoved: 'deadlines.moved',
  DisputeOpened: 'dispute.opened',
  RulingGiven: 'dispute.ruled',
};

/**
 * What an entry gives to tell. It follows from what everyone sees: who is asked what, and what happened at the table.
 * @param before the game before the entry, if there was one
 * @param players after it
 * @param left who held a seat before and does not now
 */
export function noticesOf(
  before: GameAt | undefined,
  next: GameAt,
  entry: Entry,
  players: Players,
  left: Players,
): Notice[] {
  const types = new Set(entry.events.flatMap((event) => TOLD[event.type] ?? []));
  const everybody = [...new Set(players.values())];
  const ofGame = [...types, 'game.changed' as const].flatMap((type) =>
    everybody.map((playerId): Notice => ({ type, playerId, seat: null })),
  );
  return [...ofGame, ...opened(next, players, left), ...turns(before, next, players)];
}

/** Seats that are asked something that they were not asked before. */
function turns(before: GameAt | undefined, next: GameAt, players: Players): Notice[] {
  const known = new Set(before === undefined ? [] : asked(before).map(({ key }) => key));
  return asked(next)
    .filter(({ key }) => !known.has(key))
    .flatMap(({ seat, decision }) => {
      const playerId = players.get(seat);
      return playerId === undefined ? [] : [{ type: 'turn.started' as const, playerId, seat, decision }];
    });
}

function asked(game: GameAt) {
  return questionsOf(game).flatMap(({ id, kind, seats }) =>
    seats.map((seat) => ({ key: `${seat} ${id}`, seat, decision: { id, kind } })),
  );
}

/** A seat of a running game that lost its player: told to the one who has lost it, too. */
function opened({ table }: GameAt, players: Players, left: Players): Notice[] {
  if (table.status !== 'playing') return [];
  return [...left].flatMap(([seat, gone]) =>
    [...new Set([gone, ...players.values()])].map((playerId): Notice => ({
      type: 'seat.opened',
      playerId,
      seat,
    })),
  );
}
