import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME, LAST_EVENT_ID } from '../contract/parameters.js';
import { signedHead } from '../contract/signed.js';
import { EVENT_STREAM, frameText } from './frame.js';
import { StreamTextSchema } from './stream.schema.js';

const HEAD = signedHead(12, '5f1d3c0a9b7e2846d0c5e1f7a8b392645f1d3c0a9b7e2846d0c5e1f7a8b39264');
const END = { version: 12, status: 'finished', awaiting: [], head: HEAD };

export const streamGame: OperationContract = {
  id: 'streamGame',
  tag: 'play',
  summary: 'Follow the game',
  description:
    'Server-sent events: what happens in the game, as it happens, as you may know it. `id` is the entry number.\n\n' +
    '- `snapshot` (data: `ViewAnswer`): the game as it is now, as `/view` says it. With it a stream begins, unless you ' +
    'say what you know.\n' +
    '- `entry` (data: `StreamedEntry`): the next entry, as `/events` has it, with how far the game is.\n' +
    '- `end` (data: `StreamEnd`): the game is finished or cancelled.\n' +
    '- `gone` (data: `Problem`): you may not look as you did any more.\n\n' +
    'Connect again with `Last-Event-ID` (or `after`): what you missed comes in order; where that is more than 100 entries, ' +
    'or the game has not come so far, a snapshot comes instead. What has passed meanwhile is not told. When you know the ' +
    'end, the answer is 204. It begins with `retry: 1000`: wait a second before you connect again. After 15 seconds of ' +
    'silence comes a comment. A client that does not read is let go. How many are open at a time is limited; that is ' +
    'no rate, and 429 has a `Retry-After` alone.',
  parameters: [GAME, LAST_EVENT_ID, ACCEPT_LANGUAGE],
  answers: [
    {
      status: 200,
      description: 'The stream, until the game is over or one of the two goes.',
      schema: StreamTextSchema,
      type: EVENT_STREAM,
      example: frameText({ event: 'end', id: 12, data: JSON.stringify(END) }),
      headers: ['Content-Language', 'Vary', 'X-Accel-Buffering'],
    },
    { status: 204, description: 'The game is over, and you know its end: do not connect again.' },
  ],
  refuses: [
    'invalid-request',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'too-many-streams',
  ],
};
