import { verifyGames } from '../../src/audit/verify-games.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
import { playOn, playOnce, seatedGame, type SeatedGame } from '../support/seated.js';
import { faultIn } from '../verifier/support/verifier.js';

const sha256 = 'cd'.repeat(32);

let database: TestDatabase;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  const rulesHashes = new Map([['hide-and-seek', sha256]]);
  server = await inside(await database.open(INSIDE_ENTITIES), { rulesHashes });
});
afterAll(() => database.drop());

async function proofFor(game: SeatedGame, seat: string): Promise<string> {
  const lines: string[] = [];
  for await (const line of await server.proofs.lines(game.id, game.players[seat]!)) lines.push(line);
  return lines.join('');
}

test('a long game comes whole, page by page', async () => {
  const game = await seatedGame(server, 'vampire-graves', { options: { players: 2 } });
  await playOn(server, game, seeded(8), 230);
  const text = await proofFor(game, 'player-1');
  expect(text.match(/"line":"entry"/g)).toHaveLength((await server.store.read(game.id, 0)).length);
  expect(faultIn(Buffer.from(text))).toBeUndefined();
});

test('a game that is over verifies by its rules, whoever asks', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } });
  await playOn(server, game, seeded(3));
  const ruleset = server.rulesets.named('hide-and-seek');
  const entries = await server.store.read(game.id, 0);
  const receipts = entries.map(({ head }) => head);
  for (const seat of ['hider', 'seeker-2']) {
    const bytes = Buffer.from(await proofFor(game, seat));
    expect(faultIn(bytes, { receipts, rules: { ruleset, sha256 } })).toBeUndefined();
    expect(faultIn(bytes, { rules: { ruleset, sha256: 'ef'.repeat(32) } })?.what).toMatch(/has the hash ef/);
  }
  const { good } = await verifyGames(server.pool, server, game.id, () => undefined);
  expect(good).toBe(true);
});

test('what comes while it is read is not in it', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } });
  const lines = await server.proofs.lines(game.id, game.players['hider']!);
  const first = await lines.next();
  await playOnce(server, game, seeded(1));
  const rest: string[] = [];
  for await (const line of lines) rest.push(line);
  expect(faultIn(Buffer.from([first.value, ...rest].join('')))).toBeUndefined();
});
