import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAtKept, lookAtStored, reportOn } from '../../src/audit/rules-report.js';
import { main } from '../../src/cli/rules-report.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { playToKeep, written } from '../support/games/corpus.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { asked, playOn, seatedGame } from '../support/seated.js';

const seek = hideAndSeek as unknown as Ruleset;

/** The same rules, but for what comes of the answers after so many. */
function changedAfter(answers: number): Ruleset {
  let left = answers;
  return { ...seek, decide: (...asking) => (left-- > 0 ? seek.decide(...asking) : []) };
}

let database: TestDatabase;
let server: Inside;
let game: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), {});
  const seated = await seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } });
  await playOn(server, seated, seeded(7));
  game = seated.id;
  // One that has not begun is of no interest.
  await server.table.create(await newPlayer(server.pool), asked('hide-and-seek'));
});
afterAll(async () => {
  await server.automatic.stop();
  await database.drop();
});

async function report(rulesets: Rulesets) {
  const lines: string[] = [];
  const counts = await reportOn(lookAtStored(server.pool, rulesets), (line) => lines.push(line));
  return { counts, lines };
}

test('with the rules by which they were played all games stand', async () => {
  expect(await report(server.rulesets)).toEqual({
    counts: { games: 1, differing: 0 },
    lines: ['hide-and-seek, rules version 1: 1 game, all played as they were'],
  });
});

test('a rule that was changed shows in each game that it changes, with its entry', async () => {
  const { counts, lines } = await report(new Rulesets([changedAfter(3)]));
  expect(counts).toEqual({ games: 1, differing: 1 });
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^DIFFERS {2}${game} {2}entry \\d+: the rules make other events of its action and draws$`),
    ),
    'hide-and-seek, rules version 1: 1 game, 1 would go otherwise',
  ]);
});

test('a build without the ruleset says so', async () => {
  expect((await report(new Rulesets([]))).lines[0]).toBe(
    `DIFFERS  ${game}  this build has no ruleset hide-and-seek`,
  );
});

describe('games that are kept in files', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-'));
    await mkdir(join(folder, 'hide-and-seek', 'corpus'), { recursive: true });
    const kept = playToKeep(seek, { name: 'one', options: {}, way: 'random', seed: 1 });
    await writeFile(join(folder, 'hide-and-seek', 'corpus', 'one.json'), written(kept));
  });

  async function differences(ruleset: Ruleset): Promise<unknown[]> {
    const all = [];
    for await (const { differs } of lookAtKept(folder, new Rulesets([ruleset]))) all.push(differs);
    return all;
  }

  test('are played again, too', async () => {
    expect(await differences(seek)).toEqual([undefined]);
    expect(await differences(changedAfter(2))).toEqual([
      { entry: 4, what: 'the rules make other events of its action and draws' },
    ]);
  });

  test('the command ends with 1 if one would go otherwise, and asks no database', async () => {
    const said: string[] = [];
    const spy = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    // The real registry has no hide and seek.
    expect(await main(['--kept', folder])).toBe(1);
    expect(await main(['--kept', 'test/games/vampire-graves'])).toBe(0);
    spy.mockRestore();
    expect(said.at(-1)).toMatch(/^vampire-graves, rules version 1: \d+ games, all played as they were$/);
    await expect(main(['--all'])).rejects.toMatchObject({ plain: true });
  });
});
