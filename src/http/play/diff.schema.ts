import { type TUnsafe, Type } from '@sinclair/typebox';
import { component, refTo } from '../contract/schema.js';
import { OneOf, Time } from '../games/game.schema.js';

const ruled = (name: string): TUnsafe<unknown> => Type.Unsafe(refTo(name));
const SeatOrNull = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);

const ChangeSchema = component(
  'Change',
  Type.Object(
    {
      op: OneOf(['add', 'remove', 'replace', 'move', 'copy', 'test'], 'What to do.'),
      path: Type.String({ description: 'Where in the view: a JSON Pointer (RFC 6901).' }),
      from: Type.Optional(Type.String({ description: 'For `move` and `copy`: from where.' })),
      value: Type.Optional(Type.Unknown({ description: 'For `add`, `replace` and `test`.' })),
    },
    { description: 'One operation of a JSON Patch (RFC 6902).' },
  ),
);

const ToldEntrySchema = component(
  'ToldEntry',
  Type.Object(
    {
      entry: Type.Integer({ minimum: 1 }),
      seat: SeatOrNull('Who acted; null: nobody in particular.'),
      at: Time('When it was accepted.'),
      events: Type.Array(ruled('Event')),
      struck: Type.Boolean({ description: 'Whether it was played and has been turned back since.' }),
    },
    { description: 'One accepted action and what the viewer was told of its events; without the seal.' },
  ),
);

export const DiffSchema = component(
  'Diff',
  Type.Object(
    {
      seat: SeatOrNull('Whose view it is; null: a spectator’s.'),
      from: Type.Integer({ minimum: 0, description: 'A version of the game; 0: before the game.' }),
      to: Type.Integer({ minimum: 1, description: 'A later version of the game.' }),
      entries: Type.Array(ToldEntrySchema, { description: 'All after `from`, up to `to`.' }),
      changes: Type.Array(ChangeSchema, {
        description:
          'Done one after another, they make the `view` at `to` of the `view` at `from`. Before the game begins the view is null.',
      }),
    },
    { description: 'What a viewer learned from one version of the game to another.' },
  ),
);
