import { must } from './fault.mjs';

const CHANGES = ['giveToBot', 'openSeat'];

/**
 * What has been decided; undefined while it is open. More than half of those who were asked, and still sit there, must
 * want the same; where no such half can come about any more, the seat stays.
 */
function votedFor({ open, cast }) {
  const ballots = [...cast.values()];
  const enough = (ballots.length + open.length) / 2;
  const countOf = (wanted) => ballots.filter((one) => one === wanted).length;
  const won = CHANGES.find((wanted) => countOf(wanted) > enough);
  if (won !== undefined) return won;
  return CHANGES.some((wanted) => countOf(wanted) + open.length > enough) ? undefined : 'keepWaiting';
}

/** Who decides about a seat that has missed too much, and what. All of it is public. */
export class Votes {
  /** By seat: how many of its decisions ran out since it was last voted about, or taken. */
  late = new Map();
  resigned = new Set();

  constructor(table) {
    this.table = table;
  }

  /** After its events. Whether who acts was there, or had answered in advance, is not public. */
  take({ seat, events }) {
    const { vote } = this;
    const isLate = events.some(({ type }) => type === 'TurnTimedOut');
    if (seat !== null && vote?.seat === seat && !isLate) this.mayBeOver = true;
    const isOpen = vote === undefined || votedFor(vote) === undefined;
    must(isOpen || !events.some(isCast), 'a vote is over, and nothing is decided');
  }

  TurnTimedOut({ seat }) {
    this.late.set(seat, (this.late.get(seat) ?? 0) + 1);
  }

  VoteCalled({ seat, seats }) {
    const { misses = { then: 'nothing' } } = this.table.created.time ?? {};
    must(misses.then === 'vote', 'nobody votes in this game');
    must((this.late.get(seat) ?? 0) >= misses.after, `${seat} has not missed so much`);
    must(this.vote === undefined || this.mayBeOver, 'another seat is voted about');
    this.mustBeOthers(seat, seats);
    this.vote = { seat, open: seats, cast: new Map() };
    this.mayBeOver = false;
  }

  VoteCast({ seat, ballot }) {
    must(this.vote?.open.includes(seat) === true, `${seat} is not asked what becomes of a seat`);
    this.without(seat);
    this.vote.cast.set(seat, ballot);
  }

  VoteDecided({ seat, ballot }, { events }) {
    const isVoted = this.vote?.seat === seat && votedFor(this.vote) === ballot;
    must(isVoted, `it is not what was voted for, that ${seat} gets ${ballot}`);
    const given = events.some((event) => event.type === 'SeatGivenUp' && event.seat === seat);
    must(given === CHANGES.includes(ballot), `what becomes of ${seat} is not what was decided`);
    this.ends(seat);
  }

  SeatGivenUp({ seat }) {
    this.goes(seat);
  }

  SeatForfeited({ seat }) {
    this.goes(seat);
  }

  SeatResigned({ seat }) {
    this.resigned.add(seat);
    this.goes(seat);
  }

  /** Who has gone wants nothing any more, and is not voted about. */
  goes(seat) {
    if (this.vote?.seat === seat) this.ends(seat);
    else if (this.vote !== undefined) this.without(seat);
  }

  without(seat) {
    this.vote.open = this.vote.open.filter((one) => one !== seat);
    this.vote.cast.delete(seat);
  }

  ends(seat) {
    this.vote = undefined;
    this.late.delete(seat);
  }

  /** One seat of each is asked; a player has seats of one side only. */
  mustBeOthers(seat, seats) {
    const players = this.table.players.filter((one) => one.seat !== seat && !this.resigned.has(one.seat));
    const asked = players.filter((one) => seats.includes(one.seat));
    must(asked.length === seats.length, 'others are asked to vote than players of other seats');
    const own = this.table.sideOf(seat);
    const reached = asked.map(({ side }) => side);
    const { out } = this.table.line;
    const all = players.every(
      (one) => one.side === own || out.includes(one.seat) || reached.includes(one.side),
    );
    must(all, 'not all other players are asked to vote');
  }
}

const isCast = ({ type }) => type === 'VoteCast';
