import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { Unbuilt } from '../../../src/games/fury-of-dracula-4e/unbuilt.js';
import { act } from '../../../src/games/kit/act.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { deepFreeze } from '../../support/games/deep-freeze.js';
import { seeded } from '../../support/games/chance.js';
import { setupOf } from '../../support/games/random-play.js';
import { misfit } from '../../support/games/schemas.js';
import { inWords } from '../../support/games/words.js';

const game = furyOfDracula as unknown as Ruleset;

interface Told {
  readonly entries: number;
  readonly unbuilt?: string;
}

const MOST_ENTRIES = 600;

function check(event: Typed, options: Record<string, unknown>): void {
  expect(misfit(game.schemas.events[event.type], event)).toBeUndefined();
  expect(game.audience(event, options)).toBeDefined();
  inWords(game.catalogues.en, game.describe({ is: 'event', event }, 'spectator'));
}

function shuffled<Kind>(list: readonly Kind[], random: Random): readonly Kind[] {
  return list
    .map((one) => ({ one, at: random.below(1_000_000, 'order') }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
}

/** The events of the first of these actions that does not come to a part that is not built. */
function tryOut(
  state: unknown,
  seat: string,
  actions: readonly Typed[],
  random: Random,
): readonly Typed[] | Unbuilt {
  let missing = new Unbuilt('nothing to do');
  for (const action of actions) {
    try {
      return act(game, state, seat, action, random);
    } catch (error) {
      if (!(error instanceof Unbuilt)) throw error;
      missing = error;
    }
  }
  return missing;
}

type Decision = ReturnType<Ruleset['decisions']>[number];

/** What is asked is asked in words, and every answer fits its schema; one of them is for a seat that is late. */
function offered(state: unknown, decision: Decision, seat: string, random: Random): readonly Typed[] {
  const words = (thing: Parameters<Ruleset['describe']>[0]) =>
    inWords(game.catalogues.en, game.describe(thing, seat));
  const actions = game.legalActions(state, seat);
  if (actions.length === 0) throw new Error(`${seat} is asked for ${decision.kind} and may do nothing`);
  words({ is: 'decision', decision });
  for (const action of actions) {
    expect(misfit(game.schemas.actions[action.type], action)).toBeUndefined();
    words({ is: 'action', action });
  }
  expect(actions).toContainEqual(game.defaultAction(state, decision, seat, random));
  return actions;
}

/** Plays at random until the game is over or can only go on to a part that is not built. */
function play(seed: number, asked: Record<string, unknown>): Told {
  const random = seeded(seed);
  const setup = setupOf(game, asked);
  const enter = (state: unknown, events: readonly Typed[]) =>
    events.reduce((now, event) => {
      check(event, setup.options);
      return deepFreeze(game.evolve(now, deepFreeze(event)));
    }, state);
  let state = enter(deepFreeze(game.initial(setup)), game.begin(setup, random));
  let entries = 1;
  for (; game.outcome(state) === undefined && entries < MOST_ENTRIES; entries += 1) {
    const [decision] = shuffled(game.decisions(state), random);
    if (decision === undefined) throw new Error('Nobody is asked, and the game is not over');
    const [seat = ''] = decision.seats;
    const actions = offered(state, decision, seat, random);
    const events = tryOut(state, seat, shuffled(actions, random), random);
    if (events instanceof Unbuilt) return { entries, unbuilt: events.message };
    state = enter(state, events);
    for (const viewer of [seat, 'spectator']) {
      expect(misfit(game.schemas.view, game.view(state, viewer, 'told'))).toBeUndefined();
    }
  }
  return { entries };
}

describe('random legal play', () => {
  test.each([{}, { placing: 'introductory', ambushCards: 'several' }])(
    'goes on, in words and within the schemas, as far as the game is built: %j',
    (options) => {
      const games = Array.from({ length: 6 }, (_, seed) => play(seed, options));
      const stops = games.map(({ unbuilt }) => unbuilt ?? 'over');
      expect(stops.every((stop) => stop === 'over' || stop.startsWith('Not built yet: '))).toBe(true);
    },
  );
});
