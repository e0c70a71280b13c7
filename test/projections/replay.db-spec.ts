import { applyPatch } from 'rfc6902';
import type { SeatView, ToldEntry } from '../../src/play/table/shapes.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { playOnce, seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let stranger: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  stranger = await newPlayer(server.pool, 'Stranger');
});
afterAll(() => database.drop());

/** What a viewer was shown when the game had this version, and what the newest entry told them. */
interface Shown {
  readonly viewer: string;
  readonly view: SeatView;
  readonly entry: ToldEntry;
}

/** A game of which everybody keeps what they were shown. */
class Watched {
  readonly shown: Shown[] = [];

  constructor(readonly game: SeatedGame) {}

  get viewers(): [viewer: string, playerId: string][] {
    return [...Object.entries(this.game.players), ['spectator', stranger]];
  }

  playerOf(viewer: string): string {
    return this.game.players[viewer] ?? stranger;
  }

  async look(): Promise<void> {
    const { id } = this.game;
    for (const [viewer, playerId] of this.viewers) {
      const view = await server.views.view(id, playerId);
      const { items } = await server.history.entries(id, playerId, { after: view.version - 1, limit: 1 });
      this.shown.push({ viewer, view, entry: items[0]! });
    }
  }

  /** Plays on at random, watched so many times and then to the end. */
  async play(random: ReturnType<typeof seeded>, times: number): Promise<void> {
    for (let step = 0; step < times; step++) {
      if ((await playOnce(server, this.game, random)) === undefined) return;
      await this.look();
    }
  }
}

async function watched(ruleset: string, options: Record<string, unknown>): Promise<Watched> {
  return new Watched(await seatedGame(server, ruleset, { options, visibility: 'public' }));
}

const GAMES: [ruleset: string, options: Record<string, unknown>, seed: number][] = [
  ['hide-and-seek', { rounds: 5 }, 1],
  ['vampire-graves', { mode: 'memory', players: 2, plague: 'shared' }, 2],
];

/** For a whole game on a slow machine. */
const WHOLE_GAME_MS = 180_000;

const bytes = (value: unknown): string => JSON.stringify(value);
const viewAt = async (one: Watched, viewer: string, version: number): Promise<unknown> => {
  const { view } = await server.views.view(one.game.id, one.playerOf(viewer), undefined, version);
  return JSON.parse(view);
};

const bare = ({ seal: _seal, hash: _hash, head: _head, ...entry }: ToldEntry) => entry;

describe.each(GAMES)('%s %j', (ruleset, options, seed) => {
  let one: Watched;
  const random = seeded(seed);

  beforeAll(async () => {
    one = await watched(ruleset, options);
    await one.play(random, 8);
  });

  test('nobody looks as another seat while it is played, nor with a seat as a spectator', async () => {
    const { id, players } = one.game;
    const [first, second] = Object.keys(players);
    for (const asked of [second, 'spectator']) {
      const refused = { code: 'not-your-seat' };
      await expect(server.views.view(id, players[first!]!, asked)).rejects.toMatchObject(refused);
      await expect(server.views.view(id, players[first!]!, asked, 3)).rejects.toMatchObject(refused);
      const events = server.history.entries(id, players[first!]!, { seat: asked, after: 0, limit: 1 });
      await expect(events).rejects.toMatchObject(refused);
      await expect(server.proofs.lines(id, players[first!]!, asked)).rejects.toMatchObject(refused);
      await expect(server.diffs.diff(id, players[first!]!, { seat: asked })).rejects.toMatchObject(refused);
    }
    expect((await server.views.view(id, stranger, 'spectator')).seat).toBe(null);
  });

  test('a difference makes the one view of the other, and tells the entries between', async () => {
    const { version } = one.shown.at(-1)!.view;
    for (const [viewer, playerId] of one.viewers) {
      for (const [from, to] of [
        [0, version],
        [5, 6],
        [version - 9, version - 2],
        [version, version],
      ] as const) {
        const diff = await server.diffs.diff(one.game.id, playerId, { from, to });
        const view = { it: from === 0 ? null : await viewAt(one, viewer, from) };
        const there = diff.changes.map((change) => ({ ...change, path: `/it${change.path}` }));
        expect(applyPatch(view, there).filter(Boolean)).toEqual([]);
        expect(view.it).toEqual(await viewAt(one, viewer, to));
        const { items } = await server.history.entries(one.game.id, playerId, {
          after: from,
          limit: to - from,
        });
        expect(diff).toMatchObject({ from, to, seat: viewer === 'spectator' ? null : viewer });
        expect(bytes(diff.entries)).toBe(bytes(items.map(bare)));
      }
    }
  });

  test('it says what the newest entry taught, and refuses what it cannot tell', async () => {
    const { version } = one.shown.at(-1)!.view;
    const ask = (query: object) => server.diffs.diff(one.game.id, stranger, query);
    expect(await ask({})).toMatchObject({ from: version - 1, to: version });
    expect(await ask({ to: 4 })).toMatchObject({ from: 3, to: 4 });
    await expect(ask({ to: version + 1 })).rejects.toMatchObject({ code: 'version-not-found' });
    await expect(ask({ from: 5, to: 4 })).rejects.toMatchObject({
      code: 'invalid-request',
      detail: { errors: [{ parameter: 'from', what: { key: 'wrong.upTo', values: { most: 4 } } }] },
    });
  });

  test(
    'when it is over, anyone sees what anyone was shown and told then, to the byte',
    async () => {
      while ((await playOnce(server, one.game, random)) !== undefined);
      await one.look();
      const { id, players } = one.game;
      const lookers = [...Object.values(players), stranger];
      for (const { viewer, view, entry } of one.shown) {
        const looker = lookers[random.below(lookers.length, 'who looks')]!;
        expect(bytes(await server.views.view(id, looker, viewer, view.version))).toBe(bytes(view));
        const { entries } = await server.diffs.diff(id, looker, { seat: viewer, to: view.version });
        expect(bytes(entries)).toBe(bytes([bare(entry)]));
      }
      await expect(server.views.view(id, stranger, 'nobody')).rejects.toMatchObject({
        code: 'seat-not-found',
      });
    },
    WHOLE_GAME_MS,
  );
});
