import type { AppendPart, Row } from '../events/append.js';
import type { TableSeat } from '../play/table/table-state.js';

/** Who sits where: the one place that joins seats to players. Written with the entry that changed a seat. */
export const SEATS: AppendPart = {
  name: 'seats_written',
  columns: 'game_id uuid, seat text, side text, kind text, player_id uuid',
  statement: `INSERT INTO seats AS s (game_id, seat, side, kind, player_id)
    SELECT game_id, seat, side, kind, player_id FROM rows
    ON CONFLICT (game_id, seat) DO UPDATE SET kind = excluded.kind, player_id = excluded.player_id`,
};

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
