import { act } from '../../../../src/games/kit/act.js';
import { seeded } from '../chance.js';
import type { Sample } from './sample.js';

const MOST_DECISIONS = 20_000;

/** A game in which nobody ever answers in time. */
export function lawsOfLateness({ game }: Sample): void {
  test('a game in which every decision is answered by its default ends', () => {
    const random = seeded(7);
    const setup = { options: game.options({}), rulesVersion: game.version };
    let state = game
      .begin(setup, random)
      .reduce((now, event) => game.evolve(now, event), game.initial(setup));
    for (let count = 0; game.outcome(state) === undefined; count++) {
      expect(count).toBeLessThan(MOST_DECISIONS);
      const [decision] = game.decisions(state);
      const seat = decision!.seats[0]!;
      const events = act(game, state, seat, game.defaultAction(state, decision!, seat, random), random);
      state = events.reduce((now, event) => game.evolve(now, event), state);
    }
    expect(game.decisions(state)).toEqual([]);
  });
}
