import { Type, type Static, type TObject } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { closed, oneOf } from '../../kit/schema.js';
import {
  Ally,
  Encounter,
  EncounterSpot,
  EventCardId,
  Hunter,
  Hunters,
  Item,
  Location,
  Means,
  Opponent,
  Seat,
  Ticket,
} from '../values.js';

/** Each opens on public facts alone; see `windows.ts`. */
export const WINDOW_NAMES = [
  'atDawn',
  'atDusk',
  'cancelHunterEvent',
  'cancelDraculaEvent',
  'onTicketUse',
  'afterRoadMove',
  'afterRegionChange',
  'onAmbush',
  'onSearch',
  'beforeSearch',
  'combatBegins',
  'cardCancelled',
  'weaponResolved',
  'beforeHarm',
  'endOfDraculaPhase',
] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];

export const Played = closed(
  { seat: Seat, card: EventCardId },
  { description: 'A card on the table that may be cancelled.' },
);
export type Played = Static<typeof Played>;

/** Whom and what a card is about. */
export const about = {
  hunter: Type.Optional(Hunter),
  hunters: Type.Optional(Hunters),
  by: Type.Optional(Means),
  from: Type.Optional(Location),
  location: Type.Optional(Location),
  ticket: Type.Optional(Ticket),
  encounter: Type.Optional(Encounter),
  opponent: Type.Optional(Opponent),
  spot: Type.Optional(EncounterSpot),
};
export type About = Static<TObject<typeof about>>;

/** Windows in which cards are played, and what they do. */
export const cardSteps = {
  window: step('window', 'Seats may play a card for what is about to happen.', {
    window: oneOf(WINDOW_NAMES),
    passed: Type.Array(Seat, { description: 'Who has passed.' }),
    played: Type.Optional(Played),
    ...about,
  }),
  takeEffect: step('takeEffect', 'A card that was not cancelled takes effect.', {
    card: EventCardId,
    seat: Seat,
    ...about,
  }),
  cardAsks: step('cardAsks', 'A card wants a choice.', {
    card: EventCardId,
    seat: Seat,
    left: Type.Integer({ minimum: 0, description: 'How many choices are still to come after this one.' }),
    locations: Type.Array(Location, { description: 'What was chosen so far.' }),
    ...about,
  }),
  itemAsks: step('itemAsks', 'An item that is used wants a choice.', {
    item: Item,
    seat: Seat,
    ...about,
  }),
  allyActs: step('allyActs', 'An ally of Dracula acts at the start of his phase.', { ally: Ally }),
} as const;
