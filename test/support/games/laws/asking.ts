import { sameValue } from '../../../../src/games/kit/same-value.js';
import { seeded } from '../chance.js';
import { RANDOM_GAMES, type Sample } from './sample.js';

/** Who is asked, when, and until when. */
export function lawsOfAsking(sample: Sample): void {
  const { game } = sample;
  const idsOf = (state: unknown) => game.decisions(state).map(({ id }) => id);

  test('every game ends; somebody may act until then, and nobody after', () => {
    sample.holds(RANDOM_GAMES, (played) => {
      expect(game.outcome(played.state)?.winners.length).toBeGreaterThan(0);
      expect(game.decisions(played.state)).toEqual([]);
      for (const seat of sample.seatsOf(played)) expect(game.legalActions(played.state, seat)).toEqual([]);
    });
  });

  test('a seat may act exactly when it is asked, and is asked one thing at a time', () => {
    sample.holds(40, (played) => {
      const seats = sample.seatsOf(played);
      const differs = played.entries.find(({ after }) => {
        const asked = game.decisions(after).flatMap((decision) => decision.seats);
        const mayAct = seats.filter((seat) => game.legalActions(after, seat).length > 0);
        return asked.toSorted().join() !== mayAct.toSorted().join();
      });
      expect(differs).toBeUndefined();
    });
  });

  test('a question that is answered never comes again', () => {
    sample.holds(40, (played) => {
      const gone = new Set<string>();
      for (const { before, after } of played.entries) {
        const open = idsOf(after);
        if (open.some((id) => gone.has(id))) expect(open).toBe('never asked before');
        for (const id of idsOf(before)) if (!open.includes(id)) gone.add(id);
      }
    });
  });

  test('what is done for a seat that is late is legal', () => {
    sample.holds(25, (played, seed) => {
      const random = seeded(seed);
      for (const { after } of played.entries) {
        for (const decision of game.decisions(after)) {
          const seat = decision.seats[0] ?? '';
          const action = game.defaultAction(after, decision, seat, random);
          const isLegal = game.legalActions(after, seat).some((one) => sameValue(one, action));
          if (!isLegal) expect({ seat, action }).toBe('legal');
        }
      }
    });
  });

  test('the bot plays whole games, legally', () => {
    sample.holds(25, ({ state }) => expect(game.outcome(state)).toBeDefined(), 'bots');
  });
}
