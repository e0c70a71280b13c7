import { canonical, Chain, checkProof, Untrue, type Entry, type Head } from 'harker-client';
import { anchorOf, drawBelow, seedCommitment } from '../../clients/typescript/src/draws.js';
import draws from '../../docs/test-vectors/draws.json';
import seal from '../../docs/test-vectors/seal.json';

const { game, keys } = seal;

/** As the hider was told it during the game, and as anybody is after the end. */
const during = () => structuredClone(seal.before) as unknown as Entry[];
const after = () => structuredClone(seal.after) as unknown as Entry[];

async function checked(entries: readonly Entry[], receipts: readonly Head[] = []): Promise<Chain> {
  const chain = await Chain.of(game, keys);
  for (const entry of entries) await chain.take(entry);
  for (const receipt of receipts) await chain.meets(receipt);
  return chain;
}

const untrue = (entry: number, what: RegExp) =>
  expect.objectContaining({ name: 'Untrue', entry, what: expect.stringMatching(what) as string }) as Untrue;

describe('the chain of a game, as a client receives it', () => {
  it('is good as it came, during the game and after it', async () => {
    const { checked: found, head } = await checked(during());
    expect(found).toMatchObject({ entries: during().length });
    expect(found.commitments).toBeGreaterThan(0);
    expect(head.hash).toBe(during().at(-1)!.hash);
    await expect(checked(after())).resolves.toBeInstanceOf(Chain);
  });

  it('goes through every head that was given', async () => {
    await expect(
      checked(
        after(),
        during().map(({ head }) => head),
      ),
    ).resolves.toBeInstanceOf(Chain);
  });

  it('has one spelling of the bytes that are hashed', () => {
    expect(canonical({ b: [1, 'é\u0007', null], a: { z: true, A: 1e21 } })).toBe(
      '{"a":{"A":1e+21,"z":true},"b":[1,"é\\u0007",null]}',
    );
  });
});

const OTHER = 'f'.repeat(64);
/** The hider hides. */
const hidden = (entries: Entry[]) => entries[5]!;

describe('a change in what a client received', () => {
  it.each<[string, (entries: Entry[]) => unknown, number, RegExp]>([
    ['an entry left out', (entries) => entries.splice(2, 1), 3, /its number/],
    ['another time', (entries) => (entries[1]!.at = '2001-01-01T00:00:00.000Z'), 2, /its hash/],
    ['another seat', (entries) => (entries[3]!.seat = 'hider'), 4, /its hash/],
    ['another past', (entries) => (entries[4]!.seal.previous = OTHER), 5, /the entry before/],
    ['another hash', (entries) => (entries[4]!.hash = OTHER), 5, /its hash/],
    ['another head', (entries) => (entries[4]!.head.version = 4), 5, /its head/],
    ['another signature', (entries) => (entries[4]!.head.signature = 'A'.repeat(86)), 5, /not signed/],
    ['a signature spelled otherwise', (entries) => (entries[4]!.head.signature += '='), 5, /not signed/],
    ['a key that is not known', (entries) => (entries[4]!.head.key = '0'.repeat(16)), 5, /not signed/],
    ['a commitment left out', (entries) => delete entries[5]!.seal.commitments['nobody'], 6, /its hash/],
    [
      'another salt',
      (entries) => (entries[5]!.seal.opened['hider']!.salt = OTHER),
      6,
      /commitment for hider/,
    ],
    ['a public event left out', (entries) => entries[5]!.events.pop(), 6, /its hash/],
    [
      'a secret that is not sealed',
      (entries) => (hidden(entries).events[0]!.audience = 'nobody'),
      6,
      /not what was/,
    ],
    ['a secret left out', (entries) => hidden(entries).events.shift(), 6, /not what was sealed/],
    [
      'something of another form',
      (entries) => delete (entries[2] as Partial<Entry>).seal,
      3,
      /not of the form/,
    ],
  ])('is found at its entry: %s', async (_, change, entry, what) => {
    const entries = during();
    change(entries);
    await expect(checked(entries)).rejects.toEqual(untrue(entry, what));
  });

  it('is found after the end: an event that its order does not know', async () => {
    const entries = after();
    const held = hidden(entries).seal.opened['nobody']!.value as { order: string[][] };
    expect(held.order.length).toBeGreaterThan(0);
    hidden(entries).events.reverse();
    await expect(checked(entries)).rejects.toBeInstanceOf(Untrue);
  });

  it('is found by a receipt: another history, or its end left out', async () => {
    const [first, second] = during();
    const forged = { ...first!.head, hash: second!.hash };
    await expect(checked(during(), [forged])).rejects.toEqual(untrue(1, /not signed/));
    await expect(checked(during().slice(0, -1), [during().at(-1)!.head])).rejects.toEqual(
      untrue(during().length, /entries end/),
    );
  });

  it('is not what is merely said about an event', async () => {
    const entries = during();
    entries[5]!.events[0]!.label = 'Something happened.';
    await expect(checked(entries)).resolves.toBeInstanceOf(Chain);
  });

  it('is found in the keys', async () => {
    const [key] = keys;
    await expect(Chain.of(game, [{ ...key!, key: '0'.repeat(16) }])).rejects.toBeInstanceOf(Untrue);
  });
});

describe('a draw', () => {
  const links = Object.assign({}, ...draws.chains.map((chain) => chain.links)) as Record<number, string>;
  const entropies = draws.entropies as [string, string][];

  it.each(draws.draws)('follows from its seed: $purpose $index of entry $entry', async (draw) => {
    const key = draw.seed === 'link' ? links[draw.entry]! : draws.seeds.secret;
    const place = { game: draws.game, entry: draw.entry, entropies };
    await expect(drawBelow(key, place, draw)).resolves.toBe(draw.value);
  });

  it('has seeds and links that were committed to before', async () => {
    const { game: id, seeds, commitments } = draws;
    await expect(seedCommitment(id, 'public', seeds.public)).resolves.toBe(commitments.publicSeed);
    await expect(seedCommitment(id, 'secret', seeds.secret)).resolves.toBe(commitments.secretSeed);
    await expect(anchorOf(id, seeds.public)).resolves.toBe(commitments.anchor);
  });
});

describe('a proof', () => {
  it('that was cut off, or is none, is found', async () => {
    await expect(checkProof('', { keys })).rejects.toBeInstanceOf(Untrue);
    await expect(checkProof('{"line":"proof"}\n', { keys })).rejects.toBeInstanceOf(Untrue);
  });
});
