import type { Message } from '../../games/kit/message.js';
import type { Outcome, Typed } from '../../games/kit/game-definition.js';
import type { Head } from '../../events/entry.js';
import type { Deadline, TimeSetting } from './clock/time-setting.js';

/** What leaves the inside: plain data with messages for words. The edge turns messages into a language. */

export const GAME_STATUSES = ['open', 'playing', 'finished', 'cancelled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export const VISIBILITIES = ['private', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** `open` and `invite`: nobody sits there yet; the second asks for an invitation. */
export const SEAT_KINDS = ['open', 'invite', 'player', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What happens to a game while a dispute is open. */
export const DISPUTES = ['playOn', 'freeze'] as const;
export type Disputes = (typeof DISPUTES)[number];

/** What a game plays by whose dice follow a script: nobody but its maker has a part in it. */
export interface Sandbox {
  /** By purpose: what is drawn, each value once, in the order of the draws for it over the whole game. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
}

export const RULINGS = ['dismiss', 'rewind', 'adjust', 'forfeit'] as const;
export type RulingDecision = (typeof RULINGS)[number];

export interface SeatOfGame {
  readonly seat: string;
  readonly side: string;
  readonly kind: SeatKind;
  readonly player: { readonly id: string; readonly displayName: string } | null;
}

export interface ArbiterOfGame {
  readonly arbiter: string;
  /** Null where the game was played on another server. */
  readonly player: SeatOfGame['player'];
}

export interface GameSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly visibility: Visibility;
  readonly status: GameStatus;
  readonly version: number;
  readonly head: Head;
  readonly options: Readonly<Record<string, unknown>>;
  readonly start: 'automatic' | 'manual';
  /** Whether its dice may follow a script. */
  readonly sandbox: boolean;
  readonly time: TimeSetting;
  /** Until when who must decide what. */
  readonly deadlines: readonly Deadline[];
  readonly disputes: Disputes;
  /** Whether it stands still because of a dispute. */
  readonly frozen: boolean;
  readonly seats: readonly SeatOfGame[];
  /** Those who are one now. */
  readonly arbiters: readonly ArbiterOfGame[];
  readonly awaiting: readonly string[];
  readonly outcome: Outcome | null;
  readonly createdAt: string;
}

export interface OpenDecision {
  readonly id: string;
  readonly kind: string;
  readonly seats: readonly string[];
  /** Until when each of them has time. */
  readonly deadlines: readonly Pick<Deadline, 'seat' | 'at'>[];
  readonly label: Message;
}

/** An action that a seat may do now. `id` stays the same while its decision stands. */
export interface OfferedAction {
  readonly id: string;
  readonly action: Typed;
  readonly label: Message;
}

/** Questions of this kind are answered while the condition is met. */
export interface StandingAnswer {
  readonly kind: string;
  readonly condition: string;
}

/** A kind of question, and what a seat may answer to it in advance. */
export interface OfferInAdvance {
  readonly kind: string;
  readonly label: Message;
  readonly action: Typed;
  readonly actionLabel: Message;
  readonly conditions: readonly { readonly condition: string; readonly label: Message }[];
}

/** What a seat answers in advance, and what it may. */
export interface SeatStanding {
  readonly ruleset: string;
  readonly seat: string;
  readonly answers: readonly StandingAnswer[];
  /** Set last, and ended for good since. */
  readonly ended: readonly StandingAnswer[];
  readonly offers: readonly OfferInAdvance[];
}

export interface ToldEvent {
  readonly type: string;
  readonly schema: number;
  /** Why this viewer is told: it is for everyone, it passed just now, or it is for the viewer's own seat. */
  readonly audience: 'everyone' | 'passing' | 'seats' | 'nobody';
  readonly data: Readonly<Record<string, unknown>>;
  readonly label: Message;
}

/** A commitment that is open to this viewer: `value` is what it holds. */
export interface Opening {
  readonly salt: string;
  readonly value: unknown;
}

export interface ToldEntry {
  readonly entry: number;
  readonly seat: string | null;
  readonly at: string;
  readonly events: readonly ToldEvent[];
  /** Whether it was played and has been turned back since: it is kept, and counts no longer. */
  readonly struck: boolean;
  readonly seal: {
    readonly format: string;
    readonly ruleset: string;
    readonly rulesVersion: number;
    readonly previous: string;
    /** By slot: every seat, `passing`, `nobody`. */
    readonly commitments: Readonly<Record<string, string>>;
    /** Public draws, with the link of this entry that opens them. */
    readonly draws: readonly { purpose: string; index: number; n: number; value: number }[];
    readonly link: string | null;
    readonly anchor: string | null;
    readonly asked: unknown;
    readonly opened: Readonly<Record<string, Opening>>;
  };
  readonly hash: string;
  readonly head: Head;
}

/** A seat's or a spectator's view. `view` is rendered JSON and goes out as it is stored. */
export interface SeatView {
  readonly game: string;
  readonly version: number;
  readonly seat: string | null;
  readonly ruleset: string;
  readonly status: GameStatus;
  readonly sandbox: boolean;
  readonly awaiting: readonly string[];
  readonly decisions: readonly OpenDecision[];
  /** JSON text; `null` before the game begins. */
  readonly view: string;
  /** What everyone saw and this viewer may still be told (`audience` "passing"). */
  readonly passing: readonly { readonly entry: number; readonly events: readonly ToldEvent[] }[];
  readonly head: Head;
  readonly etag: string;
}

export interface ActAnswer {
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  readonly events: readonly ToldEvent[];
  readonly view: string;
  readonly actions: readonly OfferedAction[];
  readonly receipt: Head;
  readonly etag: string;
  /** Whether the action was done before, under the same key. */
  readonly repeated?: true;
}

/** What can be told beforehand of an action. `view` is JSON text. */
export interface Preview {
  readonly events: readonly ToldEvent[];
  readonly view: string;
}

/** An action that could be done now, at this version of the game, and was not. */
export interface DryRun {
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  readonly action: OfferedAction;
  readonly preview: Preview | undefined;
}
