import { EVENT_CARDS, type EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Random } from '../../../src/games/kit/random.js';
import { drawing, eventsInHand, given, huntersIn, toDo, type Fury } from './fury-of-dracula-2e.js';

type Some = Event | readonly Event[];

export const pass = { type: 'pass' } as const;
export const play = (card: EventId) => ({ type: 'playEvent', card }) as const;
export const to = (location: LocationId): Action => ({ type: 'chooseLocation', location });
export const choose = (hunter: HunterId): Action => ({ type: 'chooseHunter', hunter });

export interface Scene {
  readonly options?: Partial<Options>;
  readonly places?: Partial<Record<HunterId, LocationId>>;
}

/** Dr Seward is asked how to act, in a turn of the second round. */
export function acting({ options = {}, places = {} }: Scene, ...more: readonly Some[]): Fury {
  return given(
    options,
    huntersIn({ 'dr-seward': 'geneva', ...places }),
    more.flat(),
    { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
    toDo(
      { is: 'hunterActs', hunter: 'dr-seward', others: [], rested: false },
      { is: 'endTurn', seat: 'dr-seward' },
    ),
  );
}

/** Dr Seward is asked where to go, alone, with these events in hand. */
export function moving(
  { options = {}, places = {} }: Scene,
  cards: readonly EventId[],
  ...more: readonly Some[]
): Fury {
  return given(
    options,
    huntersIn({ 'dr-seward': 'geneva', ...places }),
    more.flat(),
    eventsInHand('dr-seward', ...cards),
    { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
    toDo(
      { is: 'hunterMoves', hunters: ['dr-seward'], train: true, invite: true },
      { is: 'endTurn', seat: 'dr-seward' },
    ),
  );
}

/** Dracula is asked at the beginning of his turn, with these events in hand. */
export function draculaBegins(
  { options = {}, places = {} }: Scene,
  cards: readonly EventId[],
  ...more: readonly Some[]
): Fury {
  return given(
    options,
    huntersIn(places),
    more.flat(),
    eventsInHand('dracula', ...cards),
    { type: 'TurnStarted', seat: 'dracula', round: 3 },
    toDo(
      { is: 'draculaBegins' },
      { is: 'passTime' },
      { is: 'draculaMoves', punished: false },
      { is: 'draculaArrives' },
      { is: 'pushedOff' },
      { is: 'refill' },
      { is: 'endTurn', seat: 'dracula' },
    ),
  );
}

/** Chance that brings this card from the deck as it is now, and then these numbers. */
export function bringing(
  { state }: Fury,
  card: EventId,
  more: Readonly<Record<string, readonly number[]>> = {},
): () => Random {
  const owner = EVENT_CARDS.find(({ id }) => id === card)?.owner;
  let before = 0;
  for (const { id } of EVENT_CARDS.filter((one) => one.owner === owner)) {
    if (id === card) break;
    before += state.events.deck[id];
  }
  const seat = owner === 'dracula' ? 'dracula' : 'dr-seward';
  return drawing({ 'event back': [owner === 'dracula' ? 74 : 0], [`event for ${seat}`]: [before], ...more });
}

const SUPPLY = { type: 'supply', draw: 'event' } as const;

/** Dr Seward, asked how to act, draws this card. */
export const drawn = (moment: Fury, card: EventId) =>
  moment.after('dr-seward', SUPPLY, bringing(moment, card));

export const cardsOf = (moment: Fury, viewer = 'spectator') =>
  moment.sees(viewer).trail.map(({ card }) => card);
