import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { seeded } from '../support/games/chance.js';
import type { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { changedLeaves, DEEDS, flipped, linesOf, sample, signedAgain } from './support/attacks.js';
import { bundleOf, playedGame, RULES_HASH, tangledGame } from './support/recorded.js';
import { faultIn } from './support/verifier.js';

// How many of each are tried: the games of the real rulesets are long. Of their lines, others each day.
const SHORT = { parts: 1, heads: 6, bits: 50, values: 60 };
const LONG = { parts: process.env.VERIFIER_ATTACKS === 'all' ? 1 : 24, heads: 2, bits: 6, values: 8 };
const TODAY = Math.floor(Date.now() / 86_400_000);
const HALF_WAY = 14;

/** Options that make games short, but not too short. */
const SHORTEST: Readonly<Record<string, Record<string, unknown>>> = {
  'hide-and-seek': { rounds: 20 },
  'vampire-graves': { players: 6 },
};

const rulesets = [hideAndSeek as unknown as Ruleset, ...RULESETS];
const kinds = rulesets.flatMap((ruleset) => [
  {
    name: `${ruleset.ruleset}, turned back and ruled on`,
    ruleset,
    until: Infinity,
    tangled: true,
    most: LONG,
  },
  {
    name: `${ruleset.ruleset}, finished`,
    ruleset,
    until: Infinity,
    tangled: false,
    most: ruleset.ruleset === 'hide-and-seek' ? SHORT : LONG,
  },
  { name: `${ruleset.ruleset}, half-way, as a seat`, ruleset, until: HALF_WAY, tangled: false, most: SHORT },
]);

describe.each(kinds)('a bundle of $name', ({ ruleset, until, tangled, most }) => {
  const random = seeded(ruleset.ruleset.length);
  let game: PaperGame;
  let bytes: Buffer;
  let lines: string[];

  beforeAll(async () => {
    const recording = { ruleset, options: SHORTEST[ruleset.ruleset], until };
    game = tangled ? tangledGame({ ...recording, seed: 2 }) : playedGame({ ...recording, seed: 11 });
    bytes = await bundleOf(game, until === Infinity ? 'spectator' : game.live.at.table.seats[0]!.seat);
    lines = linesOf(bytes);
  });

  test('is well as it is, by the rules too', () => {
    expect(faultIn(bytes, { rules: { ruleset, sha256: RULES_HASH } })).toBeUndefined();
  });

  test.each(Object.keys(DEEDS))('a line %s is found', (deed) => {
    for (let at = TODAY % most.parts; at < lines.length; at += most.parts) {
      expect([at, faultIn(DEEDS[deed]!(lines, at))]).toEqual([at, expect.anything()]);
    }
  });

  test('a bit that is flipped is found', () => {
    for (const bit of sample(bytes.length * 8, most.bits, random)) {
      expect([bit, faultIn(flipped(bytes, bit))]).toEqual([bit, expect.anything()]);
    }
  });

  test('a byte too many, or one too few, is found', () => {
    for (const other of [Buffer.concat([bytes, Buffer.from('\n')]), bytes.subarray(0, -1), Buffer.alloc(0)]) {
      expect(faultIn(other)).toBeDefined();
    }
  });

  /** One value of a line, changed; the file signed anew. */
  function changedAt(at: number, which: number): { path: string; fault: unknown } {
    const leaves = changedLeaves(lines[at]!);
    const { path, text } = leaves[which % leaves.length]!;
    return { path, fault: faultIn(signedAgain(lines, at, text, game.id, game.signer)) };
  }

  test('a value that the host changes, signing the file anew, is found in its entry', () => {
    const first = lines.findIndex((line) => line.includes('"line":"entry"'));
    for (let count = 0; count < most.values; count++) {
      const entry = 1 + random.below(lines.length - first - 1, 'entry');
      const { path, fault } = changedAt(first + entry - 1, random.below(1_000, 'value'));
      expect({ path, fault }).toEqual({ path, fault: expect.objectContaining({ entry }) });
    }
  });

  test('what the first lines say is held against the entries', () => {
    for (const which of sample(10, most.heads, random)) {
      const { path, fault } = changedAt(which % 2, which);
      expect({ path, fault }).toEqual({ path, fault: expect.anything() });
    }
  });
});
