import { typed } from '../../kit/schema.js';
import { EventCardId, Hunter, Item, Location, Space } from '../values.js';

export const cardActions = {
  playEvent: typed('playEvent', 'Play an event card.', { card: EventCardId }),
  useItem: typed('useItem', 'Use an item.', { item: Item }),
  chooseHunter: typed('chooseHunter', 'Choose a hunter.', { hunter: Hunter }),
  chooseLocation: typed('chooseLocation', 'Choose a place.', { location: Location }),
  chooseSpace: typed('chooseSpace', 'Choose a space of the trail.', { space: Space }),
} as const;
