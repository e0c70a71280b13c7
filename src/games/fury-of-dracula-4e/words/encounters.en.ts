import type { encounterActions } from '../actions/encounters.js';
import type { EncounterEvent } from '../events/encounters.js';
import type { GroupWords } from './group.js';

export const encounterWords: GroupWords<keyof typeof encounterActions, EncounterEvent['type']> = {
  'action.ambushWith': 'Let {encounter} come over the hunter',
  'action.chooseEncounter': 'Choose {encounter}',
  'action.showItem': 'Show {item}',

  'event.EncounterMet': '{seat} meets {encounter}',
  'event.EncounterRemoved': '{encounter} is discarded',

  'decision.ambush': 'Ambush the hunter, or not',
  'decision.encounters': 'Which encounter comes first?',
  'decision.encounterAsks': 'Choose for the encounter',
  'decision.guards': 'Set bodyguards on a hunter, or not',
};
