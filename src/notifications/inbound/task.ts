import type { ReplyGrant } from './reply-tokens.js';
import type { Speech } from './speech.js';
import type { Step } from './step.js';

/** The commands of a mail in a game, for a seat that its sender holds. */
export interface Task {
  /** The hash of the mail (hex): whatever is done for it is known by it. */
  readonly id: string;
  readonly gameId: string;
  readonly seat: string;
  readonly playerId: string;
  readonly grant: ReplyGrant;
  /** Whether the seat has had no mail about another turn since. */
  readonly isOfThisTurn: boolean;
  /** As the mail that is answered speaks: options are called so. */
  readonly read: Speech;
  /** As the player is answered. */
  readonly speech: Speech;
}

/** One command of it. */
export interface Begun {
  readonly task: Task;
  /** The same for the same command of the same mail, so that it has its effect once. */
  readonly key: string;
  /** What was done before for this mail. */
  readonly before: readonly Step[];
  /** What the command was found to mean before a crash. */
  readonly meant: Step['meant'];
  /** Keeps what it means: only then may it be done. */
  readonly mean: (meant: NonNullable<Step['meant']>) => Promise<void>;
}
