import type { ReplyGrant } from './reply-tokens.js';

/** What mail that comes in asks of the mail that goes out. Its module provides one that does this. */
export abstract class AddressBook {
  /** The address that the player has confirmed; undefined where there is none, or no such player. */
  abstract addressOf(playerId: string): Promise<string | undefined>;

  /**
   * The player has answered from an address: it is confirmed, if it is still the one to be confirmed. Once more is no
   * change.
   * @returns whether it is confirmed now
   */
  abstract confirm(playerId: string, email: string): Promise<boolean>;

  /**
   * Makes an account for the address of an invitation, if none has confirmed it, and sits it down. Once more is no
   * change.
   * @returns the player's id
   * @throws Refusal
   */
  abstract join(invitation: ReplyGrant): Promise<string>;
}

/** `happened`: since the seat last acted, that included. */
export type Shown = 'happened' | 'options' | 'board' | 'help';

/** What is answered to a mail. `lines` are text as it is to be read; the options and the board are put in by who sends. */
export interface MailAnswer {
  /** The hash of the mail that is answered (hex): the same answer again is sent once. */
  readonly id: string;
  readonly playerId: string;
  readonly game?: string | undefined;
  readonly seat?: string | undefined;
  /** The Message-ID that is answered, with its angle brackets. */
  readonly inReplyTo?: string | undefined;
  readonly subject?: string | undefined;
  readonly lines: readonly string[];
  /** What comes below, as it is when the mail is sent: by then the seat may not be told everything any more. */
  readonly shows: readonly Shown[];
}

/** Queues answers. What is queued is kept when this returns. */
export abstract class MailAnswers {
  abstract send(answer: MailAnswer): Promise<void>;
}

/** What is done with a mail that came back. */
export abstract class Bounces {
  /** @param token that of the sender of the envelope, `bounce+<token>@…` */
  abstract bouncedBy(token: string): Promise<void>;
}
