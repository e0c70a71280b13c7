import { randomUUID } from 'node:crypto';
import { Outbox } from '../../../src/notifications/deliveries/outbox.js';
import { handOver } from '../../../src/notifications/webhooks/hand-over.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../../support/inside.js';
import { MovableClock } from '../../support/movable-clock.js';
import { seatedGame } from '../../support/seated.js';
import { caller, type Caller, type Hook } from './support/caller.js';
import { receiver, type Receiver } from './support/receiver.js';

describe('where a webhook is not called for a while', () => {
  let database: TestDatabase;
  let server: Inside;
  const clock = new MovableClock();
  let calls: Caller;
  let one: Receiver;

  beforeAll(async () => {
    database = await freshDatabase();
    server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
  });
  beforeEach(async () => {
    clock.moveTo(new Date());
    calls = caller(server, clock);
    await database.owner.query('DELETE FROM deliveries; DELETE FROM webhooks');
    one = await receiver();
  });
  afterEach(async () => {
    expect(calls.failures).toEqual([]);
    await calls.close();
    await one.close();
  });
  afterAll(() => database.drop());

  type Game = Awaited<ReturnType<typeof seatedGame>>;

  function hides(game: Game): Promise<unknown> {
    const asked = { type: 'hide', place: 'attic' };
    return server.play.act({ gameId: game.id, playerId: game.players['hider']!, asked, key: randomUUID() });
  }

  const set = (hook: Hook, state: string) =>
    server.pool.query('UPDATE webhooks SET state = $2 WHERE id = $1', [hook.id, state]);

  test('what comes meanwhile is missed, and a replay sends it', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    const hook = await calls.hook(one.url, { playerId: game.players['seeker-1']! });
    const outbox = new Outbox(server.pool);
    await set(hook, 'disabled');
    const since = clock.now();
    await hides(game);
    await calls.deliverDue();
    const { items } = await outbox.list(hook.id, 10);
    expect(items.map(({ type, state }) => [type, state])).toEqual([['turn.started', 'missed']]);
    await set(hook, 'enabled');
    await calls.deliverDue();
    expect(one.received).toEqual([]);
    expect(await outbox.replay(hook.id, since, clock.now())).toEqual({ count: 1, next: null });
    await calls.deliverDue();
    expect(one.received.map(({ headers }) => headers['webhook-id'])).toEqual([items[0]!.id]);
  });

  test('a replay sends a thousand, the oldest first, and says where to go on', async () => {
    const hook = await calls.hook(one.url);
    await server.pool.query(
      `INSERT INTO deliveries (topic, id, entry, type, player_id, channel, target, due_at, created_at, state)
       SELECT $1, 'msg_' || n, 0, 'ping', $1, 'webhook', $2, now, now, 'delivered'
       FROM generate_series(1, 1002) AS n, LATERAL (SELECT $3::timestamptz + n * interval '1 second' AS now) AS at`,
      [hook.playerId, hook.id, clock.now()],
    );
    const outbox = new Outbox(server.pool);
    const since = clock.now();
    const { count, next } = await outbox.replay(hook.id, since, clock.now());
    expect([count, next]).toEqual([1_000, new Date(since.getTime() + 1_001_000)]);
    expect(await outbox.replay(hook.id, next!, clock.now())).toEqual({ count: 2, next: null });
  });

  test('what waits for a chat goes on by another player who registered it', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    const hooks: Hook[] = [];
    for (const seat of ['seeker-1', 'seeker-2'])
      hooks.push(await calls.hook(one.url, { playerId: game.players[seat]!, format: 'slack' }));
    await server.pool.query("UPDATE webhooks SET key = 'one chat'");
    await hides(game);
    const { rows } = await server.pool.query<{ id: string; target: string }>(
      `SELECT id, target FROM deliveries WHERE state = 'waiting'`,
    );
    const told = new Set(rows.map(({ target }) => target));
    for (const { id } of hooks.filter((hook) => told.has(hook.id)).slice(0, 1)) {
      await handOver(server.pool, id);
      await server.pool.query('DELETE FROM webhooks WHERE id = $1', [id]);
    }
    await calls.deliverDue();
    expect(one.received).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('a chat does not hear that a side talks', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    const playerId = game.players['seeker-2']!;
    await calls.hook(one.url, { playerId, format: 'discord' });
    const program = await receiver();
    await calls.hook(program.url, { playerId });
    const say = (to: 'side' | 'all') =>
      server.messages.say({
        ...{ gameId: game.id, playerId: game.players['seeker-1']!, key: randomUUID() },
        ...{ to, text: 'psst', seat: undefined },
      });
    await say('side');
    await calls.deliverDue();
    expect([one.received.length, program.received.length]).toEqual([0, 1]);
    await say('all');
    await calls.deliverDue();
    expect([one.received.length, program.received.length]).toEqual([1, 2]);
    await program.close();
  });
});
