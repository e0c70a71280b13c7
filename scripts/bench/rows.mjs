/** The rows of one accepted action as Harker wrote them on average in this run, for others to write the same. */
export async function averageRows(client) {
  const { rows } = await client.query(AVERAGES);
  const numbers = Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers);
}

const AVERAGES = `SELECT
  (SELECT avg(octet_length(asked::text)) FROM entries) AS asked,
  (SELECT avg(octet_length(draws::text)) FROM entries) AS draws,
  (SELECT avg(octet_length(commitments)) FROM entries) AS commitments,
  (SELECT avg(octet_length(about::text)) FROM games) AS about,
  (SELECT count(*)::float / (SELECT count(*) FROM entries) FROM events) AS events,
  (SELECT avg(octet_length(data::text)) FROM events) AS data,
  (SELECT avg(octet_length(body)) FROM seat_views) AS body`;

const TABLES = {
  games: '(id)',
  entries: '(game_id, entry)',
  events: '(game_id, entry, index)',
  seat_views: '(game_id, viewer)',
  idempotency: '(game_id, player_id, key)',
};

const GAME = (number) => `('00000000-0000-0000-0000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** Tables like Harker's, beside them, with one row for each game. */
export async function makeTables(client, games) {
  await client.query('DROP SCHEMA IF EXISTS bench CASCADE');
  await client.query('CREATE SCHEMA bench');
  for (const [table, key] of Object.entries(TABLES)) {
    const settings = ['games', 'seat_views'].includes(table) ? ' WITH (fillfactor = 70)' : '';
    await client.query(
      `CREATE TABLE bench.${table} (LIKE public.${table} INCLUDING DEFAULTS, PRIMARY KEY ${key})${settings}`,
    );
  }
  await client.query('CREATE INDEX ON bench.games (status, created_at, id)');
  await client.query(
    `INSERT INTO bench.games (id, ruleset, rules_version, options, seats, visibility, start, maker, created_at,
       updated_at, status, version, awaiting, about)
     SELECT ${GAME('n')}, 'bench', 1, '{}', '{a,b,c}', 'private', 'automatic', gen_random_uuid(), now(), now(),
       'playing', 0, '{a}', '{}' FROM generate_series(0, $1 - 1) n`,
    [games],
  );
}

/**
 * One action in one statement: the version-checked UPDATE, the entry, its events, one view, the idempotency record.
 * `names` says how the one who runs it writes down each of its values.
 */
export function statement({ events }, names) {
  const text = (name) => `${names[name]}::text`;
  const json = (name) => `${names[name]}::json`;
  const version = `${names.version}::int`;
  const bytes = `decode(${text('bytes')}, 'hex')`;
  const hash = `substr(${bytes}, 1, 32)`;
  const last = Math.max(0, Math.round(events) - 1);
  return `WITH moved AS (UPDATE bench.games SET version = ${version}, head = ${hash}, head_key = 'bench',
      head_signature = substr(${text('bytes')}, 1, 86), status = 'playing', awaiting = '{a}',
      about = ${json('about')}, updated_at = now(), rules_version = 1
    WHERE id = ${GAME(`${names.game}::int`)} AND version = ${version} - 1 RETURNING id),
  entry AS (INSERT INTO bench.entries (game_id, entry, seat, at, rules_version, asked, asked_slot, draws, previous,
      commitments, salts, hash, key, signature)
    SELECT id, ${version}, 'a', now(), 1, ${json('asked')}, 'a', ${json('draws')}, ${hash}, ${bytes}, ${bytes},
      ${hash}, 'bench', substr(${text('bytes')}, 1, 86) FROM moved),
  happened AS (INSERT INTO bench.events (game_id, entry, index, type, schema, audience, data)
    SELECT id, ${version}, n, 'LidTurned', 1, '{everyone}', ${json('data')} FROM moved, generate_series(0, ${last}) n),
  seen AS (INSERT INTO bench.seat_views AS v (game_id, viewer, same_as, body, hash)
    SELECT id, 'spectator', NULL, ${text('body')}, substr(${text('bytes')}, 1, 32) FROM moved
    ON CONFLICT (game_id, viewer) DO UPDATE SET same_as = excluded.same_as, body = excluded.body, hash = excluded.hash),
  kept AS (INSERT INTO bench.idempotency (game_id, player_id, key, body_hash, entry, seat)
    SELECT id, id, gen_random_uuid()::text, ${hash}, ${version}, 'a' FROM moved)
  SELECT id FROM moved`;
}

/** Before a round: all games at a version that no round before has reached. */
export async function setVersions(client, version) {
  await client.query('UPDATE bench.games SET version = $1', [version]);
}

/** Texts of the average sizes, in an alphabet that needs no quoting anywhere. */
export function texts({ asked, draws, about, data, body, commitments }) {
  const json = (size) => `"${'x'.repeat(Math.max(0, Math.round(size) - 2))}"`;
  return {
    ...{ asked: json(asked), draws: json(draws), about: json(about), data: json(data) },
    body: 'x'.repeat(Math.round(body)),
    bytes: 'ab'.repeat(Math.round(commitments)),
  };
}
