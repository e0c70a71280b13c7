import { Type, type Static } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import { Area, Count, Encounter, EventCardId, Hunter, Item, PlaceThere, Space } from '../values.js';
import { everyone, toDracula, type Audiences } from './knowledge.js';

const spot = { area: Area, space: Space };
const lying = { ...spot, place: Type.Optional(PlaceThere), encounter: Encounter };

export const encounterEvents = {
  EncounterMet: typed('EncounterMet', 'A hunter meets an encounter.', { seat: Hunter, ...lying }),
  EncounterRemoved: typed('EncounterRemoved', 'An encounter was discarded.', lying),
  EncounterTakenBack: typed('EncounterTakenBack', 'Dracula took an encounter to his hand again.', lying),
  RumorsGone: typed(
    'RumorsGone',
    'No encounter is left in a hideout, or it is a lair now: its rumors are gone.',
    spot,
  ),
  HandRevealed: typed('HandRevealed', 'A hunter showed all cards to everyone.', {
    seat: Hunter,
    items: Type.Array(Item),
    cards: Type.Array(EventCardId),
  }),
  GuardsKept: typed('GuardsKept', 'Bodyguards lie before Dracula.', { guards: Count }),
  GuardsSent: typed('GuardsSent', 'Bodyguards of Dracula come over a hunter.', {
    seat: Hunter,
    guards: Count,
  }),
  DiscardsSeen: typed('DiscardsSeen', 'Dracula took up these events that were discarded.', {
    cards: Type.Array(EventCardId),
  }),
  DiscardsTaken: typed('DiscardsTaken', 'Dracula took up his events that were discarded.', {
    count: Count,
  }),
  DiscardKept: typed('DiscardKept', 'Dracula kept this one of them.', { card: EventCardId }),
  DiscardsShuffled: typed('DiscardsShuffled', 'He kept one: the others are in the deck again.', {}),
} as const;

export type EncounterEvent = Static<(typeof encounterEvents)[keyof typeof encounterEvents]>;

export const encounterAudiences: Audiences<EncounterEvent> = {
  EncounterMet: everyone,
  EncounterRemoved: everyone,
  EncounterTakenBack: everyone,
  RumorsGone: everyone,
  HandRevealed: everyone,
  GuardsKept: everyone,
  GuardsSent: everyone,
  DiscardsSeen: toDracula,
  DiscardsTaken: everyone,
  DiscardKept: toDracula,
  DiscardsShuffled: everyone,
};
