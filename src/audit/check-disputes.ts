import type { RulingDecision } from '../play/table/shapes.js';
import { freezeEndsAt } from '../play/table/freeze.js';
import { arbitersOf, type TableState } from '../play/table/table-state.js';
import type { Look, Looks } from './said.js';

type Quarrel =
  | 'ArbiterGranted'
  | 'ArbiterWithdrawn'
  | 'DisputeOpened'
  | 'DisputeWithdrawn'
  | 'StatementMade'
  | 'RulingGiven'
  | 'SeatForfeited'
  | 'FreezeEnded';

/** What a ruling does stands in the event after it. */
const EFFECTS: Readonly<Record<RulingDecision, string | undefined>> = {
  dismiss: undefined,
  rewind: 'GameRewound',
  adjust: 'GameAdjusted',
  forfeit: 'SeatForfeited',
};

const isHash = (text: unknown): Look => [/^[0-9a-f]{64}$/.test(String(text)), 'a text has no hash'];

const isOpen = ({ disputes }: TableState, dispute: number): Look => [
  disputes.some((one) => one.dispute === dispute && one.open),
  `dispute ${dispute} is not open`,
];

const isArbiter = (table: TableState, arbiter: string): Look => [
  arbitersOf(table).includes(arbiter),
  `${arbiter} is no arbiter of the game`,
];

const hasSeat = ({ seats }: TableState, seat: string): boolean => seats.some((one) => one.seat === seat);

const isSeat = (table: TableState, seat: string): Look => [
  hasSeat(table, seat),
  `${seat} is no seat of the game`,
];

const isCalledFor = ({ status, disputes }: TableState): boolean =>
  status === 'finished' || disputes.some(({ open }) => open);

/** Disputes are counted, and end once; arbiters of the game alone rule, and what they say is done. */
export const QUARRELS: Looks<Quarrel> = {
  ArbiterGranted: ({ arbiter, by }, { before: { table } }) => [
    [
      arbiter === `arbiter-${Object.keys(table.arbiters).length + 1}`,
      `${arbiter} is not the next arbiter of the game`,
    ],
    [by === 'maker' ? table.status === 'open' : isCalledFor(table), `${arbiter} comes uncalled`],
  ],
  ArbiterWithdrawn: ({ arbiter }, { before: { table } }) => [isArbiter(table, arbiter)],
  DisputeOpened: ({ dispute, seat, entry, claim }, { before: { table, version } }) => [
    [table.status !== 'open', 'a dispute in a game that has not begun'],
    [dispute === table.disputes.length + 1, `dispute ${dispute} is not the next one`],
    isSeat(table, seat),
    [!table.disputes.some((one) => one.open && one.seat === seat), `${seat} has a dispute already`],
    [entry >= 1 && entry <= version, `entry ${entry} is disputed, and is not there`],
    isHash(claim),
  ],
  DisputeWithdrawn: ({ dispute }, { before: { table } }) => [isOpen(table, dispute)],
  StatementMade: ({ dispute, by, text }, { before: { table } }) => [
    isOpen(table, dispute),
    hasSeat(table, by) ? isSeat(table, by) : isArbiter(table, by),
    isHash(text),
  ],
  RulingGiven: ({ dispute, arbiter, decision, reason }, { before: { table }, entry }) => {
    const effect = entry.events.find(({ type }) => Object.values(EFFECTS).includes(type))?.type;
    return [
      isOpen(table, dispute),
      isArbiter(table, arbiter),
      [EFFECTS[decision] === effect, `the ruling says ${decision}, and does something else`],
      isHash(reason),
    ];
  },
  SeatForfeited: ({ seat }, { before: { table } }) => [isSeat(table, seat)],
  FreezeEnded: ({ since }, { before, entry }) => [
    [since === before.heard, 'a dispute was opened, or an arbiter heard of, at another time'],
    [(freezeEndsAt(before) ?? '') <= entry.at, 'the game has not stood still for so long'],
  ],
};
