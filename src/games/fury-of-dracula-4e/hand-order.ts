import { inBoxOrder } from '../kit/box-order.js';
import { DRACULA_COMBAT_CARDS } from './data/combat-cards.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';

/** A hand lies in the order of the box. */
export const withItems = inBoxOrder(ITEM_CARDS);
export const withEvents = inBoxOrder(EVENT_CARDS);
export const withEncounters = inBoxOrder(ENCOUNTERS);
export const withCombatCards = inBoxOrder(DRACULA_COMBAT_CARDS);
