import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { act } from '../../../src/games/kit/act.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { deepFreeze } from '../../support/games/deep-freeze.js';
import { seeded } from '../../support/games/chance.js';
import { setupOf } from '../../support/games/random-play.js';
import { misfit } from '../../support/games/schemas.js';
import { inWords } from '../../support/games/words.js';

const game = furyOfDracula as unknown as Ruleset;

const MOST_ENTRIES = 600;

function check(event: Typed, options: Record<string, unknown>): void {
  expect(misfit(game.schemas.events[event.type], event)).toBeUndefined();
  expect(game.audience(event, options)).toBeDefined();
  inWords(game.catalogues.en, game.describe({ is: 'event', event }, 'spectator'));
}

function oneOf<Kind>(list: readonly Kind[], random: Random): Kind {
  const one = list[random.below(list.length, 'any')];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
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

/** Plays at random until the game is over, or for so many entries. */
function play(seed: number, asked: Record<string, unknown>): number {
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
    const decision = oneOf(game.decisions(state), random);
    const [seat = ''] = decision.seats;
    const action = oneOf(offered(state, decision, seat, random), random);
    state = enter(state, act(game, state, seat, action, random));
    for (const viewer of [seat, 'spectator']) {
      expect(misfit(game.schemas.view, game.view(state, viewer, 'told'))).toBeUndefined();
    }
  }
  return entries;
}

describe('random legal play', () => {
  test.each([{}, { placing: 'introductory', ambushCards: 'several' }])(
    'goes on, in words and within the schemas: %j',
    (options) => {
      for (const seed of [1, 2]) expect(play(seed, options)).toBeGreaterThan(100);
    },
  );
});
