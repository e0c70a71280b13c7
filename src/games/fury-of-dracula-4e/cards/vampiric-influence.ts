import type { Action } from '../actions/actions.js';
import { adjacentTo, cityOf, isCity, isHospital } from '../map.js';
import { move } from '../phases/hunters/arriving.js';
import { eventsOf, hunterOf, isWeakened, itemsOf, kindsOf, whereIs } from '../reading.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { asks } from './asking.js';
import type { EventRule } from './card.js';
import { revealHand } from './showing.js';

type CardAsks = StepOf<'cardAsks'>;

const bitten = (state: State): readonly Action[] =>
  HUNTERS.filter((hunter) => isWeakened(state, hunter) && hunterOf(state, hunter).location !== undefined).map(
    (hunter) => ({ type: 'chooseHunter', hunter }),
  );

/** All of it was shown before. */
const cardsOf = (state: State, hunter: HunterId): readonly Action[] => [
  ...kindsOf(itemsOf(state, hunter)).map((item): Action => ({ type: 'discardItem', item })),
  ...kindsOf(eventsOf(state, hunter)).map((card): Action => ({ type: 'discardEvent', card })),
];

/** Ruling: as with bats, neither fog nor roadblocks bind Dracula; from a hospital it is the city beside it. */
function citiesFrom(state: State, hunter: HunterId): readonly Action[] {
  const place = whereIs(state, hunter);
  const cities = isHospital(place) ? [cityOf(place)] : adjacentTo(place, state.options).filter(isCity);
  return cities.map((location) => ({ type: 'chooseLocation', location }));
}

/** First whom, then which of the cards, then whither. Where there is nothing to choose, the next follows. */
const CHOICES = [citiesFrom, cardsOf];

function goOn(tale: Tale, step: CardAsks, hunter: HunterId): void {
  const left = CHOICES.findLastIndex(
    (choices, at) => at < step.left && choices(tale.state, hunter).length > 0,
  );
  if (left >= 0) tale.next({ ...step, hunter, left });
}

function isChosen(tale: Tale, step: CardAsks, action: Action): void {
  if (action.type === 'chooseHunter') {
    revealHand(tale, action.hunter);
    return goOn(tale, step, action.hunter);
  }
  const seat = step.hunter;
  if (seat === undefined) return;
  if (action.type === 'chooseLocation') return move(tale, seat, action.location, 'influence');
  if (action.type === 'discardItem') tale.tell({ type: 'ItemDiscarded', seat, item: action.item });
  if (action.type === 'discardEvent') tale.tell({ type: 'EventDiscarded', seat, card: action.card });
  goOn(tale, step, seat);
}

/** A bitten hunter shows all cards, Dracula takes one away, and moves the hunter. */
export const vampiricInfluence: EventRule = {
  takesEffect: (tale, step, random) => {
    if (bitten(tale.state).length > 0) asks(CHOICES.length)(tale, step, random);
  },
  choices: (state, { hunter, left }) =>
    hunter === undefined ? bitten(state) : (CHOICES[left]?.(state, hunter) ?? []),
  isChosen,
};
