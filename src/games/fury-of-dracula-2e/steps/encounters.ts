import { Type } from '@sinclair/typebox';
import { Encounter, Hunter, Location, Party, Seat } from '../values.js';
import { step } from './step.js';

/** What hunters meet. */
export const encounterSteps = {
  encounters: step(
    'encounters',
    'The encounters of a place are met one after another, Dracula choosing the order.',
    {
      hunters: Party,
      location: Location,
    },
  ),
  encounter: step('encounter', 'An encounter takes effect.', {
    encounter: Encounter,
    hunters: Party,
    location: Location,
    matured: Type.Boolean({ description: 'Whether it came by a matured Ambush.' }),
  }),
  encounterAsks: step('encounterAsks', 'An encounter wants a choice.', {
    encounter: Encounter,
    seat: Seat,
    hunters: Party,
    hunter: Type.Optional(Hunter),
    left: Type.Optional(Type.Array(Hunter, { description: 'Who has still to choose.' })),
  }),
  encounterOver: step('encounterOver', 'An encounter has been met.', {
    encounter: Encounter,
    hunters: Party,
    location: Location,
  }),
  meetDracula: step('meetDracula', 'If Dracula is in the place, hunters fight him.', { hunters: Party }),
  matures: step('matures', 'An encounter has matured.', { encounter: Encounter }),
  ambush: step('ambush', 'Dracula names an encounter of his hand and a hunter.', {}),
  batsLead: step('batsLead', 'Dracula moves hunters who met bats.', { hunters: Party }),
} as const;
