import { noticeRow } from '../../src/notifications/deliveries/append-part.js';
import { Outbox } from '../../src/notifications/deliveries/outbox.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { MovableClock } from '../support/movable-clock.js';
import { RecordedChannel } from '../support/recorded-channel.js';
import { asked, seatedGame, type SeatedGame } from '../support/seated.js';
import { delivering } from './support/delivering.js';

const LEASE_MS = 60_000;

let database: TestDatabase;
let server: Inside;
const clock = new MovableClock();

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
});
beforeEach(() =>
  database.owner.query('DELETE FROM deliveries; DELETE FROM webhooks; DELETE FROM mail_settings'),
);
afterAll(() => database.drop());

const { deliverer, webhook, act, rows } = delivering(() => server, clock);

/** The seeker of a game of hiding waits until the hider has hidden. */
const begun = (): Promise<SeatedGame> => seatedGame(server, 'hide-and-seek', { options: { rounds: 3 } });

describe('what there is to tell', () => {
  it('is written with the entry, one row for each target that wants it', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    await webhook(game.players['seeker-1']!, { game: game.id, types: ['game.changed'] });
    await act(game, 'hider', 'hide', 'attic');
    expect((await rows(game.id)).map(({ type, seat }) => [type, seat])).toEqual(
      expect.arrayContaining([
        ['turn.started', 'seeker-1'],
        ['game.changed', null],
      ]),
    );
    expect(await rows(game.id)).toHaveLength(2);
  });

  it('is nothing where nobody wants it, and nothing of what was not written', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    await expect(act(game, 'hider', 'hide', 'nowhere')).rejects.toThrow();
    await act(game, 'hider', 'hide', 'attic');
    expect(await rows(game.id)).toHaveLength(1);
  });

  it('comes once for two players who registered the same chat', async () => {
    const game = await begun();
    const types = ['game.changed'];
    await webhook(game.players['seeker-1']!, { key: 'one chat', types });
    await webhook(game.players['seeker-2']!, { key: 'one chat', types });
    await act(game, 'hider', 'hide', 'attic');
    expect(await rows(game.id)).toHaveLength(1);
  });

  it('is sent to who made a game, and sits nowhere, when it has expired', async () => {
    const maker = await newPlayer(server.pool, 'Maker');
    const types = ['game.cancelled', 'game.changed'];
    await webhook(maker, { types });
    const { gameId } = await server.table.create(maker, asked('hide-and-seek'));
    const stranger = await newPlayer(server.pool);
    await webhook(stranger, { game: gameId, types });
    clock.move(31 * 86_400_000);
    await server.watch.look();
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.types()).toEqual(['game.cancelled']);
    expect(channel.sent[0]!.data).toEqual({ expired: true });
  });

  it('is of one seat for a webhook of that seat', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!, { game: game.id, seat: 'hider' });
    await act(game, 'hider', 'hide', 'attic');
    expect(await rows(game.id)).toEqual([]);
  });
});

describe('the deliverer', () => {
  it('sends what is due, once, and keeps what came of it', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    const { channel, worker } = deliverer();
    channel.answer = () => ({ outcome: 'delivered', status: 204, latency: 12.4, said: 'thanks\0' });
    await act(game, 'hider', 'hide', 'attic');
    await worker.deliverDue();
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started seeker-1']);
    expect(channel.sent[0]!.head).toMatchObject({ version: channel.sent[0]!.entry });
    expect(channel.sent[0]!.decision).toMatchObject({ kind: expect.any(String) });
    expect(await rows(game.id)).toMatchObject([
      {
        state: 'delivered',
        attempts: 1,
        log: [{ outcome: 'delivered', status: 204, latency: 12, said: 'thanks' }],
      },
    ]);
  });

  it('tries again when the channel says so, and not before', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    const { channel, worker } = deliverer();
    channel.answer = ({ attempts }) =>
      attempts === 0
        ? { outcome: 'retry', at: new Date(clock.now().getTime() + 5_000) }
        : { outcome: 'delivered' };
    await act(game, 'hider', 'hide', 'attic');
    await worker.deliverDue();
    clock.move(4_999);
    await worker.deliverDue();
    expect(channel.sent).toHaveLength(1);
    clock.move(1);
    await worker.deliverDue();
    expect(channel.sent.map(({ attempts }) => attempts)).toEqual([0, 1]);
    expect(new Set(channel.sent.map(({ id }) => id)).size).toBe(1);
  });

  it('does not say that it is a turn that is over', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    await act(game, 'hider', 'hide', 'attic');
    await act(game, 'seeker-1', 'search', 'cellar');
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.sent).toEqual([]);
    expect(await rows(game.id)).toMatchObject([{ state: 'expired' }]);
  });

  it('says so again where the owner asks for it', async () => {
    const game = await begun();
    const target = await webhook(game.players['seeker-1']!);
    const since = clock.now();
    await act(game, 'hider', 'hide', 'attic');
    await act(game, 'seeker-1', 'search', 'cellar');
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(await new Outbox(server.pool).replay(target, since, clock.now())).toEqual({
      count: 1,
      next: null,
    });
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started seeker-1']);
  });

  it('sends the newest of what only says that something changed', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!, { types: ['game.changed'] });
    await act(game, 'hider', 'hide', 'attic');
    await act(game, 'seeker-1', 'search', 'cellar');
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.sent.map(({ entry }) => entry)).toEqual([(await rows(game.id)).at(-1)!['entry']]);
    expect((await rows(game.id)).map(({ state }) => state)).toEqual(['superseded', 'delivered']);
  });

  it('keeps the order of one game for one target while what is older is young, and no longer', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!, { types: ['game.changed', 'dispute.opened', 'dispute.ruled'] });
    const entry = (await server.gamesReader.one(game.id, game.maker)).version;
    const player = game.players['seeker-1']!;
    const opened = await server.disputes.open(game.id, player, { entry, claim: 'No.', seat: 'seeker-1' });
    expect(opened).toBeUndefined();
    await database.owner.query("DELETE FROM deliveries WHERE type = 'game.changed'");
    await act(game, 'hider', 'hide', 'attic');
    const { channel, worker } = deliverer();
    channel.answer = ({ type }) =>
      type === 'dispute.opened'
        ? { outcome: 'retry', at: new Date(clock.now().getTime() + 1_000) }
        : { outcome: 'delivered' };
    for (const sent of [1, 2, 4]) {
      await worker.deliverDue();
      expect(channel.sent).toHaveLength(sent);
      clock.move(1_000);
    }
    expect(channel.sent.at(-1)!.type).toBe('game.changed');
  });

  it('says last of an entry whose turn it is', async () => {
    const game = await begun();
    const playerId = game.players['hider']!;
    for (let target = 0; target < 8; target++) await webhook(playerId);
    const at = clock.now().toISOString();
    const types = ['turn.started', 'turn.timedOut'] as const;
    const outbox = new Outbox(server.pool);
    await outbox.spread(types.map((type) => noticeRow(game.id, 3, at, { type, playerId, seat: null })));
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    const last = new Map(channel.sent.map(({ target, type }) => [target, type]));
    expect(channel.sent).toHaveLength(16);
    expect([...last.values()]).toEqual(Array(8).fill('turn.started'));
  });

  it('tells who has lost a seat nothing more of it, and the others that it is lost', async () => {
    const game = await begun();
    const gone = game.players['seeker-1']!;
    await webhook(gone);
    await act(game, 'hider', 'hide', 'attic');
    await webhook(game.players['hider']!);
    await server.farewell.forget(gone);
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.sent.map(({ type, seat, playerId }) => [type, seat, playerId])).toEqual([
      ['seat.opened', 'seeker-1', game.players['hider']],
    ]);
  });

  it('tells of a vote as long as it is open', async () => {
    const game = await begun();
    const playerId = game.players['seeker-1']!;
    await webhook(playerId, { types: ['vote.called'] });
    const { rows: open } = await server.pool.query<{ id: string }>(
      "SELECT about->'decisions'->0->>'id' AS id FROM games WHERE id = $1",
      [game.id],
    );
    const at = clock.now().toISOString();
    const called = { type: 'vote.called', playerId, seat: 'seeker-1' } as const;
    await new Outbox(server.pool).spread(
      [open[0]!.id, 'table.replaceSeat.9'].map((vote, entry) =>
        noticeRow(game.id, 2 + entry, at, { ...called, data: { vote } }),
      ),
    );
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.sent.map(({ entry }) => entry)).toEqual([2]);
    expect((await rows(game.id)).map(({ state }) => state)).toEqual(['delivered', 'expired']);
  });

  it('goes on with the others when one throws', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    await webhook(game.players['seeker-2']!);
    const { channel, failures, worker } = deliverer();
    channel.answer = ({ seat }) => {
      if (seat === 'seeker-1') throw new Error('a fault of our own');
      return { outcome: 'delivered' };
    };
    await act(game, 'hider', 'hide', 'attic');
    await worker.deliverDue();
    expect(failures).toHaveLength(1);
    expect((await rows(game.id)).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
  });
});

describe('what a newer notice says too', () => {
  it('is sent all the same where that turn is over', async () => {
    const game = await begun();
    const player = game.players['seeker-1']!;
    await server.pool.query(
      `INSERT INTO mail_settings (player_id, address, confirmed_at) VALUES ($1, 'x@example.org', now())`,
      [player],
    );
    const { version: entry } = await server.gamesReader.one(game.id, game.maker);
    const other = game.players['seeker-2']!;
    await server.disputes.open(game.id, other, { entry, claim: 'No.', seat: 'seeker-2' });
    await act(game, 'hider', 'hide', 'attic');
    await act(game, 'seeker-1', 'search', 'cellar');
    const { channel, worker } = deliverer(new RecordedChannel('mail'));
    await worker.deliverDue();
    expect(channel.types()).toEqual(['dispute.opened']);
  });
});

describe('a reminder', () => {
  const HOUR = 3_600_000;
  const time = {
    mode: 'perTurn',
    seconds: 4 * 3_600,
    graceSeconds: 0,
    vacationDays: 0,
    misses: { after: 9, then: 'nothing' },
  } as const;
  const timed = (): Promise<SeatedGame> => seatedGame(server, 'hide-and-seek', { time });
  const types = ['turn.started', 'turn.reminder'];

  it('comes when a quarter of the time is left, with the deadline', async () => {
    const game = await timed();
    await webhook(game.players['seeker-1']!, { types });
    const { channel, worker } = deliverer();
    await act(game, 'hider', 'hide', 'attic');
    const deadline = new Date(clock.now().getTime() + 4 * HOUR);
    await worker.deliverDue();
    clock.move(3 * HOUR - 1);
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started seeker-1']);
    clock.move(1);
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started seeker-1', 'turn.reminder seeker-1']);
    expect(channel.sent.map((sent) => sent.deadline)).toEqual([deadline, deadline]);
  });

  it('does not come once its deadline has passed: where the server was away, that moves', async () => {
    const game = await timed();
    await webhook(game.players['seeker-1']!, { types: ['turn.reminder'] });
    const { channel, worker } = deliverer();
    await act(game, 'hider', 'hide', 'attic');
    clock.move(4 * HOUR);
    await worker.deliverDue();
    expect(channel.types()).toEqual([]);
    expect(await rows(game.id)).toMatchObject([{ state: 'expired' }]);
  });

  it('does not come to who has answered', async () => {
    const game = await timed();
    await webhook(game.players['seeker-1']!, { types: ['turn.reminder'] });
    const { channel, worker } = deliverer();
    await act(game, 'hider', 'hide', 'attic');
    await act(game, 'seeker-1', 'search', 'cellar');
    clock.move(3 * HOUR);
    await worker.deliverDue();
    expect(channel.types()).toEqual([]);
    expect(await rows(game.id)).toMatchObject([{ state: 'expired' }]);
  });
});

describe('two servers', () => {
  it('share what is due: nothing is sent twice', async () => {
    const games = await Promise.all(Array.from({ length: 5 }, begun));
    for (const { players } of games) for (const player of Object.values(players)) await webhook(player);
    const one = deliverer();
    const other = deliverer(one.channel);
    one.channel.answer = async () => {
      await new Promise((next) => setTimeout(next, 5));
      return { outcome: 'delivered' };
    };
    for (const game of games) await act(game, 'hider', 'hide', 'attic');
    await Promise.all([one.worker.deliverDue(), other.worker.deliverDue()]);
    expect(one.channel.sent).toHaveLength(10);
    expect(new Set(one.channel.sent.map(({ topic, id }) => topic + id)).size).toBe(10);
  });

  it('take over what another left when it died, and not before its lease has run out', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    await act(game, 'hider', 'hide', 'attic');
    const dead = deliverer();
    dead.channel.answer = () => new Promise(() => undefined);
    void dead.worker.deliverDue();
    while (dead.channel.sent.length === 0) await new Promise((next) => setTimeout(next, 5));
    const { channel, worker } = deliverer();
    clock.move(LEASE_MS - 1);
    await worker.deliverDue();
    expect(channel.sent).toEqual([]);
    clock.move(1);
    await worker.deliverDue();
    expect(channel.sent.map(({ id }) => id)).toEqual(dead.channel.sent.map(({ id }) => id));
    expect(await rows(game.id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('a server that comes back late changes nothing of what another has marked', async () => {
    const game = await begun();
    await webhook(game.players['seeker-1']!);
    await act(game, 'hider', 'hide', 'attic');
    const late = deliverer();
    let answer = (): void => undefined;
    late.channel.answer = () =>
      new Promise((settle) => (answer = () => settle({ outcome: 'failed', said: 'too late' })));
    const under = late.worker.deliverDue();
    while (late.channel.sent.length === 0) await new Promise((next) => setTimeout(next, 5));
    clock.move(LEASE_MS);
    await deliverer().worker.deliverDue();
    answer();
    await under;
    expect(await rows(game.id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
});
