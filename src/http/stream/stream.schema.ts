import { Type, type TSchema } from '@sinclair/typebox';
import { ProblemSchema } from '../contract/problem.schema.js';
import { choice, component, OPEN } from '../contract/schema.js';
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
const frame = (event: string, data: TSchema, description: string, more: Record<string, TSchema> = { id }) => {
  const schema = Type.Object({ event: Type.Literal(event), ...more, data }, { description });
  const named: [string, string] = [event, `${event[0]!.toUpperCase()}${event.slice(1)}Frame`];
  component(named[1], schema);
  return named;
};

const FRAMES = [
  frame('snapshot', ViewAnswerSchema, 'The game as it is now; whatever you knew before counts no longer.'),
  frame('entry', StreamedEntrySchema, 'The next entry.'),
  frame('end', StreamEndSchema, 'Nothing more will come; the server closes the stream.'),
  frame('gone', ProblemSchema, 'You may not look any more; the server closes the stream.', {}),
];

/** As a client has it that has taken the frame apart and read its data as JSON. */
export const StreamFrameSchema = component(
  'StreamFrame',
  Type.Unsafe({
    description: 'One server-sent event, its `data` read as JSON. Read over events that you do not know.',
    ...OPEN,
    ...choice('event', FRAMES),
  }),
);

/** The body is text. What is in it once the frames are taken apart, is said beside. */
export const StreamTextSchema = Type.Unsafe<string>({
  type: 'string',
  description: 'Frames of lines, each a `StreamFrame`, with an empty line after each.',
  contentMediaType: 'text/event-stream',
  contentSchema: StreamFrameSchema,
});
