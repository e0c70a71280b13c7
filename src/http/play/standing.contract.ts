import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME } from '../contract/parameters.js';
import { StandingBody } from './standing.dto.js';
import { StandingSchema } from './standing.schema.js';

const answer = (description: string) => ({
  status: 200,
  description,
  schema: StandingSchema,
  example: '@standing',
  headers: ['Content-Language', 'Vary'] as const,
});

const refuses = [
  'invalid-request',
  'seat-required',
  'not-your-seat',
  'game-not-found',
  'seat-not-found',
] as const;

export const getStanding: OperationContract = {
  id: 'getStanding',
  tag: 'play',
  summary: 'What do I answer in advance?',
  description:
    'The standing answers of your seat, those that have ended, and all that it may set. Nobody else is told.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  answers: [answer('The standing answers.')],
  refuses,
};

export const setStanding: OperationContract = {
  id: 'setStanding',
  tag: 'play',
  summary: 'Answer in advance',
  description:
    'Says how your seat answers questions of some kinds, so that nobody has to wait for you. It takes the place of all ' +
    'that the seat has set before; an empty list takes everything back. A question that stands is answered too. ' +
    'The short delay counts from the question, so that may be at once. Answer by hand before, and your answer counts.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  body: {
    schema: StandingBody,
    required: true,
    examples: {
      twoKinds: {
        answers: [
          { kind: 'beforeTrain', condition: 'untilNextDawn' },
          { kind: 'combatBegins', condition: 'always' },
        ],
      },
      nothing: { answers: [] },
      asOneOfMySeats: { seat: 'van-helsing', answers: [{ kind: 'beforeHarm', condition: 'always' }] },
    },
  },
  answers: [answer('What stands now.')],
  refuses: [
    ...refuses,
    'game-not-playing',
    'game-frozen',
    'standing-answer-invalid',
    'body-too-large',
    'unsupported-media-type',
  ],
};
