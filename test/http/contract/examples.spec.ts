import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Head } from '../../../src/events/entry.js';
import { ENTRY_FORMAT } from '../../../src/events/seal.js';
import { checkpointIsSigned, headIsSigned, type SignedCheckpoint } from '../../../src/events/signing.js';
import { EXAMPLE_GAME, EXAMPLE_KEY } from '../../../src/http/contract/signed.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every object in the examples of a document, also in lines of JSON that an example holds as text. */
function* objectsOf(value: unknown): Generator<Json> {
  if (typeof value === 'string') {
    for (const line of value.split('\n').map((one) => one.replace(/^data: /, '')))
      if (line.startsWith('{"')) yield* objectsOf(JSON.parse(line));
  } else if (isObject(value)) {
    yield value;
    for (const part of Object.values(value)) yield* objectsOf(part);
  }
}

function* examplesOf(value: unknown): Generator<unknown> {
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value))
    if (name === 'example' || name === 'examples') yield part;
    else yield* examplesOf(part);
}

describe('the examples of openapi.json are as a server would give them', () => {
  const document: unknown = JSON.parse(readFileSync('openapi.json', 'utf8'));
  const objects = [...examplesOf(document)].flatMap((example) => [...objectsOf(example)]);
  const publicKey = Buffer.from(EXAMPLE_KEY.publicKey, 'base64url');
  const having = (...names: readonly string[]) =>
    objects.filter((one) => names.every((name) => typeof one[name] === 'string'));

  test('keys are named by their hash', () => {
    const keys = having('key', 'publicKey');
    expect(keys.length).toBeGreaterThan(1);
    for (const { key, publicKey: raw } of keys) {
      const hash = createHash('sha256').update(Buffer.from(String(raw), 'base64url'));
      expect(key).toBe(hash.digest('hex').slice(0, 16));
    }
  });

  test('whatever is signed can be verified', () => {
    const signed = having('key', 'signature', 'hash') as unknown as (Head & SignedCheckpoint)[];
    expect(signed.length).toBeGreaterThan(10);
    const isSigned = signed.map((one) =>
      'root' in one ? checkpointIsSigned(one, publicKey) : headIsSigned(EXAMPLE_GAME, one, publicKey),
    );
    expect(isSigned).toEqual(signed.map(() => true));
  });

  test('an entry has the format and the members of a sealed entry', () => {
    const seals = having('format', 'previous');
    expect(seals.length).toBeGreaterThan(3);
    const { after } = JSON.parse(readFileSync('docs/test-vectors/seal.json', 'utf8')) as {
      after: Json[];
    };
    const real = [...objectsOf(after)].find((one) => 'commitments' in one)!;
    for (const seal of seals) {
      expect(seal['format']).toBe(ENTRY_FORMAT);
      expect(Object.keys(seal).toSorted()).toEqual(Object.keys(real).toSorted());
    }
  });

  test('deliveries, games and tokens are named as they are', () => {
    const text = JSON.stringify([...examplesOf(document)]);
    const misnamed = text.match(/\bmsg_(?![0-9a-f]{32}\b)\w*|\bhkr_(?![\w-]{43}\b|…)[\w-]*/g);
    expect(misnamed).toBeNull();
    for (const { game } of having('game')) expect(game).toBe(EXAMPLE_GAME);
  });
});

test('a call that is there says what it has not found', () => {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Json>>;
  };
  const vague = Object.entries(paths).flatMap(([path, calls]) =>
    JSON.stringify(calls).includes('"#/components/examples/not-found"') ? [path] : [],
  );
  // To those elsewhere, the mailbox of the machine is not there.
  expect(vague.filter((path) => !path.startsWith('/dev/mail'))).toEqual([]);
});
