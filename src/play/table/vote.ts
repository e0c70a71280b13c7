import { Type, type TSchema } from '@sinclair/typebox';
import type { Decision } from '../../games/kit/game-definition.js';

/** What the others can want of a seat that has missed too much. */
export const BALLOTS = ['giveToBot', 'openSeat', 'keepWaiting'] as const;
export type Ballot = (typeof BALLOTS)[number];

const answer = <T extends Ballot>(type: T, description: string) =>
  Type.Object({ type: Type.Literal(type) }, { additionalProperties: false, description });

export const VOTE_ACTIONS = {
  giveToBot: answer('giveToBot', 'Let a bot play on for a seat that has missed too much.'),
  openSeat: answer('openSeat', 'Open a seat that has missed too much for somebody else.'),
  keepWaiting: answer(
    'keepWaiting',
    'Let a seat that has missed too much be as it is. Not to answer in time says the same.',
  ),
} as const satisfies Readonly<Record<Ballot, TSchema>>;

/** The others are asked what becomes of a seat that has missed too much. */
export interface Vote {
  readonly seat: string;
  /** Who has still to answer: one seat of each player. */
  readonly open: readonly string[];
  /** By seat: what it wants. */
  readonly cast: Readonly<Record<string, Ballot>>;
  /** Tells this vote from those before it. */
  readonly number: number;
}

export const REPLACE_SEAT = 'table.replaceSeat';

export function isBallot(type: string): type is Ballot {
  return (BALLOTS as readonly string[]).includes(type);
}

export function voteQuestion({ seat, open, number }: Vote): Decision {
  return { id: `${REPLACE_SEAT}.${number}`, kind: REPLACE_SEAT, seats: open, about: { seat } };
}

/**
 * What has been decided; undefined while it is open. More than half of those who were asked, and still sit there, must
 * want the same; where no such half can come about any more, the seat stays.
 */
export function votedFor({ open, cast }: Vote): Ballot | undefined {
  const ballots = Object.values(cast);
  const enough = (ballots.length + open.length) / 2;
  const countOf = (wanted: Ballot): number => ballots.filter((one) => one === wanted).length;
  const change = BALLOTS.filter((wanted) => wanted !== 'keepWaiting');
  const won = change.find((wanted) => countOf(wanted) > enough);
  if (won !== undefined) return won;
  const canWin = change.some((wanted) => countOf(wanted) + open.length > enough);
  return canWin ? undefined : 'keepWaiting';
}

export function withBallot(vote: Vote, seat: string, ballot: Ballot): Vote {
  const open = vote.open.filter((one) => one !== seat);
  return { ...vote, open, cast: { ...vote.cast, [seat]: ballot } };
}

/** Who has gone wants nothing any more. */
export function withoutVoter(vote: Vote, seat: string): Vote {
  const { [seat]: _gone, ...cast } = vote.cast;
  return { ...vote, cast, open: vote.open.filter((one) => one !== seat) };
}
