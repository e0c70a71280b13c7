import type { Entry } from '../events/entry.js';
import type { TableEvent } from '../play/table/events.js';
import type { GameAt } from '../play/table/game-at.js';
import type { Past } from '../projections/past-games.js';

/** Where something is said at the table. */
export interface Said {
  readonly entry: Entry;
  /** The game before it, with what the entry has said already. */
  readonly before: GameAt;
  /** The entries before this one, and the game after each. */
  readonly past: Past;
}

export type Look = readonly [good: boolean, what: string];
/** By type: what must be so where this is said. */
export type Looks<Type extends TableEvent['type']> = {
  readonly [T in Type]: (event: Extract<TableEvent, { type: T }>, said: Said) => readonly Look[];
};
