import type { PartGroups } from '../kit/parts.js';
import type { Action } from './actions/actions.js';
import { CHARACTERS } from './data/characters.js';
import { DRACULA_COMBAT_CARDS, HUNTER_COMBAT_CARDS } from './data/combat-cards.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { POWERS, type PowerId } from './data/powers.js';

const POWERS_USED: Readonly<Record<PowerId, readonly Action['type'][]>> = {
  'dark-call': ['darkCall'],
  feed: ['feed'],
  hide: ['hide', 'askForHide'],
  misdirect: ['misdirect'],
  'wolf-form': ['takeWolfForm'],
};

/** The components that do something, in the order in which they are listed. */
export const PART_GROUPS: PartGroups = {
  characters: { named: 'seat', parts: CHARACTERS },
  events: { named: 'card', parts: EVENT_CARDS },
  items: { named: 'item', parts: ITEM_CARDS },
  encounters: { named: 'encounter', parts: ENCOUNTERS },
  powers: { named: 'card', parts: POWERS, actions: POWERS_USED },
  hunterCombatCards: { named: 'card', parts: HUNTER_COMBAT_CARDS },
  draculaCombatCards: { named: 'card', parts: DRACULA_COMBAT_CARDS },
};
