import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from './problem-words.js';

/** What cannot be done with proofs and checkpoints. */
export const PROOF_PROBLEMS_EN = {
  'checkpoint-not-found': {
    title: 'Checkpoint not found',
    wrong: 'There is no such checkpoint, or the game is younger than it.',
    right: 'GET /v1/checkpoints lists them, newest first.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
