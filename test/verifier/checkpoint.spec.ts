import { leafHash, pathTo, rootOf } from '../../src/audit/checkpoints/merkle.js';
import { canonical, sha256 } from '../../src/events/canonical.js';
import type { Signer } from '../../src/events/signing.js';
import type { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { changedLeaves } from './support/attacks.js';
import { checkpointOf, type Kept } from './support/checkpoint-of.js';
import { bundleOf, playedGame } from './support/recorded.js';
import { faultIn, report, verifyBundle } from './support/verifier.js';

const { rootBy } = jest.requireActual<{
  rootBy(leaf: Buffer, index: number, size: number, path: readonly Buffer[]): Buffer | undefined;
}>('../../verifier/checkpoint.mjs');

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 31, 33];

describe('the tree', () => {
  // The leaves of the test vectors of Certificate Transparency, and roots that were published for them.
  const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'].map((hex) =>
    leafHash(Buffer.from(hex, 'hex').toString('latin1')),
  );

  test.each([
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  ])('over %i leaves has the root that others give it', (count, root) => {
    expect(rootOf(LEAVES.slice(0, count)).toString('hex')).toBe(root);
  });

  test('leads from every leaf to the root, and from no other place', () => {
    for (const size of SIZES) {
      const leaves = Array.from({ length: size }, (_, place) => leafHash(`leaf ${place}`));
      const root = rootOf(leaves);
      leaves.forEach((leaf, index) => {
        const path = pathTo(index, leaves);
        expect(rootBy(leaf, index, size, path)).toEqual(root);
        for (let other = 0; other <= size; other++)
          if (other !== index) expect(rootBy(leaf, other, size, path)).not.toEqual(root);
      });
    }
  });

  test('over full blocks is the tree over all leaves', () => {
    for (const size of SIZES) {
      const leaves = Array.from({ length: size }, (_, place) => leafHash(`leaf ${place}`));
      const blocks = Array.from({ length: Math.ceil(size / 4) }, (_, block) =>
        leaves.slice(block * 4, block * 4 + 4),
      );
      const roots = blocks.map(rootOf);
      expect(rootOf(roots)).toEqual(rootOf(leaves));
      leaves.forEach((_, index) => {
        const block = Math.floor(index / 4);
        expect([...pathTo(index % 4, blocks[block]!), ...pathTo(block, roots)]).toEqual(
          pathTo(index, leaves),
        );
      });
    }
  });
});

describe('a bundle against a checkpoint that somebody kept', () => {
  let game: PaperGame;
  let bundle: Buffer;
  let kept: Kept;

  beforeAll(async () => {
    game = playedGame({ ruleset: hideAndSeek, seed: 5 });
    bundle = await bundleOf(game, 'hider');
    kept = keptOf(game, 4);
  });

  /** As a checkpoint had the game after some of its entries, among other games. */
  function keptOf({ id, entries, signer }: PaperGame, version: number, by: Signer = signer): Kept {
    const { hash } = entries[version - 1]!;
    const others = Array.from({ length: 12 }, (_, place) => ({
      ...{ game: `00000000-0000-4000-8000-0000000000${place + 10}`, version: place + 1 },
      hash: sha256(`head ${place}`),
    }));
    const heads = [...others, { game: id, version, hash }].toSorted((one, other) =>
      one.game < other.game ? -1 : 1,
    );
    return checkpointOf(
      heads,
      heads.findIndex((head) => head.game === id),
      by,
    );
  }

  test('goes through the head that it has', () => {
    for (const version of [1, 4, game.entries.length]) {
      const checkpoint = keptOf(game, version);
      expect(faultIn(bundle, { checkpoint })).toBeUndefined();
      expect(report(verifyBundle(bundle, { checkpoint }), { checkpoint })).toContain(
        `proven  It goes through entry ${version} as checkpoint 3 of 2026-01-02T04:00:00.000Z has it.`,
      );
    }
  });

  test('whatever of it is changed is found', () => {
    const changed = changedLeaves(canonical(kept));
    expect(changed).toHaveLength(12 + kept.path.length);
    for (const { path, text } of changed)
      expect({ path, fault: faultIn(bundle, { checkpoint: JSON.parse(text) }) }).toEqual({
        path,
        fault: { what: expect.stringMatching(/./) },
      });
  });

  test('a member that is missing is found', () => {
    const without = (value: object, name: string) =>
      Object.fromEntries(Object.entries(value).filter(([own]) => own !== name));
    const less = [
      ...Object.keys(kept).map((name) => without(kept, name)),
      ...Object.keys(kept.checkpoint).map((name) => ({
        ...kept,
        checkpoint: without(kept.checkpoint, name),
      })),
    ];
    for (const checkpoint of less) expect(faultIn(bundle, { checkpoint })).toBeDefined();
  });

  test('a path that is shortened, lengthened, or in another order is found', () => {
    const { path } = kept;
    const others = [
      [],
      path.slice(1),
      path.slice(0, -1),
      [...path, path[0]!],
      [path[0]!, ...path],
      path.toReversed(),
      path.with(0, path[1]!).with(1, path[0]!),
      path.map((hash) => hash.toUpperCase()),
      path.map((hash) => hash.slice(0, 62)),
    ];
    for (const other of others)
      expect(faultIn(bundle, { checkpoint: { ...kept, path: other } })?.what).toMatch(/path/);
  });

  test('another place in the tree is found', () => {
    for (let index = -1; index <= kept.checkpoint.games; index++) {
      const fault = faultIn(bundle, { checkpoint: { ...kept, index } });
      expect([index, fault === undefined]).toEqual([index, index === kept.index]);
    }
    for (const index of [kept.index + 0.5, String(kept.index), null])
      expect(faultIn(bundle, { checkpoint: { ...kept, index } })).toBeDefined();
  });

  test('a game that was replaced after it, by the holder of the key, is found', async () => {
    const replaced = playedGame({ ruleset: hideAndSeek, options: { rounds: 1 }, seed: 5 });
    expect(replaced.id).toBe(game.id);
    expect(faultIn(await bundleOf(replaced, 'hider'))).toBeUndefined();
    expect(faultIn(await bundleOf(replaced, 'hider'), { checkpoint: kept })).toEqual({
      what: 'checkpoint 3 has another entry 4: the game was replaced',
    });
  });

  test('a game whose end was taken away after it is found', async () => {
    const cut = await bundleOf(playedGame({ ruleset: hideAndSeek, seed: 5, until: 6 }), 'hider');
    expect(faultIn(cut)).toBeUndefined();
    expect(faultIn(cut, { checkpoint: keptOf(game, 9) })).toEqual({
      what: 'checkpoint 3 has an entry 9 of the game, and the bundle ends at 6',
    });
  });

  test('of another game, or by another key, it says so', () => {
    const other = playedGame({ ruleset: hideAndSeek, seed: 6 });
    expect(faultIn(bundle, { checkpoint: keptOf(other, 4) })?.what).toMatch(/is about another game/);
    expect(faultIn(bundle, { checkpoint: keptOf(game, 4, other.signer) })?.what).toBe(
      'checkpoint 3 is not signed by a key that is known',
    );
  });

  test('what is no answer of a checkpoint is a finding, not a crash', () => {
    for (const checkpoint of [null, 7, 'kept', [], {}, { checkpoint: null }])
      expect(faultIn(bundle, { checkpoint })?.what).toMatch(/not of the form that is documented/);
  });
});
