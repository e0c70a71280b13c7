import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { oneOf } from '../../kit/schema.js';
import { City, Encounter, EncounterSpot, Hunter, Hunters, Item, Spot } from '../values.js';

const by = oneOf(['ambush', 'search', 'matured'], { description: 'How it came.' });

/** The encounter, who meets it, and where it lies, if it has not matured. */
const meeting = { encounter: Encounter, hunter: Hunter, by, spot: Type.Optional(EncounterSpot) };
const met = Type.Array(Encounter, { description: 'What was met already and stays there.' });

/** What hunters meet. */
export const encounterSteps = {
  ambush: step('ambush', 'Dracula may ambush a hunter who ended a move in a hideout.', {
    hunter: Hunter,
    location: City,
    met,
  }),
  search: step('search', 'A hunter searches: hideouts of the city are shown.', { hunter: Hunter }),
  found: step('found', 'The encounters of a city that is searched are shown.', {
    hunter: Hunter,
    location: City,
    shown: Type.Array(Item, { description: 'Items that were shown before.' }),
  }),
  staking: step('staking', 'A hunter may discard a stake, and with it what was found.', {
    hunter: Hunter,
    location: City,
    stakes: Type.Integer({ minimum: 0, description: 'How many may still be discarded.' }),
  }),
  encounters: step('encounters', 'Encounters are met one after another, Dracula choosing the order.', {
    hunter: Hunter,
    location: City,
    met,
    seduced: Type.Boolean({ description: 'Whether the next vampire bites instead of fighting.' }),
  }),
  encounter: step('encounter', 'An encounter takes effect.', meeting),
  encounterAsks: step('encounterAsks', 'An encounter wants a choice of this hunter.', {
    encounter: Encounter,
    hunter: Hunter,
    by,
    shown: Type.Array(Item, { description: 'What was shown against it.' }),
  }),
  encounterOver: step('encounterOver', 'An encounter has been met.', {
    ...meeting,
    fate: oneOf(['discarded', 'stays', 'open'], {
      description: 'What becomes of the card. open: it depends on a fight.',
    }),
  }),
  matures: step('matures', 'An encounter has matured.', { encounter: Encounter, spot: Spot }),
  maturedAsks: step('maturedAsks', 'An encounter that has matured wants a choice of Dracula.', {
    encounter: Encounter,
    spot: Spot,
  }),
  guards: step('guards', 'Bodyguards of Dracula may come over a hunter.', { hunters: Hunters }),
} as const;
