import type { Commitment, Draw, Entry, JournalEvent, Asked } from './entry.js';
import { SALT_BYTES, slotsOf } from './seal.js';

/** The columns of an entry `e` of a game `g`, without its events, for `toEntry`. */
export const ENTRY_COLUMNS = `e.game_id, g.ruleset, g.seats, e.entry, e.seat, e.at, e.rules_version, e.asked::text,
  e.asked_slot, e.draws::text, encode(e.link, 'hex') AS link, encode(e.anchor, 'hex') AS anchor,
  encode(e.previous, 'hex') AS previous, encode(e.commitments, 'hex') AS commitments,
  encode(e.salts, 'hex') AS salts, encode(e.hash, 'hex') AS hash, e.key, e.signature`;

const WITH_EVENTS = `${ENTRY_COLUMNS},
    (SELECT coalesce(json_agg(json_build_object('type', v.type, 'schema', v.schema, 'audience', v.audience,
        'data', v.data) ORDER BY v.index), '[]')::text
      FROM events v WHERE v.game_id = e.game_id AND v.entry = e.entry) AS events`;

/** Entries of a game after one entry number, each with its events. */
export const READ_ENTRIES = `
  SELECT ${WITH_EVENTS}
  FROM entries e JOIN games g ON g.id = e.game_id
  WHERE e.game_id = $1 AND e.entry > $2 ORDER BY e.entry LIMIT $3`;

/** Of several games: $1 ids, $2 after which entries, $3 up to which. */
export const READ_SPANS = `
  SELECT ${WITH_EVENTS}
  FROM unnest($1::uuid[], $2::int[], $3::int[]) AS span(game, after, upto)
  JOIN entries e ON e.game_id = span.game AND e.entry > span.after AND e.entry <= span.upto
  JOIN games g ON g.id = e.game_id
  ORDER BY e.game_id, e.entry`;

export interface EntryRow {
  readonly game_id: string;
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly entry: number;
  readonly seat: string | null;
  readonly at: Date;
  readonly rules_version: number;
  readonly asked: string;
  readonly asked_slot: string;
  readonly draws: string;
  readonly link: string | null;
  readonly anchor: string | null;
  readonly previous: string;
  readonly commitments: string;
  readonly salts: string;
  readonly hash: string;
  readonly key: string;
  readonly signature: string;
  readonly events: string;
}

export function toEntry(row: EntryRow): Entry {
  return {
    game: row.game_id,
    entry: row.entry,
    ...(row.seat === null ? {} : { seat: row.seat }),
    at: row.at.toISOString(),
    ruleset: row.ruleset,
    rulesVersion: row.rules_version,
    seats: row.seats,
    asked: JSON.parse(row.asked) as Asked,
    askedSlot: row.asked_slot,
    events: JSON.parse(row.events) as JournalEvent[],
    draws: JSON.parse(row.draws) as Draw[],
    ...(row.link === null ? {} : { link: row.link }),
    ...(row.anchor === null ? {} : { anchor: row.anchor }),
    previous: row.previous,
    commitments: commitmentsOf(row),
    hash: row.hash,
    head: { version: row.entry, hash: row.hash, key: row.key, signature: row.signature },
  };
}

function commitmentsOf({ seats, commitments, salts }: EntryRow): Commitment[] {
  const width = SALT_BYTES * 2;
  return slotsOf(seats).map((slot, place) => ({
    slot,
    salt: salts.slice(place * width, (place + 1) * width),
    hash: commitments.slice(place * width, (place + 1) * width),
  }));
}
