import type { PoolClient } from 'pg';
import { verifyGames } from '../../src/audit/verify-games.js';
import { main } from '../../src/cli/rebuild.js';
import type { Database } from '../../src/events/database.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { Rebuild } from '../../src/projections/rebuild.js';
import { viewRows, type ViewRow } from '../../src/projections/seat-views.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { noChance, seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { asked, playOn, playOnce, seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let opened: Database;
let server: Inside;
let games: SeatedGame[];

beforeAll(async () => {
  database = await freshDatabase();
  opened = await database.open(INSIDE_ENTITIES);
  server = await inside(opened);
  games = await someGames();
  await server.table.create(await newPlayer(server.pool), asked('hide-and-seek'));
});
afterAll(() => database.drop());

/** Games in which somebody is asked. */
async function someGames(): Promise<SeatedGame[]> {
  const made: SeatedGame[] = [];
  for (const [ruleset, options, entries] of [
    ['hide-and-seek', { rounds: 5 }, 0],
    ['hide-and-seek', { rounds: 5 }, 1],
    ['hide-and-seek', { rounds: 5 }, 2],
    ['vampire-graves', { players: 2, mode: 'memory' }, 7],
    ['vampire-graves', { players: 3, mode: 'memory' }, 20],
    ['vampire-graves', { players: 2, mode: 'openNotes' }, 12],
  ] as const) {
    const game = await seatedGame(server, ruleset, { options });
    await playOn(server, game, seeded(entries), entries);
    made.push(game);
  }
  return made;
}

const rebuild = (rulesets = server.rulesets) => new Rebuild(server.pool, server.store, rulesets).run();

/** What is kept for reading, to the byte, without how often it was built. */
async function kept(): Promise<unknown> {
  const { rows } = await database.owner.query(
    `SELECT (SELECT json_agg(v ORDER BY game_id, viewer) FROM seat_views v) AS views,
       (SELECT json_agg(json_build_array(id, version, status, awaiting, about::text, updated_at, head) ORDER BY id) FROM games) AS games`,
  );
  return rows;
}

async function expectWell(): Promise<void> {
  const lines: string[] = [];
  const { good } = await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([]);
  expect(good).toBe(true);
}

test('the same build makes the same rows, byte for byte, and so changes none', async () => {
  const before = await kept();
  expect(await rebuild()).toEqual({ games: 7, changed: [], failed: [] });
  expect(await kept()).toEqual(before);
  const { rows } = await database.owner.query(
    'SELECT (SELECT count(*) FROM rebuilt_views) + (SELECT count(*) FROM rebuilt_games) AS left',
  );
  expect(rows).toEqual([{ left: '0' }]);
});

test.each([
  [
    'a view is damaged',
    `UPDATE seat_views SET body = 'null', hash = 'x' WHERE game_id = $1 AND body IS NOT NULL`,
  ],
  ['views are gone', `DELETE FROM seat_views WHERE game_id = $1`],
  ['a view is too many', `INSERT INTO seat_views VALUES ($1, 'king', NULL, 'null', 'x')`],
  [
    'a view names another',
    `UPDATE seat_views SET same_as = 'spectator', body = NULL WHERE game_id = $1 AND viewer <> 'spectator'`,
  ],
  ['readers are told something else', `UPDATE games SET about = '{}' WHERE id = $1`],
  ['the status is wrong', `UPDATE games SET status = 'open' WHERE id = $1`],
  ['other seats are awaited', `UPDATE games SET awaiting = '{}' WHERE id = $1`],
])('%s: it is mended, and nothing else is touched', async (_what, damage) => {
  const before = await kept();
  await database.owner.query(damage, [games[0]!.id]);
  expect(await kept()).not.toEqual(before);
  expect(await rebuild()).toEqual({ games: 7, changed: [games[0]!.id], failed: [] });
  expect(await kept()).toEqual(before);
});

test('all rows gone: they come back as they were', async () => {
  const before = await kept();
  await database.owner.query(
    `DELETE FROM seat_views; UPDATE games SET status = '', awaiting = '{}', about = '{}'`,
  );
  expect((await rebuild()).changed).toHaveLength(7);
  expect(await kept()).toEqual(before);
  await expectWell();
});

test('while games go on, and new ones are made, nothing is lost and nothing is stale', async () => {
  const moving = await someGames();
  await database.owner.query(`UPDATE seat_views SET body = 'null', hash = 'x' WHERE body IS NOT NULL`);
  let over = false;
  let played = 0;
  const playing = moving.map(async (game, number) => {
    for (const random = seeded(100 + number); !over; played++) {
      if ((await playOnce(server, game, random)) === undefined) return;
    }
  });
  const making = (async () => {
    while (!over) await seatedGame(server, 'hide-and-seek');
  })();
  try {
    for (let round = 0; round < 3; round++) expect((await rebuild()).failed).toEqual([]);
  } finally {
    over = true;
  }
  await Promise.all([...playing, making]);
  expect(played).toBeGreaterThan(5);
  await expectWell();
});

test('a server that knew the damaged rows does not take them for the mended ones', async () => {
  const game = await seatedGame(server, 'hide-and-seek');
  await playOn(server, game, seeded(1), 1);
  const viewOf = async (seat: string) =>
    JSON.parse((await server.views.view(game.id, game.players[seat]!)).view);
  // Rows as the next entry would make them: a server that believes them would not write them.
  for (const { viewer, sameAs, body, hash } of await viewsAfterSearch(game)) {
    await database.owner.query(
      'UPDATE seat_views SET same_as = $3, body = $4, hash = $5 WHERE game_id = $1 AND viewer = $2',
      [game.id, viewer, sameAs, body, hash],
    );
  }
  const other = await inside(await database.open(INSIDE_ENTITIES));
  await other.games.fresh(game.id);
  expect(await viewOf('hider')).toMatchObject({ ready: ['seeker-1'] });
  expect((await rebuild()).changed).toEqual([game.id]);
  expect(await viewOf('hider')).toMatchObject({ ready: [] });
  const request = { gameId: game.id, playerId: game.players['seeker-1']!, asked: SEARCH, key: 'k' };
  expect(await other.play.act(request)).toMatchObject({ version: 7 });
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) {
    expect(await viewOf(seat)).toMatchObject({ ready: ['seeker-1'] });
  }
  await expectWell();
});

const SEARCH = { type: 'search', place: 'tower' } as const;

async function viewsAfterSearch({ id }: SeatedGame): Promise<ViewRow[]> {
  const { at } = await server.games.fresh(id);
  const events = hideAndSeek.decide(at.rules as never, 'seeker-1', SEARCH, noChance);
  const rules = events.reduce<unknown>((state, event) => hideAndSeek.evolve(state as never, event), at.rules);
  return viewRows({ ...at, rules });
}

test('another build: views change, are changed over at once, and the next entry goes on with them', async () => {
  const newer = {
    ...hideAndSeek,
    view: (...needs: Parameters<typeof hideAndSeek.view>) => ({ ...hideAndSeek.view(...needs), newer: true }),
  };
  const rulesets = new Rulesets([server.rulesets.named('vampire-graves'), newer]);
  const report = await rebuild(rulesets);
  const { rows } = await database.owner.query(
    `SELECT count(*)::int AS n FROM games WHERE ruleset = 'hide-and-seek' AND status <> 'open'`,
  );
  expect(report.changed).toHaveLength(rows[0].n);
  const game = games[0]!;
  expect((await server.views.view(game.id, game.players['hider']!)).view).toContain('"newer":true');
  expect((await rebuild()).changed).toHaveLength(rows[0].n);
  await expectWell();
});

test('a game that this build cannot fold keeps its rows, and the others are built', async () => {
  const before = await kept();
  const report = await rebuild(new Rulesets([server.rulesets.named('vampire-graves')]));
  expect(report.changed).toEqual([]);
  expect(report.games).toBe(6);
  expect(new Set(report.failed.map(({ why }) => why))).toEqual(
    new Set(['this server has no ruleset hide-and-seek']),
  );
  expect(await kept()).toEqual(before);
});

test('one rebuild at a time', async () => {
  const results = await Promise.allSettled([rebuild(), rebuild()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { plain: true } });
});

test('what a rebuild that was broken off has left is not used', async () => {
  const before = await kept();
  await database.owner.query(
    `INSERT INTO rebuilt_games SELECT id, version, 'broken', '{}', '{}' FROM games;
     INSERT INTO rebuilt_views SELECT game_id, viewer, NULL, 'broken', 'x' FROM seat_views`,
  );
  expect((await rebuild()).changed).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('while it changes over readers read on, and an append goes through when it is done', async () => {
  const game = await seatedGame(server, 'hide-and-seek');
  const holder: PoolClient = await database.owner.connect();
  await holder.query('BEGIN; LOCK TABLE seat_views IN SHARE ROW EXCLUSIVE MODE');
  let appended = false;
  const appending = server.farewell.forget(game.players['seeker-2']!).then(() => (appended = true));
  const read = await server.views.view(game.id, game.players['hider']!);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const waited = !appended;
  await holder.query('COMMIT');
  holder.release();
  await appending;
  expect({ waited, status: read.status }).toEqual({ waited: true, status: 'playing' });
  await expectWell();
});

describe('the command', () => {
  const environment = { ...process.env };
  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...environment };
  });

  test('rebuilds, and says what it changed and what it could not', async () => {
    const said: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    process.env['DATABASE_URL'] = database.url;
    await database.owner.query(`UPDATE games SET awaiting = '{}' WHERE id = $1`, [games[3]!.id]);
    // The real registry has no hide and seek.
    expect(await main([])).toBe(1);
    expect(said[0]).toBe(`changed  ${games[3]!.id}`);
    expect(said.at(-1)).toMatch(/^6 games built, 1 changed, \d+ failed$/);
    await expect(main(['--fast'])).rejects.toMatchObject({ plain: true });
  });
});
