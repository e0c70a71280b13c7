import type { Letter } from './letter.js';

/** A mail as it is sent. */
export interface Mail extends Letter {
  /** The same at every attempt: names the mail, and the parts of it. */
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly at: Date;
  /** Message-ID, with its angle brackets. */
  readonly messageId: string;
  /** Message-IDs of what it belongs to; the last one is what it answers. */
  readonly references: readonly string[];
  readonly replyTo?: string | undefined;
  /** The sender of its envelope. */
  readonly bounceTo: string;
  /** A URL that stops mails like it when it is posted to (RFC 8058). */
  readonly stop?: string | undefined;
  readonly listId?: string | undefined;
  /** Whether it gathers what would have been several mails. */
  readonly isBulk?: boolean;
}

/** What came of a mail. `refused`: for good, because of its address. `rejected`: for good, for another reason. */
export interface Posted {
  readonly outcome: 'sent' | 'refused' | 'rejected' | 'failed';
  /** Of the SMTP answer. */
  readonly status?: number;
  readonly said: string;
}

/** To the SMTP server, at a time. */
export const MOST_CONNECTIONS = 5;

/** Takes mails away. */
export abstract class Postman {
  abstract post(mail: Mail): Promise<Posted>;
  async close(): Promise<void> {}
}
