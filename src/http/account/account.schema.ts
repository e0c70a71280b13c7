import { Type } from '@sinclair/typebox';
import { SCOPE_MEANINGS, SCOPES } from '../../players/scopes.js';
import { component } from '../contract/schema.js';

const Time = (description: string) => Type.String({ format: 'date-time', description });
const Nullable = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const PlayerSchema = component(
  'Player',
  Type.Object(
    {
      id: Type.String({ format: 'uuid' }),
      displayName: Type.String({ description: 'Shown to those who play with you.' }),
      email: Nullable(Type.String({ format: 'email', description: 'Shown to nobody else.' })),
      createdAt: Time('When the account was made.'),
    },
    { description: 'An account.' },
  ),
);

export const RegisteredSchema = component(
  'Registered',
  Type.Object(
    {
      player: PlayerSchema,
      token: Type.String({ description: 'Shown this once. Keep it.', pattern: '^hkr_[\\w-]{43}$' }),
    },
    { description: 'A new account and its token.' },
  ),
);

const MEANINGS = SCOPES.map((scope) => `${scope}: ${SCOPE_MEANINGS[scope]}`).join('; ');

const ScopesSchema = Type.Array(Type.Unsafe<(typeof SCOPES)[number]>({ type: 'string', enum: [...SCOPES] }), {
  description: `What the token may be used for. ${MEANINGS}.`,
});

const tokenFields = {
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  scopes: ScopesSchema,
  createdAt: Time('When it was made.'),
  expiresAt: Nullable(Type.String({ format: 'date-time', description: 'When it ends; null: never.' })),
};

export const TokenSchema = component(
  'Token',
  Type.Object(
    { ...tokenFields, current: Type.Boolean({ description: 'Whether this request came with it.' }) },
    { description: 'A token, without what is secret about it.' },
  ),
);

export const TokensSchema = component(
  'Tokens',
  Type.Object({ items: Type.Array(TokenSchema), next: Type.Null({ description: 'There is no next page.' }) }),
);

export const NewTokenSchema = component(
  'NewToken',
  Type.Object(
    {
      ...tokenFields,
      token: Type.String({ description: 'Shown this once. Keep it.', pattern: '^hkr_[\\w-]{43}$' }),
    },
    { description: 'A token that was just made.' },
  ),
);

const player = {
  id: '3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c60',
  displayName: 'Mina',
  email: null,
  createdAt: '2031-05-03T10:15:00.000Z',
};
const token = {
  id: '5b0e3f8e-9d5a-4b7e-8a26-0c1f4d7b9e32',
  name: 'my bot',
  scopes: ['read', 'play'],
  createdAt: '2031-05-03T10:16:00.000Z',
  expiresAt: null,
};
const secret = 'hkr_q3N0c1J5b2Z4eUt2d0lBTnVwbFhzVzRkZ0ZoSGtZbTQ';

export const EXAMPLES = {
  player,
  registered: { player, token: secret },
  tokens: { items: [{ ...token, current: false }], next: null },
  newToken: { ...token, token: secret },
};
