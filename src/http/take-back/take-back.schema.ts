import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';
import { HeadSchema, SeatId } from '../games/game.schema.js';

const EntryNumber = Type.Integer({ minimum: 1 });

export const TakeBackSchema = component(
  'TakeBack',
  Type.Object(
    {
      version: Type.Integer({ minimum: 1, description: 'Number of the last entry of the game.' }),
      seat: SeatId,
      undo: Type.Union([
        Type.Object(
          {
            entry: EntryNumber,
            free: Type.Boolean({
              description:
                'Whether it is taken back at once. If not, somebody may have learned something by it, and all other ' +
                'players must agree.',
            }),
          },
          { description: 'The last action of this seat, as long as nobody has played since.' },
        ),
        Type.Null(),
      ]),
      redo: Type.Union([
        Type.Object(
          { entry: EntryNumber },
          { description: 'What this seat took back last, as long as nobody has played since.' },
        ),
        Type.Null(),
      ]),
      asked: Type.Union([
        Type.Object(
          {
            seat: SeatId,
            entry: EntryNumber,
            open: Type.Array(SeatId, { description: 'Who has still to agree.' }),
          },
          {
            description:
              'A seat asks to take an action back. Who is asked finds the two answers among the actions on offer; to play on ' +
              'refuses.',
          },
        ),
        Type.Null(),
      ]),
      head: HeadSchema,
    },
    { description: 'What a seat may take back or do again now.' },
  ),
);
