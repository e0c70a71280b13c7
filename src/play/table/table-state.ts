import type { Outcome } from '../../games/kit/game-definition.js';
import type { SeedCommitments } from '../chance/seeds.js';
import type { TimeSetting } from './clock/time-setting.js';
import type { TableEvent, TableEventType } from './events.js';
import {
  hasAdopted,
  hasAgreedToAdopt,
  hasRefusedToAdopt,
  isAskedToAdopt,
  type Adopting,
} from './adoption-state.js';
import { withoutAsked, withoutConsents, withoutTakeBack, withoutVote } from './asked-state.js';
import { withAgreed } from './consent.js';
import type { Disputes, GameStatus, Sandbox, SeatKind, Visibility } from './shapes.js';
import type { TakeBack } from './take-back.js';
import { withBallot, type Vote } from './vote.js';

export interface TableSeat {
  readonly seat: string;
  readonly side: string;
  readonly kind: SeatKind;
  /** Whether it asks for an invitation while nobody sits there. */
  readonly reserved: boolean;
  readonly entropy: string;
}

export interface Dispute {
  readonly dispute: number;
  readonly seat: string;
  readonly entry: number;
  readonly open: boolean;
  /** Whether the game may stand still for it as long as it is open. */
  readonly freezes: boolean;
}

/** What every game shares, whatever is played. */
export interface TableState extends Adopting {
  readonly status: GameStatus;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: Visibility;
  readonly start: 'automatic' | 'manual';
  /** Only of a game that is one. */
  readonly sandbox?: Sandbox;
  readonly onDispute: Disputes;
  readonly time: TimeSetting;
  readonly seats: readonly TableSeat[];
  readonly randomness: SeedCommitments;
  readonly outcome?: Outcome;
  readonly takeBack?: TakeBack;
  /** The entry that the others would not let be taken back. */
  readonly refusedToTakeBack?: number;
  /** How often the players were asked whether something may be taken back. */
  readonly takeBacksAsked: number;
  readonly vote?: Vote;
  /** How often the players were asked what becomes of a seat. */
  readonly votesCalled: number;
  /** Seats that have given the game up. */
  readonly resigned: readonly string[];
  /** Seats that are out of the game as it stands: they forfeited or resigned, and it was not rewound to before that. */
  readonly out: readonly string[];
  readonly disputes: readonly Dispute[];
  /** By arbiter: whether they still are one. */
  readonly arbiters: Readonly<Record<string, boolean>>;
}

/** A seat whose client sends no entropy counts as this. */
export const NO_ENTROPY = 'none';

const ARBITER = /^arbiter-[1-9][0-9]*$/;

/** Whether this names an arbiter of a game; else it names a seat. */
export function isArbiter(by: string): boolean {
  return ARBITER.test(by);
}

/** Those who are an arbiter now. */
export function arbitersOf({ arbiters }: TableState): string[] {
  return Object.keys(arbiters).filter((arbiter) => arbiters[arbiter]);
}

export function isFrozen({ status, onDispute, disputes }: TableState): boolean {
  return status === 'playing' && onDispute === 'freeze' && disputes.some((one) => one.open && one.freezes);
}

export function evolveTable(table: TableState | undefined, event: TableEvent): TableState {
  if (event.type === 'GameCreated') return created(event);
  if (table === undefined) throw new Error(`${event.type} stands before GameCreated`);
  return (EVOLVE[event.type] as (table: TableState, event: TableEvent) => TableState)(table, event);
}

type After = {
  [T in Exclude<TableEventType, 'GameCreated'>]: (
    table: TableState,
    event: Extract<TableEvent, { type: T }>,
  ) => TableState;
};

const same = (table: TableState): TableState => table;

const EVOLVE: After = {
  // Who sits down later adds nothing to the randomness: it was sealed when the game began.
  SeatTaken: (table, { seat, kind, entropy }) =>
    withSeat(table, seat, table.status === 'open' ? { kind, entropy } : { kind }),
  SeatGivenUp: (table, { seat, kind }) => withSeat(withoutAsked(table, seat), seat, { kind }),
  SeatReserved: (table, { seat }) => withSeat(table, seat, { kind: 'invite', reserved: true }),
  GameBegan: (table, { options, rulesVersion }) => ({ ...table, status: 'playing', options, rulesVersion }),
  GameFinished: (table, { winners, reason }) => ({
    ...table,
    status: 'finished',
    outcome: { winners, reason: reason as Outcome['reason'] },
  }),
  GameCancelled: (table) => ({ ...table, status: 'cancelled' }),

  ActionTakenBack: withoutConsents,
  ActionRedone: withoutConsents,
  TakeBackAsked: (table, { seat, entry, seats: open }) => {
    const number = table.takeBacksAsked + 1;
    return { ...table, takeBacksAsked: number, takeBack: { seat, entry, open, number } };
  },
  TakeBackAgreed: (table, { seat }) => {
    const takeBack = withAgreed(table.takeBack, seat);
    return takeBack === undefined ? table : { ...table, takeBack };
  },
  TakeBackRefused: (table) => ({
    ...withoutTakeBack(table),
    ...(table.takeBack && { refusedToTakeBack: table.takeBack.entry }),
  }),
  AdoptionAsked: isAskedToAdopt,
  AdoptionAgreed: hasAgreedToAdopt,
  AdoptionRefused: hasRefusedToAdopt,
  RulesAdopted: hasAdopted,

  ArbiterGranted: (table, { arbiter }) => ({ ...table, arbiters: { ...table.arbiters, [arbiter]: true } }),
  ArbiterWithdrawn: (table, { arbiter }) => ({ ...table, arbiters: { ...table.arbiters, [arbiter]: false } }),
  DisputeOpened: (table, { dispute, seat, entry }) => ({
    ...table,
    disputes: [...table.disputes, { dispute, seat, entry, open: true, freezes: true }],
  }),
  DisputeWithdrawn: (table, { dispute }) => closed(table, dispute),
  StatementMade: same,
  RulingGiven: (table, { dispute }) => closed(table, dispute),
  GameRewound: withoutConsents,
  GameAdjusted: withoutTakeBack,
  SeatForfeited: isOut,

  VoteCalled: (table, { seat, seats: open }) => {
    const number = table.votesCalled + 1;
    return { ...table, votesCalled: number, vote: { seat, open, cast: {}, number } };
  },
  VoteCast: (table, { seat, ballot }) =>
    table.vote === undefined ? table : { ...table, vote: withBallot(table.vote, seat, ballot) },
  VoteDecided: (table, { seat }) => withoutVote(table, seat),

  TurnTimedOut: same,
  VacationTaken: same,
  VacationEnded: same,
  DeadlinesMoved: same,
  FreezeEnded: (table) => ({
    ...table,
    disputes: table.disputes.map((one) => ({ ...one, freezes: false })),
  }),
  GameExpired: same,
  SeatResigned: (table, event) => ({ ...isOut(table, event), resigned: [...table.resigned, event.seat] }),
};

function created(event: Extract<TableEvent, { type: 'GameCreated' }>): TableState {
  return {
    status: 'open',
    ruleset: event.ruleset,
    rulesVersion: event.rulesVersion,
    options: event.options,
    visibility: event.visibility,
    start: event.start,
    ...(event.sandbox === undefined ? {} : { sandbox: event.sandbox }),
    onDispute: event.disputes!,
    time: event.time as TimeSetting,
    seats: event.seats.map((seat) => ({ ...seat, reserved: seat.kind === 'invite', entropy: NO_ENTROPY })),
    randomness: event.randomness as SeedCommitments,
    takeBacksAsked: 0,
    adoptionsAsked: 0,
    votesCalled: 0,
    resigned: [],
    out: [],
    disputes: [],
    arbiters: {},
  };
}

function withSeat(table: TableState, seat: string, change: Partial<TableSeat>): TableState {
  return { ...table, seats: table.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

function isOut(table: TableState, { seat }: { readonly seat: string }): TableState {
  const out = [...table.out.filter((one) => one !== seat), seat];
  return { ...withoutAsked(withoutTakeBack(table), seat), out };
}

function closed(table: TableState, dispute: number): TableState {
  return {
    ...table,
    disputes: table.disputes.map((one) => (one.dispute === dispute ? { ...one, open: false } : one)),
  };
}
