import { must } from './fault.mjs';
import { isStruck } from './line.mjs';

/**
 * Who is said to be late. Pauses only make a deadline later, so a seat has at least the seconds that the game gives since
 * it last acted, and what was struck cost it none.
 */
export class Times {
  /** By seat: its own entries. */
  acted = new Map();

  constructor(table) {
    this.table = table;
  }

  take({ entry, seat, at }) {
    if (seat !== null) this.acted.set(seat, [...(this.acted.get(seat) ?? []), { entry, at }]);
  }

  GameBegan(_event, { at }) {
    this.began = at;
  }

  TurnTimedOut({ seat }, told) {
    const { mode = 'none' } = this.table.created.time ?? {};
    must(mode !== 'none', `${seat} is said to be late, and nobody has to hurry`);
    must(told.seat === seat, `${seat} is said to be late in an entry of another seat`);
    must(
      this.mayBeLate(this.since(seat), told.at),
      `${seat} is said to be late, and its time cannot have run out`,
    );
  }

  /** Whether the time of a decision can have run out between two moments. */
  mayBeLate(since, at) {
    const { seconds = 0, graceSeconds = 0 } = this.table.created.time ?? {};
    return Date.parse(at) >= Date.parse(since) + (seconds + graceSeconds) * 1000;
  }

  /** When it acted last, as far as that counts. */
  since(seat) {
    const { struck } = this.table.line;
    const counting = (this.acted.get(seat) ?? []).filter(({ entry }) => !isStruck(struck, entry));
    return counting.at(-1)?.at ?? this.began;
  }
}
