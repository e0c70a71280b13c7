import type { Pool } from 'pg';
import { Batched } from '../events/batched.js';

interface Question {
  readonly gameId: string;
  readonly playerId: string;
  readonly key: string;
}

/** A game's version as it is now, and what this player's key brought about before. */
export interface LookedUp {
  readonly version: number;
  readonly earlier?: { readonly entry: number; readonly seat: string; readonly bodyHash: string };
}

interface LookUpRow {
  readonly place: number;
  readonly version: number | null;
  readonly entry: number | null;
  readonly seat: string | null;
  readonly body_hash: string | null;
}

const LOOK_UP = `
  SELECT asked.place::int AS place, g.version, i.entry, i.seat, encode(i.body_hash, 'hex') AS body_hash
  FROM unnest($1::uuid[], $2::uuid[], $3::text[]) WITH ORDINALITY AS asked(game_id, player_id, key, place)
  LEFT JOIN games g ON g.id = asked.game_id
  LEFT JOIN idempotency i ON i.game_id = asked.game_id AND i.player_id = asked.player_id AND i.key = asked.key`;

/**
 * Version and idempotency record in one look. If the key is not there at this version, then it can only come with a
 * later one; so an append that expects this version cannot apply a request twice.
 */
export class LookUp {
  private readonly batched: Batched<Question, LookedUp | undefined>;

  constructor(pool: Pool) {
    this.batched = new Batched(async (questions) => {
      const values = [
        questions.map(({ gameId }) => gameId),
        questions.map(({ playerId }) => playerId),
        questions.map(({ key }) => key),
      ];
      const { rows } = await pool.query<LookUpRow>({ name: 'look-up', text: LOOK_UP, values });
      const answers = new Array<LookedUp | undefined>(questions.length).fill(undefined);
      for (const row of rows) answers[row.place - 1] = toLookedUp(row);
      return answers;
    });
  }

  /** @returns undefined if there is no such game */
  look(gameId: string, playerId: string, key: string): Promise<LookedUp | undefined> {
    return this.batched.get({ gameId, playerId, key });
  }
}

function toLookedUp({ version, entry, seat, body_hash: bodyHash }: LookUpRow): LookedUp | undefined {
  if (version === null) return undefined;
  if (entry === null) return { version };
  return { version, earlier: { entry, seat: seat!, bodyHash: bodyHash! } };
}
