import { main } from '../../../src/cli/import.js';
import { RealOutside } from '../../../src/events/outside.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { KeysReader } from '../../../src/play/keys.reader.js';
import { ImportService } from '../../../src/play/imports/import.service.js';
import { Rulesets } from '../../../src/play/table/rulesets.js';
import { verifyGames } from '../../../src/audit/verify-games.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import type { PaperGame } from '../../support/paper-game.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import { linesOf, signedAgain } from '../../verifier/support/attacks.js';
import { bundleOf, playedGame } from '../../verifier/support/recorded.js';

let database: TestDatabase;
let server: Inside;
let mina: string;
let game: PaperGame;
let bundle: Buffer;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  mina = await newPlayer(server.pool, 'Mina');
  game = playedGame({ ruleset: hideAndSeek, seed: 11 });
  bundle = await bundleOf(game, 'hider');
});
afterAll(() => database.drop());

const take = (bytes: Buffer, rulesets = server.rulesets): Promise<string> =>
  new ImportService(server.store, server.box, rulesets, new RealOutside()).take(bytes, {
    ...{ maker: mina, visibility: 'private' },
  });

async function stored(): Promise<number> {
  const counts = ['games', 'entries', 'events', 'game_secrets', 'imported_keys', 'seats', 'seat_views'].map(
    async (table) => (await server.pool.query(`SELECT 1 FROM ${table}`)).rowCount!,
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

describe('nothing is kept of', () => {
  afterEach(async () => expect(await stored()).toBe(0));

  const refused = (bytes: Buffer, rulesets?: Rulesets) => expect(take(bytes, rulesets)).rejects;

  test('a game that is not over', async () => {
    const early = playedGame({ ruleset: hideAndSeek, seed: 11, until: 6 });
    await refused(await bundleOf(early, 'hider')).toMatchObject({
      ...{ code: 'bundle-not-finished', values: { status: 'playing' } },
    });
  });

  test('a file that does not verify: the entry and the sentence are the verifier’s', async () => {
    const bytes = Buffer.from(bundle.toString().replace('"place":"', '"place":"x'));
    await refused(bytes).toMatchObject({
      code: 'bundle-not-verified',
      detail: { entry: expect.any(Number), what: expect.stringMatching(/./) },
    });
    await refused(bundle.subarray(0, bundle.length / 2)).toMatchObject({
      code: 'bundle-not-verified',
      detail: { entry: null, what: expect.stringMatching(/^the file has been cut off/) },
    });
    await refused(Buffer.from('{}\n')).toMatchObject({ code: 'bundle-not-verified' });
    await refused(Buffer.alloc(0)).toMatchObject({ code: 'bundle-not-verified' });
  });

  test('a game whose ruleset is not here', async () => {
    await refused(bundle, new Rulesets([])).toMatchObject({
      ...{ code: 'bundle-ruleset-unknown', values: { ruleset: 'hide-and-seek' } },
    });
  });

  test('a game that goes otherwise by the rules here', async () => {
    const real = hideAndSeek as unknown as Ruleset;
    const others: Ruleset[] = [
      { ...real, legalActions: () => [] },
      { ...real, begin: () => [] },
      { ...real, outcome: () => undefined },
      { ...real, version: 0 },
      { ...real, seats: (options) => real.seats(options).slice(1) },
    ];
    for (const other of others)
      await refused(bundle, new Rulesets([other])).toMatchObject({
        ...{ code: 'bundle-plays-otherwise', detail: { what: expect.stringMatching(/./) } },
      });
  });

  test('a bundle that says more than was sealed, signed again by the real key', async () => {
    const lines = linesOf(bundle);
    const at = lines.findIndex((line) => line.includes('"GameCreated"'));
    const first = JSON.parse(lines[at]!) as { at: string };
    const later = `${JSON.stringify({ ...first, at: '2026-01-02' })}\n`;
    await refused(signedAgain(lines, at, later, game.id, game.signer)).toMatchObject({
      code: 'bundle-not-verified',
    });
  });
});

describe('a game that was taken in', () => {
  beforeAll(async () => {
    expect(await take(bundle)).toBe(game.id);
  });

  test('is not taken in twice', async () => {
    await expect(take(bundle)).rejects.toMatchObject({ code: 'game-here-already', detail: { parts: null } });
    await expect(take(await bundleOf(game, 'spectator'))).rejects.toMatchObject({ detail: { parts: null } });
  });

  test('is not replaced by another history of the same game, which is named as such', async () => {
    const other = playedGame({
      ruleset: hideAndSeek,
      seed: 11,
      options: { rounds: 1 },
    });
    expect(other.id).toBe(game.id);
    const history = await server.store.read(game.id, 0);
    await expect(take(await bundleOf(other, 'hider'))).rejects.toMatchObject({
      ...{ code: 'game-here-already', values: { parts: 1 }, detail: { parts: 1 } },
    });
    expect(await server.store.read(game.id, 0)).toEqual(history);
  });

  test('belongs to who took it in, and nobody sits in it', async () => {
    const { status, visibility, seats, awaiting } = await server.gamesReader.one(game.id, mina);
    expect({ status, visibility, awaiting }).toEqual({
      status: 'finished',
      visibility: 'private',
      awaiting: [],
    });
    expect(seats.map(({ player }) => player)).toEqual(seats.map(() => null));
    expect(new Set(seats.map(({ kind }) => kind))).toEqual(new Set(['player']));
    const stranger = await newPlayer(server.pool);
    await expect(server.gamesReader.one(game.id, stranger)).rejects.toMatchObject({ code: 'game-not-found' });
  });

  test('is not played on', async () => {
    const seat = { seat: 'hider', gameId: game.id, playerId: mina };
    await expect(server.play.act({ ...seat, asked: { type: 'share' }, key: 'once' })).rejects.toMatchObject({
      code: 'not-your-seat',
    });
    await expect(server.table.claim(game.id, mina, 'hider', {})).rejects.toMatchObject({
      code: 'game-not-open',
    });
    await server.automatic.takeUp();
    expect((await server.store.read(game.id, 0)).length).toBe(game.entries.length);
  });

  test('is signed by a foreign key, which is told apart from this server’s own', async () => {
    const keys = new KeysReader(server.pool);
    const own = (await keys.list()).map(({ key }) => key);
    const foreign = (await keys.foreign()).map(({ key }) => key);
    expect([own, foreign]).toEqual([[server.signer.id], [game.signer.id]]);
    expect((await server.store.read(game.id, 0)).every(({ head }) => head.key === game.signer.id)).toBe(true);
  });

  test('is as sealed; and a head of this server’s own game is not, if the foreign key signed it', async () => {
    const verify = async () => {
      const lines: string[] = [];
      await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
      return lines;
    };
    expect(await verify()).toEqual([expect.stringMatching(new RegExp(`^ok {2}${game.id}`))]);
    await database.owner.query(`DELETE FROM imported_keys`);
    expect((await verify()).join()).toContain(`its key ${game.signer.id} is not published`);
  });
});

describe('the command', () => {
  const environment = { ...process.env };
  let said: string[];

  beforeEach(() => {
    said = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    process.env['DATABASE_URL'] = database.url;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...environment };
  });

  test('refuses what the call refuses', async () => {
    expect(await main(['--file', __filename, '--visibility', 'public'])).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^REFUSED {2}Bundle not verified: the first line is not/)]);
  });

  test('says what it cannot do', async () => {
    for (const args of [
      ['--file', 'no-such-file', '--visibility', 'public'],
      ['--file', __filename],
      ['--file', __filename, '--maker', 'mina'],
      ['--file', __filename, '--visibility', 'secret'],
    ])
      await expect(main(args)).rejects.toMatchObject({ plain: true });
  });
});
