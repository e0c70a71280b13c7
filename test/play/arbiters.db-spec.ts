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

describe('the sight of an arbiter', () => {
  /** A game in play, judged by Ada, that is private. */
  async function judged() {
    const { gameId: id } = await server.table.create(maker, asked('hide-and-seek'));
    await server.arbiters.name(id, maker, ada);
    const players: Record<string, string> = {};
    for (const seat of ['hider', 'seeker-1', 'seeker-2']) {
      players[seat] = await newPlayer(server.pool, seat);
      await server.table.claim(id, players[seat], seat, {});
    }
    const game = { id, players, maker };
    await playOn(server, game, seeded(5), 8);
    return game;
  }

  const records = async (game: string) => (await server.access.list(game, maker, { limit: 100 })).items;

  test('is that of each seat, at every version, byte for byte, and leaves one record for each look', async () => {
    const { id, players } = await judged();
    const { version } = (await server.games.fresh(id)).at;
    for (const [seat, player] of Object.entries(players)) {
      const own = await server.views.view(id, player);
      expect(await other.views.view(id, ada, seat)).toEqual(own);
      for (let then = 1; then <= version; then++) {
        const seen = await server.views.view(id, ada, seat, then);
        expect({ seat: seen.seat, version: seen.version }).toEqual({ seat, version: then });
      }
      expect(await server.views.view(id, ada, seat, version)).toEqual(own);
    }
    const kept = await records(id);
    expect(kept).toHaveLength(3 * (version + 2));
    expect(kept.at(-1)).toEqual({
      at: expect.any(String),
      arbiter: 'arbiter-1',
      player: { id: ada, displayName: 'Ada' },
      what: 'view',
      seat: 'hider',
      from: version,
      to: version,
    });
  });

  test('as a spectator leaves no record; every other look does, of whatever kind', async () => {
    const { id } = await judged();
    const { version } = (await server.games.fresh(id)).at;
    expect((await server.views.view(id, ada)).seat).toBeNull();
    expect((await server.views.view(id, ada, 'spectator')).seat).toBeNull();
    await server.history.entries(id, ada, { after: 0, limit: 3 });
    expect(await records(id)).toEqual([]);
    await server.history.entries(id, ada, { seat: 'hider', after: 2, limit: 3 });
    await server.history.entries(id, ada, { seat: 'hider', after: 900, limit: 3 });
    await server.diffs.diff(id, ada, { seat: 'seeker-1', from: 3, to: 5 });
    await server.proofs.lines(id, ada, 'seeker-2');
    const kept = await records(id);
    expect(kept.map(({ what, seat, from, to }) => [what, seat, from, to]).toReversed()).toEqual([
      ['events', 'hider', 2, 5],
      ['events', 'hider', version, version],
      ['diff', 'seeker-1', 3, 5],
      ['proof', 'seeker-2', 0, version],
    ]);
  });

  test('shows nothing where the record cannot be written, and what is refused leaves none', async () => {
    const { id } = await judged();
    await expect(server.views.view(id, ada, 'king')).rejects.toEqual(refused('seat-not-found'));
    await expect(server.views.view(id, ada, 'hider', 900)).rejects.toEqual(refused('version-not-found'));
    await expect(server.play.actions(id, ada)).rejects.toEqual(refused('not-your-seat'));
    expect(await records(id)).toEqual([]);
    await database.owner.query('ALTER TABLE access_records RENAME TO elsewhere');
    try {
      const looks = [
        server.views.view(id, ada, 'hider'),
        server.views.view(id, ada, 'hider', 3),
        server.history.entries(id, ada, { seat: 'hider', after: 0, limit: 3 }),
        server.diffs.diff(id, ada, { seat: 'hider' }),
        server.proofs.lines(id, ada, 'hider'),
      ];
      for (const { status } of await Promise.allSettled(looks)) expect(status).toBe('rejected');
    } finally {
      await database.owner.query('ALTER TABLE elsewhere RENAME TO access_records');
    }
  });

  test('ends with the chair, on every server, and does not reach another game', async () => {
    const [game, another] = [await judged(), await seatedGame(server, 'hide-and-seek')];
    for (const one of [server, other]) {
      await expect(one.views.view(another.id, ada, 'hider')).rejects.toEqual(refused('game-not-found'));
      await expect(one.access.list(another.id, ada, { limit: 9 })).rejects.toEqual(refused('game-not-found'));
      await one.views.view(game.id, ada, 'hider');
    }
    await server.arbiters.withdraw(game.id, ada, 'arbiter-1');
    for (const one of [server, other]) {
      for (const seat of [undefined, 'spectator', 'hider']) {
        await expect(one.views.view(game.id, ada, seat)).rejects.toEqual(refused('game-not-found'));
        await expect(one.views.view(game.id, ada, seat, 5)).rejects.toEqual(refused('game-not-found'));
        await expect(one.history.entries(game.id, ada, { seat, after: 0, limit: 9 })).rejects.toEqual(
          refused('game-not-found'),
        );
      }
      await expect(one.access.list(game.id, ada, { limit: 9 })).rejects.toEqual(refused('game-not-found'));
    }
    expect(await records(game.id)).toHaveLength(2);
  });

  test('is lost by who sits down, and a player has none by being arbiter elsewhere', async () => {
    const gameId = await make();
    await server.arbiters.name(gameId, maker, ada);
    await server.views.view(gameId, ada, 'hider');
    await server.table.claim(gameId, ada, 'seeker-1', {});
    await judged();
    for (const one of [server, other]) {
      await expect(one.views.view(gameId, ada, 'hider')).rejects.toEqual(refused('not-your-seat'));
      expect((await one.views.view(gameId, ada)).seat).toBe('seeker-1');
    }
    expect(await records(gameId)).toHaveLength(1);
  });

  test('is needed no more when the game is over', async () => {
    const game = await judged();
    await playOn(server, game, seeded(6));
    const { version } = (await server.games.fresh(game.id)).at;
    await server.views.view(game.id, ada, 'hider', 5);
    expect(await records(game.id)).toEqual([]);
    await other.arbiters.withdraw(game.id, ada, 'arbiter-1');
    expect(await typesOf(game.id, version)).toEqual(['ArbiterWithdrawn']);
  });

  test('is seen by all at the table, and the list of looks is for them, page by page', async () => {
    const { id, players } = await judged();
    for (let look = 0; look < 5; look++) await server.views.view(id, ada, 'hider');
    for (const player of [maker, ada, ...Object.values(players)]) {
      const { arbiters } = await other.gamesReader.one(id, player);
      expect(arbiters).toEqual([{ arbiter: 'arbiter-1', player: { id: ada, displayName: 'Ada' } }]);
      expect((await other.access.list(id, player, { limit: 9 })).items).toHaveLength(5);
    }
    const { items } = await server.gamesReader.list(ada, { limit: 100 });
    expect(items.map((game) => game.id)).toContain(id);
    const first = await server.access.list(id, maker, { limit: 3 });
    const second = await server.access.list(id, maker, { limit: 3, cursor: first.next! });
    expect([...first.items, ...second.items]).toEqual(await records(id));
    expect(second.next).toBeNull();
  });

  test('ends with the account', async () => {
    const { id } = await judged();
    const before = (await server.games.fresh(id)).at.version;
    await server.farewell.forget(ada);
    expect(await typesOf(id, before)).toEqual(['ArbiterWithdrawn']);
    expect((await server.gamesReader.one(id, maker)).arbiters).toEqual([]);
    ada = await newArbiter(server.pool, 'Ada');
  });
});
