import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '../../src/refusals/refusal.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newArbiter, newPlayer, type Inside } from '../support/inside.js';
import { asked, playOn, seatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let other: Inside;
let maker: string;
let ada: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  other = await inside(await database.open(INSIDE_ENTITIES));
  maker = await newPlayer(server.pool, 'Maker');
  ada = await newArbiter(server.pool, 'Ada');
});
afterAll(() => database.drop());

const refused = (code: RefusalCode) => expect.objectContaining({ code });

const make = async (visibility: 'private' | 'public' = 'private') =>
  (await server.table.create(maker, asked('hide-and-seek', { visibility }))).gameId;

/** The last entries of a game, as their events' types. */
const typesOf = async (gameId: string, after = 0) =>
  (await server.store.read(gameId, after)).map(({ events }) => events.map(({ type }) => type).join());

const chairOf = async (gameId: string, playerId: string) =>
  (await server.games.fresh(gameId)).arbiterOf(playerId);

describe('the maker of an open game', () => {
  test('names an arbiter by an entry that everybody sees and that names nobody', async () => {
    const gameId = await make();
    await server.arbiters.name(gameId, maker, ada);
    const [, entry] = await server.store.read(gameId, 0);
    expect(entry).toMatchObject({
      askedSlot: 'everyone',
      asked: { action: { type: 'grantArbiter', arbiter: 'arbiter-1' }, by: 'player' },
      events: [
        { type: 'ArbiterGranted', audience: ['everyone'], data: { arbiter: 'arbiter-1', by: 'maker' } },
      ],
    });
    expect(JSON.stringify(entry)).not.toContain(ada);
    expect([await chairOf(gameId, ada), await chairOf(gameId, maker)]).toEqual(['arbiter-1', undefined]);
    expect((await other.games.fresh(gameId)).arbiterOf(ada)).toBe('arbiter-1');
  });

  test('names nobody twice, and two at once get two chairs', async () => {
    const gameId = await make();
    const bea = await newArbiter(server.pool, 'Bea');
    await Promise.all([
      server.arbiters.name(gameId, maker, ada),
      other.arbiters.name(gameId, maker, ada),
      server.arbiters.name(gameId, maker, bea),
    ]);
    expect(await typesOf(gameId, 1)).toEqual(['ArbiterGranted', 'ArbiterGranted']);
    expect([await chairOf(gameId, ada), await chairOf(gameId, bea)].toSorted()).toEqual([
      'arbiter-1',
      'arbiter-2',
    ]);
  });

  test('names only arbiters of the server who do not sit in the game, and nobody else may name one', async () => {
    const gameId = await make();
    const [friend, bea] = [await newPlayer(server.pool, 'Friend'), await newArbiter(server.pool, 'Bea')];
    const name = (by: string, whom: string) => server.arbiters.name(gameId, by, whom);
    await expect(name(maker, friend)).rejects.toEqual(refused('player-no-arbiter'));
    await expect(name(maker, randomUUID())).rejects.toEqual(refused('player-no-arbiter'));
    await expect(name(friend, ada)).rejects.toEqual(refused('not-the-maker'));
    await server.table.claim(gameId, bea, 'hider', {});
    await expect(name(maker, bea)).rejects.toEqual(refused('plays-here'));
    await server.pool.query('UPDATE tokens SET revoked_at = now() WHERE player_id = $1', [bea]);
    await server.table.giveUp(gameId, bea, 'hider');
    await expect(name(maker, bea)).rejects.toEqual(refused('player-no-arbiter'));
  });

  test('names none once the game has begun', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    await expect(server.arbiters.name(game.id, game.maker, ada)).rejects.toEqual(refused('game-not-open'));
  });
});

describe('an arbiter of the server', () => {
  test('comes to a game only when it is over or something is disputed', async () => {
    const [hidden, open] = [await seatedGame(server, 'hide-and-seek'), await make('public')];
    await expect(server.arbiters.join(hidden.id, ada)).rejects.toEqual(refused('game-not-found'));
    await expect(server.arbiters.join(open, ada)).rejects.toEqual(refused('not-disputed'));
    await playOn(server, hidden, seeded(1));
    const { version } = await server.games.fresh(hidden.id).then(({ at }) => at);
    await Promise.all([server.arbiters.join(hidden.id, ada), other.arbiters.join(hidden.id, ada)]);
    expect(await typesOf(hidden.id, version)).toEqual(['ArbiterGranted']);
    expect(await chairOf(hidden.id, ada)).toBe('arbiter-1');
  });

  test('does not judge a game in which they sit', async () => {
    const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 1 } });
    await playOn(server, game, seeded(2));
    await expect(server.arbiters.join(game.id, game.players['hider']!)).rejects.toEqual(
      refused('plays-here'),
    );
  });
});

describe('a chair', () => {
  test('is given up in the entry in which its arbiter sits down', async () => {
    const gameId = await make();
    await server.arbiters.name(gameId, maker, ada);
    await other.table.claim(gameId, ada, 'seeker-1', {});
    expect(await typesOf(gameId, 2)).toEqual(['SeatTaken,ArbiterWithdrawn']);
    await server.table.giveUp(gameId, ada, 'seeker-1');
    expect(await chairOf(gameId, ada)).toBeUndefined();
    await server.arbiters.name(gameId, maker, ada);
    expect(await chairOf(gameId, ada)).toBe('arbiter-2');
  });

  test('is given up by its arbiter, or taken by the maker before the game begins', async () => {
    const gameId = await make();
    const [friend, bea] = [await newPlayer(server.pool, 'Friend'), await newArbiter(server.pool, 'Bea')];
    await server.arbiters.name(gameId, maker, ada);
    await server.arbiters.name(gameId, maker, bea);
    const take = (by: string, arbiter: string) => other.arbiters.withdraw(gameId, by, arbiter);
    await expect(take(maker, 'arbiter-3')).rejects.toEqual(refused('arbiter-not-found'));
    await expect(take(maker, 'toString')).rejects.toEqual(refused('arbiter-not-found'));
    await expect(take(friend, 'arbiter-1')).rejects.toEqual(refused('not-the-maker'));
    await expect(take(bea, 'arbiter-1')).rejects.toEqual(refused('not-the-maker'));
    await take(maker, 'arbiter-1');
    await take(maker, 'arbiter-1');
    for (const seat of ['hider', 'seeker-1', 'seeker-2'])
      await server.table.claim(gameId, await newPlayer(server.pool), seat, {});
    await expect(take(maker, 'arbiter-2')).rejects.toEqual(refused('game-not-open'));
    const { version } = (await server.games.fresh(gameId)).at;
    await take(bea, 'arbiter-2');
    expect(await typesOf(gameId, version)).toEqual(['ArbiterWithdrawn']);
    await expect(take(bea, 'arbiter-2')).rejects.toEqual(refused('game-not-found'));
  });
});
