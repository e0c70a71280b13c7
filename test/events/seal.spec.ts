import { canonical } from '../../src/events/canonical.js';
import type { EntryDraft } from '../../src/events/entry.js';
import { commit, commitments, entryHash, sealedDocument, slotsOf, slotValue } from '../../src/events/seal.js';
import { headIsSigned, Signer } from '../../src/events/signing.js';
import { draftOf, sealEntry, SIGNER } from '../support/entries.js';
import * as stranger from '../support/stranger.js';

const SALTS = Buffer.from(Array.from({ length: 4 * 32 }, (_, place) => place));

const FULL = draftOf({
  entry: 7,
  events: [
    { type: 'Shown', schema: 1, audience: ['everyone'], data: { z: 1, a: [2, 'é'] } },
    { type: 'Hidden', schema: 2, audience: ['left'], data: { place: 'attic' } },
    { type: 'Shared', schema: 1, audience: ['left', 'right'], data: {} },
    { type: 'Passed', schema: 1, audience: ['passing'], data: { grave: 3 } },
    { type: 'Unknown', schema: 1, audience: ['nobody'], data: { treasure: 'tower' } },
  ],
  draws: [
    { purpose: 'die', index: 0, n: 6, value: 3, audience: ['everyone'] },
    { purpose: 'card', index: 0, n: 52, value: 17, audience: ['left'] },
    { purpose: 'treasure', index: 0, n: 6, value: 5, audience: ['nobody'] },
  ],
  link: 'aa'.repeat(32),
});
const { seat: _, ...WITHOUT_SEAT } = draftOf({ entry: 7, events: [], askedSlot: 'everyone' });
const EMPTY: EntryDraft = WITHOUT_SEAT;

describe('canonical bytes', () => {
  test.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [[1e21, 1e-7, -0, 0.1, 100], '[1e+21,1e-7,0,0.1,100]'],
    [{ '\u{1f600}': 1, '\ufb33': 2, é: 3 }, '{"é":3,"\u{1f600}":1,"\ufb33":2}'],
    ['\u0007"\\\u2028/', '"\\u0007\\"\\\\\u2028/"'],
    [{ a: undefined, b: null }, '{"b":null}'],
  ])('%j', (value, text) => {
    expect(canonical(value)).toBe(text);
    expect(canonical(JSON.parse(text))).toBe(text);
  });

  test('only JSON has a canonical spelling', () => {
    expect(() => canonical(undefined)).toThrow();
    expect(() => canonical(Number.NaN)).toThrow();
  });
});

describe('the shape says nothing', () => {
  const shape = (draft: EntryDraft) => {
    const { format, commitments: slots } = JSON.parse(
      canonical(sealedDocument(draft, commitments(draft, SALTS, commit), '')),
    ) as {
      format: string;
      commitments: Record<string, string>;
    };
    return { format, slots: Object.keys(slots), widths: Object.values(slots).map(({ length }) => length) };
  };

  test('a full entry and an empty one have the same commitments, of the same size', () => {
    expect(shape(FULL)).toEqual(shape(EMPTY));
    expect(shape(FULL).slots.toSorted()).toEqual(['left', 'nobody', 'passing', 'right']);
  });

  test('what is hidden shows nowhere in the document', () => {
    const text = canonical(sealedDocument(FULL, commitments(FULL, SALTS, commit), ''));
    for (const secret of ['attic', 'Hidden', 'Shared', 'Passed', 'tower', 'treasure', 'card', '"do"']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('Shown');
  });

  test('each part lies in the commitments of those who may know it, and in no other', () => {
    const held = (slot: string) => {
      const {
        asked,
        events,
        draws = [],
      } = slotValue(FULL, slot) as { asked: unknown; events: object[]; draws?: object[] };
      return [
        asked !== null,
        draws.map((one) => 'purpose' in one && one.purpose),
        events.map((one) => 'type' in one && one.type),
      ];
    };
    expect(held('left')).toEqual([true, [], ['Hidden', 'Shared']]);
    expect(held('right')).toEqual([false, [], ['Shared']]);
    expect(held('passing')).toEqual([false, [], ['Passed']]);
    expect(held('nobody')).toEqual([false, ['card', 'treasure'], ['Unknown']]);
  });
});

describe('a change shows', () => {
  const hashOf = (draft: EntryDraft, previous = '0'.repeat(64)) =>
    entryHash(draft, commitments(draft, SALTS, commit), previous);
  const before = hashOf(FULL);
  const [shown, hidden, ...rest] = FULL.events;
  const [die, ...draws] = FULL.draws;

  const CHANGES: Readonly<Record<string, Partial<EntryDraft>>> = {
    game: { game: '00000000-0000-4000-8000-000000000002' },
    entry: { entry: 8 },
    seat: { seat: 'right' },
    at: { at: '2026-01-02T03:04:05.679Z' },
    ruleset: { ruleset: 'something' },
    'version of the rules': { rulesVersion: 2 },
    action: { asked: { action: { type: 'undo' }, by: 'player' } },
    'how it came': { asked: { action: { type: 'do' }, by: 'bot' } },
    decision: { asked: { ...FULL.asked, decision: 'd' } },
    'where the action lies': { askedSlot: 'right' },
    'public event': { events: [{ ...shown!, data: { z: 1, a: [2, 'e'] } }, hidden!, ...rest] },
    'hidden event': { events: [shown!, { ...hidden!, data: { place: 'tower' } }, ...rest] },
    'type of an event': { events: [{ ...shown!, type: 'Showed' }, hidden!, ...rest] },
    'schema of an event': { events: [shown!, { ...hidden!, schema: 1 }, ...rest] },
    'audience of an event': { events: [shown!, { ...hidden!, audience: ['right'] }, ...rest] },
    'order of events': { events: [hidden!, shown!, ...rest] },
    'an event less': { events: FULL.events.slice(0, -1) },
    'public draw': { draws: [{ ...die!, value: 2 }, ...draws] },
    'outcomes of a draw': { draws: [{ ...die!, n: 8 }, ...draws] },
    'hidden draw': { draws: [die!, { ...draws[0]!, value: 16 }, draws[1]!] },
    'order of hidden draws': { draws: [die!, ...draws.toReversed()] },
    link: { link: 'ab'.repeat(32) },
    anchor: { anchor: 'ab'.repeat(32) },
  };

  test.each(Object.keys(CHANGES))('%s', (name) => {
    expect(hashOf({ ...FULL, ...CHANGES[name] })).not.toBe(before);
  });

  test('previous, salt, and no change at all', () => {
    expect(hashOf(FULL, 'f'.repeat(64))).not.toBe(before);
    const salted = Buffer.from(SALTS);
    salted[127]! ^= 1;
    expect(entryHash(FULL, commitments(FULL, salted, commit), '0'.repeat(64))).not.toBe(before);
    expect(hashOf(structuredClone(FULL))).toBe(before);
  });
});

describe('commitments', () => {
  const PLACES = ['attic', 'cellar', 'garden', 'kitchen', 'stable', 'tower'];
  const place = { game: FULL.game, entry: 7, slot: 'left' };
  const salt = SALTS.toString('hex', 0, 32);

  test('hide: the same content under two salts has nothing in common', () => {
    const hashes = [0, 1].map((number) =>
      commit({ ...place, salt: salt.replace(/^../, `0${number}`), value: 'attic' }),
    );
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('hide: who tries all that it could be, without the salt, finds nothing', () => {
    const hash = commit({ ...place, salt, value: 'cellar' });
    const guesses = ['', '00'.repeat(32), sha(FULL.game), hash].flatMap((guess) =>
      PLACES.map((value) => commit({ ...place, salt: guess, value })),
    );
    expect(guesses).not.toContain(hash);
    expect(PLACES.filter((value) => commit({ ...place, salt, value }) === hash)).toEqual(['cellar']);
  });

  test('bind: to game, entry, slot, salt and content', () => {
    const all = [
      { ...place, salt, value: 'attic' },
      { ...place, game: 'another', salt, value: 'attic' },
      { ...place, entry: 8, salt, value: 'attic' },
      { ...place, slot: 'right', salt, value: 'attic' },
      { ...place, salt: salt.replace(/.$/, '0'), value: 'attic' },
      { ...place, salt, value: ['attic'] },
    ].map(commit);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a stranger makes the same', () => {
    for (const { slot, salt: own, hash } of commitments(FULL, SALTS, commit)) {
      expect(stranger.commitment(FULL.game, 7, slot, own, slotValue(FULL, slot))).toBe(hash);
    }
  });

  test('salts are fresh for every commitment', () => {
    const salts = Array.from({ length: 200 }, (_, entry) => sealEntry(draftOf({ entry: entry + 1 }))).flatMap(
      ({ commitments: all }) => all.map((one) => one.salt),
    );
    expect(new Set(salts).size).toBe(800);
    for (const one of salts) expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  const sha = (text: string) => stranger.sha256(text);
});

describe('heads', () => {
  const { head } = sealEntry(FULL);

  test('are signed, and a stranger can check it with the published key', () => {
    expect(headIsSigned(FULL.game, head, SIGNER.publicKey)).toBe(true);
    expect(stranger.headIsSigned(FULL.game, head, SIGNER.publicKey.toString('base64url'))).toBe(true);
    expect(SIGNER.publicKey).toHaveLength(32);
  });

  test('of another game, version, hash or key are not', () => {
    const other = new Signer('other', Buffer.alloc(32, 8));
    expect(headIsSigned('another game', head, SIGNER.publicKey)).toBe(false);
    expect(headIsSigned(FULL.game, { ...head, version: 8 }, SIGNER.publicKey)).toBe(false);
    expect(headIsSigned(FULL.game, { ...head, hash: 'f'.repeat(64) }, SIGNER.publicKey)).toBe(false);
    expect(headIsSigned(FULL.game, head, other.publicKey)).toBe(false);
  });

  test('slots have a place for everything that an entry may hide', () => {
    expect(slotsOf(['left', 'right'])).toEqual(['passing', 'nobody', 'left', 'right']);
  });
});
