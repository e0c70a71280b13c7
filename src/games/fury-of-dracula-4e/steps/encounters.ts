import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { oneOf } from '../../kit/schema.js';
import { City, Count, Encounter, Hunter, Hunters, Item, Spot } from '../values.js';

/** The encounter, who meets it, where it lies and how it came. */
const met = {
  encounter: Encounter,
  hunter: Hunter,
  spot: Spot,
  by: oneOf(['ambush', 'search', 'matured']),
};

/** What hunters meet. */
export const encounterSteps = {
  ambush: step('ambush', 'Dracula may ambush a hunter who ended a move in a hideout.', {
    hunter: Hunter,
    location: City,
    used: Count,
  }),
  search: step('search', 'A hunter searches: hideouts of the city are shown.', { hunter: Hunter }),
  found: step('found', 'The encounters of a city that is searched are shown.', {
    hunter: Hunter,
    location: City,
  }),
  encounters: step('encounters', 'Encounters are met one after another, Dracula choosing the order.', {
    hunter: Hunter,
    location: City,
    met: Type.Array(Encounter, { description: 'What was met already and stays there.' }),
    shown: Type.Array(Item, { description: 'Items that were shown before.' }),
  }),
  encounter: step('encounter', 'An encounter takes effect.', met),
  encounterAsks: step('encounterAsks', 'An encounter wants a choice.', {
    ...met,
    left: Type.Array(Hunter, { description: 'Whom it still concerns, the first one now.' }),
    shown: Type.Array(Item, { description: 'What was shown against it.' }),
  }),
  encounterOver: step('encounterOver', 'An encounter has been met.', {
    ...met,
    fate: oneOf(['discarded', 'stays', 'open'], {
      description: 'What becomes of the card. open: it depends on a fight.',
    }),
  }),
  matures: step('matures', 'An encounter has matured.', { encounter: Encounter, spot: Spot }),
  guards: step('guards', 'Bodyguards of Dracula may come over a hunter.', { hunters: Hunters }),
} as const;
