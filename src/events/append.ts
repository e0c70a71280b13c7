import type { Entry } from './entry.js';

/**
 * A table that is written with the entry, in the same statement: all or nothing.
 * Whoever owns the table says how; the journal does not understand the rows.
 */
export interface AppendPart {
  readonly name: string;
  /** Columns of one row as they are handed over, e.g. `game_id uuid, viewer text`. The first is always game_id. */
  readonly columns: string;
  /**
   * An INSERT, UPDATE or DELETE that reads from `rows`. Rows of a game whose version had moved on are already gone.
   */
  readonly statement: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** The columns of `games` that follow from the entry. */
export interface GameColumns {
  readonly status: string;
  readonly awaiting: readonly string[];
  /** What readers need beside the entry itself, JSON text. */
  readonly about: string;
  /** When something is due in the game, ISO 8601 UTC; null: never. */
  readonly dueAt: string | null;
}

export interface Append {
  readonly entry: Entry;
  readonly game: GameColumns;
  /** How often the game's rows for reading had been built anew when these were worked out from them. */
  readonly rebuilt: number;
  /** Rows by the name of their part. */
  readonly parts: Readonly<Record<string, readonly Row[]>>;
}

const HEADS: AppendPart = {
  name: 'moved',
  columns:
    'game_id uuid, version int, head text, head_key text, head_signature text, status text, awaiting text[], about text, due_at timestamptz, at timestamptz, rules_version int, rebuilt int',
  statement: `UPDATE games g
    SET version = r.version, head = decode(r.head, 'hex'), head_key = r.head_key, head_signature = r.head_signature,
        status = r.status, awaiting = r.awaiting, about = r.about::json, due_at = r.due_at, updated_at = r.at, rules_version = r.rules_version
    FROM rows r WHERE g.id = r.game_id AND g.version = r.version - 1 AND g.rebuilt = r.rebuilt RETURNING g.id`,
};

const ENTRIES: AppendPart = {
  name: 'entries_written',
  columns:
    'game_id uuid, entry int, seat text, at timestamptz, rules_version int, asked text, asked_slot text, draws text, link text, anchor text, previous text, commitments text, salts text, hash text, key text, signature text',
  statement: `INSERT INTO entries
    SELECT r.game_id, r.entry, r.seat, r.at, r.rules_version, r.asked::json, r.asked_slot, r.draws::json,
      decode(r.link, 'hex'), decode(r.anchor, 'hex'), decode(r.previous, 'hex'), decode(r.commitments, 'hex'),
      decode(r.salts, 'hex'), decode(r.hash, 'hex'), r.key, r.signature
    FROM rows r`,
};

const EVENTS: AppendPart = {
  name: 'events_written',
  columns: 'game_id uuid, entry int, index int, type text, schema int, audience text[], data text',
  statement: `INSERT INTO events
    SELECT r.game_id, r.entry, r.index, r.type, r.schema, r.audience, r.data::json FROM rows r`,
};

/** The parts that the journal itself writes, in the order of their parameters. */
export const JOURNAL_PARTS: readonly AppendPart[] = [HEADS, ENTRIES, EVENTS];

/**
 * One statement that appends one entry to each of several games. The update of `games` is lock and version check;
 * a game that has moved on, or whose rows were built anew, is skipped with all its rows. Returns the ids of the games that took their entry.
 */
export function appendStatement(parts: readonly AppendPart[]): string {
  const ctes = [...JOURNAL_PARTS, ...parts].map(({ name, columns, statement }, place) => {
    const given = `SELECT * FROM json_to_recordset($${place + 1}::json) AS given(${columns})`;
    const rows = place === 0 ? given : `${given} WHERE game_id IN (SELECT id FROM moved)`;
    return `${name} AS (WITH rows AS (${rows}) ${statement})`;
  });
  return `WITH ${ctes.join(',\n')}\nSELECT id FROM moved`;
}
