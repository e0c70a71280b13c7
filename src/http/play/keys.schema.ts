import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';
import { KeyId, OneOf, Time } from '../games/game.schema.js';

const PublicKey = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: '32 bytes, base64url.' });

export const KeysSchema = component(
  'Keys',
  Type.Object({
    items: Type.Array(
      component(
        'SigningKey',
        Type.Object({
          key: KeyId('Its id, as heads name it.'),
          algorithm: OneOf(['Ed25519'], 'RFC 8032.'),
          publicKey: PublicKey,
          createdAt: Time('Since when it signs.'),
        }),
      ),
    ),
    next: Type.Null({ description: 'There is no next page.' }),
    foreign: Type.Array(
      component(
        'ForeignKey',
        Type.Object({
          key: KeyId('Its id, as heads name it.'),
          algorithm: OneOf(['Ed25519'], 'RFC 8032.'),
          publicKey: PublicKey,
        }),
      ),
      {
        description:
          'Keys of other servers, whose games were taken in here. This server says nothing of whose they are: trust one ' +
          'only if you know it from elsewhere.',
      },
    ),
  }),
);
