import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { oneOf } from '../../kit/schema.js';
import { Count, Encounter, Hunter, Item, Location, Party } from '../values.js';

/** The encounter, who meets it and where. */
const met = {
  encounter: Encounter,
  hunters: Party,
  location: Location,
  matured: Type.Boolean({ description: 'Whether it came by a matured Ambush.' }),
};

/** What hunters meet. */
export const encounterSteps = {
  encounters: step(
    'encounters',
    'The encounters of a place are met one after another, Dracula choosing the order.',
    {
      hunters: Party,
      location: Location,
      met: Type.Array(Encounter, { description: 'What was met already and stays there.' }),
    },
  ),
  encounter: step('encounter', 'An encounter takes effect.', met),
  encounterAsks: step('encounterAsks', 'An encounter wants a choice.', {
    ...met,
    wants: oneOf(['protection', 'loss', 'kind', 'move'], {
      description: 'An item against it, what is lost, of which kind that is, or the next move.',
    }),
    left: Type.Array(Hunter, { description: 'Whom it still concerns, the first one now.' }),
    shown: Type.Array(Item, { description: 'What was shown against it.' }),
    die: Type.Optional(Count),
  }),
  vampireWakes: step('vampireWakes', 'A new vampire is met at night.', {
    ...met,
    seduces: Type.Boolean({ description: 'Whether it is played for, so that no die is rolled.' }),
  }),
  turnBreaks: step('turnBreaks', 'The turn of hunters is over because of an encounter.', {
    ...met,
    fate: oneOf(['pool', 'stays', 'carried'], { description: 'What becomes of the token.' }),
  }),
  encounterOver: step('encounterOver', 'An encounter has been met.', {
    ...met,
    met: Type.Array(Encounter, { description: 'What was met before and stays there.' }),
    fate: oneOf(['open', 'pool', 'gone'], {
      description: 'What becomes of the token. open: it depends on how a fight ended.',
    }),
  }),
  meetDracula: step('meetDracula', 'If Dracula is in the place, hunters fight him.', { hunters: Party }),
  matures: step('matures', 'An encounter has matured.', { encounter: Encounter }),
  soilDraws: step('soilDraws', 'Events are drawn for Dracula.', {
    left: Type.Integer({ minimum: 0, description: 'How many are still to come.' }),
  }),
  ambush: step('ambush', 'Dracula names an encounter of his hand, and then a hunter.', {
    encounter: Type.Optional(Encounter),
  }),
  batsLead: step('batsLead', 'Dracula moves hunters who met bats.', { hunters: Party }),
} as const;
