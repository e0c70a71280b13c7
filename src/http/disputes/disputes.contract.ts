import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, DISPUTE, GAME } from '../contract/parameters.js';
import { DisputeBody, RulingBody, StatementBody } from './disputes.dto.js';
import { AdjustmentsSchema, DisputesSchema } from './disputes.schema.js';

const answer = (status: number, description: string) => ({
  status,
  description,
  schema: DisputesSchema,
  example: '@disputes',
});

const changing = ['invalid-request', 'game-not-found', 'body-too-large', 'unsupported-media-type'] as const;
const asASeat = ['seat-required', 'not-your-seat', 'seat-not-found'] as const;

export const listDisputes: OperationContract = {
  id: 'listDisputes',
  tag: 'disputes',
  summary: 'What is disputed?',
  description:
    'All disputes of the game with what was said about them and how they were ruled, for everyone who may see the game.',
  parameters: [GAME],
  answers: [answer(200, 'The disputes, in their order.')],
  refuses: ['game-not-found'],
};

export const openDispute: OperationContract = {
  id: 'openDispute',
  tag: 'disputes',
  summary: 'Dispute an entry',
  description:
    'Says what is wrong with an entry. In a game that was made so, nobody can play on until it is ruled on or withdrawn. A ' +
    'seat has one open dispute at the most. It is an entry of the game, and everybody at the table sees it.',
  parameters: [GAME],
  body: {
    schema: DisputeBody,
    required: true,
    examples: { aMove: { entry: 12, claim: 'He cannot have been in Genoa.' } },
  },
  answers: [answer(201, 'All disputes of the game.')],
  refuses: [
    ...changing,
    ...asASeat,
    'version-not-found',
    'game-not-playing',
    'dispute-open',
    'too-many-disputes',
  ],
};

export const withdrawDispute: OperationContract = {
  id: 'withdrawDispute',
  tag: 'disputes',
  summary: 'Withdraw a dispute',
  description: 'The seat that opened it lets it be.',
  parameters: [GAME, DISPUTE],
  answers: [{ status: 204, description: 'It is withdrawn.' }],
  refuses: ['game-not-found', 'not-your-seat', 'dispute-not-found', 'dispute-closed'],
};

export const makeStatement: OperationContract = {
  id: 'makeStatement',
  tag: 'disputes',
  summary: 'Say something about a dispute',
  description: 'As a seat of the game, or as one of its arbiters. Everybody at the table reads it.',
  parameters: [GAME, DISPUTE],
  body: {
    schema: StatementBody,
    required: true,
    examples: { aPlayer: { text: 'I was there since entry 9.' } },
  },
  answers: [answer(201, 'All disputes of the game.')],
  refuses: [...changing, ...asASeat, 'dispute-not-found', 'dispute-closed'],
};

export const giveRuling: OperationContract = {
  id: 'giveRuling',
  tag: 'disputes',
  summary: 'Rule a dispute',
  description:
    'For arbiters of the game. The ruling is an entry. After a rewind all that was played stays in the journal, struck out, ' +
    'and the game is as it was after `entry`, with new dice and cards from there.',
  parameters: [GAME],
  body: {
    schema: RulingBody,
    required: true,
    examples: {
      dismiss: { dispute: 1, decision: 'dismiss', reason: 'There is a road.' },
      rewind: { dispute: 1, decision: 'rewind', entry: 11, reason: 'That was a slip of the finger.' },
      adjust: {
        dispute: 1,
        decision: 'adjust',
        adjustment: { type: 'setBites', seat: 'mina-harker', to: 1 },
        reason: 'The bite was counted twice.',
      },
      forfeit: { dispute: 1, decision: 'forfeit', seat: 'dracula', reason: 'Gone for a month.' },
    },
  },
  answers: [answer(201, 'All disputes of the game.')],
  refuses: [
    ...changing,
    'not-the-arbiter',
    'seat-not-found',
    'dispute-not-found',
    'dispute-closed',
    'game-not-playing',
    'cannot-rewind',
    'adjustment-not-offered',
  ],
};

export const listAdjustments: OperationContract = {
  id: 'listAdjustments',
  tag: 'disputes',
  summary: 'What may be put right?',
  description: 'For arbiters of the game: the corrections that its ruleset offers now, each spelled out.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  answers: [
    {
      status: 200,
      description: 'The corrections.',
      schema: AdjustmentsSchema,
      example: {
        items: [
          {
            adjustment: { type: 'setBites', seat: 'mina-harker', to: 1 },
            label: 'Bites of Mina Harker: 1',
          },
        ],
        next: null,
      },
      headers: ['Content-Language', 'Vary'],
    },
  ],
  refuses: ['game-not-found', 'not-the-arbiter'],
};
