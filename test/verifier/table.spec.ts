interface Happened {
  readonly type: string;
  readonly [field: string]: unknown;
}

const { Table } = jest.requireActual<{ Table: new () => { take(told: object): void } }>(
  '../../verifier/table.mjs',
);

const randomness = { anchor: 'a', publicSeed: 'p', secretSeed: 's' };
const game = { ruleset: 'game', rulesVersion: 1, options: { length: 3 } };
const seats = ['left', 'right'].map((seat) => ({ seat, side: seat, kind: 'open' }));
const created: Happened = { type: 'GameCreated', randomness, seats, ...game };
const taken = (seat: string, entropy: string): Happened => ({
  ...{ type: 'SeatTaken', seat, kind: 'player', entropy },
});
const began = (...entropies: [string, string][]): Happened => ({
  type: 'GameBegan',
  randomness,
  entropies,
  ...game,
});
const finished: Happened = { type: 'GameFinished', seeds: {}, reason: { key: 'reason' } };
const played: Happened = { type: 'LidTurned' };

const hash = 'ab'.repeat(32);
const granted: Happened = { type: 'ArbiterGranted', arbiter: 'arbiter-1', by: 'installation' };
const disputed = (dispute: number, seat = 'left', entry = 4): Happened => ({
  ...{ type: 'DisputeOpened', dispute, seat, entry, claim: hash },
});
const withdrawn = (dispute: number): Happened => ({ type: 'DisputeWithdrawn', dispute });
const stated = (by: string, text = hash): Happened => ({ type: 'StatementMade', dispute: 1, by, text });
const ruled = (decision = 'dismiss'): Happened => ({
  ...{ type: 'RulingGiven', dispute: 1, arbiter: 'arbiter-1', decision, reason: hash },
});
const asked = (seat: string, entry: number, seats: string[]): Happened => ({
  ...{ type: 'TakeBackAsked', seat, entry, seats },
});

const BOTH = [taken('left', 'one'), taken('right', 'two')];
const FAIR = began(['left', 'one'], ['right', 'two']);

/** What a seat does, and the end that it brings. */
const BY_A_SEAT = [played.type, finished.type];

/** What is wrong with a game in which these happen, an entry for each. */
function problemsWith(...events: Happened[]): string[] {
  const table = new Table();
  const seal = { ruleset: 'game', rulesVersion: 1 };
  try {
    events.forEach((event, place) => {
      const seat = BY_A_SEAT.includes(event.type) ? 'left' : null;
      table.take({ entry: place + 1, seat, seal, events: [{ audience: 'everyone', ...event }] });
    });
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('the table, as the verifier checks it', () => {
  it('a game that begins once, with what the seats gave, is well', () => {
    expect(problemsWith(created, ...BOTH, FAIR, played, finished)).toEqual([]);
    expect(problemsWith(created, taken('left', 'none'), began(['left', 'none'], ['right', 'none']))).toEqual(
      [],
    );
    const again = [
      created,
      ...BOTH,
      { type: 'SeatGivenUp', seat: 'left', kind: 'open' },
      taken('left', 'three'),
    ];
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
    ['something is played before it begins', [created, ...BOTH, played]],
    ['it is made twice', [created, created, ...BOTH, FAIR]],
    ['it goes on after its end', [created, ...BOTH, FAIR, finished, finished]],
    ['it begins before it is made', [FAIR, created]],
    ['the seeds change', [created, ...BOTH, { ...FAIR, randomness: { ...randomness, anchor: 'b' } }]],
  ])('it is found that %s', (_what, events) => {
    expect(problemsWith(...events)).not.toEqual([]);
  });
});

const BEGUN = [created, ...BOTH, FAIR];
const FREEZES = [{ ...created, disputes: 'freeze' }, ...BOTH, FAIR];

describe('quarrels at the table, as the verifier checks them', () => {
  it.each<[string, Happened[]]>([
    ['a dispute is ruled on', [...BEGUN, disputed(1), granted, stated('left'), stated('arbiter-1'), ruled()]],
    ['one is withdrawn, and another opened', [...BEGUN, disputed(1), withdrawn(1), disputed(2)]],
    ['a game is disputed that is over', [...BEGUN, finished, disputed(1), granted, ruled()]],
    ['play goes on, where a dispute does not freeze it', [...BEGUN, disputed(1), played]],
    ['a frozen game goes on after the ruling', [...FREEZES, disputed(1), granted, ruled(), played]],
    [
      'the seat of who left is not asked',
      [...BEGUN, played, { type: 'SeatGivenUp', seat: 'right', kind: 'bot' }],
    ],
    ['the players are asked', [...BEGUN, played, asked('left', 5, ['right'])]],
  ])('it is well that %s', (_what, events) => {
    expect(problemsWith(...events)).toEqual([]);
  });

  it.each<[string, Happened[], RegExp]>([
    ['a number is left out', [...BEGUN, disputed(2)], /not the next/],
    ['nobody disputes', [...BEGUN, disputed(1, 'king')], /no seat/],
    ['a seat disputes twice at once', [...BEGUN, disputed(1), disputed(2)], /has a dispute already/],
    ['what has not happened is disputed', [...BEGUN, disputed(1, 'left', 5)], /is not there/],
    ['a claim has no hash', [...BEGUN, { ...disputed(1), claim: 'I' }], /no hash/],
    ['a game is disputed that has not begun', [created, disputed(1, 'left', 1)], /not begun/],
    ['a closed dispute is spoken about', [...BEGUN, disputed(1), withdrawn(1), stated('left')], /not open/],
    ['one is closed twice', [...BEGUN, disputed(1), withdrawn(1), withdrawn(1)], /not open/],
    ['a stranger speaks', [...BEGUN, disputed(1), stated('king')], /no arbiter/],
    ['what is said has no hash', [...BEGUN, disputed(1), stated('left', '0F')], /no hash/],
    [
      'who was an arbiter rules',
      [...BEGUN, disputed(1), granted, { ...granted, type: 'ArbiterWithdrawn' }, ruled()],
      /no arbiter/,
    ],
    ['a chair is taken twice', [...BEGUN, disputed(1), granted, granted], /not the next/],
    ['an unknown thing is ruled', [...BEGUN, disputed(1), granted, ruled('hang')], /says hang/],
    [
      'a ruling does nothing of what it says',
      [...BEGUN, disputed(1), granted, ruled('rewind')],
      /says rewind/,
    ],
    ['a game is played while it is frozen', [...FREEZES, disputed(1), played], /frozen/],
    [
      'something is taken back in a frozen game',
      [...FREEZES, played, disputed(1), asked('left', 5, ['right'])],
      /frozen/,
    ],
    ['nobody is asked', [...BEGUN, played, asked('left', 5, [])], /others are asked/],
    ['the asker is asked', [...BEGUN, played, asked('left', 5, ['left', 'right'])], /others are asked/],
    ['one is asked twice', [...BEGUN, played, asked('left', 5, ['right', 'right'])], /others are asked/],
    [
      'the others are asked twice',
      [...BEGUN, played, asked('left', 5, ['right']), asked('left', 5, ['right'])],
      /asked already/,
    ],
    ['nothing happens', [...BEGUN, { type: 'LidLifted' }], /in an entry of a game/],
    [
      'a word of the table is whispered',
      [...BEGUN, { ...disputed(1), audience: 'seats' }],
      /not told to all/,
    ],
    [
      'a forfeit stands alone',
      [...BEGUN, { ...finished, reason: { key: 'table.forfeited' } }],
      /had forfeited/,
    ],
  ])('it is found that %s', (_what, events, says) => {
    expect(problemsWith(...events)).toEqual([expect.stringMatching(says)]);
  });
});
