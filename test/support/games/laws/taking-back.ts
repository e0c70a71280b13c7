import { noChance } from '../chance.js';
import { stateAfter } from '../random-play.js';
import { answers, type Sample } from './sample.js';

/** What a seat may take back freely. That it has learned nothing is for twin worlds to show (`twins/blind-law.ts`). */
export function lawsOfTakingBack(sample: Sample): void {
  const { game } = sample;

  test('what may be taken back freely draws nothing, and the game goes on', () => {
    sample.holds(15, (played) => {
      for (const { before, seat } of answers(played).filter((_, at) => at % 8 === 0)) {
        const blind = game.legalActions(before, seat).filter((action) => game.blind(before, seat, action));
        const ends = blind.filter((action) => {
          const after = stateAfter(game, before, game.decide(before, seat, action, noChance));
          return game.outcome(after) !== undefined || game.decisions(after).length === 0;
        });
        expect(ends).toEqual([]);
      }
    });
  });

  test('it is not everything, and not nothing', () => {
    const found = new Set<boolean>();
    sample.holds(5, (played) => {
      for (const { before, seat, action } of answers(played)) found.add(game.blind(before, seat, action));
    });
    expect([...found].toSorted()).toEqual([false, true]);
  });
}
