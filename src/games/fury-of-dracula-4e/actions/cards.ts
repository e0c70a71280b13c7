import { typed } from '../../kit/schema.js';
import { EventCardId, Hunter, Item, Location } from '../values.js';

export const cardActions = {
  playEvent: typed('playEvent', 'Play an event card.', { card: EventCardId }),
  useItem: typed('useItem', 'Use an item.', { item: Item }),
  chooseHunter: typed('chooseHunter', 'Choose a hunter.', { hunter: Hunter }),
  chooseLocation: typed('chooseLocation', 'Choose a place.', { location: Location }),
} as const;
