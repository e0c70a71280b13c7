import { same } from './canonical.mjs';

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

/**
 * The table, as everyone saw it. A host that could begin twice, or seat somebody with an entropy of its choice when all
 * others have given theirs, could choose its dice.
 */
export class Table {
  constructor() {
    this.status = 'none';
    this.given = new Map();
    this.entropies = [];
  }

  /** Takes a public event; the problems with it. */
  take(event) {
    const allowed = !TABLE_EVENTS.has(event.type) || ALLOWED[this.status].includes(event.type);
    const problems = allowed ? [] : [`${event.type} in a game that is ${this.status}`];
    if (TABLE_EVENTS.has(event.type)) problems.push(...(this[event.type]?.(event) ?? []));
    this.status = NEXT[event.type] ?? this.status;
    return problems;
  }

  GameCreated(event) {
    this.created ??= event;
  }

  SeatTaken({ seat, entropy }) {
    this.given.set(seat, entropy);
  }

  GameFinished({ seeds }) {
    this.seeds = seeds;
  }

  GameBegan({ randomness, entropies }) {
    const agreed = this.created?.seats.map(({ seat }) => [seat, this.given.get(seat) ?? NO_ENTROPY]);
    this.entropies = entropies;
    return [
      ...(same(randomness, this.created?.randomness) ? [] : ['the commitments to the seeds have changed']),
      ...(same(entropies, agreed) ? [] : ['the entropies are not those that the seats gave']),
    ];
  }
}
