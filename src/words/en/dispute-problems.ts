import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** Why something cannot be taken back, adopted, disputed or ruled on. */
export const disputeProblems = {
  'nothing-to-take-back': {
    title: 'Nothing to take back',
    wrong: 'That entry is not the last action of this seat, or somebody has played since.',
    right: 'GET /v1/games/{game}/undo says what can be taken back now.',
  },
  'nothing-to-redo': {
    title: 'Nothing to do again',
    wrong: 'This seat did not take that entry back last, or somebody has played since.',
    right: 'GET /v1/games/{game}/undo says what can be done again now.',
  },
  'nobody-to-agree': {
    title: 'Nobody could agree',
    wrong: 'Other players would have to agree to take that back, and there are none: bots are not asked.',
    right: 'Play on. An arbiter can rewind the game, if there is one.',
  },
  'take-back-refused': {
    title: 'Refused before',
    wrong: 'The others were asked to let that entry be taken back, and refused.',
    right: 'Play on, or dispute the entry.',
  },
  'no-newer-rules': {
    title: 'No newer rules',
    wrong:
      'That is not the newest version of the rules of this game, or not newer than the one by which it is played.',
    wrongWith:
      'This game is played by version {now, number} of its rules, and the newest is {newest, number}.',
    right: 'GET /v1/games/{game}/rules-version says which version can be adopted. Send that one.',
  },
  'adoption-refused': {
    title: 'Refused before',
    wrong: 'The others were asked to go on by that version of the rules, and refused.',
    right: 'Play on by the rules that the game has.',
  },
  'game-frozen': {
    title: 'Game stands still',
    wrong: 'A dispute is open, and this game stands still until it is ruled on or withdrawn.',
    right: 'GET /v1/games/{game}/disputes shows it.',
  },
  'dispute-not-found': {
    title: 'Dispute not found',
    wrong: 'This game has no such dispute.',
    right: 'GET /v1/games/{game}/disputes lists them.',
  },
  'dispute-open': {
    title: 'Dispute open already',
    wrong: 'This seat has another dispute that is still open.',
    wrongWith: 'This seat has another dispute that is still open: {dispute}.',
    right: 'Wait for the ruling, or withdraw it.',
  },
  'game-imported': {
    title: 'Game of another server',
    wrong: 'This game was played on another server and is only kept here: nothing is ever added to it.',
    right: 'Read it. When it is over, everybody who may see it may look as any seat.',
  },
  'too-many-disputes': {
    title: 'Too many disputes',
    wrong: 'This seat has disputed as much of this game as it may.',
    wrongWith: 'This seat has disputed {most} entries of this game, which is as many as it may.',
    right: 'Make a statement about a dispute that is open, or play on.',
  },
  'dispute-closed': {
    title: 'Dispute closed',
    wrong: 'This dispute has been ruled on or withdrawn.',
    right: 'GET /v1/games/{game}/disputes shows how. Open another one if there is reason to.',
  },
  'not-the-arbiter': {
    title: 'Only for arbiters of the game',
    wrong: 'Only an arbiter of this game, who does not play in it, may do this.',
    right: 'GET /v1/games/{game} lists its arbiters.',
  },
  'cannot-rewind': {
    title: 'Not to that entry',
    wrong:
      'The game can be rewound only to an entry that still counts, from its beginning on, and after which something that ' +
      'counts was played.',
    right:
      'Name the entry before the one that is to be struck. GET /v1/games/{game}/events shows which are struck already.',
  },
  'adjustment-not-offered': {
    title: 'Not offered',
    wrong: 'The ruleset does not offer this correction now.',
    right: 'Choose one of GET /v1/games/{game}/adjustments.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
