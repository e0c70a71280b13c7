import { Type } from '@sinclair/typebox';
import { READINGS } from '../../projections/looks.js';
import { component } from '../contract/schema.js';
import { OneOf, PlayerOrNull, SeatId, Time } from '../games/game.schema.js';

const AccessSchema = component(
  'Access',
  Type.Object(
    {
      at: Time('When.'),
      arbiter: Type.String({ description: 'Which arbiter of the game.' }),
      player: PlayerOrNull,
      what: OneOf(READINGS, 'What was read.'),
      seat: SeatId,
      from: Type.Integer({ minimum: 0, description: 'Everything after this version was read …' }),
      to: Type.Integer({ minimum: 0, description: '… up to this one. Of a view both name its version.' }),
    },
    { description: 'One look of an arbiter at what a seat may see.' },
  ),
);

export const AccessesSchema = component(
  'Accesses',
  Type.Object({
    items: Type.Array(AccessSchema),
    next: Type.Union([Type.String({ description: 'Send it as `cursor` for the next page.' }), Type.Null()]),
  }),
);
