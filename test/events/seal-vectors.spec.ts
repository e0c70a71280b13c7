import vectors from '../../docs/test-vectors/seal.json';
import { fenced } from '../support/fenced.js';
import * as stranger from '../support/stranger.js';
import { playVectorGame } from '../support/vector-game.js';

const { game, texts } = vectors;
const before = vectors.before as unknown as stranger.Received[];
const after = vectors.after as unknown as stranger.Received[];
const keys = Object.fromEntries(vectors.keys.map(({ key, publicKey }) => [key, publicKey]));

const example = before[5]!;

test('the server still seals a game as the vectors have it, to the byte', () => {
  const { about: _about, texts: _texts, ...told } = vectors;
  expect(JSON.parse(JSON.stringify(playVectorGame()))).toEqual(told);
});

test('a stranger verifies both copies, and they tell the same story', () => {
  expect(stranger.faultsOf(game, before, keys)).toEqual([]);
  expect(stranger.faultsOf(game, after, keys)).toEqual([]);
  expect(before.map(({ head }) => head)).toEqual(after.slice(0, before.length).map(({ head }) => head));
});

test('the vectors hold every kind of thing that is sealed', () => {
  const slots = after.flatMap(({ seal }) => Object.values(seal.opened)) as {
    value: { draws?: unknown[]; asked: unknown };
  }[];
  expect(new Set(after.flatMap(({ events }) => events.map(({ audience }) => audience)))).toEqual(
    new Set(['everyone', 'seats', 'nobody']),
  );
  expect(slots.some(({ value }) => (value.draws ?? []).length > 0)).toBe(true);
  expect(slots.some(({ value }) => value.asked !== null)).toBe(true);
  expect(after.some(({ seal }) => seal.link !== null && seal.draws.length > 0)).toBe(true);
  expect(after.some(({ seal }) => seal.asked !== null)).toBe(true);
});

test('the texts that are hashed', () => {
  expect(stranger.canonical(stranger.sealedDocument(game, example))).toBe(texts.document.text);
  expect(stranger.sha256(texts.document.text)).toBe(texts.document.sha256);
  expect(texts.document.sha256).toBe(example.hash);
  for (const { slot, text, sha256 } of texts.commitments) {
    const { salt, value } = after[5]!.seal.opened[slot]!;
    expect(stranger.canonical(['harker-commitment/1', game, 6, slot, salt, value])).toBe(text);
    expect(stranger.sha256(text)).toBe(sha256);
    expect(sha256).toBe(example.seal.commitments[slot]);
  }
  expect(stranger.canonical(['harker-head/1', game, 6, example.hash])).toBe(texts.head.text);
  expect(texts.head.signature).toBe(example.head.signature);
});

test('when all is open, the orders give every slot what it holds', () => {
  for (const { events, seal } of after) {
    const nobody = seal.opened['nobody']!.value as { order: string[][] };
    expect(nobody.order).toHaveLength(events.length);
    const own = (slot: string) =>
      events
        .filter((_, place) => nobody.order[place]!.includes(slot))
        .map(({ audience: _a, label: _l, ...event }) => event);
    for (const [slot, { value }] of Object.entries(seal.opened)) {
      expect(own(slot)).toEqual((value as { events: object[] }).events);
    }
  }
});

test('every draw follows from the seeds that are opened at the end', () => {
  type Fields = {
    randomness: Record<string, string>;
    entropies: [string, string][];
    seeds: Record<string, string>;
  };
  const fieldsOf = (type: string) =>
    after.flatMap(({ events }) => events).find((one) => one.type === type) as unknown as Fields;
  const { randomness } = fieldsOf('GameCreated');
  const { entropies } = fieldsOf('GameBegan');
  const { seeds } = fieldsOf('GameFinished');
  expect(stranger.seedCommitment(game, 'public', seeds['public']!)).toBe(randomness['publicSeed']);
  expect(stranger.seedCommitment(game, 'secret', seeds['secret']!)).toBe(randomness['secretSeed']);
  let drawn = 0;
  for (const { entry, seal } of after) {
    const hidden = (seal.opened['nobody']!.value as { draws: (typeof seal)['draws'] }).draws;
    if (seal.link !== null) expect(stranger.anchorFrom(seal.link, entry)).toBe(randomness['anchor']);
    for (const [key, draws] of [
      [seal.link, seal.draws],
      [seeds['secret'], hidden],
    ] as const) {
      for (const { purpose, index, n, value } of draws) {
        expect(stranger.draw(key!, n, [game, entry, purpose, index], entropies).value).toBe(value);
        drawn += 1;
      }
    }
  }
  expect(drawn).toBeGreaterThan(3);
});

test('the examples of docs/seal.md are those of the vectors', () => {
  expect(fenced('seal.md', 'json').map((block) => JSON.parse(block) as unknown)).toEqual([example]);
  const { text, sha256 } = texts.commitments.find(({ slot }) => slot === 'hider')!;
  expect(fenced('seal.md', 'text')).toEqual([
    texts.document.text,
    texts.document.sha256,
    text,
    sha256,
    texts.head.text,
    texts.head.signature,
  ]);
  const { key, publicKey } = vectors.keys[0]!;
  expect(stranger.sha256(Buffer.from(publicKey, 'base64url')).slice(0, 16)).toBe(key);
});
