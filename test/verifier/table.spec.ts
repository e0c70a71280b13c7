interface Happened {
  readonly type: string;
  readonly [field: string]: unknown;
}

const { Table } = jest.requireActual<{ Table: new () => { take(told: object): void } }>(
  '../../verifier/table.mjs',
);

const randomness = { anchor: 'a', publicSeed: 'p', secretSeed: 's' };
const game = { ruleset: 'game', rulesVersion: 1, options: { length: 3 } };
const seats = [{ seat: 'left' }, { seat: 'right' }];
const created: Happened = { type: 'GameCreated', randomness, seats, ...game };
const taken = (seat: string, entropy: string): Happened => ({ type: 'SeatTaken', seat, entropy });
const began = (...entropies: [string, string][]): Happened => ({
  type: 'GameBegan',
  randomness,
  entropies,
  ...game,
});
const finished: Happened = { type: 'GameFinished', seeds: {} };

const BOTH = [taken('left', 'one'), taken('right', 'two')];
const FAIR = began(['left', 'one'], ['right', 'two']);

/** What is wrong with a game in which these happen, an entry for each. */
function problemsWith(...events: Happened[]): string[] {
  const table = new Table();
  const seal = { ruleset: 'game', rulesVersion: 1 };
  try {
    for (const event of events)
      table.take({ seat: null, seal, events: [{ ...event, audience: 'everyone' }] });
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('the table, as the verifier checks it', () => {
  it('a game that begins once, with what the seats gave, is well', () => {
    expect(problemsWith(created, ...BOTH, FAIR, { type: 'LidTurned' }, finished)).toEqual([]);
    expect(problemsWith(created, taken('left', 'none'), began(['left', 'none'], ['right', 'none']))).toEqual(
      [],
    );
    const again = [created, ...BOTH, { type: 'SeatGivenUp', seat: 'left' }, taken('left', 'three')];
    expect(problemsWith(...again, began(['left', 'three'], ['right', 'two']))).toEqual([]);
  });

  it.each<[string, Happened[]]>([
    ['an entropy is left out', [created, ...BOTH, began(['left', 'one'])]],
    ['all are left out', [created, ...BOTH, began()]],
    ['they stand in another order', [created, ...BOTH, began(['right', 'two'], ['left', 'one'])]],
    ['one stands twice', [created, ...BOTH, began(['left', 'one'], ['left', 'one'], ['right', 'two'])]],
    ['one is another', [created, ...BOTH, began(['left', 'one'], ['right', 'other'])]],
    ['an earlier one of the seat is used', [created, ...BOTH, taken('left', 'new'), FAIR]],
    ['a seat is taken in mid-game', [created, ...BOTH, FAIR, taken('left', 'chosen')]],
    ['it begins twice', [created, ...BOTH, FAIR, FAIR]],
    ['it begins with other options', [created, ...BOTH, { ...FAIR, options: {} }]],
    ['it begins by another ruleset', [created, ...BOTH, { ...FAIR, ruleset: 'other' }]],
    ['something is played before it begins', [created, ...BOTH, { type: 'LidTurned' }]],
    ['it is made twice', [created, created, ...BOTH, FAIR]],
    ['it goes on after its end', [created, ...BOTH, FAIR, finished, finished]],
    ['it begins before it is made', [FAIR, created]],
    ['the seeds change', [created, ...BOTH, { ...FAIR, randomness: { ...randomness, anchor: 'b' } }]],
  ])('it is found that %s', (_what, events) => {
    expect(problemsWith(...events)).not.toEqual([]);
  });
});
