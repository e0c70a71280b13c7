import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { playOn, playOnce, seatedGame, type SeatedGame } from '../support/seated.js';
import { overTheWire } from '../support/wire.js';
import * as stranger from '../support/stranger.js';

let database: TestDatabase;
let server: Inside;
let looker: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  looker = await newPlayer(server.pool, 'Looker');
});
afterAll(() => database.drop());

/** What a viewer receives, as the bytes that go over the wire. */
async function received(id: string, playerId: string, after = 0): Promise<stranger.Received[]> {
  const { items } = await server.history.entries(id, playerId, { after, limit: 10_000 });
  return overTheWire(items);
}

async function publishedKeys(): Promise<Record<string, string>> {
  return Object.fromEntries((await server.keys.list()).map(({ key, publicKey }) => [key, publicKey]));
}

const lookers = ({ players }: SeatedGame) => [...Object.values(players), looker];

test.each([
  ['hide-and-seek', { rounds: 3 }, 30],
  ['vampire-graves', { players: 2, mode: 'memory' }, 16],
])(
  '%s: every viewer verifies the whole chain from what they received, and all have the same heads',
  async (ruleset, options, most) => {
    const random = seeded(21);
    const game = await seatedGame(server, ruleset, { options, visibility: 'public' });
    const keys = await publishedKeys();
    for (let step = 0; step < most; step++) {
      if ((await playOnce(server, game, random)) === undefined) break;
      const told = await Promise.all(lookers(game).map((playerId) => received(game.id, playerId)));
      for (const entries of told) expect(stranger.faultsOf(game.id, entries, keys)).toEqual([]);
      const heads = told.map((entries) => entries.map(({ head }) => head));
      for (const one of heads) expect(one).toEqual(heads[0]);
    }
  },
);

test('a seat has the openings of its own commitments at once, and of no other', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { visibility: 'public' });
  await playOn(server, game, seeded(1), 3);
  const openedTo = async (playerId: string) =>
    new Set(
      (await received(game.id, playerId))
        .flatMap(({ seal }) => Object.keys(seal.opened))
        .filter((slot) => slot !== 'passing'),
    );
  for (const [seat, playerId] of Object.entries(game.players))
    expect([...(await openedTo(playerId))]).toEqual([seat]);
  expect([...(await openedTo(looker))]).toEqual([]);
});

test('one bit changed in what a viewer received does not pass', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { visibility: 'public' });
  await playOn(server, game, seeded(5));
  const keys = await publishedKeys();
  const entries = await received(game.id, looker);
  const middle = entries.slice(3, 6).map(({ struck: _, ...entry }) => entry);
  const text = JSON.stringify(middle);
  const passes: string[] = [];
  const random = seeded(9);
  for (let trial = 0; trial < 250; trial++) {
    const bytes = Buffer.from(text);
    const place = random.below(bytes.length, 'byte');
    bytes[place]! ^= 1 << random.below(7, 'bit');
    const faults = faultsIn(bytes.toString(), (changed) => {
      if (sameButForWords(changed, middle)) return ['nothing'];
      return stranger.faultsOf(game.id, [...entries.slice(0, 3), ...changed, ...entries.slice(6)], keys);
    });
    if (faults.length === 0) passes.push(bytes.toString('utf8', place - 40, place + 40));
  }
  expect(passes).toEqual([]);
});

/** Words are no part of the seal; nor is why a viewer is told what is not for everyone. */
function sameButForWords(changed: stranger.Received[], entries: stranger.Received[]): boolean {
  const bare = (all: stranger.Received[]) =>
    JSON.stringify(
      all.map(({ events, ...entry }) => [
        entry,
        events.map(({ label: _, audience, ...event }) => [event, audience === 'everyone']),
      ]),
    );
  return bare(changed) === bare(entries);
}

/** What cannot be read at all does not pass either. */
function faultsIn(text: string, check: (changed: stranger.Received[]) => string[]): string[] {
  try {
    return check(JSON.parse(text) as stranger.Received[]);
  } catch (error) {
    return [(error as Error).message];
  }
}

test('dropping, doubling, changing places and cutting off the front do not pass', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { visibility: 'public' });
  await playOn(server, game, seeded(6));
  const keys = await publishedKeys();
  const entries = await received(game.id, looker);
  const last = entries.length - 1;
  for (let at = 0; at < last; at++) {
    for (const wrong of [
      entries.toSpliced(at, 1),
      entries.toSpliced(at, 0, entries[at]!),
      entries.toSpliced(at, 2, entries[at + 1]!, entries[at]!),
    ]) {
      expect(stranger.faultsOf(game.id, wrong, keys)).not.toEqual([]);
    }
  }
});

test('salts never repeat, over games and entries', async () => {
  const { rows } = await database.owner.query(`SELECT encode(salts, 'hex') AS salts FROM entries`);
  const salts = rows.flatMap(({ salts: all }) => (all as string).match(/.{64}/g)!);
  expect(salts.length).toBeGreaterThan(200);
  expect(new Set(salts).size).toBe(salts.length);
});
