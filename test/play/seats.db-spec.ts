import type { RefusalCode } from '../../src/refusals/refusal.js';
import type { AskedSeat, CreateGame } from '../../src/play/new-game.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { asked } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let other: Inside;
let maker: string;
let guest: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  other = await inside(await database.open(INSIDE_ENTITIES));
  maker = await newPlayer(server.pool, 'Maker');
  guest = await newPlayer(server.pool, 'Guest');
});
afterAll(() => database.drop());

const refused = (code: RefusalCode) => expect.objectContaining({ code });
const make = (more: Partial<CreateGame> = {}) => server.table.create(maker, asked('hide-and-seek', more));
const withSeats = (...seats: AskedSeat[]) => make({ seats });

async function look(gameId: string) {
  const game = await server.gamesReader.one(gameId, maker);
  const seats = Object.fromEntries(
    game.seats.map(({ seat, kind, player }) => [seat, [kind, player?.displayName]]),
  );
  const types = (await server.store.read(gameId, 0)).map(({ events }) =>
    events.map(({ type }) => type).join(),
  );
  return { status: game.status, version: game.version, seats, types };
}

test('a new game publishes its randomness before anyone sits down', async () => {
  const { gameId } = await withSeats(
    { seat: 'hider', as: 'me', entropy: 'mine' },
    { seat: 'seeker-1', as: 'bot' },
  );
  expect(await look(gameId)).toEqual({
    status: 'open',
    version: 2,
    seats: { hider: ['player', 'Maker'], 'seeker-1': ['bot', undefined], 'seeker-2': ['open', undefined] },
    types: ['GameCreated', 'SeatTaken,SeatTaken'],
  });
  const [, sitting] = await server.store.read(gameId, 0);
  expect(sitting!.events.map(({ data }) => data['entropy'])).toEqual(['mine', 'none']);
});

test('the last seat taken begins the game, unless its maker wants to', async () => {
  const { gameId } = await withSeats({ seat: 'hider', as: 'me' }, { seat: 'seeker-1', as: 'bot' });
  await other.table.claim(gameId, guest, 'seeker-2', { entropy: 'theirs' });
  const { status, types } = await look(gameId);
  expect(status).toBe('playing');
  expect(types.slice(2)).toEqual(['SeatTaken', 'GameBegan,TreasureBuried,RoundBegan,CardDrawn']);
  const manual = await make({ start: 'manual', seats: [{ seat: 'hider', as: 'me' }] });
  await expect(server.table.start(manual.gameId, maker)).rejects.toMatchObject({
    code: 'seats-open',
    values: { seats: ['seeker-1', 'seeker-2'] },
  });
  for (const seat of ['seeker-1', 'seeker-2']) await server.table.claim(manual.gameId, guest, seat, {});
  expect((await look(manual.gameId)).status).toBe('open');
  await expect(server.table.start(manual.gameId, guest)).rejects.toEqual(refused('not-the-maker'));
  await Promise.all([server.table.start(manual.gameId, maker), other.table.start(manual.gameId, maker)]);
  expect((await look(manual.gameId)).types.filter((types) => types.startsWith('GameBegan'))).toHaveLength(1);
});

test('a game of bots begins at once', async () => {
  const seats = ['hider', 'seeker-1', 'seeker-2'].map((seat): AskedSeat => ({ seat, as: 'bot' }));
  const { gameId } = await withSeats(...seats);
  expect(await look(gameId)).toMatchObject({ status: 'playing', version: 3 });
});

test('of many who want one seat at the same time, one sits down', async () => {
  const { gameId } = await make();
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(server.pool)));
  const results = await Promise.allSettled(
    players.map((player, place) => (place % 2 ? other : server).table.claim(gameId, player, 'hider', {})),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toEqual(refused('seat-taken'));
  }
  expect(await look(gameId)).toMatchObject({ version: 2 });
});

test('sitting down where one sits is no change', async () => {
  const { gameId } = await make();
  await server.table.claim(gameId, guest, 'hider', { entropy: 'a' });
  await other.table.claim(gameId, guest, 'hider', { entropy: 'a' });
  expect(await look(gameId)).toMatchObject({ version: 2 });
});

test('a player holds seats of one side only', async () => {
  const { gameId } = await make();
  await server.table.claim(gameId, guest, 'seeker-1', {});
  await server.table.claim(gameId, guest, 'seeker-2', {});
  await expect(other.table.claim(gameId, guest, 'hider', {})).rejects.toMatchObject({
    code: 'one-side-only',
    values: { sides: ['seekers', 'hider'] },
  });
  await expect(withSeats({ seat: 'hider', as: 'me' }, { seat: 'seeker-1', as: 'me' })).rejects.toEqual(
    refused('one-side-only'),
  );
});

test('who has left a seat may take it again, until the game begins', async () => {
  const { gameId } = await withSeats({ seat: 'hider', as: 'me' });
  await server.table.claim(gameId, guest, 'seeker-1', {});
  await expect(server.table.giveUp(gameId, maker, 'seeker-1')).rejects.toEqual(refused('not-your-seat'));
  await expect(server.table.giveUp(gameId, maker, 'king')).rejects.toEqual(refused('seat-not-found'));
  await server.table.giveUp(gameId, guest, 'seeker-1');
  const { version } = await look(gameId);
  await other.table.giveUp(gameId, guest, 'seeker-1');
  expect((await look(gameId)).version).toBe(version);
  expect(await look(gameId)).toMatchObject({ seats: { 'seeker-1': ['open', undefined] } });
  await other.table.claim(gameId, guest, 'seeker-1', {});
  await other.table.claim(gameId, guest, 'seeker-2', {});
  await server.table.giveUp(gameId, guest, 'seeker-1');
  await expect(server.table.claim(gameId, guest, 'seeker-1', {})).rejects.toEqual(refused('knows-too-much'));
});

test('who sits down again may repeat the entropy given first, and give no other', async () => {
  const { gameId } = await make();
  await server.table.claim(gameId, guest, 'seeker-1', { entropy: 'dice' });
  await other.table.claim(gameId, guest, 'seeker-1', { entropy: 'dice' });
  await other.table.claim(gameId, guest, 'seeker-1', {});
  await expect(other.table.claim(gameId, guest, 'seeker-1', { entropy: 'more' })).rejects.toEqual(
    refused('entropy-fixed'),
  );
});

test('its maker cancels a game that has not begun, once and for good', async () => {
  const { gameId } = await make();
  await server.table.claim(gameId, guest, 'hider', {});
  await expect(server.table.cancel(gameId, guest)).rejects.toEqual(refused('not-the-maker'));
  await server.table.cancel(gameId, maker);
  await other.table.cancel(gameId, maker);
  expect(await look(gameId)).toMatchObject({ status: 'cancelled', version: 3 });
  await expect(server.table.claim(gameId, guest, 'seeker-1', {})).rejects.toEqual(refused('game-not-open'));
  await expect(server.table.start(gameId, maker)).rejects.toEqual(refused('game-not-open'));
  await expect(server.table.giveUp(gameId, guest, 'hider')).rejects.toEqual(refused('game-not-open'));
  expect((await server.views.view(gameId, guest)).status).toBe('cancelled');
});

test('a game that is made wrongly is not made', async () => {
  await expect(server.table.create(maker, asked('chess'))).rejects.toMatchObject({
    code: 'ruleset-not-found',
    detail: { errors: [{ pointer: '/ruleset' }] },
  });
  await expect(make({ options: { rounds: 99 } })).rejects.toMatchObject({
    code: 'invalid-options',
    detail: {
      errors: [
        { pointer: '/options/rounds', what: { key: 'wrong.most', values: { most: expect.any(Number) } } },
      ],
    },
  });
  await expect(withSeats({ seat: 'hider', as: 'me' }, { seat: 'king', as: 'bot' })).rejects.toMatchObject({
    code: 'seat-not-found',
    values: { ruleset: 'hide-and-seek', seat: 'king' },
    detail: { errors: [{ pointer: '/seats/1/seat' }] },
  });
  await expect(withSeats({ seat: 'hider', as: 'me' }, { seat: 'hider', as: 'bot' })).rejects.toEqual(
    refused('invalid-request'),
  );
});

describe('invitations', () => {
  test('a reserved seat wants its code, which serves once', async () => {
    const { gameId, invitations } = await withSeats({
      seat: 'hider',
      as: 'invite',
      email: 'guest@example.org',
    });
    expect(invitations).toMatchObject([{ seat: 'hider', email: 'guest@example.org' }]);
    const { code } = invitations[0]!;
    for (const invitation of [undefined, 'wrong', `${code}x`]) {
      const claim = server.table.claim(
        gameId,
        guest,
        'hider',
        invitation === undefined ? {} : { invitation },
      );
      await expect(claim).rejects.toEqual(refused('invitation-invalid'));
    }
    await other.table.claim(gameId, guest, 'hider', { invitation: code });
    await server.table.giveUp(gameId, guest, 'hider');
    expect(await look(gameId)).toMatchObject({ seats: { hider: ['invite', undefined] } });
    const again = server.table.claim(gameId, guest, 'hider', { invitation: code });
    await expect(again).rejects.toEqual(refused('invitation-invalid'));
    expect(await server.table.invitations(gameId, maker)).toMatchObject([{ seat: 'hider', used: true }]);
  });

  test('an open seat becomes reserved when its maker invites somebody to it', async () => {
    const { gameId } = await make();
    const invitation = await server.table.invite(gameId, maker, { seat: 'hider' });
    await server.table.invite(gameId, maker, { seat: 'hider', email: 'second@example.org' });
    expect((await look(gameId)).types).toEqual(['GameCreated', 'SeatReserved', 'SeatReserved']);
    await expect(server.table.claim(gameId, guest, 'hider', {})).rejects.toEqual(
      refused('invitation-invalid'),
    );
    await expect(server.table.invite(gameId, guest, { seat: 'hider' })).rejects.toEqual(
      refused('not-the-maker'),
    );
    await expect(server.table.invitations(gameId, guest)).rejects.toEqual(refused('not-the-maker'));
    await server.table.claim(gameId, guest, 'hider', { invitation: invitation.code });
    await expect(server.table.invite(gameId, maker, { seat: 'hider' })).rejects.toEqual(
      refused('seat-taken'),
    );
  });

  test('a code opens its own seat of its own game, and is not spent on another', async () => {
    const { gameId, invitations } = await withSeats(
      { seat: 'seeker-1', as: 'invite' },
      { seat: 'hider', as: 'invite' },
    );
    const codeOf = (seat: string) => invitations.find((one) => one.seat === seat)!.code;
    const elsewhere = await withSeats({ seat: 'hider', as: 'invite' });
    for (const invitation of [codeOf('seeker-1'), elsewhere.invitations[0]!.code]) {
      const claim = server.table.claim(gameId, guest, 'hider', { invitation });
      await expect(claim).rejects.toEqual(refused('invitation-invalid'));
    }
    await server.table.claim(gameId, guest, 'seeker-2', { invitation: codeOf('seeker-1') });
    await server.table.claim(gameId, guest, 'seeker-2', { invitation: codeOf('seeker-1') });
    await server.table.claim(gameId, guest, 'seeker-1', { invitation: codeOf('seeker-1') });
  });

  test('the database keeps no code', async () => {
    const { invitations } = await withSeats({ seat: 'hider', as: 'invite' });
    const { rows } = await database.owner.query(`SELECT row_to_json(i)::text AS row FROM invitations i`);
    const bytes = Buffer.from(invitations[0]!.code, 'base64url').toString('hex');
    for (const { row } of rows) {
      expect(row).not.toContain(invitations[0]!.code);
      expect(row).not.toContain(bytes);
    }
  });
});
