import type { OperationContract } from '../contract/operation.js';
import { CHECKPOINT, GAME } from '../contract/parameters.js';
import { EXAMPLE_GAME, signedCheckpoint } from '../contract/signed.js';
import { CheckpointSchema, CheckpointsSchema, GameInCheckpointSchema } from './checkpoints.schema.js';

const checkpoint = signedCheckpoint({
  number: 12,
  at: '2031-05-03T10:15:00.000Z',
  games: 3,
  root: '5f1d3c0a9b7e2846d0c5e1f7a8b39264c7d0e5f1a2b3c4d5e6f708192a3b4c5d',
  previous: '0b4c7a1e5d2f8396a7c0e4b1d5f2a8937c6e0d4b1f5a2e8c9d3b7f60a4e1c582',
});

export const listCheckpoints: OperationContract = {
  id: 'listCheckpoints',
  tag: 'proof',
  summary: 'List checkpoints',
  description:
    'Signed roots over the heads of all games, newest first. One is made from time to time if something has changed, and ' +
    'each names the one before. A page is asked for with `next` of the page before as `cursor`.',
  answers: [
    {
      status: 200,
      description: 'A page of checkpoints.',
      schema: CheckpointsSchema,
      example: { items: [checkpoint], next: null },
      headers: ['Cache-Control'],
    },
  ],
  refuses: ['invalid-request'],
};

export const getCheckpoint: OperationContract = {
  id: 'getCheckpoint',
  tag: 'proof',
  summary: 'Read a checkpoint',
  description: 'It never changes.',
  parameters: [CHECKPOINT],
  answers: [
    {
      status: 200,
      description: 'The checkpoint.',
      schema: CheckpointSchema,
      example: checkpoint,
      headers: ['Cache-Control'],
    },
  ],
  refuses: ['checkpoint-not-found'],
};

export const getGameInCheckpoint: OperationContract = {
  id: 'getGameInCheckpoint',
  tag: 'proof',
  summary: 'Find a game in a checkpoint',
  description:
    'The head that the game had, and the path from it to the root. Who keeps this answer can show later, with the proof ' +
    'of the game, that it is still the same game. Described in docs/checkpoints.md.',
  parameters: [CHECKPOINT, GAME],
  answers: [
    {
      status: 200,
      description: 'The head and its path.',
      schema: GameInCheckpointSchema,
      example: {
        checkpoint,
        game: EXAMPLE_GAME,
        version: 4,
        hash: checkpoint.root,
        index: 1,
        path: [checkpoint.previous, checkpoint.hash],
      },
      headers: ['Cache-Control'],
    },
  ],
  refuses: ['checkpoint-not-found', 'game-not-found'],
};
