import { typed } from '../../kit/schema.js';
import { Encounter, Item } from '../values.js';

export const encounterActions = {
  ambushWith: typed('ambushWith', 'Let this encounter come over the hunter.', { encounter: Encounter }),
  chooseEncounter: typed('chooseEncounter', 'Choose an encounter.', { encounter: Encounter }),
  showItem: typed('showItem', 'Show an item, and keep it.', { item: Item }),
} as const;
