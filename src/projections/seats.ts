import type { AppendPart, Row } from '../events/append.js';
import type { GameAt } from '../play/table/game-at.js';
import type { TableSeat } from '../play/table/table-state.js';

/** Who sits where: the one place that joins seats to players. Written with the entry that changed a seat. */
export const SEATS: AppendPart = {
  name: 'seats_written',
  columns: 'game_id uuid, seat text, side text, kind text, player_id uuid',
  statement: `INSERT INTO seats AS s (game_id, seat, side, kind, player_id)
    SELECT game_id, seat, side, kind, player_id FROM rows
    ON CONFLICT (game_id, seat) DO UPDATE SET kind = excluded.kind, player_id = excluded.player_id`,
};

/** Who loses a seat of a game that is being played: they know what that seat knew. */
export const FORMER_PLAYERS: AppendPart = {
  name: 'former_players_written',
  columns: 'game_id uuid, seat text',
  statement: `INSERT INTO former_players (game_id, seat, player_id)
    SELECT s.game_id, s.seat, s.player_id FROM seats s JOIN rows r ON s.game_id = r.game_id AND s.seat = r.seat
    WHERE s.player_id IS NOT NULL ON CONFLICT DO NOTHING`,
};

export function formerPlayerRows(
  { id, table }: Pick<GameAt, 'id' | 'table'>,
  changes: readonly Sitting[] = [],
): Row[] {
  if (table.status !== 'playing') return [];
  return changes.filter(({ playerId }) => playerId === null).map(({ seat }) => ({ game_id: id, seat }));
}

export interface Sitting {
  readonly seat: string;
  readonly playerId: string | null;
}

export function seatTableRows(
  game: string,
  seats: readonly TableSeat[],
  changes: readonly Sitting[] = [],
): Row[] {
  return changes.flatMap(({ seat, playerId }) =>
    seats
      .filter((one) => one.seat === seat)
      .map(({ side, kind }) => ({ game_id: game, seat, side, kind, player_id: playerId })),
  );
}
