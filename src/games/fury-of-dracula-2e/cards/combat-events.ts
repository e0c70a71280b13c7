import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import { rollDie } from '../chance.js';
import type { LocationId } from '../data/places.js';
import { combatOf } from '../evolve/combat.js';
import { isCity, roadsFrom } from '../map.js';
import { hunterOf, kindsOf, whereIs } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { Combat, State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { moveBlood } from '../phases/checks.js';
import { cancelCombat } from '../phases/combat-ends.js';
import type { EventRule, EventRules, ItemRules } from './card.js';

/** Events that belong to combats. */
export const COMBAT_EVENTS = [
  'advance-planning',
  'escape-route',
  'heroic-leap',
  'rage',
  'relentless-minion',
  'trap',
  'wild-horses',
] as const;
export type CombatEventId = (typeof COMBAT_EVENTS)[number];

const isIn = ({ combat }: State, ...opponents: readonly Combat['opponent'][]) =>
  combat !== undefined && opponents.includes(combat.opponent);

const withDracula = (state: State) => isIn(state, 'dracula');

/** Copies add up. Of a group, which rolls once, it does not matter whose rolls are meant. */
const advancePlanning: EventRule = {
  takesEffect: (tale) => tale.tell({ type: 'CombatAided', side: 'hunters', by: 'roll' }),
};

/** Against Dracula and his agents, not for the vampire of a lair. */
const trap: EventRule = {
  mayPlay: (state) => !isIn(state, 'vampire'),
  takesEffect: (tale) => tale.tell({ type: 'CombatAided', side: 'enemy', by: 'roll' }),
};

/** An agent that hunters got away from stays, or goes to the pool; else nothing is left to be told. */
function breakOff(tale: Tale): void {
  const fate = tale.state.options.escapedAgentStays ? 'stays' : 'pool';
  tale.revise((step) => {
    if (step.is !== 'encounterOver') return [step];
    const { encounter, hunters, location, matured } = step;
    return [{ is: 'turnBreaks', encounter, hunters, location, matured, fate }];
  });
  tale.skipTo('turnBreaks', 'endTurn');
}

/** No fight. Who searched meets nothing more, and the turn is over; nothing else ends where the fight came to hunters. */
const escapeRoute: EventRule = {
  takesEffect: (tale) => {
    const { by } = combatOf(tale.state);
    cancelCombat(tale, 'escape');
    if (by === 'hunters' || by === 'encounter') breakOff(tale);
  },
};

function rollFor(tale: Tale, seat: FurySeat, random: Random): number {
  const die = rollDie(random, 'die');
  tale.tell({ type: 'CardDieRolled', seat, die });
  return die;
}

/** One die for both, or one each: health of the hunter and blood of Dracula. */
function leap(tale: Tale, hunter: HunterId, random: Random): void {
  const own = rollFor(tale, hunter, random);
  const his = tale.state.options.heroicLeapDice === 2 ? rollFor(tale, 'dracula', random) : own;
  cancelCombat(tale, 'cancelled');
  tale.next({ is: 'harm', hunter, health: own, bites: 0 });
  moveBlood(tale, -his);
}

/** Ruling: played by one who would fight. */
const heroicLeap: EventRule = {
  mayPlay: (state, seat) => withDracula(state) && isHunter(seat) && combatOf(state).hunters.includes(seat),
  takesEffect: (tale, { seat }, random) => {
    if (isHunter(seat)) leap(tale, seat, random);
  },
};

const withItems = (state: State): readonly HunterId[] =>
  combatOf(state).hunters.filter((hunter) => hunterOf(state, hunter).items.length > 0);

function lookAtItems(tale: Tale, hunter: HunterId): void {
  const { items } = hunterOf(tale.state, hunter);
  tale.tell({ type: 'HandShown', seat: hunter, items: [...items], cards: [] });
  tale.tell({ type: 'HandOpened', seat: hunter, shows: 'items' });
  tale.next({ is: 'cardAsks', card: 'rage', seat: 'dracula', hunter });
}

function itemsToLose(state: State, { hunter }: StepOf<'cardAsks'>): readonly Action[] {
  if (hunter === undefined) return withItems(state).map((one) => ({ type: 'chooseHunter', hunter: one }));
  return kindsOf(hunterOf(state, hunter).items).map((item) => ({ type: 'discardItem', item }));
}

/** Dracula looks at the items of one who fights and discards one of them; he may not escape in three rounds. */
const rage: EventRule = {
  mayPlay: withDracula,
  takesEffect: (tale) => {
    tale.tell({ type: 'CombatAided', side: 'enemy', by: 'noEscape' });
    const [hunter, ...others] = withItems(tale.state);
    if (hunter === undefined) return;
    if (others.length > 0) tale.next({ is: 'cardAsks', card: 'rage', seat: 'dracula' });
    else lookAtItems(tale, hunter);
  },
  choices: itemsToLose,
  isChosen: (tale, { hunter }, action) => {
    if (action.type === 'chooseHunter') lookAtItems(tale, action.hunter);
    if (action.type === 'discardItem' && hunter !== undefined)
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item: action.item });
  },
};

const citiesNear = (location: LocationId) => roadsFrom(location).filter(isCity);

function mayRunWild(state: State): boolean {
  if (!withDracula(state)) return false;
  const { by, location } = combatOf(state);
  const inTime = state.options.wildHorses === 'anyCombat' || by === 'dracula';
  return inTime && citiesNear(location).length > 0;
}

function whereTo(state: State, { hunters }: StepOf<'cardAsks'>): readonly Action[] {
  const [first] = hunters ?? [];
  if (first === undefined) return [];
  return citiesNear(whereIs(state, first)).map((location) => ({ type: 'chooseLocation', location }));
}

/** No fight: Dracula moves the hunters along one road. They search there in their own turn only. */
const wildHorses: EventRule = {
  mayPlay: mayRunWild,
  takesEffect: (tale) => {
    const { hunters } = combatOf(tale.state);
    cancelCombat(tale, 'cancelled');
    tale.next({ is: 'cardAsks', card: 'wild-horses', seat: 'dracula', hunters: [...hunters] });
  },
  choices: whereTo,
  isChosen: (tale, { hunters = [] }, action) => {
    if (action.type !== 'chooseLocation') return;
    for (const seat of hunters)
      tale.tell({ type: 'HunterMoved', seat, location: action.location, by: 'wildHorses' });
    if (tale.state.fought?.by === 'hunters') tale.next({ is: 'search', hunters, met: true });
  },
};

/** The same agent again, even if it was killed. The new fight brings its own occasion to play another one. */
const relentlessMinion: EventRule = {
  takesEffect: (tale, { hunters = [] }) => {
    const { fought } = tale.state;
    const [first] = hunters;
    if (fought === undefined || first === undefined) return;
    const { opponent, by } = fought;
    tale.drop('window');
    tale.next({ is: 'combat', opponent, hunters, location: whereIs(tale.state, first), by });
  },
};

export const combatEvents: EventRules<CombatEventId> = {
  'advance-planning': advancePlanning,
  'escape-route': escapeRoute,
  'heroic-leap': heroicLeap,
  rage,
  'relentless-minion': relentlessMinion,
  trap,
  'wild-horses': wildHorses,
};

/** Source document: those who fight may discard it. Dracula or a vampire may not escape in three rounds. */
export const combatItems: ItemRules = {
  garlic: {
    mayUse: (state) => isIn(state, 'dracula', 'vampire') && !combatOf(state).barred,
    isUsed: (tale, hunter) => {
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item: 'garlic' });
      tale.tell({ type: 'CombatAided', side: 'hunters', by: 'noEscape' });
    },
  },
};
