import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';
import { HeadSchema, SeatId } from '../games/game.schema.js';

const version = (description: string) => Type.Integer({ minimum: 1, description });

export const RulesVersionSchema = component(
  'RulesVersion',
  Type.Object(
    {
      version: version('Number of the last entry of the game.'),
      seat: SeatId,
      rulesVersion: version('By which version of its rules the game is played.'),
      newest: version('The newest version that this server has.'),
      asked: Type.Union([
        Type.Object(
          {
            seat: SeatId,
            rulesVersion: version('By which version it asks to go on.'),
            open: Type.Array(SeatId, { description: 'Who has still to agree.' }),
          },
          {
            description:
              'A seat asks to go on by newer rules. Who is asked finds the two answers among the actions on offer; play goes ' +
              'on meanwhile.',
          },
        ),
        Type.Null(),
      ]),
      head: HeadSchema,
    },
    { description: 'By which rules a game is played, and what is asked about that.' },
  ),
);
