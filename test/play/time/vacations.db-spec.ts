import { randomUUID } from 'node:crypto';
import { RealOutside } from '../../../src/events/outside.js';
import { verifyGames } from '../../../src/audit/verify-games.js';
import type { TimeGiven } from '../../../src/play/table/clock/time-setting.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { A_DAY } from '../../support/clocked.js';
import { asked, seatedGame } from '../../support/seated.js';
import { WallClock } from '../../support/wall-clock.js';

let database: TestDatabase;
let clock: WallClock;
let server: Inside;
let player: string;

beforeAll(async () => {
  database = await freshDatabase();
  clock = new WallClock();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
});
beforeEach(async () => {
  player = await newPlayer(server.pool, 'Away');
});
afterAll(() => database.drop());

/** A game in which this player hides. */
async function game(time: Partial<TimeGiven> | undefined, others: 'open' | 'bot' = 'open'): Promise<string> {
  const seats = (['seeker-1', 'seeker-2'] as const).map((seat) => ({ seat, as: others }));
  const { gameId } = await server.table.create(
    player,
    asked('hide-and-seek', {
      seats: [{ seat: 'hider', as: 'me' }, ...seats],
      ...(time && { time: { ...A_DAY, ...time } }),
    }),
  );
  if (others === 'bot') return gameId;
  for (const seat of ['seeker-1', 'seeker-2']) {
    await server.table.claim(gameId, await newPlayer(server.pool, seat), seat, {});
  }
  return gameId;
}

const inDays = (days: number) => new Date(clock.time + days * 86_400_000);
const deadlineIn = async (id: string) => (await server.gamesReader.one(id, player)).deadlines[0]!.at;

test('counts in games with a clock and days left, and says why not in others', async () => {
  const counting = await game({ vacationDays: 10 });
  const short = await game({ vacationDays: 2 });
  const untimed = await game(undefined);
  const bots = await game({ vacationDays: 10 }, 'bot');
  const { games } = await server.vacations.take(player, { until: inDays(5) });
  expect(new Map(games.map(({ game: id, why }) => [id, why]))).toEqual(
    new Map([
      [counting, null],
      [short, 'noDaysLeft'],
      [untimed, 'noTime'],
      [bots, 'onlyBots'],
    ]),
  );
  expect(await deadlineIn(counting)).toBe(inDays(6).toISOString());
  expect(await deadlineIn(short)).toBe(inDays(1).toISOString());
  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
});

test('from now on begins when it is told, in each game: also where time goes by meanwhile', async () => {
  const real = await inside(await database.open(INSIDE_ENTITIES), { outside: new RealOutside() });
  const maker = await newPlayer(real.pool);
  const games = [0, 1].map(() => seatedGame(real, 'hide-and-seek', { time: { ...A_DAY, vacationDays: 10 } }));
  for (const { id, players } of await Promise.all(games)) {
    await real.table.giveUp(id, players['hider']!, 'hider');
    await real.table.claim(id, maker, 'hider', {});
  }
  const until = new Date(Date.now() + 86_400_000);
  const taken = await real.vacations.take(maker, { until });
  expect(taken.games.map(({ counts }) => counts)).toEqual([true, true]);
  const lines: string[] = [];
  await verifyGames(real.pool, real, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
  await real.vacations.end(maker, taken.id);
  for (const { game: id } of taken.games) {
    expect((await real.store.read(id, 0)).at(-1)!.events[0]!.type).toBe('VacationEnded');
  }
});

test('can be ended early: the days that were not taken are left', async () => {
  const id = await game({ vacationDays: 10 });
  const { id: vacation } = await server.vacations.take(player, { until: inDays(9) });
  expect(await server.vacations.list(player)).toHaveLength(1);
  await clock.passes(server.pool, 48);
  await server.vacations.end(player, vacation);
  expect(await deadlineIn(id)).toBe(inDays(1).toISOString());
  expect(await server.vacations.list(player)).toEqual([]);
  const { games } = await server.vacations.take(player, { until: inDays(8) });
  expect(games).toEqual([{ game: id, seat: 'hider', counts: true, why: null }]);
});

test('is refused where it has passed, or lies within another', async () => {
  const until = inDays(3);
  await expect(server.vacations.take(player, { from: inDays(-1), until })).rejects.toMatchObject({
    code: 'invalid-request',
  });
  await expect(server.vacations.take(player, { until: inDays(0) })).rejects.toMatchObject({
    code: 'invalid-request',
  });
  await server.vacations.take(player, { until });
  await expect(server.vacations.take(player, { from: inDays(2), until: inDays(4) })).rejects.toMatchObject({
    code: 'vacation-taken',
  });
  await expect(server.vacations.end(player, randomUUID())).rejects.toMatchObject({
    code: 'vacation-not-found',
  });
});

test('asked for again is the same one, told where it could not be told before', async () => {
  const told = await game({ vacationDays: 10 });
  const untold = await game({ vacationDays: 10 });
  const until = inDays(3);
  const change = server.table.change.bind(server.table);
  const failing = jest
    .spyOn(server.table, 'change')
    .mockImplementation((id, ...others) =>
      id === untold ? Promise.reject(new Error('gone')) : change(id, ...others),
    );
  await expect(server.vacations.take(player, { until })).rejects.toThrow('gone');
  failing.mockRestore();
  clock.time += 60_000;
  const { id, games } = await server.vacations.take(player, { until });
  expect(new Map(games.map(({ game: one, counts }) => [one, counts]))).toEqual(
    new Map([
      [told, true],
      [untold, true],
    ]),
  );
  expect(await server.vacations.take(player, { until })).toMatchObject({ id, games });
  expect(await server.vacations.list(player)).toHaveLength(1);
  const taken = (await server.store.read(told, 0)).filter(
    ({ events }) => events[0]!.type === 'VacationTaken',
  );
  expect(taken).toHaveLength(1);
});

test('does not count for games of others', async () => {
  await seatedGame(server, 'hide-and-seek', { time: { ...A_DAY, vacationDays: 10 } });
  expect((await server.vacations.take(player, { until: inDays(2) })).games).toEqual([]);
});

test('is taken ten times a day at the most, also where none of them costs a day', async () => {
  const id = await game({ vacationDays: 10 });
  const later = { from: inDays(3), until: inDays(4) };
  for (let count = 0; count < 10; count++) {
    const taken = await server.vacations.take(player, later);
    await server.vacations.end(player, taken.id);
    clock.time += 1_000;
  }
  expect(await server.vacations.list(player)).toEqual([]);
  const before = await server.store.read(id, 0);
  await expect(server.vacations.take(player, later)).rejects.toMatchObject({
    ...{ code: 'too-many-requests', values: { retryAfter: 86_390 } },
  });
  expect(await server.store.read(id, 0)).toEqual(before);
  clock.time += 86_390_000;
  await server.vacations.take(player, later);
  expect(await server.vacations.list(player)).toHaveLength(1);
});
