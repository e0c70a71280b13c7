import type { encounterActions } from '../../actions/encounters.js';
import type { EncounterEvent } from '../../events/encounters.js';
import type { GroupWords } from '../group.js';

export const encounterWords: GroupWords<keyof typeof encounterActions, EncounterEvent['type']> = {
  'action.ambushWith': 'Let {encounter} come over the hunter',
  'action.chooseEncounter': 'Choose {encounter}',
  'action.showItem': 'Show {item}',
  'action.becomeDelayed': 'Become delayed for it',
  'action.placeRoadblock': 'Block the {way, select, rail {rail} other {road}} from {from} to {to}',
  'action.keepEvent': 'Keep {card}',

  'event.EncounterMet': '{seat} meets {encounter}',
  'event.EncounterRemoved': 'Discarded: {encounter}',
  'event.EncounterTakenBack': 'Dracula takes {encounter} to his hand again',
  'event.RumorsGone': 'The rumors on {spot} are gone',
  'event.HandRevealed': '{seat} shows everyone: {items}; {cards}',
  'event.GuardsKept': 'Bodyguards who wait for a combat: {guards}',
  'event.GuardsSent': 'Bodyguards of Dracula come over {seat}',
  'event.DiscardsSeen': 'Dracula takes up {cards}',
  'event.DiscardsTaken':
    'Dracula takes up {count, plural, one {an event} other {# events}} from the discard pile',
  'event.DiscardKept': 'Dracula keeps {card}',
  'event.DiscardsShuffled': 'Dracula keeps one event, and the others are in the deck again',

  'decision.ambush': 'Ambush {hunter}, or not',
  'decision.encounters': 'Which encounter comes first?',
  'decision.staking': 'Discard a stake and an encounter, or not',
  'decision.encounterAsks': 'Choose for {encounter}',
  'decision.maturedAsks': 'Choose for {encounter}, which has matured',
  'decision.guards': 'Set bodyguards on a hunter, or not',
};
