import type { Ruleset, Typed } from '../../../../src/games/kit/game-definition.js';
import type { Random } from '../../../../src/games/kit/random.js';
import { sameValue } from '../../../../src/games/kit/same-value.js';
import { seeded } from '../chance.js';
import { atRandom, playFrom, stateAfter } from '../random-play.js';
import { misfit } from '../schemas.js';
import type { Sample } from './sample.js';

/** Of what is offered in one state so many are tried. */
const TRIED = 6;

function some<Kind>(all: readonly Kind[], random: Random): readonly Kind[] {
  return all.length <= TRIED
    ? all
    : Array.from({ length: TRIED }, () => all[random.below(all.length, 'one')]!);
}

/** Whether the same is asked as before, and everybody who is asked can answer. */
function asksTheSame(game: Ruleset, before: unknown, after: unknown): boolean {
  const asked = game.decisions(after);
  return (
    game.outcome(after) === undefined &&
    sameValue(asked, game.decisions(before)) &&
    asked.every(({ seats }) => seats.every((seat) => game.legalActions(after, seat).length > 0))
  );
}

/** What an arbiter may put right. */
export function lawsOfAdjusting(sample: Sample): void {
  const { game } = sample;
  const { adjustments } = game;
  if (adjustments === undefined) return;

  test('what an arbiter may put right is told to all, and changes something, but not what is asked', () => {
    let tried = 0;
    sample.holds(25, (played, seed) => {
      const { options } = played.setup;
      const isTold = (event: Typed) =>
        game.audience(event, options) === 'everyone' &&
        misfit(game.schemas.events[event.type], event) === undefined;
      for (const state of sample.statesOf(played, seed)) {
        const offered = adjustments(state);
        const texts = offered.map(({ adjustment }) => JSON.stringify(adjustment));
        expect(new Set(texts).size).toBe(texts.length);
        const wrong = some(offered, seeded(seed)).filter(({ events }) => {
          const after = stateAfter(game, state, events);
          return !events.every(isTold) || sameValue(state, after) || !asksTheSame(game, state, after);
        });
        expect(wrong).toEqual([]);
        tried += offered.length;
      }
    });
    expect(tried).toBeGreaterThan(25);
  });

  test('a game that was put right goes on to its end', () => {
    sample.holds(25, (played, seed) => {
      const random = seeded(seed);
      const [state] = sample.statesOf(played, seed).filter((one) => adjustments(one).length > 0);
      const [adjusted] = state === undefined ? [] : some(adjustments(state), random);
      if (adjusted === undefined) return;
      const after = stateAfter(game, state, adjusted.events);
      expect(game.outcome(playFrom(game, after, random, atRandom(random)))).toBeDefined();
    });
  });
}
