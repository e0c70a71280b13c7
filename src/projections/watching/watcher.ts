import type { Head } from '../../events/entry.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { GameStatus, ToldEntry } from '../../play/table/shapes.js';
import type { Holder } from '../../players/holder.js';
import type { Refusal } from '../../refusals/refusal.js';
import { headOf, type GameRow } from '../game-row.js';

/** How far a game is, as everybody who may look at it knows. */
export interface GameNow {
  readonly ruleset: string;
  readonly version: number;
  readonly status: GameStatus;
  readonly awaiting: readonly string[];
  readonly head: Head;
}

/** An entry as one viewer is told it, and how far the game was then. Watchers who see the same share it. */
export interface Moment {
  readonly entry: ToldEntry;
  readonly now: GameNow;
}

/** Somebody who waits for what happens in a game. */
export interface Watcher {
  readonly game: string;
  readonly holder: Holder;
  /** As whom they look, from the beginning to the end. */
  readonly viewer: Viewer;
  /** Whether they take the entries, or only the word that there are some. */
  readonly wants: 'entries' | 'word';
  /** The number of the last entry that they know. */
  readonly known: number;
  /** There are entries after that. @param moments in their order; none for those who want the word alone */
  hear(moments: readonly Moment[], now: GameNow): void;
  /** They may look no more: they are told nothing after this. */
  lose(why: Refusal): void;
  /** From time to time, as long as they watch. */
  beat(now: Date): void;
}

export function nowOf(row: GameRow): GameNow {
  const { ruleset, version, status, awaiting } = row;
  return { ruleset, version, status, awaiting, head: headOf(row) };
}
