import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-2e/data/item-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { isSea } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import {
  HUNTERS,
  isHunter,
  type FurySeat,
  type HunterId,
} from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import type { Step } from '../../../src/games/fury-of-dracula-2e/steps/steps.js';
import type { Time, TrailCard } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { View } from '../../../src/games/fury-of-dracula-2e/view-schema.js';
import { Moment } from './given.js';

export { anyChance, drawing, placeIn } from './chance.js';

export type Fury = Moment<State, Action, Event, View, Options>;
type Some<Value> = Value | readonly Value[];

/** Words of this game for tests that read as sentences. */
export function given(options: Partial<Options>, ...events: readonly Some<Event>[]): Fury {
  const setup = { options: furyOfDracula.options(options), rulesVersion: 1 };
  return new Moment<State, Action, Event, View, Options>(furyOfDracula, setup, events.flat());
}

export function hunterIn(seat: HunterId, location: LocationId): Event {
  return { type: 'HunterMoved', seat, location, by: 'start' };
}

/** All four hunters far from everything that a spec is about, unless it says where. */
export function huntersIn(places: Partial<Record<HunterId, LocationId>> = {}): readonly Event[] {
  return HUNTERS.map((seat) => hunterIn(seat, places[seat] ?? 'edinburgh'));
}

/** Dracula went there; the last one told is where he is now. */
export function wentTo(...locations: readonly LocationId[]): readonly Event[] {
  return locations.flatMap((card): Event[] => laid(card, card));
}

export function laid(card: TrailCard, at: LocationId): Event[] {
  const back = card !== 'hide' && isSea(at) ? 'sea' : 'land';
  return [
    { type: 'CardChosen', card, at, powers: [] },
    { type: 'CardLaid', back, powers: [] },
  ];
}

/** These encounters lie on the newest card. */
export function holding(...encounters: readonly EncounterId[]): readonly Event[] {
  return encounters.flatMap((encounter): Event[] => [
    { type: 'EncountersTaken', encounters: [encounter] },
    { type: 'EncounterChosen', area: 'trail', space: 1, encounter },
  ]);
}

export const encountersInHand = (...encounters: EncounterId[]): Event => ({
  type: 'EncountersTaken',
  encounters,
});
export const bloodIs = (blood: number): Event => ({ type: 'BloodChanged', by: 0, blood });
export const itIs = (time: Time): Event => ({ type: 'TimeMoved', time });

export function eventsInHand(seat: FurySeat, ...cards: readonly EventId[]): readonly Event[] {
  return cards.map((card) => ({ type: 'EventTaken', seat, card }));
}

export function itemsInHand(seat: HunterId, ...items: readonly ItemId[]): readonly Event[] {
  return items.map((item) => ({ type: 'ItemTaken', seat, item }));
}

/** These steps are to be done; the first asks. */
export function toDo(...agenda: Step[]): Event {
  return { type: 'AgendaChanged', question: 1, agenda };
}

/** Dracula is asked where to go, and the rest of his turn follows. */
export const DRACULA_MOVES: readonly Event[] = [
  { type: 'TurnStarted', seat: 'dracula', round: 2 },
  toDo(
    { is: 'draculaMoves', punished: false },
    { is: 'draculaArrives' },
    { is: 'pushedOff' },
    { is: 'refill' },
    { is: 'endTurn', seat: 'dracula' },
  ),
];

/** A hunter is asked what to do, in a turn of the second round. */
export function turnOf(seat: FurySeat): readonly Event[] {
  if (!isHunter(seat)) return DRACULA_MOVES;
  return [
    { type: 'TurnStarted', seat, round: 2 },
    toDo({ is: 'hunterMoves', hunters: [seat], train: true, invite: true }, { is: 'endTurn', seat }),
  ];
}

export const byRoad = (location: LocationId): Action => ({ type: 'moveByRoad', location });
export const bySea = (location: LocationId): Action => ({ type: 'moveBySea', location });
export const place = (encounter: EncounterId): Action => ({ type: 'placeEncounter', encounter });
export const startIn = (location: LocationId): Action => ({ type: 'startIn', location });
