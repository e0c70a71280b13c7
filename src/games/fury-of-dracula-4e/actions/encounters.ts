import { typed } from '../../kit/schema.js';
import { City, Encounter, EventCardId, Item, Way } from '../values.js';

export const encounterActions = {
  ambushWith: typed('ambushWith', 'Let this encounter come over the hunter.', { encounter: Encounter }),
  chooseEncounter: typed('chooseEncounter', 'Choose an encounter.', { encounter: Encounter }),
  showItem: typed('showItem', 'Show an item, and keep it.', { item: Item }),
  becomeDelayed: typed('becomeDelayed', 'Become delayed for it.', {}),
  placeRoadblock: typed('placeRoadblock', 'Block this road or rail.', { from: City, to: City, way: Way }),
  keepEvent: typed('keepEvent', 'Keep this event of those that were discarded.', { card: EventCardId }),
} as const;
