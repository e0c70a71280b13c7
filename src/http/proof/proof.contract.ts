import { Type } from '@sinclair/typebox';
import type { OperationContract } from '../contract/operation.js';
import { GAME } from '../contract/parameters.js';
import { NDJSON } from '../json/pass-lines.js';

export const Bundle = Type.String({
  description:
    'One JSON object on each line: what this is, the keys, the entries in their order, and a signature over all bytes ' +
    'before it. Described in docs/proof.md.',
});

export const getProof: OperationContract = {
  id: 'getProof',
  tag: 'proof',
  summary: 'Take the proof along',
  description:
    'The game as a file that verifies without this server: all entries with what you may know of them now, the keys, and ' +
    'a signature over the whole. When the game is over everything is open: seeds, draws, hidden events. Names and labels ' +
    'are not in it. It comes as a stream; a file without its last line has been cut off.',
  parameters: [GAME],
  answers: [
    {
      status: 200,
      description: 'The bundle, as of now.',
      schema: Bundle,
      type: NDJSON,
      example: '@proof',
      headers: ['Cache-Control'],
    },
  ],
  refuses: ['invalid-request', 'seat-required', 'not-your-seat', 'game-not-found', 'seat-not-found'],
};
