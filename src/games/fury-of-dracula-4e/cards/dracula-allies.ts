import type { Random } from '../../kit/random.js';
import type { Action } from '../actions/actions.js';
import { knownBack } from '../chance.js';
import type { AllyId } from '../data/event-cards.js';
import { AID_DRAWS, BRIDES, WOLF_DAMAGE } from '../data/limits.js';
import { deckSize } from '../evolve/cards.js';
import type { ItemId } from '../data/item-cards.js';
import { mayHoldEncounters } from '../phases/trail/arriving.js';
import { drawEncounters } from '../phases/trail/encounter-hand.js';
import { hunterOf, kindsOf } from '../reading.js';
import { HUNTERS, isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { ally, type AtOnce } from './ally.js';
import type { EventRules } from './card.js';
import { couldShow, showings } from './showing.js';

/** What an ally does at the start of each phase of Dracula. Nothing to choose: he is not asked, by public facts. */
export interface AllyActs {
  choices?(state: State): readonly Action[];
  isChosen?(tale: Tale, action: Action, random: Random): void;
  unasked?(tale: Tale): void;
}

const PASS: Action = { type: 'pass' };
const passed = (tale: Tale) => tale.tell({ type: 'Passed', seat: 'dracula' });

/** Up to two of the newest hideouts; one after another, so that the second is chosen after the first encounter. */
const spaces = (state: State, { spot }: StepOf<'cardAsks'>): readonly Action[] =>
  state.encounters.hand.length === 0
    ? []
    : state.trail
        .filter((hideout) => hideout.space <= BRIDES.spaces && hideout.space !== spot?.space)
        .filter(mayHoldEncounters)
        .map(({ space }) => ({ type: 'chooseSpace', space }));

const desecrate: AtOnce = {
  choices: (state, step) => [PASS, ...spaces(state, step)],
  isChosen: (tale, step, action) => {
    if (action.type !== 'chooseSpace') return passed(tale);
    const spot = { area: 'trail', space: action.space } as const;
    const goesOn = step.spot === undefined && tale.state.encounters.hand.length > 1;
    tale.next({ is: 'placeEncounter', ...spot }, ...(goesOn ? [{ ...step, spot }] : []));
  },
};

const brides = ally('draculas-brides', desecrate);

const SHIELDS: readonly ItemId[] = ['crucifix', 'heavenly-host'];

const toHunters = (state: State): readonly Action[] =>
  HUNTERS.filter((hunter) => hunterOf(state, hunter).location !== undefined).map((hunter) => ({
    type: 'chooseHunter',
    hunter,
  }));

/** The hunter may show what keeps the wolf off. */
function setOn(tale: Tale, hunter: HunterId, damage: number): void {
  tale.next({ is: 'harm', hunter, damage, bites: 0 });
  if (couldShow(tale.state, hunter, SHIELDS))
    tale.next({ is: 'cardAsks', card: 'great-wolf', seat: hunter, hunter, left: 0, locations: [] });
}

function defends(tale: Tale, seat: HunterId, action: Action): void {
  if (action.type !== 'showItem') return tale.tell({ type: 'Passed', seat });
  tale.tell({ type: 'ItemShown', seat, item: action.item });
  tale.drop('harm');
}

const raid: AtOnce = {
  choices: toHunters,
  isChosen: (tale, _step, action) => {
    if (action.type === 'chooseHunter') setOn(tale, action.hunter, WOLF_DAMAGE.raid);
  },
};

const wolf = ally('great-wolf', raid);

const draws = (count: number): readonly Step[] =>
  Array.from({ length: count }, () => ({ is: 'drawForDracula', seat: 'dracula', end: 'top' }) as const);

/** Ruling: as many as lie in the deck. */
const aid: AtOnce = {
  choices: () => [{ type: 'actAtOnce' }],
  isChosen: (tale) => tale.next(...draws(Math.min(AID_DRAWS, deckSize(tale.state.events)))),
};

/** What each does in play. */
export const ALLY_ACTS: Readonly<Partial<Record<AllyId, AllyActs>>> = {
  'draculas-brides': {
    choices: ({ encounters: { hand } }) =>
      hand.length === 0
        ? []
        : [PASS, ...kindsOf(hand).map((encounter): Action => ({ type: 'discardEncounter', encounter }))],
    isChosen: (tale, action, random) => {
      if (action.type !== 'discardEncounter') return passed(tale);
      tale.tell({ type: 'EncounterReturned', encounter: action.encounter });
      tale.tell({ type: 'EncounterGivenUp' });
      drawEncounters(tale, random, 1);
    },
  },
  'great-wolf': {
    choices: toHunters,
    isChosen: (tale, action) => {
      if (action.type === 'chooseHunter') setOn(tale, action.hunter, WOLF_DAMAGE.ally);
    },
  },
  'immanuel-hildesheim': {
    unasked: (tale) => {
      if (knownBack(tale.state, 'top') === 'dracula') tale.next(...draws(1));
    },
  },
};

/** Dracula's allies: each does something at once, or stays in play. */
export const draculaAllies = {
  'draculas-brides': {
    ...brides,
    choices: (state, step) =>
      step.spot === undefined ? brides.choices(state, step) : desecrate.choices(state, step),
  },
  'great-wolf': {
    ...wolf,
    choices: (state, step) =>
      isHunter(step.seat) ? showings(state, step.seat, SHIELDS) : wolf.choices(state, step),
    isChosen: (tale, step, action, random) => {
      if (isHunter(step.seat)) defends(tale, step.seat, action);
      else wolf.isChosen(tale, step, action, random);
    },
  },
  'immanuel-hildesheim': ally('immanuel-hildesheim', aid),
} satisfies EventRules;
