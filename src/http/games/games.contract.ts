import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME } from '../contract/parameters.js';
import { CreatedGameSchema, GameSchema, GamesSchema } from './game.schema.js';
import { CreateGameBody } from './games.dto.js';

const WORDS = ['Content-Language', 'Vary'] as const;

export const createGame: OperationContract = {
  id: 'createGame',
  tag: 'games',
  summary: 'Make a game',
  description:
    'Sets up a table. Before anyone sits down the game publishes commitments to its randomness. It begins when the ' +
    'last seat is taken, unless `start` is `manual`. The codes of invitations are shown this once. A `sandbox` is for those ' +
    'who write clients: they hold seats of all sides, and say what its dice show; that it is one is sealed.',
  parameters: [ACCEPT_LANGUAGE],
  body: {
    schema: CreateGameBody,
    required: true,
    examples: {
      againstBots: {
        ruleset: 'vampire-graves',
        seats: [
          { seat: 'player-1', as: 'me', entropy: 'my own dice: 4 2 6 1' },
          { seat: 'player-2', as: 'bot' },
          { seat: 'player-3', as: 'bot' },
        ],
      },
      forAnybody: {
        ruleset: 'vampire-graves',
        visibility: 'public',
        options: { players: 4, mode: 'openNotes' },
      },
      toTestAClient: {
        ruleset: 'vampire-graves',
        options: { players: 2 },
        sandbox: true,
        dice: { 'first player': [1], rat: [0, 5] },
        seats: [
          { seat: 'player-1', as: 'me' },
          { seat: 'player-2', as: 'me' },
        ],
      },
      forAFriend: {
        ruleset: 'vampire-graves',
        options: { players: 2 },
        start: 'manual',
        seats: [
          { seat: 'player-1', as: 'me' },
          { seat: 'player-2', as: 'invite', email: 'mina@example.org' },
        ],
      },
    },
  },
  answers: [
    {
      status: 201,
      description: 'The game.',
      schema: CreatedGameSchema,
      example: '@createdGame',
      headers: ['Location', ...WORDS],
    },
  ],
  refuses: [
    'invalid-request',
    'invalid-options',
    'ruleset-not-found',
    'seat-not-found',
    'one-side-only',
    'too-many-games',
    'body-too-large',
    'unsupported-media-type',
    'outcome-unknown',
  ],
};

export const listGames: OperationContract = {
  id: 'listGames',
  tag: 'games',
  summary: 'List games',
  description:
    'The games that you may see, newest first: your own, public ones, and open ones that you could join. Sandboxes are ' +
    'left out: with `sandbox=true` there are your own, and nothing else. ' +
    'A page is asked for with `next` of the page before as `cursor`.',
  parameters: [ACCEPT_LANGUAGE],
  answers: [
    { status: 200, description: 'A page of games.', schema: GamesSchema, example: '@games', headers: WORDS },
  ],
  refuses: ['invalid-request'],
};

export const getGame: OperationContract = {
  id: 'getGame',
  tag: 'games',
  summary: 'Read a game',
  description: 'Who sits where, how far it is, and for whom it waits. What a seat sees is in the view.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  answers: [{ status: 200, description: 'The game.', schema: GameSchema, example: '@game', headers: WORDS }],
  refuses: ['game-not-found'],
};

export const cancelGame: OperationContract = {
  id: 'cancelGame',
  tag: 'games',
  summary: 'Cancel a game',
  description: 'Only before it begins, and only by its maker.',
  parameters: [GAME],
  answers: [{ status: 204, description: 'Cancelled.' }],
  refuses: ['game-not-found', 'not-the-maker', 'game-not-open', 'outcome-unknown', 'contended'],
};

export const startGame: OperationContract = {
  id: 'startGame',
  tag: 'games',
  summary: 'Begin a game',
  description: 'By its maker, once every seat is taken. Games with `start: automatic` begin by themselves.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  answers: [
    { status: 200, description: 'The game, begun.', schema: GameSchema, example: '@game', headers: WORDS },
  ],
  refuses: ['game-not-found', 'not-the-maker', 'game-not-open', 'seats-open', 'outcome-unknown', 'contended'],
};
