import { same } from './canonical.mjs';
import { must } from './fault.mjs';

/** Whether a seat goes, and others may have won by it. */
export const isOut = ({ type }) => type === 'SeatForfeited' || type === 'SeatResigned';

const TURNINGS = ['ActionTakenBack', 'ActionRedone', 'GameRewound'];

/** The entry after which the game stands again, if this one turns it back; else undefined. */
export function turnsTo({ events }) {
  const turning = events.find(({ type }) => TURNINGS.includes(type));
  return turning && (turning.type === 'ActionTakenBack' ? turning.entry - 1 : turning.entry);
}

export const isStruck = (struck, entry) => struck.some(([from, to]) => from <= entry && entry <= to);

/**
 * Which entries count. An entry that turns the game back strikes those between; nothing is deleted. Who may take what
 * back is public, but for one thing: whether an action was free to be taken back is told by the rules.
 */
export class Line {
  struck = [];
  turnings = { ActionTakenBack: 0, ActionRedone: 0, GameRewound: 0 };
  /** What was taken back and may be done again, the last one first of all. */
  redo = [];
  /** Seats that are out, and need not be asked. */
  out = [];
  seats = [];
  /** Entries in which something was played. */
  played = [];
  /** After each entry, from none on: what is so again where the game is turned back to it. */
  past = [{ struck: [], last: undefined, out: [] }];

  constructor(table) {
    this.table = table;
  }

  /** After its events. `plays`: whether something was played in the entry. */
  take(told, plays) {
    const { entry, seat } = told;
    const to = turnsTo(told);
    must(this.question?.open.length !== 0, 'all have agreed, and nothing is taken back');
    const then = this.past[to ?? entry - 1];
    const strikes = to !== undefined && to + 1 < entry;
    this.struck = strikes ? [...then.struck, [to + 1, entry - 1]] : then.struck;
    this.last = plays ? { entry, seat } : then.last;
    this.out = [...then.out, ...told.events.filter(isOut).map((event) => event.seat)];
    this.past.push({ struck: this.struck, last: this.last, out: this.out });
    this.seats.push(seat);
    if (plays) this.playedOn(entry);
  }

  playedOn(entry) {
    this.played.push(entry);
    this.redo = [];
    this.question = undefined;
  }

  ActionTakenBack({ seat, entry, consent }) {
    const { question } = this;
    this.mustBeLast(seat, entry);
    const agreed = same([question?.seat, question?.entry, question?.open], [seat, entry, []]);
    must(
      agreed === consent,
      consent ? 'not all who were asked have agreed' : 'it is not said that all agreed',
    );
    this.redo.push(entry);
    this.turned('ActionTakenBack');
  }

  ActionRedone({ seat, entry }) {
    const mayBe = this.redo.at(-1) === entry && this.seats[entry - 1] === seat;
    must(mayBe, `entry ${entry} is not what ${seat} took back last`);
    this.redo.pop();
    this.turned('ActionRedone');
  }

  GameRewound({ entry }, told) {
    const counts = entry >= this.table.beganAt && entry + 1 < told.entry && !isStruck(this.struck, entry);
    must(
      counts,
      `the game is rewound to entry ${entry}, which does not count, or in which it was not played`,
    );
    this.redo = [];
    this.turned('GameRewound');
  }

  GameAdjusted() {
    this.question = undefined;
  }

  SeatForfeited() {
    this.question = undefined;
  }

  SeatResigned() {
    this.question = undefined;
  }

  turned(how) {
    this.turnings[how] += 1;
    this.question = undefined;
  }

  TakeBackAsked({ seat, entry, seats }) {
    this.mustBeLast(seat, entry);
    must(this.question === undefined && this.refused !== entry, 'the players have been asked already');
    this.mustBeOthers(seat, seats);
    this.question = { seat, entry, open: seats };
  }

  /** Those must be asked who are surely other players. */
  mustBeOthers(seat, seats) {
    const players = this.table.players.filter((one) => one.seat !== seat);
    const isAsked = (one) => seats.includes(one.seat);
    const fits = seats.length > 0 && seats.length === players.filter(isAsked).length;
    must(fits, 'others are asked than the players of other seats');
    must(this.surelyOthers(seat).every(isAsked), 'not all other players are asked');
  }

  /** A player has seats of one side only; who is out has no say. */
  surelyOthers(seat) {
    const side = this.table.sideOf(seat);
    return this.table.players.filter((one) => one.side !== side && !this.out.includes(one.seat));
  }

  TakeBackAgreed({ seat }) {
    this.mustBeAsked(seat);
    this.question = { ...this.question, open: this.question.open.filter((one) => one !== seat) };
  }

  TakeBackRefused({ seat }) {
    this.mustBeAsked(seat);
    this.refused = this.question.entry;
    this.question = undefined;
  }

  /** Who asks or is asked has gone: the question goes with them. */
  SeatGivenUp({ seat }) {
    const { question } = this;
    if (question?.seat === seat || question?.open.includes(seat)) this.question = undefined;
  }

  mustBeLast(seat, entry) {
    const isLast = same(this.last ?? null, { entry, seat });
    must(isLast, `entry ${entry} is not the last action that counts, or not of ${seat}`);
  }

  mustBeAsked(seat) {
    must(this.question?.open.includes(seat) === true, `${seat} is not asked whether something is taken back`);
  }
}

/** What a player did can be taken back, and nothing else. When everything is open, it shows who did what, and how. */
export class TakenFromPlayers {
  by = [];

  take({ seat, events, seal: { asked, opened } }) {
    const held = [asked, ...Object.values(opened).map(({ value }) => value.asked)];
    const by = held.find((one) => one !== null)?.by;
    this.by.push(by);
    const back = events.find(({ type }) => type === 'ActionTakenBack');
    must(back === undefined || this.by[back.entry - 1] === 'player', 'what is taken back, no player did');
    const isLate = events.some(({ type }) => type === 'TurnTimedOut');
    must(isLate || seat === null || by !== 'timeout', `it is not said that ${seat} was late`);
    must(!isLate || by === 'timeout', `${seat} is said to be late, and what it did was no default`);
  }
}
