import type { Random } from '../../kit/random.js';
import { sizeOf } from '../../kit/pile.js';
import type { Action } from '../actions/actions.js';
import { drawItemCard } from '../chance.js';
import { harmFoe, isBeaten, leaveCombat } from '../combat/foe.js';
import { LUCY } from '../combat/lucy.js';
import { LEAP_DAMAGE, LUCKY_FINDS } from '../data/limits.js';
import { combatOf } from '../evolve/combat.js';
import { avert } from '../phases/table/harm.js';
import { kindsOf } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { asks } from './asking.js';
import type { EventRule, EventRules } from './card.js';

const fights = ({ combat }: State, seat: FurySeat): boolean =>
  isHunter(seat) && combat?.hunters.includes(seat) === true;

/** Who left may not play a card for this combat any more. */
const escapeRoute: EventRule = {
  mayPlay: fights,
  takesEffect: asks(),
  choices: (state) => combatOf(state).hunters.map((hunter) => ({ type: 'chooseHunter', hunter })),
  isChosen: (tale, _step, action) => {
    if (action.type !== 'chooseHunter') return;
    leaveCombat(tale, action.hunter);
    const { hunters } = combatOf(tale.state);
    tale.amend('window', (step) => ({ ...step, hunters: [...hunters] }));
  },
};

/** No combat is fought. */
const heroicLeap: EventRule = {
  mayPlay: fights,
  takesEffect: (tale, { seat }) => {
    if (!isHunter(seat)) return;
    harmFoe(tale, LEAP_DAMAGE);
    tale.tell({ type: 'CombatEnded', end: isBeaten(tale.state) ? 'killed' : 'called-off' });
    tale.skipTo('combatOver');
    tale.next({ is: 'harm', hunter: seat, damage: LEAP_DAMAGE, bites: 0 });
  },
};

/** Published: an empty deck is made of the discard pile. */
function find(tale: Tale, seat: HunterId, random: Random): number {
  let count = 0;
  for (; count < LUCKY_FINDS; count += 1) {
    const { deck, discard } = tale.state.items;
    if (sizeOf(deck) + sizeOf(discard) === 0) break;
    if (sizeOf(deck) === 0) tale.tell({ type: 'ItemsReshuffled' });
    tale.tell({ type: 'ItemFound', seat, item: drawItemCard(tale.state, seat, random) });
  }
  return count;
}

const foundIn = (state: State) => combatOf(state).found?.items ?? [];

/** The hunter alone sees them; those that are discarded everyone. */
const luckyFind: EventRule = {
  mayPlay: fights,
  takesEffect: (tale, step, random) => {
    const { seat } = step;
    if (!isHunter(seat)) return;
    const count = find(tale, seat, random);
    tale.tell({ type: 'ItemsFound', seat, count });
    if (count > 0) asks()(tale, step, random);
  },
  choices: (state) => kindsOf(foundIn(state)).map((item): Action => ({ type: 'takeFoundItem', item })),
  isChosen: (tale, { seat }, action) => {
    if (action.type !== 'takeFoundItem' || !isHunter(seat)) return;
    tale.tell({ type: 'FoundItemKept', seat, item: action.item });
    tale.tell({ type: 'FoundItemsDiscarded', seat, items: [...foundIn(tale.state)] });
  },
};

const liesAlready = ({ combat }: State, seat: FurySeat, which: string): boolean =>
  combat?.prepared.some(({ hunter, card }) => hunter === seat && card === which) === true;

/** They lie before the hunter until they are used; see `combat/lucy.ts` and the showing of the cards. */
const prepares: EventRule['takesEffect'] = (tale, { card, seat }) => {
  if (isHunter(seat)) tale.tell({ type: 'CardPrepared', seat, card });
};

/** Ruling: it does not save an escape, since from then on he cannot use any. */
const enraged: EventRule = {
  takesEffect: (tale) => {
    tale.tell({ type: 'DraculaEnraged' });
    tale.drop('window');
    tale.next({ is: 'draculaCard', enraged: true });
  },
};

/** Events that are played for a combat, of either side. */
export const combatEvents = {
  'escape-route': escapeRoute,
  'great-strength': { takesEffect: avert },
  'heroic-leap': heroicLeap,
  'lucky-find': luckyFind,
  'lucys-revenge': {
    mayPlay: (state, seat) => seat === LUCY.hunter && fights(state, seat),
    takesEffect: prepares,
  },
  'planned-ambush': {
    mayPlay: (state, seat) => fights(state, seat) && !liesAlready(state, seat, 'planned-ambush'),
    takesEffect: prepares,
  },
  enraged,
} satisfies EventRules;
