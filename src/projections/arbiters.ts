import type { AppendPart, Row } from '../events/append.js';

/** Who is which arbiter: the one place that joins them to players. Written with the entry that grants it, and kept. */
export const ARBITERS: AppendPart = {
  name: 'arbiters_written',
  columns: 'game_id uuid, arbiter text, player_id uuid',
  statement: `INSERT INTO arbiters (game_id, arbiter, player_id) SELECT game_id, arbiter, player_id FROM rows`,
};

/** An arbiter of a game, and who that is. */
export interface Chair {
  readonly arbiter: string;
  readonly playerId: string;
}

export function arbiterRows(game: string, chairs: readonly Chair[] = []): Row[] {
  return chairs.map(({ arbiter, playerId }) => ({ game_id: game, arbiter, player_id: playerId }));
}
