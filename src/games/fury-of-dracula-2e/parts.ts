import type { PartGroups } from '../kit/parts.js';
import type { Action } from './actions.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { POWERS, type PowerId } from './data/powers.js';

const POWERS_USED: Readonly<Record<PowerId, readonly Action['type'][]>> = {
  'dark-call': ['darkCall'],
  'double-back': ['doubleBack', 'doubleBackAsWolf'],
  feed: ['feed'],
  hide: ['hide', 'hideAsWolf'],
  'wolf-form': ['takeWolfForm', 'doubleBackAsWolf', 'hideAsWolf'],
};

/** The components that do something, in the order in which they are listed. */
export const PART_GROUPS: PartGroups = {
  events: { named: 'card', parts: EVENT_CARDS },
  items: { named: 'item', parts: ITEM_CARDS },
  encounters: { named: 'encounter', parts: ENCOUNTERS },
  powers: { named: 'card', parts: POWERS, actions: POWERS_USED },
};
