import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { GAME } from '../contract/parameters.js';
import { TakeBackBody } from './take-back.dto.js';
import { TakeBackSchema } from './take-back.schema.js';

const answer = (description: string) => ({
  status: 200,
  description,
  schema: TakeBackSchema,
  example: '@takeBack',
});

const LIMITED = 'Taken back and done again: 20 of one player in one game and minute.';

const looking = [
  'invalid-request',
  'seat-required',
  'not-your-seat',
  'game-not-found',
  'seat-not-found',
] as const;

const changing = [
  ...looking,
  'game-not-playing',
  'game-frozen',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
] as const;

const body = {
  schema: TakeBackBody,
  required: true,
  examples: { myLast: { entry: 12 }, asOneOfMySeats: { entry: 12, seat: 'van-helsing' } },
};

export const getUndo: OperationContract = {
  id: 'getUndo',
  tag: 'play',
  summary: 'What may I take back?',
  description: 'The last action of your seat, if it may be taken back, and what is being asked about that.',
  parameters: [GAME],
  answers: [answer('What may be taken back or done again now.')],
  refuses: looking,
};

export const undo: OperationContract = {
  id: 'undo',
  tag: 'play',
  summary: 'Take back',
  description:
    'Takes the last action of your seat back, as long as nobody has played since. The entry stays in the journal, struck ' +
    'out, and the game is as it was before it. An action by which nobody can have learned anything is taken back at once; ' +
    'for any other all other players are asked, and it stands unless they all agree. ' +
    LIMITED,
  parameters: [GAME],
  body,
  answers: [{ ...answer('It is taken back, or the others are asked.'), headers: COUNTED }],
  refuses: [...changing, 'nothing-to-take-back', 'nobody-to-agree', 'take-back-refused'],
};

export const redo: OperationContract = {
  id: 'redo',
  tag: 'play',
  summary: 'Do again what was taken back',
  description:
    'As long as nobody has played since. It counts again just as it was, with what was drawn then. ' +
    LIMITED,
  parameters: [GAME],
  body,
  answers: [{ ...answer('It counts again.'), headers: COUNTED }],
  refuses: [...changing, 'nothing-to-redo'],
};
