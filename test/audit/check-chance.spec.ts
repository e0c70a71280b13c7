import { checkChance } from '../../src/audit/check-chance.js';
import { EVERYONE, type Entry } from '../../src/events/entry.js';
import { EntryChance, GameLinks } from '../../src/play/chance/entry-chance.js';
import { commitToSeeds, secretsFrom } from '../../src/play/chance/seeds.js';
import { draftOf, sealEntry } from '../support/entries.js';

const secrets = secretsFrom(Buffer.alloc(96, 5));
const game = draftOf().game;
const links = new GameLinks(game, secrets);
const ENTROPIES = [['left', 'none']] as const;

const tableEvent = (type: string, data: Record<string, unknown>) => ({
  type,
  schema: 1,
  audience: [EVERYONE],
  data,
});

/** An entry in which a die was thrown for all to see, and a card drawn that nobody knows. */
function thrown(entry: number): Entry {
  const audienceOf = (purpose: string) => [purpose === 'die' ? EVERYONE : 'nobody'];
  const chance = new EntryChance({ game, entry, entropies: ENTROPIES }, secrets, links, audienceOf);
  for (const purpose of ['die', 'card', 'die']) chance.below(6, purpose);
  const anchor = links.anchorDue(entry);
  return sealEntry(
    draftOf({
      entry,
      events: [],
      draws: chance.draws,
      link: chance.link!,
      ...(anchor === undefined ? {} : { anchor }),
    }),
  );
}

const created = sealEntry(
  draftOf({ events: [tableEvent('GameCreated', { randomness: commitToSeeds(game, secrets) })] }),
);
const began = sealEntry(draftOf({ entry: 2, events: [tableEvent('GameBegan', { entropies: ENTROPIES })] }));
const numbers = [3, 7, 4095, 4096, 4097, 8192, 8193];
const entries = [created, began, ...numbers.map(thrown)];
const at = (number: number) => entries.findIndex(({ entry }) => entry === number);

test('draws and links of a long game, over the ends of its chains', () => {
  expect(checkChance(entries, secrets)).toEqual([]);
});

test('an anchor that was not published, and every link after it', () => {
  const { anchor: _, ...without } = entries[at(4096)]!;
  const faults = checkChance(entries.with(at(4096), without), secrets);
  expect(faults).toEqual([
    { entry: 4096, what: 'its anchor is not that of the next chain' },
    { entry: 4097, what: 'its link belongs to a chain of which no anchor was published' },
    { entry: 8192, what: 'its link belongs to a chain of which no anchor was published' },
  ]);
});

test('an anchor of another seed betrays itself at the next link', () => {
  const forged = { ...entries[at(4096)]!, anchor: '00'.repeat(32) };
  const whats = checkChance(entries.with(at(4096), forged), secrets).map(({ entry }) => entry);
  expect(whats).toEqual([4096, 4097]);
});

test('other seeds than were committed to', () => {
  const others = secretsFrom(Buffer.alloc(96, 6));
  const faults = checkChance([created], others).map(({ what }) => what);
  expect(faults).toEqual([
    'it commits to another public seed than the game has',
    'it commits to another secret seed than the game has',
    'it publishes another anchor than that of the public seed',
  ]);
});

test('a draw that cannot be, and one that is counted wrongly', () => {
  const third = entries[at(3)]!;
  const [first, ...rest] = third.draws;
  const check = (draw: object) =>
    checkChance(entries.with(at(3), { ...third, draws: [{ ...first!, ...draw }, ...rest] }), secrets);
  expect(check({ n: 0 })).toContainEqual(
    expect.objectContaining({ what: expect.stringMatching(/its seed gives nothing/) }),
  );
  expect(check({ index: 1 })).toContainEqual({
    entry: 3,
    what: 'draw 2 for "die" stands in the place of draw 1',
  });
});
