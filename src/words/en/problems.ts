import { disputeProblems } from './dispute-problems.js';
import { gameProblems } from './game-problems.js';
import type { ProblemCatalogue } from '../problem-words.js';
import { missingProblems } from './missing-problems.js';
import { proofProblems } from './proof-problems.js';
import { webhookProblems } from './webhook-problems.js';

export const problems: ProblemCatalogue = {
  ...gameProblems,
  ...disputeProblems,
  ...missingProblems,
  ...proofProblems,
  ...webhookProblems,
  'invalid-request': {
    title: 'Request not understood',
    wrong: 'The request does not have the form that this call asks for.',
    right: 'Correct what "errors" names; openapi.json describes every call.',
  },
  'idempotency-key-required': {
    title: 'Idempotency-Key missing',
    wrong: 'This call needs the header Idempotency-Key.',
    right:
      'Send 1 to 200 visible ASCII characters, new for every action and the same when an action is sent again.',
  },
  unauthenticated: {
    title: 'No valid token',
    wrong: 'This call needs a bearer token that is valid now.',
    right: 'Send "Authorization: Bearer hkr_…". POST /v1/players makes an account and its token.',
  },
  'mail-not-signed': {
    title: 'Mail not signed',
    wrong: 'The signature of this mail is not the right one, or it is older than five minutes.',
    right:
      'Send in X-Harker-Signature the HMAC-SHA256 of "<X-Harker-Timestamp>.<body>" by the secret that the server has.',
  },
  'missing-scope': {
    title: 'Token not allowed to do this',
    wrong: 'The token does not have the scope that this needs.',
    wrongWith: 'The token does not have the scope "{scope}".',
    right: 'Use a token with that scope. A token can give another one no more than it has itself.',
  },
  'registration-closed': {
    title: 'Registration closed',
    wrong: 'This server does not let strangers make accounts.',
    right: 'Ask its administrator for an account.',
  },
  'not-found': {
    title: 'Not found',
    wrong: 'There is nothing here.',
    right: 'openapi.json lists every call of this server.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    wrong: 'This path is not called with this method.',
    right: 'The header Allow lists the methods of this path.',
  },
  'precondition-failed': {
    title: 'Condition not met',
    wrong: 'A file of the documentation is not the one that If-Match or If-Unmodified-Since names.',
    right: 'Ask for it without the condition.',
  },
  'body-too-large': {
    title: 'Body too large',
    wrong: 'The body of a request may have at most 64 KiB.',
    wrongWith: 'The body of this request may have at most {most}.',
    right: 'Send less.',
  },
  'unsupported-media-type': {
    title: 'Not JSON',
    wrong: 'Bodies are JSON.',
    wrongWith: 'The body of this request must be {type}.',
    right: 'Send "Content-Type: application/json".',
    rightWith: 'Send "Content-Type: {type}".',
  },
  'range-not-satisfiable': {
    title: 'No such part',
    wrong: 'A file of the documentation has no part that Range names.',
    right: 'Ask for it without Range.',
  },
  'expectation-failed': {
    title: 'Expectation not met',
    wrong: 'The header Expect names something that this server does not do.',
    right: 'Leave Expect out; "100-continue" is understood.',
  },
  'idempotency-key-reused': {
    title: 'Idempotency-Key used before',
    wrong: 'This key came with another action before.',
    right: 'Use a new key for every action.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    wrong: 'There were too many requests of this kind.',
    right: 'Wait as long as Retry-After says.',
  },
  'too-many-streams': {
    title: 'Too many streams',
    wrong: 'As many streams and waiting calls are open at this server as it has places for.',
    wrongWith: 'You have {most} streams and waiting calls open, which is as many as one player may.',
    right: 'Close one that is not needed, or try again after the time in Retry-After.',
  },
  'internal-error': {
    title: 'Fault of the server',
    wrong: 'Something went wrong that is not your fault.',
    right: 'Try again. If it stays so, tell the operator the request id that stands in "instance".',
  },
  'outcome-unknown': {
    title: 'Outcome not known',
    wrong: 'The server cannot say whether this was done.',
    right:
      'Send the same action with the same Idempotency-Key again: it is taken once at the most. After a call without a ' +
      'key, look first whether it was done.',
  },
  contended: {
    title: 'Others were faster',
    wrong: 'The game moved on each time before this could be written. Nothing was done.',
    right: 'Send the same request again after Retry-After.',
  },
  'not-ready': {
    title: 'Not ready',
    wrong: 'The server cannot reach its database.',
    right: 'Try again after Retry-After.',
  },
};
