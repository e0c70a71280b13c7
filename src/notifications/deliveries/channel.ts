import type { Head } from '../../events/entry.js';
import type { AskedDecision, NoticeType } from './notice.js';

export const CHANNELS = ['webhook', 'mail'] as const;
export type ChannelName = (typeof CHANNELS)[number];

export interface DeliveredGame {
  readonly ruleset: string;
  readonly status: string;
  readonly version: number;
  /** Whether it is one, and has to say so. */
  readonly sandbox: boolean;
}

/** One notice on its way to one target. */
export interface Delivery {
  /** The game, or the player where it is about no game. */
  readonly topic: string;
  /** The same at every attempt. */
  readonly id: string;
  /** The entry with which it came; 0 where it is about no game. */
  readonly entry: number;
  readonly type: NoticeType;
  readonly seat: string | null;
  readonly playerId: string | null;
  readonly channel: ChannelName;
  /** A webhook, or a player who gets mail. */
  readonly target: string;
  readonly decision: AskedDecision | null;
  readonly deadline: Date | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  /** How often it has been tried before. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** The game as it is now, where it is about one. */
  readonly game: DeliveredGame | null;
  /** The head of the game after its entry. */
  readonly head: Head | null;
}

/** What came of sending, for the log of the delivery. */
interface Said {
  readonly status?: number;
  /** Milliseconds. */
  readonly latency?: number;
  /** The beginning of what the receiver answered, or what went wrong. */
  readonly said?: string;
}

/**
 * delivered; failed: for good; expired: it need not be told any more; retry: again at a time;
 * later: not now, and this was no attempt.
 */
export type Sent =
  | ({ readonly outcome: 'delivered' | 'failed' | 'expired' } & Said)
  | ({ readonly outcome: 'retry' | 'later'; readonly at: Date } & Said);

/** A way to tell somebody something. */
export interface Channel {
  readonly name: ChannelName;
  /** How many it can send at a time: no more are leased, so that none waits longer than its lease. */
  readonly atOnce: number;
  /** Sends it once. What it throws counts as a failure of the server's own, and is tried again later. */
  send(delivery: Delivery): Promise<Sent>;
}
