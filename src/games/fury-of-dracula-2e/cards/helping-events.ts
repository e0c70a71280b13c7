import type { Action } from '../actions.js';
import { EVENT_CARDS, type EventId } from '../data/event-cards.js';
import { hasRemovableBite, moveBites, moveHealth } from '../phases/harm.js';
import { itemsOf, kindsOf, whereIs } from '../reading.js';
import { HUNTERS, isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import { dismiss } from './allies.js';
import type { EventRule } from './card.js';
import { kindOf } from './kinds.js';
import { answersCard, chosenHunter, orPass, toHunters } from './occasions.js';

function donorsFor(state: State, patient: HunterId): readonly HunterId[] {
  const anywhere = !state.options.transfusionSameCity;
  const place = whereIs(state, patient);
  return HUNTERS.filter((one) => one !== patient && (anywhere || whereIs(state, one) === place));
}

const patients = (state: State) =>
  HUNTERS.filter((hunter) => hasRemovableBite({ state }, hunter) && donorsFor(state, hunter).length > 0);

/** One gives a health, another is rid of a bite. Ruling: the gift is a price, and nothing averts it. */
const bloodTransfusion: EventRule = {
  mayPlay: (state) => patients(state).length > 0,
  takesEffect: (tale, { seat }) => tale.next({ is: 'cardAsks', card: 'blood-transfusion', seat }),
  choices: (state, { hunter }) =>
    toHunters(hunter === undefined ? patients(state) : donorsFor(state, hunter)),
  isChosen: (tale, step, action) => {
    const chosen = chosenHunter(action);
    if (step.hunter === undefined) return tale.next({ ...step, hunter: chosen });
    moveHealth(tale, chosen, -1);
    moveBites(tale, step.hunter, -1);
  },
};

const greatStrength: EventRule = { takesEffect: (tale) => tale.drop('harmDone') };

function removable({ allies, board }: State): readonly Action[] {
  return [
    ...(allies.dracula === undefined ? [] : [{ type: 'dismissAlly', card: allies.dracula } as const]),
    ...(board.roadblock === undefined ? [] : [{ type: 'removeRoadblock' } as const]),
  ];
}

/** Against a card of Dracula, or against his ally or the Roadblock. */
const goodLuck: EventRule = {
  mayPlay: (state, _seat, occasion) => answersCard(occasion) || removable(state).length > 0,
  takesEffect: (tale, { seat }) => tale.next({ is: 'cardAsks', card: 'good-luck', seat }),
  choices: (state) => orPass(removable(state)),
  isChosen: (tale, _step, action) => {
    if (action.type === 'removeRoadblock') tale.tell({ type: 'RoadblockRemoved' });
    if (action.type === 'dismissAlly') dismiss(tale, 'dracula');
  },
};

const discards = (state: State, hunter: HunterId) =>
  kindsOf(itemsOf(state, hunter)).map((item): Action => ({ type: 'discardItem', item }));

/** An item may be given up; one is drawn. */
const reEquip: EventRule = {
  takesEffect: (tale, { seat }) => {
    if (!isHunter(seat)) return;
    tale.next({ is: 'drawItem', hunter: seat });
    if (itemsOf(tale.state, seat).length > 0) tale.next({ is: 'cardAsks', card: 're-equip', seat });
  },
  choices: (state, { seat }) => [{ type: 'pass' }, ...(isHunter(seat) ? discards(state, seat) : [])],
  isChosen: (tale, { seat }, action) => {
    if (action.type === 'discardItem' && isHunter(seat))
      tale.tell({ type: 'ItemDiscarded', seat, item: action.item });
    else tale.tell({ type: 'EventPassed', seat });
  },
};

/** Cards of the hunters that are kept, as far as they lie in the discard pile. */
function returning(state: State): readonly EventId[] {
  return EVENT_CARDS.filter(
    ({ id, owner }) => owner === 'hunters' && kindOf(state, id) === 'keep' && state.events.discard[id] > 0,
  ).map(({ id }) => id);
}

const surprisingReturn: EventRule = {
  takesEffect: (tale, { seat }) => {
    if (returning(tale.state).length > 0) tale.next({ is: 'cardAsks', card: 'surprising-return', seat });
  },
  choices: (state) => returning(state).map((card) => ({ type: 'recoverEvent', card })),
  isChosen: (tale, { seat }, action) => {
    if (action.type === 'recoverEvent') tale.tell({ type: 'EventRecovered', seat, card: action.card });
  },
};

/** With no vampires about there is no lair. */
const vampireLair: EventRule = {
  takesEffect: (tale, { seat }) => {
    if (tale.state.vampires === 0 || !isHunter(seat)) return;
    const location = whereIs(tale.state, seat);
    tale.next({ is: 'combat', opponent: 'vampire', hunters: [seat], location, by: 'lair' });
  },
};

export const helpingEvents = {
  'blood-transfusion': bloodTransfusion,
  'good-luck': goodLuck,
  'great-strength': greatStrength,
  're-equip': reEquip,
  'surprising-return': surprisingReturn,
  'vampire-lair': vampireLair,
};
