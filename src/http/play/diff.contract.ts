import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME } from '../contract/parameters.js';
import { DiffSchema } from './diff.schema.js';

export const getDiff: OperationContract = {
  id: 'getDiff',
  tag: 'proof',
  summary: 'What was learned?',
  description:
    'What your seat learned from one version of the game to another: the entries between, as it was told them, and how ' +
    'its view changed, as a JSON Patch. What passed and may no longer be told is left out of both until the game is over.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  answers: [
    {
      status: 200,
      description: 'The difference.',
      schema: DiffSchema,
      example: '@diff',
      headers: ['Cache-Control', 'Content-Language', 'Vary'],
    },
  ],
  refuses: [
    'invalid-request',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'version-not-found',
  ],
};
