import { Outbox } from '../../src/notifications/deliveries/outbox.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { MovableClock } from '../support/movable-clock.js';
import { seatedGame, type SeatedGame } from '../support/seated.js';
import { delivering } from './support/delivering.js';

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

const { deliverer, webhook, act } = delivering(() => server, clock);

/** The seeker of a game of hiding waits until the hider has hidden. */
const begun = (): Promise<SeatedGame> => seatedGame(server, 'hide-and-seek', { options: { rounds: 3 } });

const misses = { after: 9, then: 'substitute' } as const;
const time = { mode: 'perTurn', seconds: 3_600, graceSeconds: 0, vacationDays: 0, misses } as const;
const timed = (): Promise<SeatedGame> => seatedGame(server, 'hide-and-seek', { time });

describe('who comes later', () => {
  it('is told what is open: at a target that is new', async () => {
    const game = await begun();
    await act(game, 'hider', 'hide', 'attic');
    const player = game.players['seeker-1']!;
    const target = await webhook(player);
    await webhook(game.players['seeker-2']!);
    await new Outbox(server.pool).tellOpen(player, target, clock.now());
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.sent.map(({ type, seat, target: at }) => [type, seat, at])).toEqual([
      ['turn.started', 'seeker-1', target],
    ]);
  });

  it('and is reminded in time, once', async () => {
    const game = await timed();
    const player = game.players['hider']!;
    const begins = clock.now().getTime();
    const target = await webhook(player, { types: ['turn.started', 'turn.reminder'] });
    const outbox = new Outbox(server.pool);
    await outbox.tellOpen(player, target, clock.now());
    await outbox.tellOpen(player, target, clock.now());
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started hider']);
    clock.moveTo(new Date(begins + 2_690_000));
    await worker.deliverDue();
    expect(channel.sent).toHaveLength(1);
    clock.moveTo(new Date(begins + 2_710_000));
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started hider', 'turn.reminder hider']);
    await outbox.tellOpen(player, await webhook(player, { types: ['turn.reminder'] }), clock.now());
    await worker.deliverDue();
    expect(channel.sent).toHaveLength(2);
  });

  it('and in a seat that is asked', async () => {
    const game = await timed();
    await act(game, 'hider', 'hide', 'attic');
    await server.table.giveUp(game.id, game.players['seeker-1']!, 'seeker-1');
    const late = await newPlayer(server.pool, 'Late');
    await webhook(late);
    await server.table.claim(game.id, late, 'seeker-1', {});
    const { channel, worker } = deliverer();
    await worker.deliverDue();
    expect(channel.types()).toEqual(['turn.started seeker-1']);
  });
});
