import type { ProblemWords } from '../problem-words.js';
import type { RefusalCode } from '../../refusals/refusal.js';

/** Why something cannot be done with a game. */
export const gameProblems = {
  'seat-required': {
    title: 'Which seat?',
    wrong: 'You hold several seats of this game.',
    wrongWith: 'You hold several seats of this game: {seats}.',
    right: 'Say which one you mean with "seat".',
  },
  'too-many-games': {
    title: 'Too many games',
    wrong: 'You have made as many games as may be open or played at a time.',
    wrongWith:
      'You have made {most} games that are open or being played, which is as many as there may be at a time.',
    right: 'End one first: cancel what is open, or play on.',
  },
  'not-the-maker': {
    title: 'Only for the maker of the game',
    wrong: 'Only the player who made this game may do this.',
    right: 'Ask the maker.',
  },
  'not-your-seat': {
    title: 'Not your seat',
    wrong: 'You do not hold this seat, or hold none here.',
    wrongWith: ['You do not hold the seat {seat}.', 'You hold no seat here.'],
    right: 'GET /v1/games/{game} shows who sits where.',
  },
  'invitation-invalid': {
    title: 'Invitation needed',
    wrong: 'This seat is taken only with an invitation that has not been used.',
    right: 'Send the code of an invitation to this seat as "invitation".',
  },
  'game-not-found': {
    title: 'Game not found',
    wrong: 'There is no such game, or it is not yours to see.',
    right: 'GET /v1/games lists the games that you may see.',
  },
  'ruleset-not-found': {
    title: 'Ruleset not found',
    wrong: 'This server has no such ruleset.',
    right: 'GET /v1/rulesets lists them.',
  },
  'seat-not-found': {
    title: 'Seat not found',
    wrong: 'This game has no such seat.',
    wrongWith: ['With these options {ruleset} has no seat {seat}.', 'This game has no seat {seat}.'],
    right: 'GET /v1/games/{game} lists the seats of a game.',
    rightWith:
      'GET /v1/rulesets/{ruleset} lists its seats, with the query parameter "options" those for other options.',
  },
  'version-not-found': {
    title: 'Version not found',
    wrong: 'The game has no such version.',
    wrongWith: 'The game has no version {version}.',
    right: 'Ask for a version from 1 to the "version" of GET /v1/games/{game}.',
  },
  'arbiter-not-found': {
    title: 'Arbiter not found',
    wrong: 'This game has no such arbiter.',
    wrongWith: 'This game has no {arbiter}.',
    right: 'GET /v1/games/{game} lists its arbiters.',
  },
  'not-asked': {
    title: 'Not asked now',
    wrong: 'This seat is not asked what this answers; the game waits for others.',
    wrongWith: 'This seat is not asked what this answers; the game waits for {seats}.',
    right: 'Read the view again later, and act when "awaiting" names your seat.',
  },
  'decision-closed': {
    title: 'No longer asked',
    wrong: 'The decision that this action answers is not open any more, or no such action is offered.',
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
  'game-not-begun': {
    title: 'Game not begun',
    wrong: 'A game has no board before it begins.',
    right: 'GET /v1/games/{game} shows its status; a game that was cancelled in its lobby never has one.',
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
  'entropy-fixed': {
    title: 'Entropy given before',
    wrong: 'You sit here already, with other entropy: what you gave first stays.',
    right: 'Leave "entropy" out. To give other entropy, stand up before the game begins and sit down again.',
  },
  'knows-too-much': {
    title: 'Knows too much',
    wrong: 'Whoever has left this game, or has judged it, may not sit down in it while it is played.',
    right: 'Let somebody else take the seat.',
  },
  'vacation-taken': {
    title: 'Vacation taken already',
    wrong: 'You have another vacation within this time.',
    right: 'GET /v1/me/vacations lists them; take one away to take another.',
  },
  'vacation-not-found': {
    title: 'Vacation not found',
    wrong: 'You have no such vacation, or it is over.',
    right: 'GET /v1/me/vacations lists yours.',
  },
  'plays-here': {
    title: 'Plays here',
    wrong: 'Whoever sits in a game cannot be an arbiter of it.',
    right: 'Let somebody else be the arbiter, or leave the seat before the game begins.',
  },
  'sandbox-alone': {
    title: 'A sandbox is for one account alone',
    wrong: 'This is a sandbox: nobody but the account that made it has a part in it.',
    right: 'Make a game that is no sandbox, to play it with others or to have it judged.',
  },
  'player-no-arbiter': {
    title: 'No arbiter of this server',
    wrong: 'This account is not an arbiter of this server.',
    right: 'Ask the operator who is one, or to name somebody.',
  },
  'not-disputed': {
    title: 'Nothing is disputed',
    wrong: 'An arbiter joins a game only while a dispute is open in it, or when it is over.',
    right: 'Wait until somebody opens a dispute. Before a game begins, its maker can name an arbiter.',
  },
  'stale-version': {
    title: 'Game has moved on',
    wrong: 'The game is not at the version that If-Match names.',
    right: 'Read the view again, and decide on what it shows.',
  },
  'illegal-action': {
    title: 'Not allowed now',
    wrong: 'The rules do not let this seat do this now.',
    right: 'Choose one of "actions".',
  },
  'standing-answer-invalid': {
    title: 'Not offered in advance',
    wrong: 'This seat cannot answer so in advance.',
    right: 'Choose from the "offers" of GET /v1/games/{game}/standing.',
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
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
