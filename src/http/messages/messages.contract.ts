import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { GAME, IDEMPOTENCY_KEY, MESSAGE } from '../contract/parameters.js';
import { MessageBody } from './messages.dto.js';
import { MessageSchema, MessagesSchema } from './messages.schema.js';

const message = {
  id: '0b8f2a6e-54d1-4f0f-8f6c-9d1f7f0c2e11',
  entry: 12,
  at: '2031-05-03T10:15:00.000Z',
  seat: 'lord-godalming',
  to: 'side',
  text: 'I take the night train to Vienna.',
};

export const say: OperationContract = {
  id: 'say',
  tag: 'messages',
  summary: 'Say something',
  description:
    'To everyone who may see the game, or to one’s own side alone. It changes nothing in the game, and nobody else can ' +
    'tell that a side talks. The same again with the same Idempotency-Key is said once. 60 of one player in one game ' +
    'and hour.',
  parameters: [GAME, IDEMPOTENCY_KEY],
  body: {
    schema: MessageBody,
    required: true,
    examples: {
      toAll: { text: 'Good luck, everyone.' },
      toMySide: { text: message.text, to: 'side', seat: 'lord-godalming' },
    },
  },
  answers: [
    { status: 201, description: 'It is said.', schema: MessageSchema, example: message, headers: COUNTED },
  ],
  refuses: [
    'invalid-request',
    'idempotency-key-required',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'body-too-large',
    'unsupported-media-type',
    'idempotency-key-reused',
    'too-many-requests',
  ],
};

export const listMessages: OperationContract = {
  id: 'listMessages',
  tag: 'messages',
  summary: 'What was said?',
  description:
    'Newest first: what was said to all, and, for who sits in the game, what was said among their own side. Who takes a ' +
    'seat over reads what was said on its side before.',
  parameters: [GAME],
  answers: [
    {
      status: 200,
      description: 'A page of messages.',
      schema: MessagesSchema,
      example: { items: [message], next: null },
    },
  ],
  refuses: ['invalid-request', 'game-not-found'],
};

export const eraseMessage: OperationContract = {
  id: 'eraseMessage',
  tag: 'messages',
  summary: 'Take back what I said',
  description: 'The text is deleted; that something was said stays.',
  parameters: [GAME, MESSAGE],
  answers: [{ status: 204, description: 'It is erased.' }],
  refuses: ['message-not-found', 'game-not-found'],
};
