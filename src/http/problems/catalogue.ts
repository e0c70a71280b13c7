import type { RefusalCode } from '../../refusals/refusal.js';

/** The status of every refusal: the one catalogue of problem types (RFC 9457). */
export const STATUS: Readonly<Record<RefusalCode, number>> = {
  'invalid-request': 400,
  'invalid-options': 400,
  'invalid-action': 400,
  'idempotency-key-required': 400,
  'seat-required': 400,
  unauthenticated: 401,
  'missing-scope': 403,
  'registration-closed': 403,
  'not-the-maker': 403,
  'not-your-seat': 403,
  'invitation-invalid': 403,
  'not-found': 404,
  'game-not-found': 404,
  'seat-not-found': 404,
  'version-not-found': 404,
  'method-not-allowed': 405,
  'decision-closed': 409,
  'game-not-open': 409,
  'game-not-playing': 409,
  'seat-taken': 409,
  'seats-open': 409,
  'one-side-only': 409,
  'stale-version': 412,
  'precondition-failed': 412,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  'expectation-failed': 417,
  'illegal-action': 422,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  'outcome-unknown': 503,
  contended: 503,
  'not-ready': 503,
};

/** After how many seconds it is worth trying again, where that is known beforehand. */
export const RETRY_AFTER: Readonly<Partial<Record<RefusalCode, number>>> = {
  'outcome-unknown': 1,
  contended: 1,
  'not-ready': 2,
};
