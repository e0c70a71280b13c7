import { RealOutside } from '../../src/events/outside.js';
import { Outbox } from '../../src/notifications/deliveries/outbox.js';
import { Inbox } from '../../src/notifications/inbound/inbox.js';
import { replyHash } from '../../src/notifications/inbound/reply-token.js';
import { ReplyTokens } from '../../src/notifications/inbound/reply-tokens.js';
import { MailTokens } from '../../src/notifications/mail/mail-tokens.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { asked, playOn, seatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let other: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  other = await inside(await database.open(INSIDE_ENTITIES));
});
afterAll(() => database.drop());

const kinds = async (gameId: string, looker: string) =>
  Object.fromEntries(
    (await server.gamesReader.one(gameId, looker)).seats.map(({ seat, kind }) => [seat, kind]),
  );

test('who is erased leaves open games, loses their own, and gives running games to the plain bot', async () => {
  const friend = await newPlayer(server.pool, 'Friend');
  const leaver = await newPlayer(server.pool, 'Leaver');
  const { gameId: theirs } = await server.table.create(friend, asked('hide-and-seek'));
  await server.table.claim(theirs, leaver, 'hider', {});
  const { gameId: own } = await server.table.create(
    leaver,
    asked('hide-and-seek', {
      seats: [
        { seat: 'hider', as: 'me' },
        { seat: 'seeker-1', as: 'invite', email: 'a@b.example' },
      ],
    }),
  );
  const running = await seatedGame(server, 'hide-and-seek');
  const hider = running.players['hider']!;
  await server.farewell.forget(leaver);
  await other.farewell.forget(hider);
  expect(await kinds(theirs, friend)).toEqual({ hider: 'open', 'seeker-1': 'open', 'seeker-2': 'open' });
  expect(await server.gamesReader.one(own, leaver)).toMatchObject({ status: 'cancelled' });
  expect(await kinds(running.id, running.maker)).toEqual({
    hider: 'bot',
    'seeker-1': 'player',
    'seeker-2': 'player',
  });
  const { rows } = await database.owner.query('SELECT email FROM invitations WHERE game_id = $1', [own]);
  expect(rows).toEqual([{ email: null }]);
});

test('who is erased takes along whom they invited, what they wrote, and what they were told', async () => {
  const { pool } = server;
  const [leaver, guest] = [await newPlayer(pool, 'Leaver'), 'guest@erased.example'];
  const seats = [{ seat: 'seeker-1', as: 'invite' as const, email: guest }];
  const { gameId } = await server.table.create(leaver, asked('hide-and-seek', { seats }));
  const outside = new RealOutside();
  const tokens = new MailTokens(pool, outside);
  await tokens.issue({ kind: 'invitation', playerId: null, gameId, address: guest });
  const replies = new ReplyTokens(pool, outside);
  await replies.issue({ kind: 'invitation', topic: gameId, seat: 'seeker-1', email: guest, language: 'en' });
  const own = await replies.issue({
    kind: 'notice',
    topic: gameId,
    playerId: leaver,
    seat: 'hider',
    language: 'en',
  });
  const inbox = new Inbox(pool, outside);
  const token = replyHash(own).toString('hex');
  const raw = Buffer.from('Message-ID: <1@erased.example>\r\n\r\nsay');
  await inbox.keep(raw, { from: 'me@erased.example', token }, gameId);
  await new Outbox(pool).add({
    ...{ topic: leaver, id: 'msg_ping', type: 'ping', playerId: leaver, channel: 'webhook', target: leaver },
    ...{ data: { host: 'hooks.erased.example' }, at: outside.now() },
  });
  const kept = async () => {
    const tables = ['deliveries', 'mail_tokens', 'reply_tokens', 'inbound_mails', 'invitations'];
    const counts = await Promise.all(
      tables.map((table) => pool.query(`SELECT FROM ${table} t WHERE t::text LIKE '%erased.example%'`)),
    );
    return counts.map(({ rowCount }) => rowCount);
  };
  expect(await kept()).toEqual([2, 1, 1, 1, 1]);
  await server.farewell.forget(leaver);
  expect(await kept()).toEqual([0, 0, 0, 0, 0]);
  expect(await replies.find(own)).toBeUndefined();
});

test('a finished game keeps its chain, its seats and their kinds', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 1 } });
  await playOn(server, game, seeded(3));
  const before = await server.store.read(game.id, 0);
  await server.farewell.forget(game.players['hider']!);
  expect(await server.store.read(game.id, 0)).toEqual(before);
});

test('to be forgotten twice, or by two servers at once, is to be forgotten', async () => {
  const game = await seatedGame(server, 'hide-and-seek');
  const hider = game.players['hider']!;
  await Promise.all([server.farewell.forget(hider), other.farewell.forget(hider)]);
  await server.farewell.forget(hider);
  const types = (await server.store.read(game.id, 0)).flatMap(({ events }) => events.map(({ type }) => type));
  expect(types.filter((type) => type === 'SeatGivenUp')).toHaveLength(1);
});

test('no entry holds a player: names and ids stand in the seats alone', async () => {
  const game = await seatedGame(server, 'hide-and-seek');
  const text = JSON.stringify(await server.store.read(game.id, 0));
  for (const id of [...Object.values(game.players), game.maker]) expect(text).not.toContain(id);
});

test('who has lost a seat is a stranger from that entry on, also with a key that had its effect', async () => {
  const game = await seatedGame(server, 'hide-and-seek');
  const playerId = game.players['hider']!;
  const request = { gameId: game.id, playerId, asked: { type: 'hide', place: 'attic' }, key: 'k' };
  await server.play.act(request);
  await other.play.act(request);
  await server.farewell.forget(playerId);
  const gone = expect.objectContaining({ code: 'game-not-found' });
  for (const one of [server, other]) {
    await expect(one.play.act(request)).rejects.toEqual(gone);
    await expect(one.play.act({ ...request, key: 'another' })).rejects.toEqual(gone);
    await expect(one.play.actions(game.id, playerId)).rejects.toEqual(gone);
    await expect(one.views.view(game.id, playerId)).rejects.toEqual(gone);
    await expect(one.views.view(game.id, playerId, 'hider')).rejects.toEqual(gone);
    await expect(one.views.view(game.id, playerId, 'hider', 5)).rejects.toEqual(gone);
    await expect(one.history.entries(game.id, playerId, { after: 0, limit: 9 })).rejects.toEqual(gone);
    await expect(one.gamesReader.one(game.id, playerId)).rejects.toEqual(gone);
  }
});

test('who has left an open game sees it as a spectator', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { start: 'manual' });
  const playerId = game.players['hider']!;
  await server.table.giveUp(game.id, playerId, 'hider');
  expect((await other.views.view(game.id, playerId)).seat).toBeNull();
  await expect(other.views.view(game.id, playerId, 'hider')).rejects.toMatchObject({ code: 'not-your-seat' });
});

describe('a server that runs', () => {
  const erased = (id: string) =>
    database.owner.query('UPDATE players SET erased_at = now() WHERE id = $1', [id]);

  async function soon(holds: () => Promise<boolean>): Promise<void> {
    for (let count = 0; count < 100 && !(await holds()); count++)
      await new Promise((next) => setTimeout(next, 100));
    expect(await holds()).toBe(true);
  }

  afterEach(() => server.farewell.onApplicationShutdown());

  test('looks again after a farewell, for what was under way', async () => {
    server.farewell.onApplicationBootstrap();
    const [host, late] = [await newPlayer(server.pool, 'Host'), await newPlayer(server.pool, 'Late')];
    const { gameId } = await server.table.create(host, asked('hide-and-seek'));
    await server.farewell.forget(late);
    await other.table.claim(gameId, late, 'hider', {});
    const own = await other.table.create(late, asked('hide-and-seek'));
    await soon(async () => (await kinds(gameId, host))['hider'] === 'open');
    await soon(async () => (await server.gamesReader.one(own.gameId, late)).status === 'cancelled');
  });

  test('ends, when it starts, the farewells that were left unfinished', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    const hider = game.players['hider']!;
    await erased(hider);
    server.farewell.onApplicationBootstrap();
    await soon(async () => (await kinds(game.id, game.maker))['hider'] === 'bot');
  });
});
