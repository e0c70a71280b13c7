import { Adopting } from './adopting.mjs';
import { same } from './canonical.mjs';
import { checkSandbox } from './chance.mjs';
import { Disputes } from './disputes.mjs';
import { must } from './fault.mjs';
import { checkForm, isTableEvent } from './forms.mjs';
import { isOut, Line } from './line.mjs';
import { Times } from './times.mjs';
import { Votes } from './votes.mjs';

const NO_ENTROPY = 'none';

const NEXT = {
  GameCreated: 'open',
  GameBegan: 'playing',
  GameFinished: 'finished',
  GameCancelled: 'cancelled',
};

/** Why a game ends when a seat forfeits it, and its rules do not say how the others play on. */
export const FORFEITED = 'table.forfeited';

/** All other sides have won. */
export const winnersWithout = (seats, forfeited) => {
  const { side } = seats.find(({ seat }) => seat === forfeited);
  return seats.filter((one) => one.side !== side).map(({ seat }) => seat);
};

/**
 * The table, as everyone saw it. A host that could begin twice, or seat somebody with an entropy of its choice when all
 * others have given theirs, could choose its dice.
 */
export class Table {
  status = 'none';
  given = new Map();
  kinds = new Map();
  entropies = [];
  line = new Line(this);
  disputes = new Disputes(this);
  times = new Times(this);
  votes = new Votes(this);
  adopting = new Adopting(this);

  /** The names of all commitments, sorted. */
  get slots() {
    return ['passing', 'nobody', ...this.created.seats.map(({ seat }) => seat)].sort();
  }

  /** The seats in which players sit. */
  get players() {
    return this.created.seats.filter(({ seat }) => this.kinds.get(seat) === 'player');
  }

  hasSeat(name) {
    return this.created.seats.some(({ seat }) => seat === name);
  }

  sideOf(name) {
    return this.created.seats.find(({ seat }) => seat === name)?.side;
  }

  take(told) {
    const { status } = this;
    checkForm(told, status === 'playing' && this.disputes.freezes ? 'frozen' : status);
    for (const event of told.events.filter(isTableEvent)) this.happens(event, told);
    this.adopting.take(told);
    this.checkEntry(told);
    const hasPlayed = told.seat !== null || told.events.some((event) => !isTableEvent(event));
    this.line.take(told, status === 'playing' && hasPlayed);
    if (status === 'playing') for (const part of [this.times, this.votes]) part.take(told);
  }

  happens(event, told) {
    for (const part of [this, this.line, this.disputes, this.times, this.votes, this.adopting])
      part[event.type]?.(event, told);
    this.status = NEXT[event.type] ?? this.status;
  }

  /** What each entry repeats of the game. */
  checkEntry({ seat, seal }) {
    const { ruleset } = this.began ?? this.created;
    must(
      seal.ruleset === ruleset && seal.rulesVersion === this.adopting.now.rulesVersion,
      'it is played by other rules than the game',
    );
    must(seat === null || this.hasSeat(seat), `${seat} is no seat of the game`);
  }

  GameCreated(event) {
    checkSandbox(event);
    this.created = event;
    for (const { seat, kind } of event.seats) this.kinds.set(seat, kind);
  }

  SeatTaken({ seat, kind, entropy }) {
    const isFree = ['open', 'invite'].includes(this.kinds.get(seat));
    must(isFree, `somebody sits in ${seat} already`);
    this.given.set(seat, entropy);
    this.kinds.set(seat, kind);
  }

  SeatGivenUp({ seat, kind }) {
    this.kinds.set(seat, kind);
  }

  SeatForfeited({ seat }) {
    must(this.hasSeat(seat), `${seat} forfeits, and is no seat of the game`);
  }

  SeatResigned({ seat }) {
    must(this.kinds.get(seat) === 'player', `${seat} has no player who could resign`);
  }

  GameFinished(event, { entry, events }) {
    this.finished = event;
    this.finishedAt = entry;
    this.seeds = event.seeds;
    if (event.reason.key !== FORFEITED) return;
    const forfeited = events.find(isOut);
    must(forfeited !== undefined, 'it ends as if a seat had forfeited');
    const winners = winnersWithout(this.created.seats, forfeited.seat);
    must(same(event.winners, winners), `${forfeited.seat} forfeits, and others win than all other sides`);
  }

  GameBegan(event, { entry }) {
    const { seats, randomness, options, ruleset, sandbox = null } = this.created;
    const agreed = seats.map(({ seat }) => [seat, this.given.get(seat) ?? NO_ENTROPY]);
    must(same(event.randomness, randomness), 'the commitments to the seeds have changed');
    must(same(event.entropies, agreed), 'the entropies are not those that the seats gave');
    must(
      same([event.options, event.ruleset], [options, ruleset]),
      'it begins with other options than it was made with',
    );
    must(
      same(event.sandbox ?? null, sandbox),
      'it begins as another sandbox, or as none, than it was made: the script of its dice has changed',
    );
    this.began = event;
    this.beganAt = entry;
    this.entropies = event.entropies;
  }
}
