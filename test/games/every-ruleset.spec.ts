import fc from 'fast-check';
import { act, IllegalAction } from '../../src/games/kit/act.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import { sameValue } from '../../src/games/kit/same-value.js';
import { noChance, recording, replaying, seeded } from '../support/games/chance.js';
import { CHOOSERS } from '../support/games/choosers.js';
import { deepFreeze } from '../support/games/deep-freeze.js';
import { keysOf, wordsMet } from '../support/games/met.js';
import { anyOptions } from '../support/games/random-options.js';
import { playThrough, setupOf, type Entry, type Played } from '../support/games/random-play.js';
import { ALL_RULESETS, wordsOf } from '../support/games/rulesets.js';
import { misfit } from '../support/games/schemas.js';

const SEED = 1897;

type Way = keyof typeof CHOOSERS;

function play(game: Ruleset, options: Record<string, unknown>, seed: number, way: Way): Played {
  const random = seeded(seed);
  const setup = setupOf(game, options);
  return playThrough(game, setup, random, CHOOSERS[way](game, setup, random));
}

/** A law holds in every game of a sample: any options, any luck, any legal play. */
function holds(
  game: Ruleset,
  games: number,
  law: (played: Played, seed: number) => void,
  way: Way = 'random',
): void {
  const everyGame = fc.property(anyOptions(game), fc.nat(), (options, seed) =>
    law(play(game, options, seed, way), seed),
  );
  fc.assert(everyGame, { seed: SEED, numRuns: games });
}

/** The answers of a game: every entry but the set-up. */
function answers(played: Played): readonly (Entry & { seat: string; action: Typed })[] {
  return played.entries.flatMap((entry) => {
    const { seat, action } = entry;
    return seat === undefined || action === undefined ? [] : [{ ...entry, seat, action }];
  });
}

const idOf = (state: unknown, game: Ruleset) => game.decisions(state).map(({ id }) => id);

function isRefused(game: Ruleset, state: unknown, seat: string, action: Typed): boolean {
  try {
    act(game, state, seat, action, noChance);
    return false;
  } catch (error) {
    return error instanceof IllegalAction;
  }
}

describe.each(ALL_RULESETS.map((game) => [game.ruleset, game] as const))('%s', (_name, game) => {
  const seatsOf = ({ setup }: Played) => game.seats(setup.options).map(({ id }) => id);

  test('every game ends; somebody may act until then, and nobody after', () => {
    holds(game, 300, (played) => {
      expect(game.outcome(played.state)?.winners.length).toBeGreaterThan(0);
      expect(game.decisions(played.state)).toEqual([]);
      for (const seat of seatsOf(played)) expect(game.legalActions(played.state, seat)).toEqual([]);
    });
  });

  test('a seat may act exactly when it is asked, and is asked one thing at a time', () => {
    holds(game, 40, (played) => {
      const seats = seatsOf(played);
      const differs = played.entries.find(({ after }) => {
        const asked = game.decisions(after).flatMap((decision) => decision.seats);
        const mayAct = seats.filter((seat) => game.legalActions(after, seat).length > 0);
        return asked.toSorted().join() !== mayAct.toSorted().join();
      });
      expect(differs).toBeUndefined();
    });
  });

  test('a question that is answered never comes again', () => {
    holds(game, 40, (played) => {
      const gone = new Set<string>();
      for (const { before, after } of played.entries) {
        const open = idOf(after, game);
        if (open.some((id) => gone.has(id))) expect(open).toBe('never asked before');
        for (const id of idOf(before, game)) if (!open.includes(id)) gone.add(id);
      }
    });
  });

  test('what is legal fits its schema and can be done, wherever one looks', () => {
    holds(game, 25, (played, seed) => {
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

  test('what is not legal is refused, by whomever it is asked', () => {
    holds(game, 15, (played) => {
      const everything = new Set(answers(played).map(({ action }) => JSON.stringify(action)));
      for (const { before } of answers(played).filter((_, at) => at % 32 === 0)) {
        for (const seat of seatsOf(played)) {
          const legal = new Set(game.legalActions(before, seat).map((action) => JSON.stringify(action)));
          const others = [...everything].filter((action) => !legal.has(action));
          expect(others.filter((action) => !isRefused(game, before, seat, JSON.parse(action)))).toEqual([]);
        }
      }
    });
  });

  test('what is done for a seat that is late is legal', () => {
    holds(game, 25, (played, seed) => {
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

  test('events and views fit their schemas, and events have no field that an entry keeps for itself', () => {
    holds(game, 15, (played) => {
      const events = played.entries.flatMap((entry) => entry.events);
      const some = played.entries.filter((_, at) => at % 4 === 0 || at === played.entries.length - 1);
      const views = some.flatMap(({ after }) =>
        [...seatsOf(played), 'spectator'].flatMap((viewer) => [
          game.view(after, viewer, 'told'),
          game.view(after, viewer, 'gone'),
        ]),
      );
      expect(events.map((event) => misfit(game.schemas.events[event.type], event)).filter(Boolean)).toEqual(
        [],
      );
      expect(events.filter((event) => 'audience' in event || 'schema' in event)).toEqual([]);
      expect(views.map((view) => misfit(game.schemas.view, view)).filter(Boolean)).toEqual([]);
    });
  });

  test('every event and every draw has an audience of seats of the game', () => {
    holds(game, 25, (played) => {
      const audiences = played.entries.flatMap(({ events, draws }) => [
        ...events.map((event) => game.audience(event, played.setup.options)),
        ...draws.map(({ purpose }) => game.drawAudience(purpose, played.setup.options)),
      ]);
      const known = ['everyone', 'passing', 'nobody', ...seatsOf(played)];
      expect(audiences.flat().filter((one) => !known.includes(one))).toEqual([]);
    });
  });

  test('states and events survive JSON', () => {
    holds(game, 15, ({ entries }) => {
      const stored = ({ events, after }: Entry) => JSON.parse(JSON.stringify({ events, after })) as unknown;
      const changed = entries.filter(
        (entry) => !sameValue(stored(entry), { events: entry.events, after: entry.after }),
      );
      expect(changed).toEqual([]);
    });
  });

  test('the same draws bring about the same events, also from a state that was stored', () => {
    holds(game, 15, (played) => {
      for (const { before, seat, action, draws, events } of answers(played)) {
        const random = replaying(draws);
        const again = game.decide(JSON.parse(JSON.stringify(before)), seat, action, random);
        expect(sameValue(again, events)).toBe(true);
        expect(random.done()).toBe(true);
      }
    });
  });

  test('nothing is changed in place', () => {
    holds(game, 15, ({ entries, setup }) => {
      deepFreeze(setup);
      for (const { before, seat, action, draws, events } of entries) {
        deepFreeze([before, action, events]);
        events.reduce((state, event) => deepFreeze(game.evolve(state, event)), before);
        if (seat !== undefined && action !== undefined) game.decide(before, seat, action, replaying(draws));
        game.view(before, seat ?? 'spectator', 'told');
      }
    });
  });

  test('the bot plays whole games, legally', () => {
    holds(game, 25, ({ state }) => expect(game.outcome(state)).toBeDefined(), 'bots');
  });

  if (wordsOf(game).sameViewForAll) {
    test('all see the same', () => {
      holds(game, 25, (played) => {
        const viewers = [...seatsOf(played), 'spectator'];
        for (const { after } of played.entries.filter((_, at) => at % 4 === 0)) {
          const views = viewers.map((viewer) => JSON.stringify(game.view(after, viewer, 'told')));
          expect(new Set(views).size).toBe(1);
        }
      });
    });
  }

  test('options have their defaults by schema and by rule', () => {
    expect(misfit(game.schemas.options, game.options({}))).toBeUndefined();
    const fields =
      (game.schemas.options as { properties?: Record<string, { default: unknown }> }).properties ?? {};
    const defaults = Object.entries(fields).map(([name, field]) => [name, field.default]);
    expect(game.options({})).toEqual(Object.fromEntries(defaults));
    expect(misfit(game.schemas.options, { noSuchOption: 1 })).toBeDefined();
    expect(misfit(game.schemas.components, game.components)).toBeUndefined();
  });

  test('no dead words: all that is declared occurs in some game', () => {
    const met = {
      actions: new Set(),
      events: new Set(),
      kinds: new Set(),
      purposes: new Set(),
      keys: new Set(),
    };
    const ways = Object.keys(CHOOSERS) as Way[];
    const anyGame = fc.tuple(anyOptions(game), fc.nat(), fc.constantFrom(...ways));
    for (const [options, seed, way] of fc.sample(anyGame, { seed: SEED, numRuns: 90 })) {
      const random = recording(seeded(seed));
      const setup = setupOf(game, options);
      wordsMet(game, playThrough(game, setup, random, CHOOSERS[way](game, setup, random)), random.draws, met);
    }
    keysOf(game.title, met.keys);
    expect([...met.actions].toSorted()).toEqual(Object.keys(game.schemas.actions).toSorted());
    expect([...met.events].toSorted()).toEqual(Object.keys(game.schemas.events).toSorted());
    expect([...met.kinds].toSorted()).toEqual([...wordsOf(game).kinds].toSorted());
    expect([...met.keys].toSorted()).toEqual(Object.keys(game.catalogues.en).toSorted());
    expect(wordsOf(game).purposes.filter((purpose) => !met.purposes.has(purpose))).toEqual([]);
  });
});
