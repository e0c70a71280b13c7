import type { QueryRunner } from 'typeorm';
import { FreezesEnd1800900000000 } from '../../../migrations/1800900000000-freezes-end.js';
import { verifyGames } from '../../../src/audit/verify-games.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES } from '../../support/inside.js';
import { seatedGame } from '../../support/seated.js';
import { WallClock } from '../../support/wall-clock.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('a game that a dispute freezes goes on by itself, also one that was frozen before games did', async () => {
  const clock = new WallClock();
  const server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 2 }, disputes: 'freeze' });
  await server.disputes.open(game.id, game.players['hider']!, { entry: 1, claim: 'No.' });
  const due = async () =>
    (await server.pool.query('SELECT due_at FROM games WHERE id = $1', [game.id])).rows as unknown[];
  const then = await due();
  await database.owner.query('UPDATE games SET due_at = NULL');
  const query = (sql: string) => database.owner.query(sql);
  await new FreezesEnd1800900000000().up({ query } as unknown as QueryRunner);
  expect(await due()).toEqual(then);

  const look = async (hours: number) => {
    await clock.passes(server.pool, hours);
    await server.watch.look();
    const { frozen, awaiting } = await server.gamesReader.one(game.id, game.maker);
    return { frozen, awaiting };
  };
  expect(await look(335)).toEqual({ frozen: true, awaiting: [] });
  expect(await look(1)).toEqual({ frozen: false, awaiting: ['hider'] });
  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
});
