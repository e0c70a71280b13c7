import { Type, type Static } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { closed, oneOf } from '../../kit/schema.js';
import { Encounter, Enemy, EventCardId, Hunter, Location, Means, Party, Seat } from '../values.js';

/** Each opens on public facts alone; see `windows.ts`. */
export const WINDOW_NAMES = [
  'cancelDraculaEvent',
  'cancelHunterEvent',
  'defendHunterEvent',
  'defendDraculaEvent',
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

/** Cards that turn places up. */
export const REVEALING = [
  'hired-scouts',
  'telegraph-ahead',
  'newspaper-reports',
  'money-trail',
  'hypnosis',
  'consecrated-ground',
] as const;
export type Revealing = (typeof REVEALING)[number];

/** What a hunter uses in the own turn, and then chooses for. */
export const USES = ['holy-water', 'local-rumors', 'inner-strength'] as const;
export type Use = (typeof USES)[number];

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
  useAsks: step('useAsks', 'An item or resolve that is used wants a choice.', {
    use: oneOf(USES),
    seat: Hunter,
  }),
  reveal: step('reveal', 'A card turns places up, as far as they lie in trail or catacombs.', {
    cause: oneOf(REVEALING),
    locations: Type.Array(Location, { description: 'Places that were named.' }),
    encounters: Type.Boolean({ description: 'Together with their encounters.' }),
  }),
  driveOut: step('driveOut', 'If Dracula is in this sea, the storm drives him into a port.', {
    location: Location,
  }),
  allyHarms: step('allyHarms', 'The ally of Dracula wants a victim.', {}),
} as const;
