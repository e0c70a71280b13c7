import { verifyGames } from '../../src/audit/verify-games.js';
import { conclusion, main } from '../../src/cli/verify.js';
import { RealOutside } from '../../src/events/outside.js';
import { SecretBox } from '../../src/events/secret-box.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { asked, playOn, playOnce, seatedGame } from '../support/seated.js';

const SECRET_KEY = 'a key of at least 32 characters, for tests';

let database: TestDatabase;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { secretKey: SECRET_KEY, bots: true });
});
afterAll(async () => {
  await server.automatic.stop();
  await database.drop();
});

async function verify(needs: Parameters<typeof verifyGames>[1] = server): Promise<string[]> {
  const lines: string[] = [];
  await verifyGames(server.pool, needs, undefined, (line) => lines.push(line));
  return lines;
}

async function someGames(): Promise<void> {
  const maker = await newPlayer(server.pool);
  const random = seeded(31);
  for (const options of [
    { players: 2, twoPlayerHand: 20, mode: 'memory' },
    { players: 3, mode: 'openNotes', plague: 'shared' },
  ]) {
    const game = await seatedGame(server, 'vampire-graves', { options });
    await playOn(server, game, random, 120);
    await server.farewell.forget(game.players['player-2']!);
  }
  await playOn(server, await seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } }), random);
  const { gameId } = await server.table.create(
    maker,
    asked('hide-and-seek', {
      seats: [
        { seat: 'hider', as: 'invite' },
        { seat: 'seeker-1', as: 'bot' },
      ],
    }),
  );
  await server.table.claim(gameId, maker, 'seeker-2', { entropy: 'é\u2028"' });
  await server.table.giveUp(gameId, maker, 'seeker-2');
  await server.table.cancel(gameId, maker);
}

test('games of every kind are well, also while they go on', async () => {
  await someGames();
  const running = await seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } });
  const playing = (async () => {
    for (let step = 0; step < 25; step++) await playOnce(server, running, seeded(step));
  })();
  for (let round = 0; round < 5; round++) {
    const lines = await verify();
    expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
    expect(lines).toHaveLength(5);
  }
  await playing;
  expect((await verify()).join()).not.toContain('FAULT');
});

test('without the key to its seeds a game cannot be verified', async () => {
  const { rulesets } = server;
  const sealed = / {2}a secret in the database is encrypted, and SECRET_KEY is not set$/;
  const other = / {2}a secret in the database does not open with this SECRET_KEY$/;
  for (const [key, says] of [
    [undefined, sealed],
    ['another key', other],
  ] as const) {
    const lines = await verify({ rulesets, box: new SecretBox(new RealOutside(), key) });
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(says);
  }
});

test('a build without the ruleset says so, and still checks the rest', async () => {
  const lines = await verify({ rulesets: new Rulesets([]), box: server.box });
  for (const line of lines) expect(line).toMatch(/^FAULT {2}\S+ {2}this build has no ruleset/);
});

describe('the command', () => {
  const environment = { ...process.env };
  let said: string[];

  beforeEach(() => {
    said = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    Object.assign(process.env, { DATABASE_URL: database.url, SECRET_KEY });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...environment };
  });

  const idOf = async (ruleset: string) =>
    (await database.owner.query('SELECT id FROM games WHERE ruleset = $1 ORDER BY id LIMIT 1', [ruleset]))
      .rows[0].id as string;

  test('verifies one game, and ends with 0', async () => {
    const id = await idOf('vampire-graves');
    expect(await main(['--game', id])).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^ok  ${id}  \\d+ entries  head [0-9a-f]{12}$`)),
      expect.stringMatching(/^1 game, \d+ entries, all as sealed\.$/),
    ]);
    expect(await main(['--game', id.toUpperCase()])).toBe(0);
  });

  test('verifies all, and ends with 1 if one of them is not well', async () => {
    // The real registry has no hide and seek.
    expect(await main([])).toBe(1);
    expect(said.filter((line) => line.startsWith('ok'))).toHaveLength(2);
    expect(said.filter((line) => line.includes('no ruleset hide-and-seek'))).toHaveLength(3);
    expect(said.at(-1)).toMatch(/^5 games, \d+ entries; 3 games NOT as sealed\.$/);
  });

  test('of an empty database says so', async () => {
    const empty = await freshDatabase();
    try {
      process.env['DATABASE_URL'] = empty.url;
      expect(await main([])).toBe(0);
      expect(said).toEqual(['0 games.']);
    } finally {
      await empty.drop();
    }
  });

  test.each([
    [{ games: 6, entries: 3775, wrong: 0 }, '6 games, 3,775 entries, all as sealed.'],
    [{ games: 1, entries: 1, wrong: 0 }, '1 game, 1 entry, all as sealed.'],
    [{ games: 0, entries: 0, wrong: 1 }, '0 games; 1 game NOT as sealed.'],
  ])('ends with the counts: %j', (count, line) => {
    expect(conclusion({ ...count, good: count.wrong === 0 })).toBe(line);
  });

  test('says what it cannot do', async () => {
    await expect(main(['--game', 'mine'])).rejects.toMatchObject({
      plain: true,
      message: '"mine" is not the id of a game.',
    });
    await expect(main(['--all'])).rejects.toMatchObject({ plain: true });
    expect(await main(['--game', '00000000-0000-4000-8000-000000000000'])).toBe(1);
  });
});
