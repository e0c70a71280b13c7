import type { Action } from '../actions.js';
import { rollDie } from '../chance.js';
import { isCity } from '../map.js';
import { hasRemovableBite, moveHealth, treat } from '../phases/harm.js';
import { everySpace, huntersAt, whereIs } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Random } from '../../kit/random.js';
import type { Use } from '../steps/cards.js';
import type { Tale } from '../tale.js';
import type { ItemRules } from './card.js';
import { chosenHunter, toHunters } from './occasions.js';
import { hurt } from './resolve.js';

/** Published: there are three tokens. */
const HOSTS = 3;

function mayPlaceHost(state: State, hunter: HunterId): boolean {
  const place = whereIs(state, hunter);
  const { hosts } = state.board;
  return isCity(place) && hosts.length < HOSTS && !hosts.includes(place);
}

const patients = (state: State, hunter: HunterId) =>
  huntersAt(state, whereIs(state, hunter)).filter((one) => hasRemovableBite({ state }, one));

/** Public: encounters that lie face down. */
function hiddenTokens(state: State): readonly Action[] {
  return everySpace(state).flatMap(({ area, space, lies }) =>
    lies.tokens.flatMap(({ faceUp }, index): Action[] =>
      faceUp ? [] : [{ type: 'chooseToken', spot: { area, space }, token: index + 1 }],
    ),
  );
}

/** What items do in a hunter's own turn. Those that are shown or discarded for something stand with what asks for them. */
export const items: ItemRules = {
  'heavenly-host': {
    mayUse: mayPlaceHost,
    isUsed: (tale, hunter) => {
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item: 'heavenly-host' });
      tale.tell({ type: 'HostPlaced', location: whereIs(tale.state, hunter) });
    },
  },
  'holy-water': {
    mayUse: (state, hunter) => patients(state, hunter).length > 0,
    isUsed: (tale, hunter) => {
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item: 'holy-water' });
      tale.next({ is: 'useAsks', use: 'holy-water', seat: hunter });
    },
  },
  'local-rumors': {
    mayUse: (state) => hiddenTokens(state).length > 0,
    isUsed: (tale, hunter) => {
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item: 'local-rumors' });
      tale.next({ is: 'useAsks', use: 'local-rumors', seat: hunter });
    },
  },
};

function sprinkle(tale: Tale, seat: HunterId, action: Action, random: Random): void {
  const die = rollDie(random, 'die');
  tale.tell({ type: 'CardDieRolled', seat, die });
  treat(tale, chosenHunter(action), die);
}

/** The place stays hidden. */
function listen(tale: Tale, action: Action): void {
  if (action.type !== 'chooseToken') return;
  const { spot, token } = action;
  const lies = tale.state[spot.area][spot.space - 1]?.tokens[token - 1];
  if (lies !== undefined) tale.tell({ type: 'EncounterTurnedUp', ...spot, token, encounter: lies.encounter });
}

interface UseRule {
  choices(state: State, seat: HunterId): readonly Action[];
  isChosen(tale: Tale, seat: HunterId, action: Action, random: Random): void;
}

/** What is chosen when an item or resolve is used. */
export const USE_RULES: Readonly<Record<Use, UseRule>> = {
  'holy-water': { choices: (state, seat) => toHunters(patients(state, seat)), isChosen: sprinkle },
  'local-rumors': { choices: hiddenTokens, isChosen: (tale, _seat, action) => listen(tale, action) },
  'inner-strength': {
    choices: (state) => toHunters(hurt(state)),
    isChosen: (tale, _seat, action) => moveHealth(tale, chosenHunter(action), 4),
  },
};
