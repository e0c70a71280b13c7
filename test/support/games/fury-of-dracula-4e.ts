import type { Action } from '../../../src/games/fury-of-dracula-4e/actions/actions.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import type { LocationId, TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { TicketId } from '../../../src/games/fury-of-dracula-4e/data/tickets.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { Options } from '../../../src/games/fury-of-dracula-4e/options.js';
import { backOf, isPower, liesOpen } from '../../../src/games/fury-of-dracula-4e/reading.js';
import { HUNTERS, type FurySeat, type HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-4e/state.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import type { PhaseName, TrailCard } from '../../../src/games/fury-of-dracula-4e/values.js';
import type { View } from '../../../src/games/fury-of-dracula-4e/view/view.js';
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

/** All four hunters far from everything that a spec is about, unless it says where; the first event shows a hunter. */
export function huntersIn(places: Partial<Record<HunterId, LocationId>> = {}): readonly Event[] {
  const back: Event = { type: 'BackSeen', back: 'hunters' };
  return [back, ...HUNTERS.map((seat) => hunterIn(seat, places[seat] ?? 'edinburgh'))];
}

/** Dracula laid these cards; the trail slid before. */
export function laid(at: TrailPlaceId, ...cards: readonly TrailCard[]): readonly Event[] {
  const down = cards.filter((card) => !liesOpen(card));
  return [
    { type: 'TrailSlid' },
    { type: 'CardsChosen', cards: [...cards], at },
    { type: 'CardsLaid', backs: down.map(backOf), powers: cards.filter(isPower).filter(liesOpen) },
  ];
}

/** Dracula went there; the last one told is where he is now. */
export const wentTo = (...places: readonly TrailPlaceId[]): readonly Event[] =>
  places.flatMap((place) => laid(place, place));

/** These encounters lie on the newest hideout. */
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

export function eventsInHand(seat: FurySeat, ...cards: readonly EventId[]): readonly Event[] {
  return cards.flatMap((card): Event[] => [
    { type: 'EventTaken', seat, card },
    { type: 'EventKept', seat },
  ]);
}

export function itemsInHand(seat: HunterId, ...items: readonly ItemId[]): readonly Event[] {
  return items.map((item) => ({ type: 'ItemTaken', seat, item }));
}

export function ticketsOf(seat: HunterId, ...tickets: readonly TicketId[]): readonly Event[] {
  return tickets.map((ticket) => ({ type: 'TicketDrawn', seat, ticket }));
}

export const phaseIs = (phase: PhaseName): Event => ({ type: 'PhaseStarted', phase });

/** These steps are to be done; the first asks. */
export function toDo(...agenda: Step[]): Event {
  return { type: 'AgendaChanged', question: 1, agenda };
}

/** A hunter is asked how to act; nobody else acts in this part. */
export function acts(hunter: HunterId, part: 'day' | 'night' = 'day'): readonly Event[] {
  const rest: readonly Step[] =
    part === 'day' ? [{ is: 'dusk' }, { is: 'night' }, { is: 'draculaPhase' }] : [{ is: 'draculaPhase' }];
  return [phaseIs(part), toDo({ is: 'hunterActs', hunter, part, left: 1, done: [] }, ...rest)];
}

/** Dracula is asked where to go, and the rest of his phase follows. The trail has slid already. */
export const draculaMoves: readonly Event[] = [
  phaseIs('dracula'),
  { type: 'TrailSlid' },
  toDo(
    { is: 'draculaMoves', misdirected: false, stuck: false },
    { is: 'placeRumor' },
    { is: 'refill' },
    { is: 'draculaEnds' },
    { is: 'placeHunter', hunter: 'lord-godalming' },
  ),
];

export const pass = { type: 'pass' } as const;
