import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { CheckpointMaker } from '../../../src/audit/checkpoints/checkpoint-maker.js';
import { CheckpointsReader } from '../../../src/audit/checkpoints/checkpoints.reader.js';
import { PAGE } from '../../../src/audit/checkpoints/heads.js';
import { verifyCheckpoints } from '../../../src/audit/checkpoints/verify-checkpoints.js';
import { RealOutside, type Outside } from '../../../src/events/outside.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { seeded } from '../../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { playOnce, seatedGame, type SeatedGame } from '../../support/seated.js';
import { faultIn } from '../../verifier/support/verifier.js';

const HOUR = 3_600_000;

/** A clock that is set by hand. */
class SetOutside extends RealOutside {
  time = Date.UTC(2031, 4, 3, 10);
  override now(): Date {
    return new Date(this.time);
  }
}

let database: TestDatabase;
let server: Inside;
let outside: SetOutside;
let maker: CheckpointMaker;
let reader: CheckpointsReader;

beforeEach(async () => {
  database = await freshDatabase();
  outside = new SetOutside();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside });
  maker = makerOn(server.pool, outside);
  reader = new CheckpointsReader(server.pool, server.gamesReader);
});
afterEach(() => database.drop());

function makerOn(pool: Pool, clock: Outside): CheckpointMaker {
  return new CheckpointMaker(pool, server.signer, clock, HOUR);
}

const newGame = (): Promise<SeatedGame> => seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } });

/** An hour later. */
async function nextCheckpoint() {
  outside.time += HOUR;
  return (await maker.look()).made;
}

async function verify(only?: string): Promise<string[]> {
  const lines: string[] = [];
  const good = await verifyCheckpoints(server.pool, only, (line) => lines.push(line));
  expect(good).toBe(lines.every((line) => line.startsWith('ok')));
  return lines;
}

async function proofOf({ id, maker: player }: SeatedGame): Promise<Buffer> {
  const lines: string[] = [];
  for await (const line of await server.proofs.lines(id, player)) lines.push(line);
  return Buffer.from(lines.join(''));
}

const headsKept = async (): Promise<number> =>
  (await server.pool.query('SELECT 1 FROM checkpoint_heads')).rowCount!;

test('each names the one before, and a game leads to its root', async () => {
  const game = await newGame();
  const first = await nextCheckpoint();
  await playOnce(server, game, seeded(1));
  await newGame();
  const second = await nextCheckpoint();
  expect(first).toMatchObject({
    number: 1,
    games: 1,
    previous: '0'.repeat(64),
    at: '2031-05-03T11:00:00.000Z',
  });
  expect(second).toMatchObject({ number: 2, games: 2, previous: first!.hash });
  await playOnce(server, game, seeded(2));
  for (const number of [1, 2]) {
    const checkpoint = await reader.ofGame(number, game.id, game.maker);
    expect(faultIn(await proofOf(game), { checkpoint })).toBeUndefined();
  }
  expect(await verify()).toEqual(['ok  checkpoints 1 to 2, the last of 2031-05-03T12:00:00.000Z']);
});

test('only heads that have changed are kept, and nothing if none has', async () => {
  const games = [await newGame(), await newGame(), await newGame()];
  await nextCheckpoint();
  expect(await headsKept()).toBe(3);
  expect(await nextCheckpoint()).toBeUndefined();
  await playOnce(server, games[1]!, seeded(1));
  expect(await nextCheckpoint()).toMatchObject({ number: 2, games: 3 });
  expect(await headsKept()).toBe(4);
  expect(await verify()).toHaveLength(1);
});

test('one is made at once, and the next when it is due', async () => {
  const game = await newGame();
  expect(await maker.look()).toMatchObject({ made: { number: 1 }, wait: HOUR });
  await playOnce(server, game, seeded(1));
  outside.time += HOUR - 1000;
  expect(await maker.look()).toEqual({ wait: 1000 });
  outside.time += 1000;
  expect(await maker.look()).toMatchObject({ made: { number: 2 } });
});

test('of several servers that look at the same time, one makes it', async () => {
  await newGame();
  const others = await Promise.all([1, 2, 3].map(() => database.open()));
  const looks = await Promise.all(others.map(({ pool }) => makerOn(pool, outside).look()));
  expect(looks.filter(({ made }) => made !== undefined)).toHaveLength(1);
  expect((await reader.list(null, 10)).items).toHaveLength(1);
});

test('it holds all games as they were at one moment, while they are played on', async () => {
  const games = await Promise.all([1, 2, 3, 4].map(() => newGame()));
  const playing = Promise.all(
    games.map(async (game, place) => {
      for (let step = 0; step < 12; step++) await playOnce(server, game, seeded(place * 100 + step));
    }),
  );
  for (let round = 0; round < 6; round++) await nextCheckpoint();
  await playing;
  await nextCheckpoint();
  expect(await verify()).toHaveLength(1);
  for (const { id, maker: player } of games) {
    const { items } = await reader.list(null, 1);
    const { version } = await reader.ofGame(items[0]!.number, id, player);
    expect(version).toBe((await server.gamesReader.one(id, player)).version);
  }
});

test('an append does not wait for one that is being made', async () => {
  const game = await newGame();
  const session = await server.pool.connect();
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await session.query(
    `INSERT INTO checkpoint_heads SELECT id, 1, version, head FROM games WHERE version > 0`,
  );
  const { answer } = (await playOnce(server, game, seeded(1)))!;
  expect(answer.version).toBeGreaterThan(1);
  await session.query('ROLLBACK');
  session.release();
});

test('it is one tree, however many pages it takes to read it', async () => {
  const game = await newGame();
  await database.owner.query(
    `INSERT INTO games SELECT gen_random_uuid(), ruleset, rules_version, options, seats, visibility, start, maker, created_at,
       updated_at, status, version, head, head_key, head_signature, awaiting, about, rebuilt
     FROM games, generate_series(1, ${2 * PAGE + 100})`,
  );
  await database.owner.query(
    `INSERT INTO seats SELECT id, 'hider', 'hider', 'open', NULL FROM games WHERE id <> '${game.id}'`,
  );
  const made = await nextCheckpoint();
  expect(made).toMatchObject({ games: 2 * PAGE + 101 });
  const { rows } = await database.owner.query<{ id: string }>('SELECT id FROM games ORDER BY id');
  const ids = rows.map(({ id }) => id);
  for (const index of [0, PAGE - 1, PAGE, 2 * PAGE, ids.length - 1]) {
    const leaf = await reader.ofGame(1, ids[index]!, game.maker);
    expect(leaf).toMatchObject({ index, game: ids[index] });
  }
  const checkpoint = await reader.ofGame(1, game.id, game.maker);
  expect(faultIn(await proofOf(game), { checkpoint })).toBeUndefined();
});

test('strangers are told of a private game no more than by the game itself', async () => {
  const game = await newGame();
  await nextCheckpoint();
  const stranger = await newPlayer(server.pool);
  const asked = [
    [1, game.id, stranger, 'game-not-found'],
    [9, game.id, stranger, 'game-not-found'],
    [1, randomUUID(), game.maker, 'game-not-found'],
    [9, game.id, game.maker, 'checkpoint-not-found'],
    [1, (await newGame()).id, stranger, 'game-not-found'],
  ] as const;
  for (const [number, id, player, code] of asked)
    await expect(reader.ofGame(number, id, player)).rejects.toMatchObject({ code });
  const young = await newGame();
  await expect(reader.ofGame(1, young.id, young.maker)).rejects.toMatchObject({
    code: 'checkpoint-not-found',
  });
});

describe('what is done to the database by a hand is found', () => {
  let game: SeatedGame;

  beforeEach(async () => {
    game = await newGame();
    await nextCheckpoint();
    await playOnce(server, game, seeded(1));
    await newGame();
    await nextCheckpoint();
  });

  /** As who owns the database can. */
  async function byHand(...statements: string[]): Promise<string[]> {
    for (const table of ['entries', 'events', 'checkpoints', 'checkpoint_heads'])
      await database.owner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const statement of statements) await database.owner.query(statement);
    return verify();
  }

  test('a game that was taken away as a whole', async () => {
    const lines = await byHand(
      ...['events', 'entries'].map((table) => `DELETE FROM ${table} WHERE game_id = '${game.id}'`),
      `DELETE FROM games WHERE id = '${game.id}'`,
    );
    const { version } = (
      await server.pool.query(`SELECT min(version) AS version FROM checkpoint_heads WHERE game_id = $1`, [
        game.id,
      ])
    ).rows[0];
    const says = `entry ${version} is not there, and checkpoint 1 has it: entries were taken away`;
    expect(lines).toEqual([`FAULT  ${game.id}  ${says}`]);
  });

  test('a game that was replaced by another with the same id', async () => {
    const { rows } = await database.owner.query(
      'SELECT version FROM checkpoint_heads WHERE game_id = $1 AND checkpoint = 1',
      [game.id],
    );
    const lines = await byHand(
      `UPDATE entries SET hash = sha256('another') WHERE game_id = '${game.id}' AND entry = ${rows[0].version}`,
    );
    expect(lines).toEqual([
      `FAULT  ${game.id}  entry ${rows[0].version} is another than checkpoint 1 has: the game was replaced`,
    ]);
    expect(await verify(game.id)).toEqual(lines);
    expect(await verify(randomUUID())).toEqual([]);
  });

  test.each([
    [
      'a head',
      `UPDATE checkpoint_heads SET hash = sha256('x') WHERE checkpoint = 1`,
      'its root is not that of the heads that were kept',
    ],
    [
      'a head that is gone',
      'DELETE FROM checkpoint_heads WHERE checkpoint = 1',
      'it counts 1 games, and 0 were kept',
    ],
    [
      'a root',
      `UPDATE checkpoints SET root = sha256('x') WHERE number = 1`,
      'its root is not that of the heads that were kept',
    ],
    [
      'a root, for its hash',
      `UPDATE checkpoints SET root = sha256('x') WHERE number = 1`,
      'its hash does not fit its content',
    ],
    [
      'a hash',
      `UPDATE checkpoints SET hash = sha256('x') WHERE number = 1`,
      'its hash does not fit its content',
    ],
    [
      'a time',
      `UPDATE checkpoints SET at = at + interval '1 minute' WHERE number = 1`,
      'its hash does not fit its content',
    ],
    [
      'a signature',
      `UPDATE checkpoints SET signature = reverse(signature) WHERE number = 1`,
      'its signature is not that of a published key',
    ],
    [
      'a key',
      `UPDATE checkpoints SET key = 'another' WHERE number = 1`,
      'its signature is not that of a published key another',
    ],
  ])('%s', async (_what, statement, says) => {
    expect((await byHand(statement)).join('\n')).toContain(`FAULT  checkpoint 1  ${says}`);
  });

  test('a checkpoint that is gone', async () => {
    expect((await byHand('DELETE FROM checkpoints WHERE number = 1')).join('\n')).toContain(
      'FAULT  checkpoint 2  the one before it is missing',
    );
    expect((await byHand('DELETE FROM checkpoints')).join('\n')).toContain(
      'FAULT  checkpoints  heads were kept for one that is not there',
    );
  });
});
