import { Type, type TSchema } from '@sinclair/typebox';
import { ProblemSchema } from '../contract/problem.schema.js';
import { component } from '../contract/schema.js';
import { HeadSchema, SeatId, STATUS } from '../games/game.schema.js';
import { EntrySchema, ViewAnswerSchema } from '../play/play.schema.js';

const STAND = {
  version: Type.Integer({ minimum: 1, description: 'How far the game was when this was sent.' }),
  status: STATUS,
  awaiting: Type.Array(SeatId, { description: 'Seats that had something to decide then.' }),
  head: HeadSchema,
};

export const StreamedEntrySchema = component(
  'StreamedEntry',
  Type.Object(
    { ...STAND, entry: EntrySchema },
    { description: 'An entry as `/events` has it. Where `version` is higher than its number, more come.' },
  ),
);

export const StreamEndSchema = component(
  'StreamEnd',
  Type.Object(STAND, { description: 'The game is over: finished or cancelled.' }),
);

const id = Type.Integer({ minimum: 1, description: 'Send it back as `Last-Event-ID`.' });
const frame = (event: string, data: TSchema, description: string, more: Record<string, TSchema> = { id }) =>
  Type.Object({ event: Type.Literal(event), ...more, data }, { description });

/** As a client has it that has taken the frame apart and read its data as JSON. */
export const StreamFrameSchema = component(
  'StreamFrame',
  Type.Union(
    [
      frame(
        'snapshot',
        ViewAnswerSchema,
        'The game as it is now; whatever you knew before counts no longer.',
      ),
      frame('entry', StreamedEntrySchema, 'The next entry.'),
      frame('end', StreamEndSchema, 'Nothing more will come; the server closes the stream.'),
      frame('gone', ProblemSchema, 'You may not look any more; the server closes the stream.', {}),
    ],
    { description: 'One server-sent event, its `data` read as JSON. Read over events that you do not know.' },
  ),
);
