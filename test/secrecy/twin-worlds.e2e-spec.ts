import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { Dice } from './dice.js';
import { otherChoice, otherHidingPlace, turned } from './hide-plot.js';
import { players, tell, type Plot } from './table.js';
import { Twins } from './twins.js';
import { mirroredBoard, oneGraveMore } from './vampire-plot.js';
import { World } from './world.js';

const ENOUGH = Number(process.env['TWIN_COMPARISONS'] ?? 10_000);
// Many short stories see more than few long ones.
const PER_STORY = 400;
const SEED = Number(process.env['TWIN_SEED'] ?? 1);
const VIEWERS = [
  'player-1',
  'player-2',
  'player-3',
  'player-4',
  'hider',
  'seeker-1',
  'seeker-2',
  'spectator',
];

/** Plots in turn, so that even a short run sees every kind. */
const PLOTS: readonly ((dice: Dice) => Plot)[] = [mirroredBoard, oneGraveMore, otherHidingPlace, otherChoice];

describe('twin worlds', () => {
  let twins: Twins;

  beforeAll(async () => {
    const seek = hideAndSeek as unknown as Ruleset;
    const [left, right] = await Promise.all([
      World.open('one seed for both', [...RULESETS, seek]),
      World.open('one seed for both', [...RULESETS, turned(seek)]),
    ]);
    twins = new Twins(left, right);
  });

  afterAll(async () => {
    await Promise.all([twins.left.close(), twins.right.close()]);
  });

  it('nobody can tell apart two games that differ only in what they cannot know', async () => {
    const dice = new Dice(SEED);
    for (let kind = 0; twins.comparisons < ENOUGH;) {
      const before = twins.comparisons;
      // New players each time: of the stories before, which may have ended otherwise in either world, they know nothing.
      const tokens = await players(twins, VIEWERS);
      await tell(twins, PLOTS[kind % PLOTS.length]!(dice), tokens, before + PER_STORY);
      // A story that ended before anybody could be asked is told again.
      if (twins.comparisons > before) kind += 1;
    }
    expect(twins.comparisons).toBeGreaterThanOrEqual(ENOUGH);
  }, 300_000);
});
