import type { cardActions } from '../actions/cards.js';
import type { CardEvent } from '../events/cards.js';
import type { GroupWords } from './group.js';

export const cardWords: GroupWords<keyof typeof cardActions, CardEvent['type']> = {
  'action.playEvent': 'Play {card}',
  'action.useItem': 'Use {item}',
  'action.chooseHunter': 'Choose {hunter}',
  'action.chooseLocation': 'Choose {location}',

  'event.BackSeen': 'On top of the events lies a card of {back}',
  'event.EventDrawn': '{seat} draws an event of {back}',
  'event.EventTaken': '{seat} takes up {card}',
  'event.EventKept': '{seat} keeps an event',
  'event.EventTurnedUp': '{seat} plays {card} as it is drawn',
  'event.EventBuried': 'The event is discarded face down',
  'event.EventPlayed': '{seat} plays {card}',
  'event.EventDiscarded': '{seat} discards {card}',
  'event.EventCancelled': '{card} is cancelled',
  'event.EventsReshuffled': 'The discarded events are a new deck',
  'event.AllyArrived': '{card} stands by {side}',
  'event.AllyLeft': '{card} leaves {side}',

  'decision.atDawn': 'Play a card at dawn, or not',
  'decision.atDusk': 'Play a card at dusk, or not',
  'decision.cancelHunterEvent': 'Cancel this card of the hunters, or not',
  'decision.cancelDraculaEvent': 'Cancel this card of Dracula, or not',
  'decision.onTicketUse': 'Play a card before the train leaves, or not',
  'decision.afterRoadMove': 'Play a card on a hunter on the road, or not',
  'decision.afterRegionChange': 'Play a card on a hunter from another region, or not',
  'decision.onAmbush': 'Play a card against the ambush, or not',
  'decision.onSearch': 'Play a card on the search, or not',
  'decision.beforeSearch': 'Show an item for the search, or not',
  'decision.combatBegins': 'Play a card for this combat, or not',
  'decision.cardsShown': 'Exchange your card, or not',
  'decision.cardCancelled': 'Play a card for the one that is cancelled, or not',
  'decision.weaponResolved': 'Use an item with your weapon, or not',
  'decision.beforeHarm': 'Play a card against the harm, or not',
  'decision.endOfDraculaPhase': 'Play a card at the end of your phase, or not',
  'decision.cardAsks': 'Choose for the card',
  'decision.itemAsks': 'Choose for the item',
  'decision.allyActs': 'Choose for your ally',
};
