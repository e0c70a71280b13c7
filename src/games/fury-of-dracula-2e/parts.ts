import type { PartGroups } from '../kit/parts.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { POWERS } from './data/powers.js';

/** The components that do something, in the order in which they are listed. */
export const PART_GROUPS: PartGroups = {
  events: { named: 'card', parts: EVENT_CARDS },
  items: { named: 'item', parts: ITEM_CARDS },
  encounters: { named: 'encounter', parts: ENCOUNTERS },
  powers: { named: 'card', parts: POWERS },
};
