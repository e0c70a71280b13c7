import { within } from '../../kit/graph.js';
import { couldShow, GUNS, showings, WEAPONS } from '../cards/showing.js';
import type { CityId } from '../data/places.js';
import { regionOf, roadsFrom } from '../map.js';
import { huntersAt, itemsOf, kindsOf, whereIs } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { askEach, delay, goneIfShown } from './asking.js';
import { citiesOf, huntersIn, placeOfMatured, showAndAsk, showPlace, toCities } from './matured-places.js';
import type { Asks, EncounterRule, EncounterRules } from './rule.js';

function harm(tale: Tale, hunter: HunterId, damage: number): void {
  if (damage > 0) tale.next({ is: 'harm', hunter, damage, bites: 0 });
}

const rats: EncounterRule = {
  after: 'stays',
  meets: (tale, step) => {
    askEach(tale, step, [step.hunter]);
    harm(tale, step.hunter, 2);
  },
  ...goneIfShown(GUNS),
};

/** Each weapon keeps some of the damage off. */
const WOLVES = { damage: 4, kept: 2, roads: 2 } as const;

const wolvesBite = (tale: Tale, { hunter, shown }: Asks) =>
  harm(tale, hunter, WOLVES.damage - WOLVES.kept * shown.length);

const countOf = <Kind>(list: readonly Kind[], one: Kind) => list.filter((other) => other === one).length;

/** Inferred: the city itself, too. */
const nearby = (state: State, from: CityId): readonly CityId[] => [
  from,
  ...within((city: CityId) => roadsFrom(city, state.options), from, WOLVES.roads),
];

const wolves: EncounterRule = {
  after: 'discarded',
  meets: (tale, step) => askEach(tale, step, huntersAt(tale.state, whereIs(tale.state, step.hunter))),
  isAsked: (state, { hunter, shown }) =>
    shown.length * WOLVES.kept < WOLVES.damage &&
    shown.length < itemsOf(state, hunter).length &&
    couldShow(state, hunter, WEAPONS),
  choices: (state, { hunter, shown }) =>
    showings(state, hunter, WEAPONS).filter(
      (action) =>
        action.type !== 'showItem' ||
        countOf(itemsOf(state, hunter), action.item) > countOf(shown, action.item),
    ),
  isChosen: (tale, step, action) => {
    if (action.type !== 'showItem') {
      tale.tell({ type: 'Passed', seat: step.hunter });
      return wolvesBite(tale, step);
    }
    tale.tell({ type: 'ItemShown', seat: step.hunter, item: action.item });
    tale.next({ ...step, shown: [...step.shown, action.item] });
  },
  unasked: wolvesBite,
  matures: showAndAsk,
  targets: (state, step) => toCities(nearby(state, placeOfMatured(state, step))),
  isAimed: (tale, { encounter }, action) => {
    if (action.type === 'chooseLocation')
      askEach(tale, { encounter, by: 'matured' }, huntersAt(tale.state, action.location));
  },
};

function overcome(tale: Tale, { hunter }: Asks): void {
  delay(tale, hunter);
  harm(tale, hunter, 2);
}

/** Once matured, the card waits for a combat (`guards`). */
const bodyguards: EncounterRule = {
  after: 'discarded',
  meets: (tale, step) => {
    askEach(tale, step, [step.hunter]);
    harm(tale, step.hunter, 2);
  },
  isAsked: (state, { hunter }) => couldShow(state, hunter, WEAPONS),
  choices: (state, { hunter }) => showings(state, hunter, WEAPONS),
  isChosen: (tale, step, action) => {
    const { hunter } = step;
    if (action.type === 'showItem') return tale.tell({ type: 'ItemShown', seat: hunter, item: action.item });
    tale.tell({ type: 'Passed', seat: hunter });
    overcome(tale, step);
  },
  unasked: overcome,
  matures: (tale) => tale.tell({ type: 'GuardsKept', guards: tale.state.dracula.guards + 1 }),
};

/** One damage for each item that is not thrown away. */
const mob: EncounterRule = {
  after: 'discarded',
  meets: (tale, step) => askEach(tale, step, huntersAt(tale.state, whereIs(tale.state, step.hunter))),
  isAsked: (state, { hunter }) => itemsOf(state, hunter).length > 0,
  choices: (state, { hunter }) => [
    { type: 'pass' },
    ...kindsOf(itemsOf(state, hunter)).map((item) => ({ type: 'discardItem', item }) as const),
  ],
  isChosen: (tale, step, action) => {
    const { hunter } = step;
    if (action.type === 'discardItem') {
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item: action.item });
      return tale.next(step);
    }
    tale.tell({ type: 'Passed', seat: hunter });
    harm(tale, hunter, itemsOf(tale.state, hunter).length);
  },
  matures: (tale, step) => {
    showPlace(tale, step);
    const cities = citiesOf(regionOf(placeOfMatured(tale.state, step)));
    askEach(tale, { encounter: step.encounter, by: 'matured' }, huntersIn(tale.state, cities));
  },
};

/** Encounters that harm hunters. */
export const attacks = {
  rats,
  wolves,
  'szgany-bodyguards': bodyguards,
  'szgany-mob': mob,
} satisfies EncounterRules;
