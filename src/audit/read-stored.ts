import type { Pool, PoolClient } from 'pg';
import { ENTRY_COLUMNS } from '../events/read-entries.js';
import type {
  PublishedKeys,
  StoredAnswer,
  StoredEntry,
  StoredEvent,
  StoredGame,
  StoredRow,
  StoredSeat,
  StoredView,
} from './stored-game.js';

const GAME = `SELECT id, ruleset, rules_version, options, seats, visibility, start, sandbox, created_at, updated_at, status, version,
  encode(head, 'hex') AS head, head_key, head_signature, awaiting, about::text FROM games WHERE id = $1`;
const ENTRIES = `SELECT ${ENTRY_COLUMNS} FROM entries e JOIN games g ON g.id = e.game_id WHERE e.game_id = $1 ORDER BY e.entry`;
const EVENTS = `SELECT entry, index, type, schema, audience, data::text FROM events WHERE game_id = $1 ORDER BY entry, index`;
const VIEWS = 'SELECT viewer, same_as, body, hash FROM seat_views WHERE game_id = $1';
const SEATS = 'SELECT seat, side, kind, player_id IS NOT NULL AS taken FROM seats WHERE game_id = $1';
const ARBITERS = 'SELECT arbiter FROM arbiters WHERE game_id = $1 ORDER BY arbiter';
const ANSWERED = 'SELECT key, entry, seat FROM idempotency WHERE game_id = $1 ORDER BY entry, key';
const IMPORTED = 'SELECT key AS id, public_key FROM imported_keys WHERE game_id = $1 ORDER BY key';
const OWN = 'SELECT id, public_key FROM signing_keys ORDER BY created_at, id';
const SECRETS = 'SELECT secrets FROM game_secrets WHERE game_id = $1';

/** Everything that is stored of a game, as of one moment, while others go on writing. */
export async function readStored(pool: Pool, id: string): Promise<StoredGame | undefined> {
  return inSnapshot(pool, async (client) => {
    const rows = async <Row extends object>(text: string): Promise<Row[]> =>
      (await client.query<Row>(text, [id])).rows;
    const [row] = await rows<StoredRow>(GAME);
    if (row === undefined) return undefined;
    const imported = keysIn(await rows<KeyRow>(IMPORTED));
    return {
      row,
      entries: await rows<StoredEntry>(ENTRIES),
      events: await rows<StoredEvent>(EVENTS),
      views: await rows<StoredView>(VIEWS),
      seats: await rows<StoredSeat>(SEATS),
      arbiters: (await rows<{ arbiter: string }>(ARBITERS)).map(({ arbiter }) => arbiter),
      answered: await rows<StoredAnswer>(ANSWERED),
      ...(imported.size === 0 ? {} : { imported }),
      secrets: (await rows<{ secrets: Buffer }>(SECRETS))[0]?.secrets,
    };
  });
}

interface KeyRow {
  readonly id: string;
  readonly public_key: Buffer;
}

const keysIn = (rows: readonly KeyRow[]): PublishedKeys =>
  new Map(rows.map(({ id, public_key: key }) => [id, key]));

/** This server's own keys. */
export async function readKeys(pool: Pool): Promise<PublishedKeys> {
  return keysIn((await pool.query<KeyRow>(OWN)).rows);
}

/** The keys by which a game is signed, and a bundle of it: this server's own, and those of the server it was played on. */
export async function readKeysOf(pool: Pool, game: string): Promise<PublishedKeys> {
  const { rows } = await pool.query<KeyRow>(IMPORTED, [game]);
  return new Map([...(await readKeys(pool)), ...keysIn(rows)]);
}

const PAGE = 500;

/** The ids of all games, those included of which only the journal is left. */
export async function* storedGames(pool: Pool): AsyncGenerator<string> {
  const text = `SELECT id FROM (SELECT id FROM games UNION SELECT game_id FROM entries UNION SELECT game_id FROM events) AS known
    WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT ${PAGE}`;
  for (let after: string | null = null; ;) {
    const { rows }: { rows: { id: string }[] } = await pool.query<{ id: string }>(text, [after]);
    for (const { id } of rows) yield id;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/** Everything that is read in it is of one moment. */
export async function inSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A session that breaks says so in the query under way; without a listener it would end the process too.
  client.on('error', ignore);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(client);
  } finally {
    await client.query('ROLLBACK').catch(ignore);
    client.off('error', ignore);
    client.release();
  }
}

function ignore(): void {}
