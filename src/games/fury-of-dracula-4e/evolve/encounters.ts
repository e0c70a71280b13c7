import type { ByType, Of } from '../../kit/by-type.js';
import { minus, plus } from '../../kit/pile.js';
import { withHideout } from '../change.js';
import { EVENT_CARDS, type EventId } from '../data/event-cards.js';
import type { EncounterEvent } from '../events/encounters.js';
import { withEncounters, withEvents } from '../hand-order.js';
import { indexOf } from '../reading.js';
import type { Dracula, EncounterDeck, EventDeck, State } from '../state.js';

const same = (state: State): State => state;

/** The open card lies there no more. */
function gone(state: State, event: Of<EncounterEvent, 'EncounterRemoved' | 'EncounterTakenBack'>): State {
  return withHideout(state, event, (hideout) => ({
    encounters: hideout.encounters.toSpliced(indexOf(hideout, event, event.encounter), 1),
  }));
}

const decks = (state: State, change: (decks: EncounterDeck) => Partial<EncounterDeck>): State => ({
  ...state,
  encounters: { ...state.encounters, ...change(state.encounters) },
});

const ofDracula = (state: State, change: Partial<Dracula>): State => ({
  ...state,
  dracula: { ...state.dracula, ...change },
});

const guards = (state: State, number: number): State => ofDracula(state, { guards: number });

/** Open or face down, all of his leave the discard pile: of those that lay face down he sees now which they are. */
function seen(state: State, { cards }: Of<EncounterEvent, 'DiscardsSeen'>): State {
  const { events } = state;
  const open = EVENT_CARDS.filter(({ owner }) => owner === 'dracula').flatMap(({ id }): EventId[] =>
    Array.from({ length: events.discard[id] }, () => id),
  );
  const down = open.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), [...cards]);
  const change: Partial<EventDeck> = {
    unseen: minus(events.unseen, ...down),
    buried: 0,
    discard: minus(events.discard, ...open),
    lookedAt: cards,
  };
  return { ...state, events: { ...events, ...change } };
}

/** The others are shuffled in: no back of the deck is known any more. */
function kept(state: State, { card }: Of<EncounterEvent, 'DiscardKept'>): State {
  const { lookedAt = [], ...events } = state.events;
  const others = lookedAt.toSpliced(lookedAt.indexOf(card), 1);
  const shuffled = { ...events, unseen: plus(events.unseen, ...others), top: [], bottom: [] };
  return ofDracula({ ...state, events: shuffled }, { events: withEvents(state.dracula.events, card) });
}

export const evolveEncounters: ByType<EncounterEvent, [State], State> = {
  EncounterMet: same,
  EncounterRemoved: (state, event) =>
    decks(gone(state, event), ({ discard }) => ({ discard: plus(discard, event.encounter) })),
  EncounterTakenBack: (state, event) =>
    decks(gone(state, event), ({ hand }) => ({ hand: withEncounters(hand, event.encounter) })),
  RumorsGone: (state, event) => withHideout(state, event, () => ({ rumors: 0 })),
  HandRevealed: same,
  // The card lies before Dracula instead of the discard pile.
  GuardsKept: (state, event) =>
    decks(guards(state, event.guards), ({ discard }) => ({ discard: minus(discard, 'szgany-bodyguards') })),
  GuardsSent: (state, event) =>
    decks(guards(state, event.guards), ({ discard }) => ({ discard: plus(discard, 'szgany-bodyguards') })),
  DiscardsSeen: seen,
  DiscardsTaken: same,
  DiscardKept: kept,
  DiscardsShuffled: same,
};
