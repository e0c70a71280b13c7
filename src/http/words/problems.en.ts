import type { ProblemCatalogue } from './problem-words.js';

export const PROBLEMS_EN: ProblemCatalogue = {
  'invalid-request': {
    title: 'Request not understood',
    wrong: 'The request does not have the form that this call asks for.',
    right: 'Correct what "errors" names; openapi.json describes every call.',
  },
  'invalid-options': {
    title: 'Options not known',
    wrong: 'The ruleset cannot be played with these options.',
    right: 'GET /v1/rulesets/{ruleset} lists the options and their values.',
  },
  'invalid-action': {
    title: 'Action not known',
    wrong: 'The action does not have a form that the ruleset knows.',
    right: 'Send one of the actions that GET /v1/games/{game}/actions offers, by its id or by its fields.',
  },
  'idempotency-key-required': {
    title: 'Idempotency-Key missing',
    wrong: 'An action needs the header Idempotency-Key.',
    right:
      'Send 1 to 200 visible ASCII characters, new for every action and the same when an action is sent again.',
  },
  'seat-required': {
    title: 'Which seat?',
    wrong: 'You hold several seats of this game.',
    wrongWith: 'You hold several seats of this game: {seats}.',
    right: 'Say which one you mean with "seat".',
  },
  unauthenticated: {
    title: 'No valid token',
    wrong: 'This call needs a bearer token that is valid now.',
    right: 'Send "Authorization: Bearer hkr_…". POST /v1/players makes an account and its token.',
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
  'not-the-maker': {
    title: 'Only for the maker of the game',
    wrong: 'Only the player who made this game may do this.',
    right: 'Ask the maker.',
  },
  'not-your-seat': {
    title: 'Not your seat',
    wrong: 'You do not hold this seat.',
    wrongWith: 'You do not hold the seat {seat}.',
    right: 'GET /v1/games/{game} shows who sits where.',
  },
  'invitation-invalid': {
    title: 'Invitation needed',
    wrong: 'This seat is taken only with an invitation that has not been used.',
    right: 'Send the code of an invitation to this seat as "invitation".',
  },
  'not-found': {
    title: 'Not found',
    wrong: 'There is nothing here.',
    right: 'openapi.json lists every call of this server.',
  },
  'game-not-found': {
    title: 'Game not found',
    wrong: 'There is no such game, or it is not yours to see.',
    right: 'GET /v1/games lists the games that you may see.',
  },
  'seat-not-found': {
    title: 'Seat not found',
    wrong: 'This game has no such seat.',
    wrongWith: 'This game has no seat {seat}.',
    right: 'GET /v1/games/{game} lists its seats.',
  },
  'version-not-found': {
    title: 'Version not found',
    wrong: 'The game has no such version.',
    wrongWith: 'The game has no version {version}.',
    right: 'Ask for a version from 1 to the "version" of GET /v1/games/{game}.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    wrong: 'This path is not called with this method.',
    right: 'The header Allow lists the methods of this path.',
  },
  'decision-closed': {
    title: 'No longer asked',
    wrong: 'The decision that this action answers is not open any more.',
    right: 'Read the view and the actions again.',
  },
  'game-not-open': {
    title: 'Game not open',
    wrong: 'This can be done only before the game begins.',
    right: 'GET /v1/games?status=open lists games that can be joined.',
  },
  'game-not-playing': {
    title: 'Game not in play',
    wrong: 'This can be done only while the game is played.',
    right: 'GET /v1/games/{game} shows its status.',
  },
  'seat-taken': {
    title: 'Seat taken',
    wrong: 'Somebody sits there already.',
    wrongWith: 'Somebody sits at {seat} already.',
    right: 'Choose a seat whose "kind" is "open".',
  },
  'seats-open': {
    title: 'Seats still open',
    wrong: 'The game cannot begin while seats are empty.',
    wrongWith: 'The game cannot begin while these seats are empty: {seats}.',
    right: 'Wait until they are taken, or make a game with bots in them.',
  },
  'one-side-only': {
    title: 'One side only',
    wrong: 'A player holds seats of one side only.',
    right: 'Choose a seat of the side that you are on.',
  },
  'stale-version': {
    title: 'Game has moved on',
    wrong: 'The game is not at the version that If-Match names.',
    right: 'Read the view again, and decide on what it shows.',
  },
  'precondition-failed': {
    title: 'Condition not met',
    wrong: 'A file of the documentation is not the one that If-Match or If-Unmodified-Since names.',
    right: 'Ask for it without the condition.',
  },
  'body-too-large': {
    title: 'Body too large',
    wrong: 'The body of a request may have at most 64 KiB.',
    right: 'Send less.',
  },
  'unsupported-media-type': {
    title: 'Not JSON',
    wrong: 'Bodies are JSON.',
    right: 'Send "Content-Type: application/json".',
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
  'illegal-action': {
    title: 'Not allowed now',
    wrong: 'The rules do not let this seat do this now.',
    right: 'Choose one of "actions".',
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
