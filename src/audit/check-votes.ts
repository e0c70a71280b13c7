import { duesOf, isVotedOn, lostSeats } from '../play/table/clock/deadlines.js';
import type { TableState } from '../play/table/table-state.js';
import { REPLACE_SEAT, votedFor } from '../play/table/vote.js';
import type { Look, Looks, Said } from './said.js';

type Voting = 'VoteCalled' | 'VoteCast' | 'VoteDecided';

/** A seat is voted about by those alone who may, and what becomes of it is what they want. */
export const VOTES: Looks<Voting> = {
  VoteCalled: ({ seat, seats }, { before }) => [
    [isVotedOn(before.table), 'nobody votes in this game'],
    [lostSeats(before).includes(seat), `${seat} has not missed so much, or another seat is voted about`],
    ...areOthers(before.table, seat, seats),
  ],
  VoteCast: ({ seat, ballot }, said) => [
    [said.before.table.vote?.open.includes(seat) === true, `${seat} is not asked what becomes of a seat`],
    [
      said.entry.asked.by !== 'timeout' || (ballot === 'keepWaiting' && isDue(said, seat)),
      `the time of ${seat} to vote has not run out`,
    ],
  ],
  VoteDecided: ({ seat, ballot }, { entry, before: { table } }) => {
    const { vote } = table;
    const given = entry.events.some(({ type, data }) => type === 'SeatGivenUp' && data['seat'] === seat);
    return [
      [
        vote?.seat === seat && votedFor(vote) === ballot,
        `it is not what was voted for, that ${seat} gets ${ballot}`,
      ],
      [given === (ballot !== 'keepWaiting'), `what becomes of ${seat} is not what was decided`],
    ];
  },
};

function isDue({ entry, before }: Said, seat: string): boolean {
  return duesOf(before).some(
    (one) => one.seat === seat && one.decision.startsWith(`${REPLACE_SEAT}.`) && one.due <= entry.at,
  );
}

/** Who sits where is not in the journal; but a player has seats of one side only. Who is out need not be asked. */
function areOthers({ seats, resigned, out }: TableState, lost: string, asked: readonly string[]): Look[] {
  const own = seats.find(({ seat }) => seat === lost)?.side;
  const players = seats.filter(
    ({ seat, kind }) => kind === 'player' && seat !== lost && !resigned.includes(seat),
  );
  const sides = new Set(
    players.filter(({ seat, side }) => side !== own && !out.includes(seat)).map(({ side }) => side),
  );
  const isAsked = ({ seat }: { readonly seat: string }): boolean => asked.includes(seat);
  const reached = new Set(players.filter(isAsked).map(({ side }) => side));
  return [
    [players.filter(isAsked).length === asked.length, 'others are asked to vote than players of other seats'],
    [[...sides].every((side) => reached.has(side)), 'not all other players are asked to vote'],
  ];
}
