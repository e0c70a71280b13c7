import type { AppendPart, Row } from '../../events/append.js';
import { canonical, sha256 } from '../../events/canonical.js';

const TEXT_FORMAT = 'harker-text/1';

/** What somebody wrote, before its entry is written. The journal knows its hash alone. */
export interface Text {
  readonly text: string;
  /** 32 random bytes, hex: a short text cannot be guessed from its hash. */
  readonly salt: string;
  /** Whose account takes it along when it is erased; null for what is to stay. */
  readonly playerId: string | null;
}

/** SHA-256 over the canonical `[format, game, entry, salt, text]`, hex. */
export function textHash(game: string, entry: number, { salt, text }: Pick<Text, 'salt' | 'text'>): string {
  return sha256(canonical([TEXT_FORMAT, game, entry, salt, text]));
}

export const TEXTS: AppendPart = {
  name: 'texts_written',
  columns: 'game_id uuid, entry int, salt text, text text, player_id uuid',
  statement: `INSERT INTO texts (game_id, entry, salt, text, player_id)
    SELECT game_id, entry, decode(salt, 'hex'), text, player_id FROM rows`,
};

export function textRow(game: string, entry: number, { text, salt, playerId }: Text): Row {
  return { game_id: game, entry, salt, text, player_id: playerId };
}
