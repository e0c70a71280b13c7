import type { Head } from '../../events/entry.js';
import type { BoardPart } from '../../games/kit/board.js';
import type { Outcome } from '../../games/kit/game-definition.js';
import type { Message } from '../../games/kit/message.js';
import type { PrintedPart } from '../../games/kit/parts.js';
import type { GameStatus, OfferedAction, ToldEntry } from '../../play/table/shapes.js';

/** What a seat is asked now. */
export interface Asked {
  readonly id: string;
  readonly label: Message;
  /** By when (ISO 8601, UTC). */
  readonly deadline?: string | undefined;
  /** What is done for the seat then; undefined where it is drawn. */
  readonly otherwise?: Message | undefined;
}

/** A game as one of its seats may know it now. */
export interface Situation {
  readonly game: string;
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  readonly status: GameStatus;
  readonly head: Head;
  /** What the seat may be told since its player's last action, that one included; of everything, where there is none. */
  readonly told: readonly ToldEntry[];
  readonly hasActed: boolean;
  readonly asked: readonly Asked[];
  readonly actions: readonly OfferedAction[];
  /** Printed parts that the actions use, and that the question is about. */
  readonly named: readonly PrintedPart[];
  readonly board: readonly BoardPart[];
  /** What the seat sees; undefined before the game begins. */
  readonly view: unknown;
  /** The seats that must answer now. */
  readonly awaiting: readonly string[];
  /** Whether anybody has a deadline now. */
  readonly isTimed: boolean;
  /** Types of events that tell a reader nothing. */
  readonly unspoken: readonly string[];
  readonly outcome?: Outcome | undefined;
}

/** What somebody wrote at the table. */
export interface Said {
  readonly seat: string;
  readonly to: 'all' | 'side';
  readonly text: string | null;
}

/** What mail asks of play to be able to tell. Play provides one that does this. */
export abstract class Situations {
  /**
   * @param seat null: the player's first
   * @returns undefined where the player does not hold it
   */
  abstract of(gameId: string, playerId: string, seat: string | null): Promise<Situation | undefined>;

  /** A message that is told to who may read it; undefined where it is erased. */
  abstract said(gameId: string, message: string): Promise<Said | undefined>;
}
