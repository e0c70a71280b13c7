import type { SeatId } from '../../../../src/games/kit/audience.js';
import { seeded } from '../chance.js';
import { atRandom, playFrom, stateAfter } from '../random-play.js';
import { misfit } from '../schemas.js';
import type { Sample } from './sample.js';

/** What happens when a seat forfeits and the others play on. */
export function lawsOfLeaving(sample: Sample): void {
  const { game } = sample;
  const { leave } = game;
  if (leave === undefined) return;

  function without(state: unknown, seat: SeatId, options: Record<string, unknown>): unknown {
    const events = leave!(state, seat);
    expect(events.map((event) => misfit(game.schemas.events[event.type], event)).filter(Boolean)).toEqual([]);
    expect(events.filter((event) => game.audience(event, options) !== 'everyone')).toEqual([]);
    return stateAfter(game, state, events);
  }

  function expectNothingAsked(state: unknown, gone: readonly SeatId[]): void {
    const asked = game.decisions(state).flatMap(({ seats }) => seats);
    expect(asked.filter((seat) => gone.includes(seat))).toEqual([]);
    expect(gone.filter((seat) => game.legalActions(state, seat).length > 0)).toEqual([]);
  }

  test('whoever leaves, and whenever, is asked nothing more, and the others are or have won', () => {
    sample.holds(40, (played, seed) => {
      for (const state of sample.statesOf(played, seed)) {
        for (const seat of sample.seatsOf(played)) {
          const after = without(state, seat, played.setup.options);
          expectNothingAsked(after, [seat]);
          const winners = game.outcome(after)?.winners;
          expect(winners?.includes(seat) ?? game.decisions(after).length === 0).toBe(false);
        }
      }
    });
  });

  test('the others play on to an end, also if more of them leave, and none who left has won', () => {
    sample.holds(40, (played, seed) => {
      const random = seeded(seed);
      const gone: SeatId[] = [];
      const anyAction = atRandom(random);
      let [state] = sample.statesOf(played, seed);
      const leaves = (now: unknown): unknown => {
        const seats = sample.seatsOf(played).filter((seat) => !gone.includes(seat));
        const seat = seats[random.below(seats.length, 'who leaves')]!;
        gone.push(seat);
        return without(now, seat, played.setup.options);
      };
      while (state !== undefined && game.outcome(state) === undefined) {
        const left = leaves(state);
        let moves = random.below(200, 'until the next leaves');
        state = playFrom(game, left, random, anyAction, (now) => {
          expectNothingAsked(now, gone);
          moves -= 1;
          return moves < 0;
        });
      }
      if (state !== undefined)
        expect(game.outcome(state)?.winners.filter((seat) => gone.includes(seat))).toEqual([]);
    });
  });
}
