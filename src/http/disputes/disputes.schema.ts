import { Type } from '@sinclair/typebox';
import { RULINGS } from '../../play/table/shapes.js';
import { component } from '../contract/schema.js';
import { OneOf, SeatId, Time } from '../games/game.schema.js';

const EntryNumber = (description: string) => Type.Integer({ minimum: 1, description });

const said = {
  entry: EntryNumber('The entry in which it was said.'),
  at: Time('When.'),
  by: Type.String({ description: 'A seat, or an arbiter of the game.' }),
  text: Type.Union([Type.String(), Type.Null()], {
    description: 'What was written; null once its writer has erased the account.',
  }),
  salt: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()], {
    description: 'With it, the text gives the hash that the entry seals (docs/seal.md).',
  }),
};

const SaidSchema = component('Said', Type.Object(said, { description: 'Something that somebody wrote.' }));

const RulingSchema = component(
  'Ruling',
  Type.Object(
    {
      ...said,
      decision: OneOf(RULINGS, 'What was decided; `text` says why.'),
      rewoundTo: Type.Union([EntryNumber('With rewind: the last entry that counts.'), Type.Null()]),
      adjustment: Type.Union([
        Type.Object(
          { type: Type.String() },
          { additionalProperties: true, description: 'With adjust: the correction.' },
        ),
        Type.Null(),
      ]),
      forfeited: Type.Union([
        Type.String({ description: 'With forfeit: the seat that is out.' }),
        Type.Null(),
      ]),
    },
    { description: 'An arbiter’s decision, and what it did.' },
  ),
);

export const DisputeSchema = component(
  'Dispute',
  Type.Object(
    {
      dispute: Type.Integer({ minimum: 1, description: 'Its number in this game.' }),
      seat: SeatId,
      entry: EntryNumber('The entry that is disputed.'),
      status: OneOf(['open', 'withdrawn', 'ruled'], 'How it stands.'),
      claim: SaidSchema,
      statements: Type.Array(SaidSchema),
      ruling: Type.Union([RulingSchema, Type.Null()]),
    },
    { description: 'A quarrel about an entry, as everybody at the table knows it.' },
  ),
);

export const DisputesSchema = component(
  'Disputes',
  Type.Object({
    items: Type.Array(DisputeSchema),
    next: Type.Null({ description: 'There is no next page.' }),
  }),
);

export const AdjustmentsSchema = component(
  'Adjustments',
  Type.Object({
    items: Type.Array(
      component(
        'Adjustment',
        Type.Object(
          {
            adjustment: Type.Object(
              { type: Type.String() },
              { additionalProperties: true, description: 'Send it as `adjustment` of a ruling.' },
            ),
            label: Type.String({ description: 'In words.' }),
          },
          { description: 'A correction that an arbiter may make now.' },
        ),
      ),
    ),
    next: Type.Null({ description: 'There is no next page.' }),
  }),
);
