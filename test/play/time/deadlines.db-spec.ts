import { randomUUID } from 'node:crypto';
import { verifyGames } from '../../../src/audit/verify-games.js';
import { Rebuild } from '../../../src/projections/rebuild.js';
import { DeadlineWatch } from '../../../src/play/time/deadline-watch.js';
import type { TimeGiven } from '../../../src/play/table/clock/time-setting.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { A_DAY } from '../../support/clocked.js';
import { asked, seatedGame, type SeatedGame } from '../../support/seated.js';
import { WallClock } from '../../support/wall-clock.js';

let database: TestDatabase;
let clock: WallClock;
let server: Inside;
let other: Inside;

beforeEach(async () => {
  database = await freshDatabase();
  clock = new WallClock();
  const opened = await database.open(INSIDE_ENTITIES);
  server = await inside(opened, { outside: clock });
  other = await inside(opened, { outside: clock });
  await server.watch.look();
});
afterEach(() => database.drop());

const timed = (time: Partial<TimeGiven> = {}) =>
  seatedGame(server, 'hide-and-seek', { time: { ...A_DAY, ...time } });

const passes = (hours: number) => clock.passes(server.pool, hours);

async function typesOf(id: string): Promise<string[][]> {
  const entries = await server.store.read(id, 0);
  return entries.map(({ events }) => events.map(({ type }) => type));
}

const last = async (id: string) => (await server.store.read(id, 0)).at(-1)!;
const at = async (id: string) => (await server.games.fresh(id)).at;

async function act({ id, players }: SeatedGame, seat: string, type: string, place?: string) {
  const action = { type, ...(place === undefined ? {} : { place }) };
  return server.play.act({ gameId: id, playerId: players[seat]!, asked: action, key: randomUUID() });
}

async function verified(): Promise<string[]> {
  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  return lines.filter((line) => !line.startsWith('ok  '));
}

describe('a decision that runs out', () => {
  test('gets its default after the deadline, and not before', async () => {
    const { id } = await timed();
    const { version } = await at(id);
    await passes(23.9);
    await server.watch.look();
    expect((await at(id)).version).toBe(version);
    await passes(0.1);
    await server.watch.look();
    const entry = await last(id);
    expect(entry.events[0]).toMatchObject({
      type: 'TurnTimedOut',
      audience: ['everyone'],
      data: { seat: 'hider', decision: 'hide-1-hider' },
    });
    expect(entry.events.map(({ type }) => type)).toContain('PlaceTaken');
    expect([entry.seat, entry.asked.by, entry.at]).toEqual(['hider', 'timeout', '2026-01-06T12:00:00.000Z']);
    expect(await verified()).toEqual([]);
  });

  test('waits for grace', async () => {
    const { id } = await timed({ graceSeconds: 7200 });
    await passes(25);
    await server.watch.look();
    expect((await typesOf(id)).flat()).not.toContain('TurnTimedOut');
    await passes(1);
    await server.watch.look();
    expect((await typesOf(id)).flat()).toContain('TurnTimedOut');
  });

  test('counts as long as no default is there', async () => {
    const game = await timed();
    await passes(30);
    await act(game, 'hider', 'hide', 'attic');
    await server.watch.look();
    expect((await typesOf(game.id)).flat()).not.toContain('TurnTimedOut');
  });

  test('is taken once, whichever servers look', async () => {
    const { id } = await timed();
    await passes(24);
    await Promise.all([server.watch.look(), other.watch.look(), server.watch.look(), other.watch.look()]);
    const fired = (await typesOf(id)).flat().filter((type) => type === 'TurnTimedOut');
    expect(fired).toHaveLength(1);
    expect([...server.failures, ...other.failures]).toEqual([]);
  });

  test('and a move that comes at the same time: one of them counts', async () => {
    for (let count = 0; count < 5; count++) {
      const game = await timed();
      await passes(24);
      const [moved] = await Promise.allSettled([act(game, 'hider', 'hide', 'attic'), other.watch.look()]);
      const types = (await typesOf(game.id)).flat();
      expect(types.filter((type) => type === 'PlaceTaken')).toHaveLength(1);
      expect(types.includes('TurnTimedOut')).toBe(moved.status === 'rejected');
    }
  });

  test('goes on to the end of the game when nobody plays', async () => {
    const { id } = await timed();
    for (let day = 0; day < 40 && (await at(id)).table.status === 'playing'; day++) {
      await passes(24);
      await server.watch.look();
    }
    expect((await at(id)).table.status).toBe('finished');
    expect(await verified()).toEqual([]);
  });
});

test('who is asked whether something is taken back and does not answer has refused', async () => {
  const game = await timed({ mode: 'bank', bank: 86_400 });
  await act(game, 'hider', 'hide', 'attic');
  await act(game, 'seeker-1', 'search', 'cellar');
  await act(game, 'seeker-2', 'search', 'cellar');
  const { last: made } = await at(game.id);
  await server.takeBacks.undo({ gameId: game.id, playerId: game.players['seeker-2']!, entry: made!.entry });
  await passes(24);
  await server.watch.look();
  expect((await typesOf(game.id)).slice(-2)).toEqual([['TakeBackAsked'], ['TakeBackRefused']]);
  expect((await last(game.id)).asked.by).toBe('timeout');
  expect(await verified()).toEqual([]);
});

describe('when something is due', () => {
  const dueAt = async (id: string) => {
    const { rows } = await server.pool.query<{ due_at: Date | null }>(
      'SELECT due_at FROM games WHERE id = $1',
      [id],
    );
    return rows[0]!.due_at?.toISOString();
  };

  test('stands in the row of the game, and a rebuild gives the same', async () => {
    const game = await timed({ graceSeconds: 60 });
    expect(await dueAt(game.id)).toBe('2026-01-06T12:01:00.000Z');
    const { changed } = await new Rebuild(server.pool, server.store, server.rulesets).run();
    expect(changed).toEqual([]);
    expect((await server.gamesReader.one(game.id, game.maker)).deadlines).toEqual([
      { seat: 'hider', decision: 'hide-1-hider', at: '2026-01-06T12:00:00.000Z' },
    ]);
  });

  test('is built anew where it is wrong', async () => {
    const game = await timed();
    await database.owner.query(`UPDATE games SET due_at = NULL WHERE id = '${game.id}'`);
    const { changed } = await new Rebuild(server.pool, server.store, server.rulesets).run();
    expect(changed).toEqual([game.id]);
    expect(await dueAt(game.id)).toBe('2026-01-06T12:00:00.000Z');
  });
});

test('what fails in one game keeps no other waiting', async () => {
  const broken = await timed();
  const sound = await timed();
  await database.owner.query(`DELETE FROM game_secrets WHERE game_id = '${broken.id}'`);
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
  await passes(24);
  await server.watch.look();
  expect(server.failures).toHaveLength(1);
  expect((await typesOf(sound.id)).flat()).toContain('TurnTimedOut');
});

describe('a game that has not begun', () => {
  test('expires when nothing has changed for long', async () => {
    const maker = await newPlayer(server.pool);
    const { gameId } = await server.table.create(maker, asked('hide-and-seek'));
    await passes(29 * 24);
    await server.table.claim(gameId, maker, 'hider', {});
    await passes(29 * 24);
    await server.watch.look();
    expect((await at(gameId)).table.status).toBe('open');
    await passes(24);
    await server.watch.look();
    expect((await at(gameId)).table.status).toBe('cancelled');
    expect((await typesOf(gameId)).at(-1)).toEqual(['GameExpired', 'GameCancelled']);
    expect(await verified()).toEqual([]);
  });

  test('never does where LOBBY_DAYS is 0', async () => {
    const { gameId } = await server.table.create(await newPlayer(server.pool), asked('hide-and-seek'));
    const { games, writer, pool, heartbeat } = server;
    await passes(400 * 24);
    const fail = (error: unknown) => server.failures.push(error);
    await new DeadlineWatch({ games, writer, pool, outside: clock, heartbeat }, 0, fail).look();
    expect((await at(gameId)).table.status).toBe('open');
  });

  test('does, one that is played never', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    await passes(400 * 24);
    await server.watch.look();
    expect((await at(game.id)).table.status).toBe('playing');
  });
});

describe('after an outage', () => {
  test('everybody has the time back that it took, and no default is taken before', async () => {
    const game = await timed();
    await passes(20);
    clock.stands(48);
    await server.watch.look();
    expect((await typesOf(game.id)).at(-1)).toEqual(['DeadlinesMoved']);
    expect((await server.gamesReader.one(game.id, game.maker)).deadlines[0]!.at).toBe(
      '2026-01-08T12:00:00.000Z',
    );
    await passes(4);
    await server.watch.look();
    expect((await typesOf(game.id)).flat()).toContain('TurnTimedOut');
    expect(await verified()).toEqual([]);
  });

  test('each game is told once, by whichever server', async () => {
    const game = await timed();
    clock.stands(48);
    await Promise.all([server.watch.look(), other.watch.look()]);
    await server.watch.look();
    expect((await typesOf(game.id)).flat().filter((type) => type === 'DeadlinesMoved')).toHaveLength(1);
  });

  test('a server that stops in the middle of telling them goes on later', async () => {
    const games = [await timed(), await timed(), await timed()];
    clock.stands(48);
    let appended = 0;
    const append = server.writer.append.bind(server.writer);
    const stopping = jest.spyOn(server.writer, 'append').mockImplementation((...asked) => {
      appended += 1;
      if (appended > 1) throw new Error('stopped');
      return append(...asked);
    });
    const telling = jest.spyOn(server.heartbeat, 'told').mockRejectedValue(new Error('stopped'));
    await expect(server.watch.look()).rejects.toThrow('stopped');
    stopping.mockRestore();
    telling.mockRestore();
    await other.watch.look();
    for (const { id } of games) {
      expect((await typesOf(id)).flat().filter((type) => /Moved|TimedOut/.test(type))).toEqual([
        'DeadlinesMoved',
      ]);
    }
  });

  test('to tell of it is no outage, however long it takes', async () => {
    for (let count = 0; count < 5; count++) await timed();
    clock.stands(48);
    const fresh = server.games.fresh.bind(server.games);
    jest.spyOn(server.games, 'fresh').mockImplementation((id) => {
      clock.stands(40 / 3600);
      return fresh(id);
    });
    await server.watch.look();
    await server.watch.look();
    expect(await server.heartbeat.outages()).toHaveLength(1);
  });

  test('one game in which it fails is told later, before its default, and keeps no others busy', async () => {
    const broken = await timed();
    const sound = await timed();
    const told = async () => (await typesOf(broken.id)).flat().filter((type) => /Moved|TimedOut/.test(type));
    await passes(20);
    clock.stands(48);
    const fresh = server.games.fresh.bind(server.games);
    const loading = jest
      .spyOn(server.games, 'fresh')
      .mockImplementation((id) => (id === broken.id ? Promise.reject(new Error('broken')) : fresh(id)));
    await server.watch.look();
    await server.watch.look();
    expect(loading.mock.calls.filter(([id]) => id === sound.id)).toHaveLength(1);
    expect(await told()).toEqual([]);
    await other.watch.look();
    expect(await told()).toEqual(['DeadlinesMoved']);
    loading.mockRestore();
  });

  test('a game that could not be told is told when it is tried again', async () => {
    const broken = await timed();
    clock.stands(20);
    const failing = jest.spyOn(server.games, 'fresh').mockRejectedValueOnce(new Error('broken'));
    await server.watch.look();
    failing.mockRestore();
    await passes(1);
    await server.watch.look();
    expect((await typesOf(broken.id)).at(-1)).toEqual(['DeadlinesMoved']);
  });

  test('games without time, and those that are over, are told nothing', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    clock.stands(48);
    await server.watch.look();
    expect((await typesOf(game.id)).flat()).not.toContain('DeadlinesMoved');
  });

  test('a pause that is shorter is none', async () => {
    const game = await timed();
    clock.stands(1 / 60);
    await server.watch.look();
    expect((await typesOf(game.id)).flat()).not.toContain('DeadlinesMoved');
  });
});
