import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import { ITEM_CARDS } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { HUNTERS, type HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-4e/state.js';
import { act } from '../../../src/games/kit/act.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { seeded } from '../../support/games/chance.js';
import {
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  pass,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { misfit } from '../../support/games/schemas.js';
import { inWords } from '../../support/games/words.js';

const game = furyOfDracula as unknown as Ruleset;
const OPPONENTS = ['dracula', 'new-vampire', 'reckless-vampire'] as const;

function some<Kind extends string>(
  cards: readonly { id: Kind; count: number }[],
  random: Random,
  count: number,
) {
  const pile = cards.flatMap(({ id, count: copies }) => Array.from({ length: copies }, () => id));
  return Array.from({ length: count }, () => pile.splice(random.below(pile.length, 'hand'), 1)[0] as Kind);
}

const COMBAT_TIMINGS: readonly string[] = ['combatStart', 'combatDamage', 'onOwnCombatCardCancelled'];
const EVENTS = EVENT_CARDS.filter(({ timing }) => timing.some((when) => COMBAT_TIMINGS.includes(when)));

/** All hunters in Madrid with three items and an event each, some of them hurt; the combat is about to begin. */
function combat(random: Random): Fury {
  const items = some(ITEM_CARDS, random, 12);
  const events = some(
    EVENTS.filter(({ owner }) => owner === 'hunters'),
    random,
    4,
  );
  const armed = HUNTERS.flatMap((hunter: HunterId, at): Event[] => [
    ...itemsInHand(hunter, ...items.slice(at * 3, at * 3 + 3)),
    ...eventsInHand(hunter, ...events.slice(at, at + 1)),
    { type: 'DamageChanged', seat: hunter, by: 1, damage: random.below(8, 'hurt') },
  ]);
  const opponent = anyOf(OPPONENTS, random);
  return given(
    {},
    huntersIn(Object.fromEntries(HUNTERS.map((hunter) => [hunter, 'madrid']))),
    wentTo('lisbon', 'madrid'),
    { type: 'DraculaRevealed', location: 'madrid' },
    phaseIs(random.below(2, 'night') === 0 ? 'dawn' : 'dusk'),
    armed,
    eventsInHand('dracula', 'enraged'),
    toDo(
      { is: 'hunterActs', hunter: 'lord-godalming', part: 'day', left: 1, done: [] },
      { is: 'combat', opponent, hunters: [...HUNTERS], location: 'madrid' },
      { is: 'placeDracula' },
    ),
  );
}

/** What is asked, and what everybody sees, fits its schema and has words. */
function look(state: State): void {
  for (const decision of game.decisions(state)) {
    const [seat = ''] = decision.seats;
    const actions = game.legalActions(state, seat);
    inWords(game.catalogues.en, game.describe({ is: 'decision', decision }, seat));
    for (const action of actions) {
      expect(misfit(game.schemas.actions[action.type], action)).toBeUndefined();
      inWords(game.catalogues.en, game.describe({ is: 'action', action }, seat));
    }
    expect(actions).toContainEqual(game.defaultAction(state, decision, seat, seeded(1)));
  }
  expect(misfit(game.schemas.view, game.view(state, 'spectator', 'told'))).toBeUndefined();
}

function enter(state: State, event: Typed): State {
  expect(misfit(game.schemas.events[event.type], event)).toBeUndefined();
  inWords(game.catalogues.en, game.describe({ is: 'event', event }, 'spectator'));
  return game.evolve(state, event) as State;
}

const isOver = ({ over, agenda: [next] }: State) => over !== undefined || next?.is === 'placeDracula';

function anyOf<Kind>(list: readonly Kind[], random: Random): Kind {
  const one = list[random.below(list.length, 'any')];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}

/** Any answers of anybody, until the combat is over; how it ended. */
function fightOut(random: Random): string | undefined {
  let { state } = combat(random).after('lord-godalming', pass, () => random);
  while (!isOver(state)) {
    look(state);
    const seat = anyOf(game.decisions(state), random).seats[0] ?? '';
    const action = anyOf(game.legalActions(state, seat), random);
    state = act(game, state, seat, action, random).reduce<State>(enter, state);
  }
  return state.over?.reason ?? state.lastCombat?.end;
}

test('combats with any cards in hand come to an end, in words and within the schemas', () => {
  const ends = new Set(Array.from({ length: 30 }, (_, seed) => fightOut(seeded(seed))));
  expect([...ends]).toEqual(expect.arrayContaining(['escape', 'no-hunter', 'killed', 'called-off']));
  expect(ends).not.toContain(undefined);
});
