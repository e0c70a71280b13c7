import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with proofs and checkpoints. */
export const proofProblems = {
  'checkpoint-not-found': {
    title: 'Checkpoint not found',
    wrong: 'There is no such checkpoint, or the game is younger than it.',
    right: 'GET /v1/checkpoints lists them, newest first.',
  },
  'game-here-already': {
    title: 'Game here already',
    wrong: 'This game is kept here, with the same entries as far as both go.',
    wrongWith:
      'This game is kept here, and from entry {parts} on it is another: there are two histories, both signed.',
    right:
      'Nothing is taken in twice, and nothing is replaced. Where there are two histories, keep both files.',
  },
  'bundle-not-verified': {
    title: 'Bundle not verified',
    wrong: 'The bundle does not verify.',
    wrongWith: 'The bundle does not verify: {sentence}.',
    right: 'Fetch it again from where the game was played, and run the verifier on it yourself.',
  },
  'bundle-not-finished': {
    title: 'Game not over',
    wrong: 'Only a finished game can be taken in: before its end not everything in it is open.',
    right: 'Fetch the proof again when the game is over.',
  },
  'bundle-ruleset-unknown': {
    title: 'Ruleset not here',
    wrong: 'This server does not have the ruleset of the game.',
    wrongWith: 'This server does not have the ruleset {ruleset}.',
    right: 'Take it to a server that has it. The verifier needs no server.',
  },
  'bundle-plays-otherwise': {
    title: 'Other rules here',
    wrong: 'By the rules of this server the game would have gone otherwise.',
    wrongWith: 'By the rules of this server the game would have gone otherwise: {sentence}.',
    right: 'Take it to a server with the rules that it was played by.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
