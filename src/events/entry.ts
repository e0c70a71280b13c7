/**
 * The journal's own words. It keeps facts and understands none of them: an audience is a list of slots,
 * an event is a type and its fields.
 */

/** `everyone`, `passing`, `nobody`, or the id of a seat. */
export type Slot = string;

export const EVERYONE = 'everyone';
export const PASSING = 'passing';
export const NOBODY = 'nobody';

export type By = 'player' | 'bot' | 'standing' | 'timeout' | 'arbiter' | 'host';

export interface JournalEvent {
  readonly type: string;
  /** Version of this event type's shape. */
  readonly schema: number;
  readonly audience: readonly Slot[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Draw {
  readonly purpose: string;
  /** Counts from 0 within one purpose of one entry. */
  readonly index: number;
  /** How many outcomes there were. */
  readonly n: number;
  readonly value: number;
  readonly audience: readonly Slot[];
}

/** The action as it was asked, and how it came. */
export interface Asked {
  readonly action: Readonly<Record<string, unknown>>;
  readonly by: By;
  readonly decision?: string;
}

/** What is to be written: an entry before it is sealed. */
export interface EntryDraft {
  readonly game: string;
  readonly entry: number;
  readonly seat?: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly ruleset: string;
  readonly rulesVersion: number;
  /** The game's seats, in their order: one commitment each. */
  readonly seats: readonly string[];
  readonly asked: Asked;
  /** The commitment in which `asked` lies, or `everyone`. */
  readonly askedSlot: Slot;
  readonly events: readonly JournalEvent[];
  readonly draws: readonly Draw[];
  /** Opens this entry's public draws (hex). */
  readonly link?: string;
  /** Commits to the links of the entries to come, where a chain of links is used up (hex). */
  readonly anchor?: string;
}

/** One opened or openable part of an entry. */
export interface Commitment {
  readonly slot: Slot;
  /** 32 bytes, hex. */
  readonly salt: string;
  /** SHA-256, hex. */
  readonly hash: string;
}

export interface Entry extends EntryDraft {
  readonly previous: string;
  readonly commitments: readonly Commitment[];
  readonly hash: string;
  readonly head: Head;
}

/** The signed head of a game: what every viewer sees alike. */
export interface Head {
  readonly version: number;
  /** SHA-256 of the last entry, hex. */
  readonly hash: string;
  /** Id of the key that signed. */
  readonly key: string;
  /** Ed25519 over `headBytes`, base64url. */
  readonly signature: string;
}
