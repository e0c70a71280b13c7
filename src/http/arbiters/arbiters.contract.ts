import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, ARBITER, GAME } from '../contract/parameters.js';
import { GameSchema } from '../games/game.schema.js';
import { ArbiterBody } from './arbiters.dto.js';
import { AccessesSchema } from './arbiters.schema.js';

const ada = { id: '3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c60', displayName: 'Ada' };

export const grantArbiter: OperationContract = {
  id: 'grantArbiter',
  tag: 'disputes',
  summary: 'Name an arbiter, or come as one',
  description:
    'With `player`, by the maker of a game that has not begun: an arbiter of this server becomes one of the game. ' +
    'Without, by an arbiter of this server, whose token has the scope `arbiter`: only while a dispute is open in the ' +
    'game, or when it is over. Nobody is an arbiter of a game in which they sit. It is an entry of the game, and ' +
    'everybody at the table sees it. Once more is no change.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  body: {
    schema: ArbiterBody,
    required: false,
    examples: { byTheMaker: { player: ada.id }, byTheArbiter: {} },
  },
  answers: [
    {
      status: 200,
      description: 'The game, with its arbiters.',
      schema: GameSchema,
      example: '@game',
      headers: ['Content-Language', 'Vary'],
    },
  ],
  refuses: [
    'invalid-request',
    'missing-scope',
    'not-the-maker',
    'game-not-found',
    'game-not-open',
    'player-no-arbiter',
    'sandbox-alone',
    'plays-here',
    'not-disputed',
    'game-imported',
    'body-too-large',
    'unsupported-media-type',
    'outcome-unknown',
    'contended',
  ],
};

export const withdrawArbiter: OperationContract = {
  id: 'withdrawArbiter',
  tag: 'disputes',
  summary: 'Be arbiter no more',
  description:
    'By the arbiter at any time, or by the maker of the game before it begins. It is an entry of the game. Who was an ' +
    'arbiter is a stranger from then on. Once more is no change.',
  parameters: [GAME, ARBITER],
  answers: [{ status: 204, description: 'The game has this arbiter no more.' }],
  refuses: [
    'not-the-maker',
    'game-not-found',
    'arbiter-not-found',
    'game-not-open',
    'outcome-unknown',
    'contended',
  ],
};

export const listAccess: OperationContract = {
  id: 'listAccess',
  tag: 'disputes',
  summary: 'What did arbiters look at?',
  description:
    'Every look of an arbiter at what a seat may see while the game was not over, newest first; it was written down ' +
    'before it was answered. For those who sit in the game, its maker and its arbiters.',
  parameters: [GAME],
  answers: [
    {
      status: 200,
      description: 'A page of looks.',
      schema: AccessesSchema,
      example: {
        items: [
          {
            ...{ at: '2031-05-03T10:15:00.000Z', arbiter: 'arbiter-1', player: ada },
            ...{ what: 'view', seat: 'player-1', from: 12, to: 12 },
          },
        ],
        next: null,
      },
    },
  ],
  refuses: ['invalid-request', 'not-your-seat', 'game-not-found'],
};
