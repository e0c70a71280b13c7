import { Type } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import { Area, Back, Count, Encounter, Location, PowerCard, Space, TrailCard } from '../values.js';

const spot = { area: Area, space: Space };

/** An encounter on a card; without a space, one that an Ambush has sprung. */
const met = { area: Type.Optional(Area), space: Type.Optional(Space), encounter: Encounter };

/** Where Dracula goes. What he chooses is told to him alone, and what the table sees of it to all. */
export const trailEvents = {
  CardChosen: typed('CardChosen', 'Dracula laid this card at the head of the trail.', {
    card: TrailCard,
    at: Location,
    powers: Type.Array(PowerCard, { description: 'Powers that lie with it.' }),
  }),
  CardLaid: typed('CardLaid', 'Dracula laid a card at the head of the trail.', {
    back: Back,
    powers: Type.Array(PowerCard, { description: 'Powers that lie with it.' }),
  }),
  CardBroughtBack: typed(
    'CardBroughtBack',
    'Dracula doubled back: this card now lies at the head of the trail.',
    {
      ...spot,
      powers: Type.Array(PowerCard),
    },
  ),
  CardReplaced: typed('CardReplaced', 'Dracula flew here: the card takes the place of the one he left.', {
    card: TrailCard,
    at: Location,
  }),
  BatFlown: typed('BatFlown', 'Dracula flew away, and his card was exchanged.', {}),
  CardTurnedUp: typed('CardTurnedUp', 'A card was turned up.', { ...spot, card: TrailCard }),
  EncounterTurnedUp: typed('EncounterTurnedUp', 'An encounter was turned up.', {
    ...spot,
    token: Type.Integer({ minimum: 1, description: 'Which of the tokens there, counted from 1.' }),
    encounter: Encounter,
  }),
  CardPushedOff: typed('CardPushedOff', 'The oldest card was pushed off the trail.', {}),
  CardTakenBack: typed('CardTakenBack', 'A card pushed off went back to Dracula.', {}),
  CardSentToCatacombs: typed('CardSentToCatacombs', 'A card pushed off went to the catacombs.', {}),
  CatacombsEmptied: typed('CatacombsEmptied', 'Dracula took a card back from the catacombs.', {
    space: Space,
  }),
  HideTakenOut: typed('HideTakenOut', 'The card where Dracula hid is gone: Hide was here, and goes too.', {
    space: Space,
    ripens: Type.Boolean({ description: 'Whether its encounter may mature; otherwise it goes to the pool.' }),
  }),
  TrailCleared: typed('TrailCleared', 'The oldest cards of the trail went back to Dracula.', {
    left: Type.Integer({ minimum: 1 }),
  }),
  NoMoveLeft: typed('NoMoveLeft', 'Dracula had no legal move.', {}),

  EncountersTaken: typed('EncountersTaken', 'Dracula drew these encounters.', {
    encounters: Type.Array(Encounter),
  }),
  EncountersDrawn: typed('EncountersDrawn', 'Dracula drew encounters.', { count: Count }),
  EncounterChosen: typed('EncounterChosen', 'Dracula placed this encounter.', {
    ...spot,
    encounter: Encounter,
  }),
  EncounterPlaced: typed('EncounterPlaced', 'Dracula placed an encounter.', spot),
  EncounterReturned: typed('EncounterReturned', 'Dracula returned this encounter of his hand to the pool.', {
    encounter: Encounter,
  }),
  EncounterGivenUp: typed('EncounterGivenUp', 'Dracula returned an encounter of his hand to the pool.', {}),
  EncounterKept: typed('EncounterKept', 'Of the encounters on the newest card this one stays.', {
    encounter: Encounter,
  }),
  EncounterSelected: typed('EncounterSelected', 'Of the encounters on the newest card one stays.', {}),
  EncounterMatured: typed('EncounterMatured', 'An encounter matured and went back to the pool.', {
    encounter: Encounter,
  }),
  EncounterLetGo: typed('EncounterLetGo', 'An encounter went back to the pool and did not mature.', {}),
  EncounterMet: typed('EncounterMet', 'Hunters met an encounter.', { ...spot, encounter: Encounter }),
  EncounterSprung: typed('EncounterSprung', 'Dracula sprang this encounter of his hand on hunters.', {
    encounter: Encounter,
  }),
  EncounterCarriedOff: typed('EncounterCarriedOff', 'Hunters carry off an encounter that they met.', met),
  EncounterRemoved: typed('EncounterRemoved', 'An encounter that was met went back to the pool.', met),
  EncounterRegained: typed(
    'EncounterRegained',
    'An encounter that was met went to the hand of Dracula.',
    met,
  ),
} as const;
