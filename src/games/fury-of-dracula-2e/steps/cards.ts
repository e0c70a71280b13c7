import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../../kit/schema.js';
import { Encounter, Enemy, EventCardId, Hunter, Location, Means, Party, Seat } from '../values.js';
import { step } from './step.js';

/** Each opens on public facts alone; see `windows.ts`. */
export const WINDOW_NAMES = [
  'cancelDraculaEvent',
  'cancelHunterEvent',
  'partyBegins',
  'huntersAtSea',
  'beforeTrain',
  'afterCrossing',
  'beforeReveal',
  'encounterRevealed',
  'newVampireAtNight',
  'combatBegins',
  'beforeHarm',
  'agentFought',
] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];

export const Played = closed({ seat: Seat, card: EventCardId });
export type Played = Static<typeof Played>;

/** Event cards: windows in which they are played, and what they do. */
export const cardSteps = {
  window: step('window', 'Seats may play a card for what is about to happen.', {
    window: oneOf(WINDOW_NAMES),
    passed: Type.Array(Seat, { description: 'Who has passed.' }),
    hunters: Type.Optional(Party),
    hunter: Type.Optional(Hunter),
    by: Type.Optional(Means),
    encounter: Type.Optional(Encounter),
    opponent: Type.Optional(Enemy),
    locations: Type.Optional(Type.Array(Location)),
    chain: Type.Optional(
      Type.Array(Played, { description: 'A card and the cards that cancel each other, the last one last.' }),
    ),
  }),
  takeEffect: step('takeEffect', 'A card that was not cancelled takes effect.', {
    card: EventCardId,
    seat: Seat,
    hunters: Type.Optional(Party),
    hunter: Type.Optional(Hunter),
  }),
  cardAsks: step('cardAsks', 'A card wants a choice.', {
    card: EventCardId,
    seat: Seat,
    hunters: Type.Optional(Party),
    hunter: Type.Optional(Hunter),
    locations: Type.Optional(Type.Array(Location, { description: 'What was chosen so far.' })),
  }),
  reveal: step('reveal', 'Location cards at these places are turned up, if they lie in trail or catacombs.', {
    cause: EventCardId,
    locations: Type.Array(Location),
    encounters: Type.Boolean({ description: 'Together with their encounters.' }),
  }),
  allyHarms: step('allyHarms', 'The ally of Dracula wants a victim.', {}),
} as const;
