import { shellBlocks } from './support/documents.js';
import { inShell, type Serving, serving } from './support/serving.js';

let server: Serving;

beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.stop());

const firstTurn = shellBlocks('README.md');

describe('the examples for a shell work as they are written', () => {
  test('the first turn of the README', async () => {
    const { code, said, complained } = await inShell(firstTurn, server.url);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).not.toContain('/problems/');
    expect(said).toContain("label: 'Open the grave in column 1, row 1'");
    expect(said).toMatch(/'Player 1 (?:opens an empty grave|finds )/);
    expect(said).toContain("format: 'harker-entry/1'");
    expect(said).toContain('\nplaying\n');
  });

  test('a repeated action has the same receipt, and two players see the same head', async () => {
    const { said } = await inShell(firstTurn, server.url);
    const receipt = /hash: '([0-9a-f]{64})'/.exec(said)![1];
    const hashes = [...said.matchAll(/^[0-9a-f]{64}$/gm)].map(([hash]) => hash);
    expect(hashes).toHaveLength(3);
    expect(hashes[0]).toBe(receipt);
    expect(hashes[1]).toBe(hashes[2]);
  });

  test('those of docs/api.md go on from there, and verify the game', async () => {
    const { code, said, complained } = await inShell(
      `${firstTurn}\n${shellBlocks('docs/api.md')}`,
      server.url,
    );
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/\n304\n5 entries verified; the head is [0-9a-f]{64}\n$/);
  });

  test('those of docs/arbiters.md too', async () => {
    const script = `${firstTurn}\n${shellBlocks('docs/arbiters.md')}`;
    const { code, said, complained } = await inShell(script, server.url);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toContain('\n  The game begins.');
    expect(said.split('The game begins.')[1]).toContain("seat: 'player-2'");
  });
});
