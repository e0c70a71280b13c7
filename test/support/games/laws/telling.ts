import { sameValue } from '../../../../src/games/kit/same-value.js';
import { replaying } from '../chance.js';
import type { Entry } from '../random-play.js';
import { wordsOf } from '../rulesets.js';
import { misfit } from '../schemas.js';
import { answers, type Sample } from './sample.js';

/** What is kept of a game, and what is told of it. */
export function lawsOfTelling(sample: Sample): void {
  const { game } = sample;

  test('events and views fit their schemas, and events have no field that an entry keeps for itself', () => {
    sample.holds(15, (played) => {
      const events = played.entries.flatMap((entry) => entry.events);
      const some = played.entries.filter((_, at) => at % 4 === 0 || at === played.entries.length - 1);
      const views = some.flatMap(({ after }) =>
        [...sample.seatsOf(played), 'spectator'].flatMap((viewer) => [
          game.view(after, viewer, 'told'),
          game.view(after, viewer, 'gone'),
        ]),
      );
      const misfits = events.map((event) => misfit(game.schemas.events[event.type], event));
      expect(misfits.filter(Boolean)).toEqual([]);
      expect(events.filter((event) => 'audience' in event || 'schema' in event)).toEqual([]);
      expect(views.map((view) => misfit(game.schemas.view, view)).filter(Boolean)).toEqual([]);
    });
  });

  test('every event and every draw has an audience of seats of the game', () => {
    sample.holds(25, (played) => {
      const audiences = played.entries.flatMap(({ events, draws }) => [
        ...events.map((event) => game.audience(event, played.setup.options)),
        ...draws.map(({ purpose }) => game.drawAudience(purpose, played.setup.options)),
      ]);
      const known = ['everyone', 'passing', 'nobody', ...sample.seatsOf(played)];
      expect(audiences.flat().filter((one) => !known.includes(one))).toEqual([]);
    });
  });

  test('what is drawn is declared, and of as many as is said', () => {
    const declared = new Map(game.purposes.map(({ purpose, below }) => [purpose, below]));
    expect(declared.size).toBe(game.purposes.length);
    sample.holds(25, ({ entries }) => {
      const draws = entries.flatMap((entry) => entry.draws);
      const isDeclared = ({ purpose, n }: { purpose: string; n: number }) =>
        declared.has(purpose) && (declared.get(purpose) ?? n) === n;
      expect(draws.filter((one) => !isDeclared(one))).toEqual([]);
    });
  });

  test('states and events survive JSON', () => {
    sample.holds(15, ({ entries }) => {
      const stored = ({ events, after }: Entry) => JSON.parse(JSON.stringify({ events, after })) as unknown;
      const changed = entries.filter(
        (entry) => !sameValue(stored(entry), { events: entry.events, after: entry.after }),
      );
      expect(changed).toEqual([]);
    });
  });

  test('the same draws bring about the same events, also from a state that was stored', () => {
    sample.holds(15, (played) => {
      for (const { before, seat, action, draws, events } of answers(played)) {
        const random = replaying(draws);
        const again = game.decide(JSON.parse(JSON.stringify(before)), seat, action, random);
        expect(sameValue(again, events)).toBe(true);
        expect(random.done()).toBe(true);
      }
    });
  });

  if (wordsOf(game).sameViewForAll) {
    test('all see the same', () => {
      sample.holds(25, (played) => {
        const viewers = [...sample.seatsOf(played), 'spectator'];
        for (const { after } of played.entries.filter((_, at) => at % 4 === 0)) {
          const views = viewers.map((viewer) => JSON.stringify(game.view(after, viewer, 'told')));
          expect(new Set(views).size).toBe(1);
        }
      });
    });
  }
}
