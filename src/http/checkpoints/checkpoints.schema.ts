import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';
import { KeyId, Signature, Time, Uuid } from '../games/game.schema.js';

const Hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });

export const CheckpointSchema = component(
  'Checkpoint',
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, description: '1, 2, 3 … without a gap.' }),
      at: Time('When it was made.'),
      games: Type.Integer({ minimum: 1, description: 'How many games it holds.' }),
      root: Hash('Of the Merkle tree over the heads of all games (RFC 9162).'),
      previous: Hash('Hash of the checkpoint before; zeros for the first.'),
      hash: Hash('SHA-256 of what is signed.'),
      key: KeyId('The key that signed; GET /v1/keys has its public half.'),
      signature: Signature,
    },
    { description: 'Where all games stood at one moment. Keep it: no game can be replaced unseen after it.' },
  ),
);

export const CheckpointsSchema = component(
  'Checkpoints',
  Type.Object({
    items: Type.Array(CheckpointSchema),
    next: Type.Union([
      Type.String({ description: 'Send it as `cursor` for the next page.' }),
      Type.Null({ description: 'The end.' }),
    ]),
  }),
);

export const GameInCheckpointSchema = component(
  'GameInCheckpoint',
  Type.Object(
    {
      checkpoint: CheckpointSchema,
      game: Uuid,
      version: Type.Integer({ minimum: 1, description: 'The last entry of the game by then.' }),
      hash: Hash('SHA-256 of that entry.'),
      index: Type.Integer({ minimum: 0, description: 'The place of the game among the leaves.' }),
      path: Type.Array(Hash('What stands beside the way to the root, from below.')),
    },
    { description: 'The head that a game had, and the way from it to the root.' },
  ),
);
