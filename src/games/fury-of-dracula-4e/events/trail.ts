import { Type, type Static } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import {
  Area,
  Back,
  City,
  Count,
  Encounter,
  PlaceThere,
  Power,
  Space,
  TrailCard,
  TrailPlace,
} from '../values.js';
import { everyone, toDracula, type Audiences } from './knowledge.js';

const spot = { area: Area, space: Space };

/** Where Dracula goes. What he chooses is told to him alone, and what the table sees of it to all. */
export const trailEvents = {
  TrailSlid: typed('TrailSlid', 'Every hideout slid on by a space.', {}),
  CardsChosen: typed('CardsChosen', 'Dracula laid these cards on the first space of the trail.', {
    cards: Type.Array(TrailCard, { minItems: 1, maxItems: 2 }),
    at: TrailPlace,
  }),
  CardsLaid: typed('CardsLaid', 'Dracula laid cards on the first space of the trail.', {
    backs: Type.Array(Back, { description: 'Backs of the cards that lie face down.' }),
    powers: Type.Array(Power, { description: 'Powers that lie face up.' }),
  }),
  LairEntered: typed('LairEntered', 'Dracula went to a lair: its hideout is on the trail again.', {
    space: Space,
    powers: Type.Array(Power, { description: 'Powers that lie with it.' }),
  }),
  Misdirected: typed('Misdirected', 'A space of the trail was cleared: Misdirect lies there.', {
    space: Space,
  }),
  HideoutCleared: typed('HideoutCleared', 'A hideout was cleared.', spot),
  LairMade: typed('LairMade', 'The hideout that slid off the trail is a lair.', { space: Space }),
  CardTurnedUp: typed('CardTurnedUp', 'A card was turned up.', {
    ...spot,
    card: TrailCard,
  }),
  PlaceShown: typed('PlaceShown', 'Everyone knows now where a hideout is that has no location card.', {
    ...spot,
    location: TrailPlace,
  }),
  DraculaRevealed: typed('DraculaRevealed', 'Dracula is revealed: his figure is on the board.', {
    location: City,
  }),
  DraculaVanished: typed('DraculaVanished', 'The figure of Dracula left the board.', {}),
  NoMoveLeft: typed('NoMoveLeft', 'Dracula had no legal move.', {}),

  EncountersTaken: typed('EncountersTaken', 'Dracula drew these encounters.', {
    encounters: Type.Array(Encounter),
  }),
  EncountersDrawn: typed('EncountersDrawn', 'Dracula drew encounters.', { count: Count }),
  EncountersReshuffled: typed('EncountersReshuffled', 'Discarded encounters are a new deck.', {}),
  EncounterChosen: typed('EncounterChosen', 'Dracula placed this encounter.', {
    ...spot,
    encounter: Encounter,
  }),
  EncounterPlaced: typed('EncounterPlaced', 'Dracula placed an encounter.', spot),
  EncounterReturned: typed('EncounterReturned', 'Dracula discarded this encounter of his hand.', {
    encounter: Encounter,
  }),
  EncounterGivenUp: typed('EncounterGivenUp', 'Dracula discarded an encounter of his hand.', {}),
  EncounterTurnedUp: typed('EncounterTurnedUp', 'An encounter was turned up.', {
    ...spot,
    place: PlaceThere,
    encounter: Encounter,
  }),
  EncounterMatured: typed('EncounterMatured', 'An encounter matured.', { encounter: Encounter }),
  RumorGained: typed('RumorGained', 'Dracula has one more rumor.', { rumors: Count }),
  RumorPlaced: typed('RumorPlaced', 'A rumor lies on a hideout.', spot),
} as const;

export type TrailEvent = Static<(typeof trailEvents)[keyof typeof trailEvents]>;

export const trailAudiences: Audiences<TrailEvent> = {
  TrailSlid: everyone,
  CardsChosen: toDracula,
  CardsLaid: everyone,
  LairEntered: everyone,
  Misdirected: everyone,
  HideoutCleared: everyone,
  LairMade: everyone,
  CardTurnedUp: everyone,
  PlaceShown: everyone,
  DraculaRevealed: everyone,
  DraculaVanished: everyone,
  NoMoveLeft: everyone,
  EncountersTaken: toDracula,
  EncountersDrawn: everyone,
  EncountersReshuffled: everyone,
  EncounterChosen: toDracula,
  EncounterPlaced: everyone,
  EncounterReturned: toDracula,
  EncounterGivenUp: everyone,
  EncounterTurnedUp: everyone,
  EncounterMatured: everyone,
  RumorGained: everyone,
  RumorPlaced: everyone,
};
