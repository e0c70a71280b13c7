import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import { Type } from '@sinclair/typebox';
import vectors from '../../../docs/test-vectors/draws.json';
import { EVERYONE } from '../../../src/events/entry.js';
import { drawBelow } from '../../../src/play/chance/draw.js';
import { EntryChance, GameLinks } from '../../../src/play/chance/entry-chance.js';
import { commitToSeeds, secretsBytes, secretsFrom } from '../../../src/play/chance/seeds.js';
import { TABLE_EVENTS } from '../../../src/play/table/events.js';
import { fenced } from '../../support/fenced.js';
import { misfit } from '../../support/games/schemas.js';
import * as stranger from '../../support/stranger.js';

const { game, seeds } = vectors;
const entropies = vectors.entropies as [string, string][];
const secrets = secretsFrom(Buffer.from(seeds.public + seeds.secret + 'cc'.repeat(32), 'hex'));
const links = new GameLinks(game, secrets);

const seedOf = ({ seed, entry }: { seed: string; entry: number }) =>
  seed === 'link' ? links.ofEntry(entry) : secrets.secretSeed;

describe('test vectors', () => {
  test.each(vectors.draws)('$purpose $index of entry $entry, below $n', (vector) => {
    const { entry, purpose, index, n, value, attempts } = vector;
    expect(drawBelow(n, seedOf(vector), { game, entry, purpose, index, entropies })).toBe(value);
    const theirs = stranger.draw(seedOf(vector).toString('hex'), n, [game, entry, purpose, index], entropies);
    expect(theirs).toEqual({ value, attempt: attempts.length - 1, hmac: attempts.at(-1)!.hmac });
    attempts.forEach(({ message, hmac, number, accepted }, attempt) => {
      expect(createHmac('sha256', seedOf(vector)).update(message).digest('hex')).toBe(hmac);
      expect(message).toBe(
        stranger.canonical(['harker-draw/1', game, entry, purpose, index, attempt, entropies]),
      );
      expect(Number.parseInt(hmac.slice(0, 12), 16)).toBe(number);
      expect(accepted).toBe(attempt === attempts.length - 1);
    });
  });

  test('some of them were rejected first, and something drawn below 1 is 0', () => {
    expect(vectors.draws.map(({ attempts }) => attempts.length)).toContain(3);
    expect(vectors.draws.find(({ n }) => n === 1)?.value).toBe(0);
  });

  test('commitments and links', () => {
    expect(commitToSeeds(game, secrets)).toEqual(vectors.commitments);
    expect(stranger.seedCommitment(game, 'public', seeds.public)).toBe(vectors.commitments.publicSeed);
    expect(stranger.seedCommitment(game, 'secret', seeds.secret)).toBe(vectors.commitments.secretSeed);
    for (const { chain, anchor, links: known } of vectors.chains) {
      for (const [entry, link] of Object.entries(known)) {
        expect(links.ofEntry(Number(entry)).toString('hex')).toBe(link);
        expect(stranger.anchorFrom(link, Number(entry))).toBe(anchor);
      }
      expect(stranger.lastLink(seeds.public, game, chain)).toBe(Object.values(known).at(-1));
    }
  });

  test('what the server keeps of a game is read again as it was', () => {
    expect(secretsFrom(secretsBytes(secrets))).toEqual(secrets);
  });
});

test('the examples of docs/randomness.md are those of the vectors', () => {
  const [first] = vectors.draws;
  const { message, hmac, number } = first!.attempts[0]!;
  const [seals, drawn, script, ...more] = fenced('randomness.md', 'json').map(
    (block) => JSON.parse(block) as unknown,
  );
  expect([seals, drawn]).toEqual([
    { game, seeds, randomness: vectors.commitments },
    { key: vectors.chains[0]!.links['5'], message, hmac, number, value: first!.value },
  ]);
  expect(misfit(Type.Pick(TABLE_EVENTS.GameBegan, ['sandbox']), script)).toBeUndefined();
  expect(script).toHaveProperty('sandbox');
  expect(more).toEqual([]);
  const text = fs.readFileSync('docs/randomness.md', 'utf8');
  const rejected = vectors.draws.find(({ attempts }) => attempts.length === 3)!;
  expect(text).toContain(
    `numbers ${rejected.attempts.map((one) => one.number).join(', ')}; value ${rejected.value}.`,
  );
  expect(text).toContain(`2^47 + 1 = ${rejected.n},`);
  const told = [...text.matchAll(/^\| (\d+) \| `([0-9a-f]{64})` \|$/gm)].map(([, entry, link]) => [
    entry,
    link,
  ]);
  const links = vectors.chains.flatMap((chain) => Object.entries(chain.links));
  expect(told).toHaveLength(4);
  for (const row of told) expect(links).toContainEqual(row);
  for (const { anchor } of vectors.chains) expect(text).toContain(anchor);
});

describe('a number below n', () => {
  const draw = (n: number, index: number, change: object = {}) =>
    drawBelow(n, secrets.secretSeed, { game, entry: 1, purpose: 'die', index, entropies, ...change });

  test.each([2, 6, 20, 75, 1000])('below %i each is equally likely', (n) => {
    const draws = n * 400;
    const counts = new Array<number>(n).fill(0);
    for (let index = 0; index < draws; index++) counts[draw(n, index)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    // Mean n - 1, variance 2 (n - 1): five standard deviations, and the seed is fixed.
    expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(5 * Math.sqrt(2 * (n - 1)));
  });

  test('is whole and in range, also at the ends of what can be drawn', () => {
    for (const n of [1, 2, 3, 2 ** 31, 2 ** 47 + 1, 2 ** 48]) {
      for (let index = 0; index < 50; index++) {
        const value = draw(n, index);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }
    }
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 48 + 1]) expect(() => draw(n, 0)).toThrow(RangeError);
  });

  test('depends on all that it is drawn for', () => {
    const n = 2 ** 40;
    const values = [
      draw(n, 0),
      draw(n, 1),
      draw(n, 0, { game: 'another' }),
      draw(n, 0, { entry: 2 }),
      draw(n, 0, { purpose: 'dice' }),
      draw(n, 0, { entropies: entropies.toReversed() }),
      draw(n, 0, { entropies: [['hider', 'None'], ...entropies.slice(1)] }),
      drawBelow(n, secrets.publicSeed, { game, entry: 1, purpose: 'die', index: 0, entropies }),
    ];
    expect(new Set(values).size).toBe(values.length);
    expect(draw(n, 0)).toBe(values[0]);
  });
});

describe('the draws of an entry', () => {
  const chanceOf = (entry: number) =>
    new EntryChance({ game, entry, entropies }, secrets, links, (purpose) =>
      purpose === 'die' ? [EVERYONE] : purpose === 'secret die' ? ['hider'] : ['nobody'],
    );

  test('are counted by purpose, and kept with who may know them', () => {
    const chance = chanceOf(5);
    const values = ['die', 'secret die', 'die', 'card', 'die'].map((purpose) => chance.below(6, purpose));
    expect(chance.draws).toEqual([
      { purpose: 'die', index: 0, n: 6, value: values[0], audience: ['everyone'] },
      { purpose: 'secret die', index: 0, n: 6, value: values[1], audience: ['hider'] },
      { purpose: 'die', index: 1, n: 6, value: values[2], audience: ['everyone'] },
      { purpose: 'card', index: 0, n: 6, value: values[3], audience: ['nobody'] },
      { purpose: 'die', index: 2, n: 6, value: values[4], audience: ['everyone'] },
    ]);
  });

  test('that are public open with the link of the entry; the others need the secret seed', () => {
    const chance = chanceOf(6);
    chance.below(20, 'card');
    expect(chance.link).toBeUndefined();
    for (let count = 0; count < 10; count++) chance.below(20, 'die');
    expect(chance.link).toBe(links.ofEntry(6).toString('hex'));
    for (const { purpose, index, n, value, audience } of chance.draws) {
      const seed = audience.includes('everyone') ? chance.link! : seeds.secret;
      expect(stranger.draw(seed, n, [game, 6, purpose, index], entropies).value).toBe(value);
    }
  });

  test('depend on the number of the entry, which never comes again', () => {
    const [one, other] = [5, 6].map((entry) => chanceOf(entry).below(2 ** 40, 'die'));
    expect(one).not.toBe(other);
  });
});
