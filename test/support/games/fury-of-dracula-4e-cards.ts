import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { acts, anyChance, eventsInHand, given, huntersIn, wentTo, type Fury } from './fury-of-dracula-4e.js';

export const SEWARD = 'dr-seward';
export const GODALMING = 'lord-godalming';
export const HELSING = 'van-helsing';
export const MINA = 'mina-harker';

export const play = (card: EventId) => ({ type: 'playEvent', card }) as const;

interface Actor {
  readonly seat?: HunterId;
  readonly part?: 'day' | 'night';
}

/** A hunter acts in Lisbon, and holds this card. */
export const holds = (
  card: EventId,
  { seat = SEWARD, part = 'day' }: Actor = {},
  ...more: readonly (Event | readonly Event[])[]
): Fury =>
  given(
    {},
    huntersIn({ [seat]: 'lisbon' }),
    wentTo('dublin'),
    eventsInHand(seat, card),
    more.flat(),
    acts(seat, part),
  );

export const plays = (moment: Fury, card: EventId, seat: HunterId = SEWARD): Fury =>
  moment.after(seat, play(card), anyChance);
