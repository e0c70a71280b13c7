import { Type } from '@sinclair/typebox';
import { event, OneOf, Seat } from './event-fields.js';
import { BALLOTS } from './vote.js';

/** What happens at a table where the others decide about a seat that has missed too much. Who wants what is public. */
export const VOTE_EVENTS = {
  VoteCalled: event('VoteCalled', 'A seat has missed too much: the others are asked what becomes of it.', {
    seat: Seat,
    seats: Type.Array(Seat, { description: 'Who is asked: one seat of each other player.' }),
  }),
  VoteCast: event('VoteCast', 'A seat says what it wants, or has let its time run out.', {
    seat: Seat,
    ballot: OneOf(BALLOTS, 'What it wants.'),
  }),
  VoteDecided: event('VoteDecided', 'It is decided what becomes of a seat that has missed too much.', {
    seat: Seat,
    ballot: OneOf(BALLOTS, 'What more than half of those who were asked want; else keepWaiting.'),
  }),
} as const;
