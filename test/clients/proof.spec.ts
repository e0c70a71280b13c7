import { checkProof, Untrue, type Proven } from 'harker-client';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { seeded } from '../support/games/chance.js';
import type { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { changedLeaves, DEEDS, flipped, linesOf, sample, signedAgain } from '../verifier/support/attacks.js';
import { bundleOf, playedGame, tangledGame } from '../verifier/support/recorded.js';

const ruleset = hideAndSeek as unknown as Ruleset;
const recording = { ruleset, options: { rounds: 4 } };

const KINDS = [
  { name: 'finished', play: () => playedGame({ ...recording, seed: 11 }), viewer: 'spectator' },
  {
    name: 'turned back and ruled on',
    play: () => tangledGame({ ...recording, seed: 2 }),
    viewer: 'spectator',
  },
  {
    name: 'half-way, as a seat',
    play: () => playedGame({ ...recording, seed: 11, until: 12 }),
    viewer: 'hider',
  },
];

describe.each(KINDS)('a proof, $name, that a client checks', ({ play, viewer }) => {
  const random = seeded(7);
  let game: PaperGame;
  let bytes: Buffer;
  let lines: string[];

  const keys = () => [{ key: game.signer.id, publicKey: game.signer.publicKey.toString('base64url') }];
  const checked = (proof: Buffer, given = {}): Promise<Proven> =>
    checkProof(proof.toString('utf8'), { keys: keys(), ...given });
  const faultIn = (proof: Buffer) =>
    checked(proof).then(
      () => undefined,
      (error: Error) => error,
    );

  beforeAll(async () => {
    game = play();
    bytes = await bundleOf(game, viewer);
    lines = linesOf(bytes);
  });

  test('is well as it is, with every receipt', async () => {
    const heads = lines.flatMap((line) => {
      const { line: kind, head } = JSON.parse(line) as { line: string; head: never };
      return kind === 'entry' ? [head] : [];
    });
    const { entries, status } = await checked(bytes, { receipts: heads });
    expect({ entries, status }).toEqual({ entries: game.entries.length, status: game.live.at.table.status });
  });

  test.each(Object.keys(DEEDS))('a line %s is found', async (deed) => {
    for (const at of sample(lines.length, 5, random)) {
      expect([at, await faultIn(DEEDS[deed]!(lines, at))]).toEqual([at, expect.any(Untrue)]);
    }
  });

  test('a bit that is flipped is found', async () => {
    for (const bit of sample(bytes.length * 8, 20, random)) {
      expect([bit, await faultIn(flipped(bytes, bit))]).toEqual([bit, expect.any(Untrue)]);
    }
  });

  test('a value that the host changes, signing the file anew, is found in its entry', async () => {
    const first = lines.findIndex((line) => line.includes('"line":"entry"'));
    for (let count = 0; count < 40; count += 1) {
      const entry = 1 + random.below(lines.length - first - 1, 'entry');
      const leaves = changedLeaves(lines[first + entry - 1]!);
      const { path, text } = leaves[random.below(leaves.length, 'value')]!;
      const fault = await faultIn(signedAgain(lines, first + entry - 1, text, game.id, game.signer));
      expect({ path, fault }).toEqual({ path, fault: expect.any(Untrue) });
    }
  });

  test('a key that is not known is found', async () => {
    await expect(checked(bytes, { keys: [] })).rejects.toBeInstanceOf(Untrue);
  });
});
