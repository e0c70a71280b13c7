import fc from 'fast-check';
import { entryHash, NO_PREVIOUS } from '../../../src/events/seal.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { seeded } from '../../support/games/chance.js';
import { anyOptions } from '../../support/games/random-options.js';
import { ALL_RULESETS } from '../../support/games/rulesets.js';
import { PaperGame } from '../../support/paper-game.js';
import { goesOn } from '../../support/table-play.js';
import * as laws from '../../support/turning/laws.js';
import { UnsealedGame } from '../../support/unsealed-game.js';

// Games that are played at random, taken back, quarrelled about and rewound at random: laws of what follows.

const SEED = Number(process.env['TURN_BACK_SEED'] ?? 1897);
/** So many times as many games. */
const MORE = Number(process.env['TURN_BACK_GAMES'] ?? 1);

interface Size {
  readonly games: number;
  /** The most that a game has: of long ones, the laws look at the beginning. */
  readonly entries: number;
}

const SIZES: Readonly<Record<string, Size>> = {
  'hide-and-seek': { games: 1200, entries: 50 },
  'vampire-graves': { games: 80, entries: 90 },
  'fury-of-dracula-2e': { games: 30, entries: 70 },
  'fury-of-dracula-4e': { games: 30, entries: 70 },
};

/** More than any of these games has that is not turned back without end. */
const MOST_ENTRIES = 6_000;

/** A game of two sides is over when a seat forfeits: that is seldom. */
const OFTEN = 2;

const WHAT_HAPPENS = [
  'played',
  'free',
  'ActionRedone',
  'TakeBackAsked',
  'TakeBackAgreed',
  'TakeBackRefused',
  'agreed',
  'VoteCalled',
  'VoteCast',
  'VoteDecided',
  'DisputeOpened',
  'DisputeWithdrawn',
  'StatementMade',
  'ruling: dismiss',
  'ruling: rewind',
  'ruling: adjust',
  'ruling: forfeit',
];

/** Nobody is made to forfeit. */
const unyielding = (random: Random): Random => ({
  below: (n, purpose) => (purpose === 'forfeit' ? 1 : random.below(n, purpose)),
});

/** So many games go on from the same beginning. */
const BRANCHES = 5;

type Law = (game: PaperGame) => laws.Faults;

/** Those of each entry; that of names has a memory. */
const lawsOfEntries = (): Readonly<Record<string, Law>> => {
  const asked: laws.Asked = new Map();
  return {
    'stands again as it did': laws.standsAgain,
    'leaves a vote as it was': laws.leavesTheVote,
    'asks something': laws.asksSomething,
    'asks what is new by new names': (game) => laws.asksByNewNames(game, asked),
    'shows nobody more by what is taken back freely': laws.showsNoMore,
    'tells what passed as long as it may be told': laws.tellsWhatPassed,
  };
};

const LAWS_OF_GAMES: Readonly<Record<string, Law>> = {
  'tells all alike what is struck': laws.tellsWhatIsStruck,
  'is read as it was written': laws.isReadAsItWas,
};

const LAWS = [...Object.keys(lawsOfEntries()), ...Object.keys(LAWS_OF_GAMES)];

const isOn = ({ live }: PaperGame) => live.at.table.status === 'playing';

function begun(ruleset: Ruleset, options: Record<string, unknown>, seed: number): UnsealedGame {
  const table = { disputes: seed % 3 === 0 ? 'freeze' : 'playOn' } as const;
  const game = new UnsealedGame(`turned back ${seed}`, options, ruleset, table);
  for (const { seat } of game.live.at.table.seats) game.sit(seat);
  game.begin();
  return game;
}

/** What became of many games: by law, how it was broken; by what happened, how often it did. */
class Chronicle {
  readonly faults = new Map<string, string[]>();
  readonly counts = new Map<string, number>();

  play(game: UnsealedGame, seed: number, most: number): void {
    const random = seeded(seed);
    const ofEntries = lawsOfEntries();
    this.look(game, seed, ofEntries);
    while (isOn(game) && game.entries.length < most) {
      goesOn(game, random);
      const kind = laws.kindOf(game.entries.at(-1)!);
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
      this.look(game, seed, ofEntries);
    }
    this.look(game, seed, LAWS_OF_GAMES);
  }

  private look(game: UnsealedGame, seed: number, all: Readonly<Record<string, Law>>): void {
    for (const [name, law] of Object.entries(all)) {
      const faults = law(game).map((fault) => `game ${seed}, entry ${game.entries.length}: ${fault}`);
      if (faults.length > 0) this.faults.set(name, [...(this.faults.get(name) ?? []), ...faults]);
    }
  }
}

describe.each(ALL_RULESETS.map((ruleset) => [ruleset.ruleset, ruleset] as const))('%s', (name, ruleset) => {
  const chronicle = new Chronicle();
  const { games, entries } = SIZES[name]!;

  beforeAll(() => {
    const all = fc.sample(anyOptions(ruleset), { seed: SEED, numRuns: Math.ceil((games * MORE) / BRANCHES) });
    for (const [index, options] of all.entries()) {
      const beginning = begun(ruleset, options, index);
      for (let branch = 0; branch < BRANCHES; branch++)
        chronicle.play(beginning.branch(), SEED + index * BRANCHES + branch, entries);
    }
  }, 600_000);

  test.each(LAWS)('a game that is played and turned back %s', (law) => {
    expect(chronicle.faults.get(law) ?? []).toEqual([]);
  });

  test('everything happens often in these games', () => {
    const seldom = WHAT_HAPPENS.filter((kind) => (chronicle.counts.get(kind) ?? 0) < OFTEN * MORE);
    expect(seldom).toEqual([]);
  });

  test('games end, however often they are turned back', () => {
    const game = begun(ruleset, {}, SEED);
    const random = unyielding(seeded(SEED));
    while (isOn(game) && game.entries.length < MOST_ENTRIES) goesOn(game, random);
    expect(game.live.at.table.status).toBe('finished');
    expect(laws.isReadAsItWas(game)).toEqual([]);
  }, 300_000);

  test('each entry is chained to the one before it, whatever is struck', () => {
    const game = new PaperGame('chained', {}, ruleset);
    for (const { seat } of game.live.at.table.seats) game.sit(seat);
    game.begin();
    const random = seeded(SEED);
    while (isOn(game) && game.entries.length < 60) goesOn(game, random);
    expect(game.live.at.line.struck).not.toEqual([]);
    expect(game.entries.map(({ previous }) => previous)).toEqual([
      NO_PREVIOUS,
      ...game.entries.slice(0, -1).map(({ hash }) => hash),
    ]);
    for (const entry of game.entries)
      expect(entryHash(entry, entry.commitments, entry.previous)).toBe(entry.hash);
  });
});
