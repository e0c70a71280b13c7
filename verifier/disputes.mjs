import { must } from './fault.mjs';

/** What a ruling does stands in the event after it. */
const EFFECTS = {
  dismiss: undefined,
  rewind: 'GameRewound',
  adjust: 'GameAdjusted',
  forfeit: 'SeatForfeited',
};

/** A dispute freezes a game no longer than this without a word of an arbiter, in milliseconds. */
const FREEZE = 14 * 86_400_000;

/** Who quarrels about what, and who may rule. Everything here is public; what was written stands beside the game. */
export class Disputes {
  list = [];
  /** By arbiter: whether they still are one. */
  arbiters = new Map();

  constructor(table) {
    this.table = table;
  }

  /** Whether the game stands still. */
  get freezes() {
    return this.table.created.disputes === 'freeze' && this.list.some((one) => one.open && one.freezes);
  }

  /** The maker names some before the game begins; others come where they are called for. */
  ArbiterGranted({ arbiter, by }, { at }) {
    const { beganAt, status } = this.table;
    const isCalledFor = status === 'finished' || this.list.some(({ open }) => open);
    must(by === 'maker' ? beganAt === undefined : isCalledFor, `${arbiter} comes uncalled`);
    must(arbiter === `arbiter-${this.arbiters.size + 1}`, `${arbiter} is not the next arbiter`);
    this.arbiters.set(arbiter, true);
    this.heard = at;
  }

  ArbiterWithdrawn({ arbiter }) {
    this.mustBeArbiter(arbiter);
    this.arbiters.set(arbiter, false);
  }

  DisputeOpened({ dispute, seat, entry, claim }, told) {
    must(this.table.beganAt !== undefined, 'a dispute in a game that has not begun');
    must(dispute === this.list.length + 1, `dispute ${dispute} is not the next one`);
    must(this.table.hasSeat(seat), `${seat} disputes, and is no seat of the game`);
    must(!this.list.some((one) => one.open && one.seat === seat), `${seat} has a dispute already`);
    must(entry >= 1 && entry < told.entry, `entry ${entry} is disputed, and is not there`);
    mustBeHash(claim);
    this.list.push({ seat, open: true, freezes: true });
    this.heard = told.at;
  }

  DisputeWithdrawn({ dispute }) {
    this.close(dispute);
  }

  StatementMade({ dispute, by, text }, { at }) {
    this.mustBeOpen(dispute);
    mustBeHash(text);
    if (this.table.hasSeat(by)) return;
    this.mustBeArbiter(by);
    this.heard = at;
  }

  RulingGiven({ dispute, arbiter, decision, reason }, { at, events }) {
    this.mustBeArbiter(arbiter);
    const effect = events.find(({ type }) => Object.values(EFFECTS).includes(type))?.type;
    const fits = Object.hasOwn(EFFECTS, decision) && EFFECTS[decision] === effect;
    must(fits, `the ruling says ${decision}, and does something else`);
    mustBeHash(reason);
    this.close(dispute);
    this.heard = at;
  }

  /** What players say does not make a freeze longer. */
  FreezeEnded({ since }, { at }) {
    must(since === this.heard, 'a dispute was opened, or an arbiter heard of, at another time');
    must(Date.parse(at) >= Date.parse(since) + FREEZE, 'the game has not stood still for so long');
    for (const one of this.list) one.freezes = false;
  }

  close(dispute) {
    this.mustBeOpen(dispute);
    this.list[dispute - 1].open = false;
  }

  mustBeOpen(dispute) {
    must(this.list[dispute - 1]?.open === true, `dispute ${dispute} is not open`);
  }

  mustBeArbiter(arbiter) {
    must(this.arbiters.get(arbiter) === true, `${arbiter} is no arbiter of the game`);
  }
}

const mustBeHash = (text) => must(/^[0-9a-f]{64}$/.test(text), 'a text has no hash');
