import type { Action } from '../actions/actions.js';
import { ownerOf } from '../chance.js';
import { INFLUENCE_LOST, TRANSFUSION_DAMAGE } from '../data/limits.js';
import type { AllyId } from '../data/event-cards.js';
import { delay } from '../encounters/asking.js';
import { changeDamage, endures } from '../phases/table/harm.js';
import { moveInfluence } from '../phases/table/tracks.js';
import { hunterOf, huntersAt, isWeakened, itemsOf, whereIs } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import { ALLY_IDS } from '../values.js';
import { dismiss } from './ally.js';
import { asks } from './asking.js';
import type { EventRule, EventRules } from './card.js';
import { consecratedGround } from './consecrated-ground.js';
import { mysticResearch } from './mystic-research.js';

/** A printed bite is no token. */
function patients(state: State, seat: FurySeat): readonly HunterId[] {
  if (!isHunter(seat)) return [];
  return huntersAt(state, whereIs(state, seat)).filter((hunter) => hunterOf(state, hunter).bites > 0);
}

/** Of one who is not bitten, to one who is, in the same place. */
const bloodTransfusion: EventRule = {
  mayPlay: (state, seat) =>
    isHunter(seat) &&
    !isWeakened(state, seat) &&
    endures(state, seat, TRANSFUSION_DAMAGE) &&
    patients(state, seat).length > 0,
  takesEffect: asks(),
  choices: (state, { seat }) => patients(state, seat).map((hunter) => ({ type: 'chooseHunter', hunter })),
  isChosen: (tale, { seat }, action) => {
    if (action.type !== 'chooseHunter' || !isHunter(seat)) return;
    const { hunter } = action;
    const bites = hunterOf(tale.state, hunter).bites - 1;
    tale.tell({ type: 'BitesChanged', seat: hunter, by: -1, bites });
    changeDamage(tale, seat, TRANSFUSION_DAMAGE);
  },
};

const remedies = ({ board, allies }: State): readonly Action[] => [
  ...board.roadblocks.map((blocked): Action => ({ type: 'liftRoadblock', ...blocked })),
  ...(allies.dracula === undefined ? [] : [{ type: 'dismissAlly', card: allies.dracula } as const]),
];

/** In its window it cancels what lies on the table; see `phases/cards/window.ts`. */
const goodLuck: EventRule = {
  mayPlay: (state, _seat, occasion) => occasion.is === 'window' || remedies(state).length > 0,
  takesEffect: asks(),
  choices: remedies,
  isChosen: (tale, _step, action) => {
    if (action.type === 'dismissAlly') dismiss(tale, 'dracula');
    if (action.type !== 'liftRoadblock') return;
    const { from, to, way } = action;
    tale.tell({ type: 'RoadblockLifted', from, to, way });
  },
};

const vampireLair: EventRule = {
  mayPlay: (state, seat) => itemsOf(state, seat).includes('stake'),
  takesEffect: (tale, { seat }) => {
    if (!isHunter(seat)) return;
    tale.tell({ type: 'ItemDiscarded', seat, item: 'stake' });
    delay(tale, seat);
    moveInfluence(tale, -INFLUENCE_LOST);
  },
};

const discardedAllies = ({ events }: State): readonly AllyId[] =>
  ALLY_IDS.filter((card) => ownerOf(card) === 'hunters' && events.discard[card] > 0);

/** The ally takes effect as one that is drawn. */
const surprisingReturn: EventRule = {
  mayPlay: (state) => discardedAllies(state).length > 0,
  takesEffect: asks(),
  choices: (state) => discardedAllies(state).map((card) => ({ type: 'recallAlly', card })),
  isChosen: (tale, { seat }, action) => {
    if (action.type !== 'recallAlly' || !isHunter(seat)) return;
    const { card } = action;
    tale.tell({ type: 'AllyRecalled', seat, card });
    tale.next({ is: 'takeEffect', card, seat, hunter: seat });
  },
};

/** Events by which hunters heal, protect, and get rid of things. */
export const helpingEvents = {
  'blood-transfusion': bloodTransfusion,
  'consecrated-ground': consecratedGround,
  'good-luck': goodLuck,
  'mystic-research': mysticResearch,
  'vampire-lair': vampireLair,
  'surprising-return': surprisingReturn,
} satisfies EventRules;
