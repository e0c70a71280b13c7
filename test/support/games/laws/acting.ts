import { act, IllegalAction } from '../../../../src/games/kit/act.js';
import type { Typed } from '../../../../src/games/kit/game-definition.js';
import { noChance, replaying, seeded } from '../chance.js';
import { deepFreeze } from '../deep-freeze.js';
import type { Played } from '../random-play.js';
import { misfit } from '../schemas.js';
import { answers, type Answered, type Sample } from './sample.js';

const MANY_WAYS = [
  ['random', 25],
  ['bots', 10],
] as const;

/** Of each two questions in a row, the second is looked at so often. */
const OFTEN = 3;

/** States that came about by questions which seldom follow each other: a game is mostly the same few of them. */
function rarest({ game }: Sample, played: Played, turns: Map<string, number>): readonly Answered[] {
  const all = answers(played);
  const kinds = all.map(
    ({ before, seat }) => game.decisions(before).find(({ seats }) => seats.includes(seat))?.kind,
  );
  return all.filter((_, at) => {
    const turn = kinds.slice(Math.max(0, at - 1), at + 1).join();
    const times = turns.get(turn) ?? 0;
    turns.set(turn, times + 1);
    return times < OFTEN;
  });
}

/** What may be done, and what comes of it. */
export function lawsOfActing(sample: Sample): void {
  const { game } = sample;

  function isRefused(state: unknown, seat: string, action: Typed): boolean {
    try {
      act(game, state, seat, action, noChance);
      return false;
    } catch (error) {
      return error instanceof IllegalAction;
    }
  }

  /** Thousands of errors are made, and nobody reads where. */
  function withoutTraces(work: () => void): void {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      work();
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  }

  test('what is legal fits its schema and can be done, wherever one looks', () => {
    sample.holds(25, (played, seed) => {
      const random = seeded(seed);
      for (const { before, seat } of answers(played).filter((_, at) => at % 16 === 0)) {
        const legal = game.legalActions(before, seat);
        const misfits = legal.map((action) => misfit(game.schemas.actions[action.type], action));
        expect(misfits.filter(Boolean)).toEqual([]);
        expect(legal.filter((action) => act(game, before, seat, action, random).length === 0)).toEqual([]);
        expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
      }
    });
  });

  test('whatever is offered can be done and play goes on, also after rare turns of play', () => {
    const turns = new Map<string, number>();
    for (const [way, games] of MANY_WAYS)
      sample.holds(
        games,
        (played, seed) => {
          const random = seeded(seed);
          for (const { before, seat } of rarest(sample, played, turns)) {
            const stuck = game.legalActions(before, seat).filter((action) => {
              const events = act(game, before, seat, action, random);
              const after = events.reduce((state, event) => game.evolve(state, event), before);
              return game.outcome(after) === undefined && game.decisions(after).length === 0;
            });
            expect(stuck).toEqual([]);
          }
        },
        way,
      );
  });

  test('what is not legal is refused, by whomever it is asked', () => {
    sample.holds(15, (played) => {
      const everything = new Map(answers(played).map(({ action }) => [JSON.stringify(action), action]));
      for (const { before } of answers(played).filter((_, at) => at % 32 === 0)) {
        for (const seat of sample.seatsOf(played)) {
          const legal = new Set(game.legalActions(before, seat).map((action) => JSON.stringify(action)));
          const others = [...everything].filter(([text]) => !legal.has(text));
          withoutTraces(() =>
            expect(others.filter(([, action]) => !isRefused(before, seat, action))).toEqual([]),
          );
        }
      }
    });
  });

  test('nothing is changed in place', () => {
    sample.holds(15, ({ entries, setup }) => {
      deepFreeze(setup);
      for (const { before, seat, action, draws, events } of entries) {
        deepFreeze([before, action, events]);
        events.reduce((state, event) => deepFreeze(game.evolve(state, event)), before);
        if (seat !== undefined && action !== undefined) game.decide(before, seat, action, replaying(draws));
        game.view(before, seat ?? 'spectator', 'told');
      }
    });
  });
}
