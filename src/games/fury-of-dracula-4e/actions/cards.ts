import { typed } from '../../kit/schema.js';
import { Ally, EventCardId, Hunter, Item, Location, Space } from '../values.js';

export const cardActions = {
  playEvent: typed('playEvent', 'Play an event card.', { card: EventCardId }),
  useItem: typed('useItem', 'Use an item.', { item: Item }),
  keepAlly: typed('keepAlly', 'Let the ally stay in play.', { card: Ally }),
  actAtOnce: typed('actAtOnce', 'Let the ally act at once, and be discarded.', {}),
  recallAlly: typed('recallAlly', 'Play this ally, who was discarded.', { card: Ally }),
  askForHide: typed('askForHide', 'Let Dracula show Hide and take it back.', {}),
  discardAll: typed('discardAll', 'Discard all of your items.', {}),
  chooseHunter: typed('chooseHunter', 'Choose a hunter.', { hunter: Hunter }),
  chooseLocation: typed('chooseLocation', 'Choose a place.', { location: Location }),
  chooseSpace: typed('chooseSpace', 'Choose a space of the trail.', { space: Space }),
} as const;
