import { shellBlocks } from './support/documents.js';
import { inShell, type Ran, type Serving, serving } from './support/serving.js';

const firstTurn = shellBlocks('README.md');

let server: Serving;
let taken: Ran;

beforeAll(async () => {
  server = await serving();
  taken = await inShell(firstTurn, server.url);
});
afterAll(() => server.stop());

/** The examples of a document, which go on from the first turn. */
async function goOn(file: string): Promise<string> {
  const { said, ...outcome } = await inShell(`${firstTurn}\necho GOING ON\n${shellBlocks(file)}`, server.url);
  expect(outcome).toEqual({ code: 0, complained: '' });
  return said.split('GOING ON\n')[1]!;
}

describe('the examples for a shell work as they are written', () => {
  test('the first turn of the README', () => {
    const { said, ...outcome } = taken;
    expect(outcome).toEqual({ code: 0, complained: '' });
    expect(said).not.toContain('/problems/');
    expect(said).toContain('"label": "Open the grave in column 1, row 1"');
    expect(said).toMatch(/"Player 1 (?:opens an empty grave|finds )/);
    expect(said).toContain('"format": "harker-entry/1"');
    expect(said).toContain('\nplaying\n');
  });

  test('in it, an action sent again has the same receipt, and two players see the same head', () => {
    const receipt = /"hash": "([0-9a-f]{64})"/.exec(taken.said)?.[1];
    const hashes = [...taken.said.matchAll(/^[0-9a-f]{64}$/gm)].map(([hash]) => hash);
    expect(hashes).toEqual([receipt, hashes[1], hashes[1]]);
  });

  test('docs/api.md: the game is verified', async () => {
    expect(await goOn('docs/api.md')).toMatch(/^Mina\n304\n5 entries verified; the head is [0-9a-f]{64}\n$/);
  });

  test('docs/arbiters.md: the journal is read, and an old view', async () => {
    const said = await goOn('docs/arbiters.md');
    expect(said).toContain('\n  The game begins');
    expect(said.split('The game begins')[1]).toContain('"seat": "player-2"');
  });
});
