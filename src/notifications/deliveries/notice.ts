/** What players are told of a game. */
export const GAME_NOTICES = [
  'turn.started',
  'turn.reminder',
  'turn.timedOut',
  'game.started',
  'game.changed',
  'game.finished',
  'game.cancelled',
  'seat.opened',
  'vote.called',
  'deadlines.moved',
  'dispute.opened',
  'dispute.ruled',
  'message.posted',
] as const;

/** What they are told of their account. */
export const ACCOUNT_NOTICES = [
  'ping',
  'webhook.disabled',
  'address.confirm',
  'invitation',
  'mail.answer',
] as const;

export type GameNoticeType = (typeof GAME_NOTICES)[number];
export type NoticeType = GameNoticeType | (typeof ACCOUNT_NOTICES)[number];

/** Of these, those hear too who have no seat: who made the game, and its arbiters. */
export const WATCHED: ReadonlySet<NoticeType> = new Set<NoticeType>([
  'game.finished',
  'game.cancelled',
  'dispute.opened',
]);

/** A question as everyone knows it. */
export interface AskedDecision {
  readonly id: string;
  readonly kind: string;
}

/** Why a seat has lost its player, and who may play on. In the notice to the one who has lost it, `lost` is true. */
export interface SeatFate {
  readonly because: 'vote' | 'misses' | 'left';
  readonly then: 'bot' | 'open';
  readonly lost?: boolean;
}

/** Of a vote about a seat: the question that the others are asked. */
export interface CalledVote {
  readonly vote: string;
}

/** What somebody is to be told, wherever they want to be told it. It holds nothing but what everyone in the game knows. */
export interface Notice {
  readonly type: GameNoticeType;
  readonly playerId: string;
  /** Whom it is about; null: the game as a whole. */
  readonly seat: string | null;
  readonly decision?: AskedDecision;
  /** By when the decision is to be answered (ISO 8601). */
  readonly deadline?: string;
  /** What else the words depend on. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** When it is due, if not at once (ISO 8601). */
  readonly dueAt?: string;
}
