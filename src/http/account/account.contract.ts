import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { TOKEN } from '../contract/parameters.js';
import { NewTokenBody, RegisterBody } from './account.dto.js';
import { EXAMPLES, NewTokenSchema, PlayerSchema, RegisteredSchema, TokensSchema } from './account.schema.js';

export const register: OperationContract = {
  id: 'register',
  tag: 'accounts',
  summary: 'Make an account',
  description:
    'Makes an account and its first token, with the scopes `read`, `play` and `account`. The token is shown this once. ' +
    'With `email`, a mail asks to confirm that address; in the language of Accept-Language, which stays that of its mails; until then nothing else is sent to it. ' +
    'The number of accounts per address and hour is limited. Where registration is closed, a token with the scope ' +
    '`admin` still makes accounts for others.',
  body: { schema: RegisterBody, required: true, examples: { short: { displayName: 'Mina' } } },
  answers: [
    {
      status: 201,
      description: 'The account and its token.',
      schema: RegisteredSchema,
      example: EXAMPLES.registered,
      headers: COUNTED,
    },
  ],
  refuses: [
    'invalid-request',
    'registration-closed',
    'body-too-large',
    'unsupported-media-type',
    'too-many-requests',
  ],
};

export const whoAmI: OperationContract = {
  id: 'whoAmI',
  tag: 'accounts',
  summary: 'Who am I?',
  description: 'The account whose token came with the request.',
  answers: [{ status: 200, description: 'The account.', schema: PlayerSchema, example: EXAMPLES.player }],
  refuses: [],
};

export const eraseMe: OperationContract = {
  id: 'eraseMe',
  tag: 'accounts',
  summary: 'Erase my account',
  description:
    'Forgets name, address and tokens, for good. Open games that you made are cancelled, seats that you hold in open ' +
    'games become free, and in games that are played a bot takes your seats. Journals name seats only and stay whole.',
  answers: [{ status: 204, description: 'Erased.' }],
  refuses: [],
};

export const newToken: OperationContract = {
  id: 'newToken',
  tag: 'accounts',
  summary: 'Make a token',
  description:
    'A further token of this account, for a bot or another device. It has no more scopes, and lives no longer, than ' +
    'the token that asks. It is shown this once.',
  body: {
    schema: NewTokenBody,
    required: true,
    examples: { bot: { name: 'my bot', scopes: ['read', 'play'] } },
  },
  answers: [{ status: 201, description: 'The token.', schema: NewTokenSchema, example: EXAMPLES.newToken }],
  refuses: ['invalid-request', 'body-too-large', 'unsupported-media-type'],
};

export const listTokens: OperationContract = {
  id: 'listTokens',
  tag: 'accounts',
  summary: 'List my tokens',
  description: 'Tokens that are not revoked, oldest first. What is secret about them is never shown again.',
  answers: [{ status: 200, description: 'The tokens.', schema: TokensSchema, example: EXAMPLES.tokens }],
  refuses: [],
};

export const revokeToken: OperationContract = {
  id: 'revokeToken',
  tag: 'accounts',
  summary: 'Revoke a token',
  description: 'From now on nobody is let in with it. Once more is no change.',
  parameters: [TOKEN],
  answers: [{ status: 204, description: 'Revoked.' }],
  refuses: ['token-not-found'],
};
