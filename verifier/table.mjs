import { same } from './canonical.mjs';
import { publicEvents } from './entry.mjs';
import { must } from './fault.mjs';

const NO_ENTROPY = 'none';

/** What may happen at the table, by what the game was before. */
const ALLOWED = {
  none: ['GameCreated'],
  open: ['SeatTaken', 'SeatGivenUp', 'SeatReserved', 'GameBegan', 'GameCancelled'],
  playing: ['SeatGivenUp', 'GameFinished'],
  finished: [],
  cancelled: [],
};

const NEXT = {
  GameCreated: 'open',
  GameBegan: 'playing',
  GameFinished: 'finished',
  GameCancelled: 'cancelled',
};
const TABLE_EVENTS = new Set(Object.values(ALLOWED).flat());

export const isTableEvent = ({ type }) => TABLE_EVENTS.has(type);

/**
 * The table, as everyone saw it. A host that could begin twice, or seat somebody with an entropy of its choice when all
 * others have given theirs, could choose its dice.
 */
export class Table {
  status = 'none';
  given = new Map();
  entropies = [];

  /** The names of all commitments, sorted. */
  get slots() {
    return ['passing', 'nobody', ...this.created.seats.map(({ seat }) => seat)].sort();
  }

  take(told) {
    const { ended } = this;
    must(!ended, 'it stands after the end of the game');
    for (const event of publicEvents(told)) this.happens(event);
    this.checkEntry(told);
    this.ended = this.status === 'finished' || this.status === 'cancelled';
  }

  happens(event) {
    if (!isTableEvent(event)) return;
    must(ALLOWED[this.status].includes(event.type), `${event.type} in a game that is ${this.status}`);
    this[event.type]?.(event);
    this.status = NEXT[event.type] ?? this.status;
  }

  /** What each entry repeats of the game. */
  checkEntry({ seat, seal, events }) {
    const { ruleset, rulesVersion } = this.began ?? this.created;
    must(
      seal.ruleset === ruleset && seal.rulesVersion === rulesVersion,
      'it is played by other rules than the game',
    );
    must(
      seat === null || this.created.seats.some((one) => one.seat === seat),
      `${seat} is no seat of the game`,
    );
    const plays = events.some((event) => !isTableEvent(event));
    must(!plays || this.began !== undefined, 'it plays in a game that has not begun');
  }

  GameCreated(event) {
    this.created = event;
  }

  SeatTaken({ seat, entropy }) {
    this.given.set(seat, entropy);
  }

  GameFinished(event) {
    this.finished = event;
    this.seeds = event.seeds;
  }

  GameBegan(event) {
    const { seats, randomness, options, ruleset } = this.created;
    const agreed = seats.map(({ seat }) => [seat, this.given.get(seat) ?? NO_ENTROPY]);
    must(same(event.randomness, randomness), 'the commitments to the seeds have changed');
    must(same(event.entropies, agreed), 'the entropies are not those that the seats gave');
    must(
      same([event.options, event.ruleset], [options, ruleset]),
      'it begins with other options than it was made with',
    );
    this.began = event;
    this.entropies = event.entropies;
  }
}
