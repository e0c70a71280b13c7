import crypto from 'node:crypto';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { Dice } from './dice.js';
import { FURY_PLOTS, STAGED } from './fury-plot.js';
import { otherChoice, otherHidingPlace, turned } from './hide-plot.js';
import { ARBITER, players, tell, type Plot } from './table.js';
import { Twins } from './twins.js';
import { mirroredBoard, oneGraveMore } from './vampire-plot.js';
import { World } from './world.js';

const ENOUGH = Number(process.env['TWIN_COMPARISONS'] ?? 10_000);
// Many short stories see more than few long ones.
const PER_STORY = 400;
const SEED = Number(process.env['TWIN_SEED'] ?? 1);

type Told = readonly ((dice: Dice) => Plot)[];

/** Plots in turn, so that even a short run sees every kind. */
const PLOTS: Readonly<Record<string, Told>> = {
  'vampire-graves': [mirroredBoard, oneGraveMore],
  'hide-and-seek': [otherHidingPlace, otherChoice],
  ...FURY_PLOTS,
};

/** Whether players get mail and are called, in which stories: what is sent out takes long to make. */
const LETTERS = process.env['TWIN_LETTERS'] ?? 'some';

const ONLY = process.env['TWIN_RULESET'];
const told = ONLY === undefined ? Object.values(PLOTS).flat() : (PLOTS[ONLY] ?? []);

const AT_THE_TABLE = [
  ...['undo', 'redo', 'agreeToTakeBack', 'refuseToTakeBack'],
  ...['disputes', 'dismiss', 'rewind', 'adjust', 'previews'],
];
const LEAST = ONLY === undefined ? Math.floor(ENOUGH / 5_000) : 0;

/** In every fifth story, and in the course of many of each kind. */
function hasLetters(kind: number): boolean {
  if (LETTERS !== 'some') return LETTERS === 'all';
  return (kind + Math.floor(kind / told.length)) % 5 === 0;
}

/** Bots choose alike where they are offered alike. */
function settleChoices(dice: Dice): void {
  const share = dice.below(1000) / 1000;
  const spy = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number]>;
  spy.mockImplementation((most) => Math.floor(most * share));
}

describe('twin worlds', () => {
  let twins: Twins;

  beforeAll(async () => {
    const seek = hideAndSeek as unknown as Ruleset;
    const names = STAGED.flatMap((staged) => staged.names);
    const others = RULESETS.filter(({ ruleset }) => !names.includes(ruleset));
    const [left, right] = await Promise.all([
      World.open('one seed for both', [...others, seek, ...STAGED.flatMap(({ here }) => here)]),
      World.open('one seed for both', [...others, turned(seek), ...STAGED.flatMap(({ there }) => there)]),
    ]);
    twins = new Twins(left, right);
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    await Promise.all([twins.left.close(), twins.right.close()]);
  });

  it('nobody can tell apart two games that differ only in what they cannot know', async () => {
    const dice = new Dice(SEED);
    for (let kind = 0; twins.comparisons < ENOUGH;) {
      const before = twins.comparisons;
      settleChoices(dice);
      const plot = told[kind % told.length]!(dice);
      // New players each time: of the stories before, which may have ended otherwise in either world, they know nothing.
      const tokens = await players(twins, [...plot.seats, 'spectator', ARBITER], hasLetters(kind));
      await tell(twins, plot, tokens, before + PER_STORY * (plot.looksEvery === undefined ? 1 : 2));
      // A story that ended before anybody could be asked is told again.
      if (twins.comparisons > before) kind += 1;
    }
    expect(twins.comparisons).toBeGreaterThanOrEqual(ENOUGH);
    expect(twins.sent).toBeGreaterThanOrEqual(LETTERS === 'none' ? 0 : ENOUGH / 50);
    expect(twins.heard).toBeGreaterThanOrEqual(ENOUGH / 10);
    const seldom = AT_THE_TABLE.filter((what) => (twins.done.get(what) ?? 0) < LEAST);
    expect(seldom).toEqual([]);
  }, 600_000);
});
