import type { Message } from '../games/kit/message.js';
import type { Wrong } from './wrong.js';

/** Every reason for which the server says no. `src/http/problems` gives each its status and its words. */
export const REFUSAL_CODES = [
  'invalid-request',
  'invalid-options',
  'invalid-action',
  'idempotency-key-required',
  'seat-required',
  'unauthenticated',
  'mail-not-signed',
  'missing-scope',
  'registration-closed',
  'not-the-maker',
  'not-the-arbiter',
  'not-your-seat',
  'invitation-invalid',
  'not-found',
  'game-not-found',
  'ruleset-not-found',
  'seat-not-found',
  'version-not-found',
  'arbiter-not-found',
  'dispute-not-found',
  'vacation-not-found',
  'checkpoint-not-found',
  'token-not-found',
  'message-not-found',
  'webhook-not-found',
  'delivery-not-found',
  'mail-not-found',
  'no-mail-address',
  'mail-not-taken',
  'problem-not-found',
  'page-not-found',
  'method-not-allowed',
  'not-asked',
  'decision-closed',
  'game-not-open',
  'game-not-playing',
  'game-not-begun',
  'seat-taken',
  'seats-open',
  'one-side-only',
  'entropy-fixed',
  'knows-too-much',
  'vacation-taken',
  'plays-here',
  'player-no-arbiter',
  'sandbox-alone',
  'not-disputed',
  'nothing-to-take-back',
  'nothing-to-redo',
  'nobody-to-agree',
  'take-back-refused',
  'no-newer-rules',
  'adoption-refused',
  'game-frozen',
  'dispute-open',
  'game-imported',
  'too-many-games',
  'too-many-disputes',
  'dispute-closed',
  'too-many-webhooks',
  'webhook-disabled',
  'webhook-unanswered',
  'game-here-already',
  'stale-version',
  'precondition-failed',
  'body-too-large',
  'unsupported-media-type',
  'range-not-satisfiable',
  'expectation-failed',
  'illegal-action',
  'standing-answer-invalid',
  'cannot-rewind',
  'adjustment-not-offered',
  'webhook-url-refused',
  'bundle-not-verified',
  'bundle-not-finished',
  'bundle-ruleset-unknown',
  'bundle-plays-otherwise',
  'idempotency-key-reused',
  'too-many-requests',
  'too-many-streams',
  'internal-error',
  'outcome-unknown',
  'contended',
  'not-ready',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type RefusalValues = Readonly<Record<string, string | number | readonly string[] | Message>>;

export interface RefusalDetail extends Readonly<Record<string, unknown>> {
  readonly errors?: readonly Wrong[];
}

/**
 * A request that is refused. Nothing has been changed.
 * `values` fill in the words; `detail` holds further members of the answer (RFC 9457, section 3.2).
 */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly values: RefusalValues = {},
    readonly detail: RefusalDetail = {},
  ) {
    super(code);
  }
}
