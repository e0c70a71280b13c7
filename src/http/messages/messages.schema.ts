import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';
import { OneOf, SeatId, Time, Uuid } from '../games/game.schema.js';

export const MessageSchema = component(
  'Message',
  Type.Object(
    {
      id: Uuid,
      entry: Type.Integer({ minimum: 1, description: 'The game stood at this entry when it was said.' }),
      at: Time('When.'),
      seat: SeatId,
      to: OneOf(
        ['all', 'side'],
        'Who may read it: everyone who may see the game, or those of the seat’s side.',
      ),
      text: Type.Union([
        Type.String(),
        Type.Null({ description: 'Its author has erased it, or the account is gone.' }),
      ]),
    },
    { description: 'What somebody wrote at the table. It is no part of the journal.' },
  ),
);

export const MessagesSchema = component(
  'Messages',
  Type.Object({
    items: Type.Array(MessageSchema),
    next: Type.Union([
      Type.String({ description: 'Send it as `cursor` for the next page.' }),
      Type.Null({ description: 'The end.' }),
    ]),
  }),
);
