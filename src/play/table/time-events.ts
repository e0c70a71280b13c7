import { Type } from '@sinclair/typebox';
import { AFTER_MISSES, TIME_MODES } from './clock/time-setting.js';
import { EntryNumber, event, Moment, OneOf, Seat, Whole } from './event-fields.js';

/** How much time a game gives. */
export const Time = Type.Object(
  {
    mode: OneOf(TIME_MODES, 'none: nothing else is said.'),
    seconds: Type.Optional(Whole(1, 'Of each question that is asked, for every seat that is asked it.')),
    bank: Type.Optional(Whole(0, 'With mode bank: seconds of each seat for the whole game, used last.')),
    graceSeconds: Type.Optional(Whole(0, 'How long after a deadline its default still waits.')),
    weekendsOff: Type.Optional(
      Type.String({ description: 'A time zone (IANA), where Saturdays and Sundays do not count.' }),
    ),
    vacationDays: Type.Optional(Whole(0, 'Days of vacation that each seat may take.')),
    misses: Type.Optional(
      Type.Object(
        {
          after: Whole(1, 'After so many decisions in a row that ran out.'),
          then: OneOf(AFTER_MISSES, 'What becomes of the seat.'),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false, description: 'How much time there is. Since schema 3; before: none.' },
);

/** What happens at a table because time goes by. */
export const TIME_EVENTS = {
  TurnTimedOut: event('TurnTimedOut', 'A seat has not decided in time: what happens now is the default.', {
    seat: Seat,
    decision: Type.String({ description: 'Id of the decision.' }),
  }),
  VacationTaken: event('VacationTaken', 'A seat is away: its time does not run.', {
    seat: Seat,
    from: Moment('When it leaves.'),
    until: Moment('When its time runs on.'),
  }),
  VacationEnded: event('VacationEnded', 'A seat is back early, or does not leave: its time runs on.', {
    seat: Seat,
    taken: EntryNumber,
  }),
  DeadlinesMoved: event('DeadlinesMoved', 'The server was away: that time does not count for anybody.', {
    from: Moment('Since when it was away.'),
    until: Moment('When it was back.'),
  }),
  FreezeEnded: event(
    'FreezeEnded',
    'No arbiter has been heard of for long: the game stands still no more, and the disputes stay open.',
    { since: Moment('When a dispute was opened last, or an arbiter was heard of.') },
  ),
  GameExpired: event('GameExpired', 'Nobody has changed anything for long, and the game has not begun.', {}),
  SeatResigned: event('SeatResigned', 'A seat gives the game up: it is out.', { seat: Seat }),
} as const;
