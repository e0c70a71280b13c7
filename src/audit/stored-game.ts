import type { EntryRow } from '../events/read-entries.js';

/** A game exactly as the database has it: rows, not what they are believed to mean. */
export interface StoredGame {
  readonly row: StoredRow;
  readonly entries: readonly StoredEntry[];
  readonly events: readonly StoredEvent[];
  readonly views: readonly StoredView[];
  readonly seats: readonly StoredSeat[];
  /** Whom it is known of who they are, former arbiters included. */
  readonly arbiters: readonly string[];
  /** What the server keeps of the game for itself; absent where the row is gone. */
  readonly secrets: Buffer | undefined;
  /** The keys of the server that it was played on, if it was taken in from there. */
  readonly imported?: PublishedKeys;
  /** What requests brought about, by their keys. */
  readonly answered: readonly StoredAnswer[];
}

export interface StoredAnswer {
  readonly key: string;
  readonly entry: number;
  readonly seat: string;
}

export interface StoredRow {
  readonly id: string;
  readonly ruleset: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly visibility: string;
  readonly start: string;
  readonly sandbox: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly status: string;
  readonly version: number;
  readonly head: string | null;
  readonly head_key: string | null;
  readonly head_signature: string | null;
  readonly awaiting: readonly string[];
  /** JSON text, as it is stored. */
  readonly about: string;
}

export type StoredEntry = Omit<EntryRow, 'events'>;

export interface StoredEvent {
  readonly entry: number;
  readonly index: number;
  readonly type: string;
  readonly schema: number;
  readonly audience: readonly string[];
  /** JSON text, as it is stored. */
  readonly data: string;
}

export interface StoredView {
  readonly viewer: string;
  readonly same_as: string | null;
  readonly body: string | null;
  readonly hash: string;
}

export interface StoredSeat {
  readonly seat: string;
  readonly side: string;
  readonly kind: string;
  readonly taken: boolean;
}

/** Raw public keys (32 bytes) by their id. */
export type PublishedKeys = ReadonlyMap<string, Buffer>;
