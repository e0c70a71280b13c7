import { verifyGames } from '../../src/audit/verify-games.js';
import type { Typed } from '../../src/games/kit/game-definition.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
import { playOn, seatedGame, type SeatedGame } from '../support/seated.js';
import { BESIDE, CHANCE, ENTRIES, EVENTS, flip, ROW, TamperedGame } from './tamperings.js';

const TABLES = [
  'games',
  'entries',
  'events',
  'seat_views',
  'seats',
  'game_secrets',
  'signing_keys',
  'idempotency',
];

let database: TestDatabase;
let server: Inside;
let game: string;
let other: string;
let tampered: TamperedGame;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  const played = await seatedGame(server, 'hide-and-seek', { options: { rounds: 3 } });
  await act(played, 'hider', { type: 'hide', place: 'attic' });
  for (const seat of ['seeker-1', 'seeker-2']) await act(played, seat, { type: 'search', place: 'tower' });
  await playOn(server, played, seeded(4));
  game = played.id;
  tampered = new TamperedGame(database.owner, game, await server.store.read(game, 0));
  const second = await seatedGame(server, 'hide-and-seek');
  await playOn(server, second, seeded(5), 6);
  other = second.id;
  // As a superuser would who wants to change the past.
  const { rows } = await database.owner.query(
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE NOT tgisinternal`,
  );
  for (const { name } of rows) await database.owner.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const table of TABLES)
    await database.owner.query(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
});
afterEach(async () => {
  for (const table of TABLES) {
    await database.owner.query(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept_${table}`);
  }
});
afterAll(() => database.drop());

function act(
  { id: gameId, players }: SeatedGame,
  seat: string,
  asked: Typed & { place: string },
): Promise<unknown> {
  return server.play.act({ gameId, playerId: players[seat]!, asked, key: seat });
}

async function verify(only?: string): Promise<{ good: boolean; lines: string[] }> {
  const lines: string[] = [];
  const { good } = await verifyGames(database.owner, server, only, (line) => lines.push(line));
  return { good, lines };
}

describe.each([
  ['an event', EVENTS],
  ['an entry', ENTRIES],
  ['chance', CHANCE],
  ["the game's row: another", ROW],
  ['what lies beside the journal', BESIDE],
])('%s', (_kind, tamperings) => {
  test.each(tamperings)('%s', async (_what, at, does, says) => {
    const entry = at(tampered);
    await does(tampered, entry);
    const { good, lines } = await verify();
    expect(good).toBe(false);
    const faults = lines.filter((line) => line.startsWith('FAULT'));
    for (const line of faults) expect(line).toContain(`FAULT  ${game}  `);
    expect(faults.filter((line) => line.includes(`entry ${entry}: `)).join('\n')).toMatch(says);
    expect(lines.filter((line) => line.startsWith('ok'))).toEqual([expect.stringContaining(other)]);
  });
});

test('nothing changed, nothing found', async () => {
  const { good, lines } = await verify();
  const heads = await Promise.all([game, other].map(async (id) => (await server.store.read(id, 0)).at(-1)!));
  expect(good).toBe(true);
  expect(lines.toSorted()).toEqual(
    heads
      .map(({ game: id, entry, hash }) => `ok  ${id}  ${entry} entries  head ${hash.slice(0, 12)}`)
      .toSorted(),
  );
  expect((await verify(other)).lines).toHaveLength(1);
});

test('what concerns the game as a whole names the game', async () => {
  await tampered.change('DELETE FROM game_secrets WHERE game_id = $1');
  expect((await verify(game)).lines).toEqual([`FAULT  ${game}  its seeds are missing`]);
  await tampered.change(`UPDATE game_secrets SET secrets = secrets WHERE game_id = $1`);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await verify(unknown)).toEqual({ good: false, lines: [`FAULT  ${unknown}  there is no such game`] });
});

test('a game of which only the journal is left is found', async () => {
  await tampered.change('DELETE FROM games WHERE id = $1');
  const { good, lines } = await verify();
  expect(good).toBe(false);
  expect(lines).toContain(`FAULT  ${game}  there is no such game`);
});

test('a key that was changed, or is gone, is found in every entry', async () => {
  await database.owner.query(`UPDATE signing_keys SET ${flip('public_key')}`);
  expect((await verify(game)).lines.join('\n')).toMatch(/entry 1: the id of its key .* is not that key's/);
  await database.owner.query('DELETE FROM signing_keys');
  expect((await verify(game)).lines.join('\n')).toMatch(/entry 1: its key .* is not published/);
});

test('of a game that is wrong throughout the first faults are told, and how many more there are', async () => {
  await tampered.change('UPDATE entries SET signature = $2 WHERE game_id = $1', 'none');
  await tampered.change(`UPDATE entries SET ${flip('salts')} WHERE game_id = $1`);
  const { lines } = await verify(game);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toMatch(/and \d+ more$/);
});
