import type { Entry } from '../events/entry.js';
import { duesOf, lostSeats } from '../play/table/clock/deadlines.js';
import { notCounted, vacationsAhead } from '../play/table/clock/vacations.js';
import type { Period } from '../play/table/clock/period.js';
import type { GameAt } from '../play/table/game-at.js';
import type { Past } from '../projections/past-games.js';
import { ADOPT_RULES } from '../play/table/adoption.js';
import { TAKE_BACK } from '../play/table/take-back.js';
import { differences, type Fault } from './fault.js';
import type { Look, Looks, Said } from './said.js';

type Timely =
  | 'TurnTimedOut'
  | 'VacationTaken'
  | 'VacationEnded'
  | 'DeadlinesMoved'
  | 'SeatResigned'
  | 'SeatGivenUp'
  | 'SeatTaken';

/** What is done because time has gone by is done when it has, by the clock that the entries before give. */
export const TIMES: Looks<Timely> = {
  TurnTimedOut: ({ seat, decision }, { entry, before }) => [
    [entry.asked.by === 'timeout', `what ${seat} did was no default`],
    [
      duesOf(before).some((one) => one.seat === seat && one.decision === decision && one.due <= entry.at),
      `the time of ${seat} for ${decision} has not run out`,
    ],
  ],
  VacationTaken: ({ seat, from, until }, { entry, before }) => {
    const vacation = { from: Date.parse(from), until: Date.parse(until) };
    return [
      [from >= entry.at && until > from, 'a vacation begins before it is taken, or ends before it begins'],
      [notCounted(before, seat, vacation) === undefined, `${seat} may not take this vacation`],
    ];
  },
  // Between two entries one may run out by itself: to end it then changes nothing.
  VacationEnded: ({ seat, taken }, { before }) => [
    [
      vacationsAhead(before, seat, Date.parse(before.at)).some((one) => one.entry === taken),
      `${seat} has no vacation to end`,
    ],
  ],
  DeadlinesMoved: ({ from, until }, { entry, before, past }) => [
    [from < until && until <= entry.at, 'an outage is told before it is over'],
    [!wentOn(past, from, until), 'the game went on in what is said to have been an outage'],
    [!before.clock.outages.some((one) => isOver(one, from, until)), 'an outage is told twice'],
  ],
  SeatResigned: ({ seat }, { before }) => [
    [
      sitsThere(before, seat) && !before.table.resigned.includes(seat),
      `${seat} has no player who could resign`,
    ],
  ],
  SeatGivenUp: ({ seat }, { entry, before }) => [
    [
      entry.asked.by !== 'host' || isDecided(entry) || lostSeats(before).includes(seat),
      `${seat} has not missed so much`,
    ],
  ],
  SeatTaken: ({ seat }, said) => [[isFree(said, seat), `somebody sits in ${seat} already`]],
};

/** Who comes after a server has died, or before it has looked at the clock, may still be heard. */
const AROUND_OUTAGE = 120_000;

function wentOn({ entries }: Past, from: string, until: string): boolean {
  const [first, last] = [Date.parse(from) + AROUND_OUTAGE, Date.parse(until) - AROUND_OUTAGE];
  return entries.some(({ at }) => first < Date.parse(at) && Date.parse(at) < last);
}

/** Whether two outages have a moment in common. */
const isOver = (one: Period, from: string, until: string): boolean =>
  one.from < Date.parse(until) && Date.parse(from) < one.until;

const isDecided = ({ events }: Entry): boolean => events.some(({ type }) => type === 'VoteDecided');
const kindOf = ({ table }: GameAt, seat: string) => table.seats.find((one) => one.seat === seat)?.kind;
const sitsThere = (game: GameAt, seat: string): boolean => kindOf(game, seat) === 'player';

function isFree({ before }: Said, seat: string): boolean {
  const kind = kindOf(before, seat);
  return kind === 'open' || kind === 'invite';
}

/** What the clock does, and nothing else, says that time has run out. */
export function checkTimely(entry: Entry, before: GameAt | undefined): Fault[] {
  if (entry.asked.by !== 'timeout') return [];
  const types = entry.events.map(({ type }) => type);
  // The time to vote is looked at where the vote is.
  const refused: Look = [
    types[0] === 'VoteCast' || (before !== undefined && isRefusalDue(entry, before, REFUSED[types[0] ?? ''])),
    'the time to agree to something has not run out',
  ];
  if (entry.seat === undefined) return differences(entry.entry, [refused]);
  return differences(entry.entry, [
    [types[0] === 'TurnTimedOut', `it is not said that ${entry.seat} was late`],
  ]);
}

/** What is refused by letting the time run out, and the kind of the question. */
const REFUSED: Readonly<Record<string, string>> = {
  TakeBackRefused: TAKE_BACK,
  AdoptionRefused: ADOPT_RULES,
};

function isRefusalDue({ at, events }: Entry, before: GameAt, kind: string | undefined): boolean {
  const seat = events[0]?.data['seat'];
  return duesOf(before).some(
    (one) => one.seat === seat && one.decision.startsWith(`${kind}.`) && one.due <= at,
  );
}
