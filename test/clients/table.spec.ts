import { Untrue, type Entry } from 'harker-client';
import { Table } from '../../clients/typescript/src/table.js';
import seal from '../../docs/test-vectors/seal.json';

type Event = Record<string, unknown> & { type: string };

const entries = () => structuredClone(seal.before) as unknown as Entry[];

const eventOf = (all: readonly Entry[], type: string): Event =>
  all.flatMap(({ events }) => events as unknown as Event[]).find((event) => event.type === type)!;

const placeOf = (all: readonly Entry[], type: string): number =>
  all.findIndex(({ events }) => events.some((event) => event.type === type));

function taken(all: readonly Entry[]): Table {
  const table = new Table();
  for (const entry of all) table.take(entry);
  return table;
}

test('a table that was as it says is known by its seats and entropies', () => {
  const table = taken(entries());
  expect(table.slots).toEqual(['hider', 'nobody', 'passing', 'seeker-1', 'seeker-2']);
  expect(table.entropies).toEqual(eventOf(entries(), 'GameBegan')['entropies']);
});

// A host that signs all of it anew deceives hashes and signatures, and not this.
test.each<[string, (all: Entry[]) => unknown, RegExp]>([
  [
    'an entropy that no seat gave',
    (all) => (eventOf(all, 'GameBegan')['entropies'] = [['hider', 'chosen']]),
    /not those that the seats gave/,
  ],
  [
    'an entropy that is said to have been another',
    (all) => (eventOf(all, 'SeatTaken')['entropy'] = 'chosen'),
    /not those that the seats gave/,
  ],
  ['other seeds', (all) => (eventOf(all, 'GameBegan')['randomness'] = {}), /other seeds/],
  ['other options', (all) => (eventOf(all, 'GameBegan')['options'] = { rounds: 99 }), /other options/],
  ['a second beginning', (all) => all.push(all[placeOf(all, 'GameBegan')]!), /begins twice/],
  ['a second game', (all) => all.push(all[0]!), /made twice/],
  ['no game at all', (all) => all.shift(), /does not make a game/],
  ['other rules', (all) => (all.at(-1)!.seal.rulesVersion += 1), /other rules/],
  ['a seat that there is not', (all) => (all.at(-1)!.seat = 'renfield'), /no seat of the game/],
])('is not believed: %s', (_name, change, what) => {
  const all = entries();
  change(all);
  expect(() => taken(all)).toThrow(Untrue);
  expect(() => taken(all)).toThrow(what);
});

/** The entry after these, in which something happens at the table. */
function goesOn(all: readonly Entry[], rulesVersion: number, event: Event): Entry[] {
  const last = structuredClone(all.at(-1)!);
  return [
    ...all,
    { ...last, seat: null, events: [event], seal: { ...last.seal, rulesVersion } } as unknown as Entry,
  ];
}

test('a game whose players adopt newer rules is played by them, until it is rewound to before', () => {
  const adopted = goesOn(entries(), 2, { type: 'RulesAdopted', seat: 'hider', rulesVersion: 2 });
  const rewound = { type: 'GameRewound', entry: entries().length };
  expect(() => taken(goesOn(goesOn(adopted, 1, rewound), 1, { type: 'StatementMade' }))).not.toThrow();
  expect(() => taken(goesOn(adopted, 1, { type: 'StatementMade' }))).toThrow(/other rules/);
  expect(() => taken(goesOn(adopted, 2, rewound))).toThrow(/other rules/);
  const older = { type: 'RulesAdopted', seat: 'hider', rulesVersion: 1 };
  expect(() => taken(goesOn(adopted, 1, older))).toThrow(/not newer/);
});
