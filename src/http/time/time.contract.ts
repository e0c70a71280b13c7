import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME, VACATION } from '../contract/parameters.js';
import { GameSchema } from '../games/game.schema.js';
import { ResignBody, VacationBody } from './time.dto.js';
import { VacationSchema, VacationsSchema } from './time.schema.js';

const taken = {
  id: '5b0c6a1e-9f1d-4c6b-8a52-0d2f7c3e1b94',
  from: '2031-07-01T00:00:00.000Z',
  until: '2031-07-15T00:00:00.000Z',
};
const counts = { game: '0197a3c4-58f1-4c63-9d0e-3b6a5f2d1c48', seat: 'dracula', counts: true, why: null };

export const resign: OperationContract = {
  id: 'resign',
  tag: 'play',
  summary: 'Resign',
  description:
    'Gives the game up for your seat. The rules say how the others play on; where they do not, your side has lost. Sent ' +
    'again, it changes nothing.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  body: {
    schema: ResignBody,
    required: false,
    examples: { mine: {}, asOneOfMySeats: { seat: 'mina-harker' } },
  },
  answers: [
    {
      status: 200,
      description: 'The game, without you in play.',
      schema: GameSchema,
      example: '@game',
      headers: ['Content-Language', 'Vary'],
    },
  ],
  refuses: [
    'invalid-request',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'game-not-playing',
    'body-too-large',
    'unsupported-media-type',
    'outcome-unknown',
    'contended',
  ],
};

export const takeVacation: OperationContract = {
  id: 'takeVacation',
  tag: 'accounts',
  summary: 'Take a vacation',
  description:
    'Your time stands still meanwhile in the games that you play now, as far as each of them allows. A game counts whole ' +
    'days, begun ones too. Asked for again it is the same one. 10 in 24 hours.',
  parameters: [],
  body: {
    schema: VacationBody,
    required: true,
    examples: { fromNow: { until: taken.until }, later: { from: taken.from, until: taken.until } },
  },
  answers: [
    {
      status: 201,
      description: 'The vacation.',
      schema: VacationSchema,
      headers: COUNTED,
      example: { ...taken, games: [counts] },
    },
  ],
  refuses: [
    'invalid-request',
    'vacation-taken',
    'body-too-large',
    'unsupported-media-type',
    'too-many-requests',
    'outcome-unknown',
    'contended',
  ],
};

export const listVacations: OperationContract = {
  id: 'listVacations',
  tag: 'accounts',
  summary: 'List my vacations',
  description: 'Those that are not over.',
  parameters: [],
  answers: [
    {
      status: 200,
      description: 'The vacations.',
      schema: VacationsSchema,
      example: { items: [taken], next: null },
    },
  ],
  refuses: [],
};

export const endVacation: OperationContract = {
  id: 'endVacation',
  tag: 'accounts',
  summary: 'End a vacation',
  description: 'You are back early, or do not leave. Days that have not begun are yours again.',
  parameters: [VACATION],
  answers: [{ status: 204, description: 'Your time runs on.' }],
  refuses: ['vacation-not-found', 'outcome-unknown', 'contended'],
};
