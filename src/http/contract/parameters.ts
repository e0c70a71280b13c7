export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string;
}

const path = (
  name: string,
  description: string,
  schema: Parameter['schema'],
  example: string,
): Parameter => ({
  ...{ in: 'path', name, description, required: true, schema, example },
});

const header = (name: string, description: string, required: boolean, example: string): Parameter => ({
  ...{ in: 'header', name, description, required, schema: { type: 'string' }, example },
});

const UUID = { type: 'string', format: 'uuid' };
const NUMBER = { type: 'string', pattern: '^[1-9][0-9]{0,8}$' };

export const GAME = path('game', 'Id of a game.', UUID, '0197a3c4-58f1-4c63-9d0e-3b6a5f2d1c48');
export const SEAT = path(
  'seat',
  'Id of a seat.',
  { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' },
  'player-1',
);
export const CHECKPOINT = path('number', 'Number of a checkpoint.', NUMBER, '12');
export const DISPUTE = path('dispute', 'Number of a dispute in this game.', NUMBER, '1');
export const ARBITER = path(
  'arbiter',
  'An arbiter of the game.',
  { type: 'string', pattern: '^arbiter-[1-9][0-9]*$' },
  'arbiter-1',
);
export const MESSAGE = path('message', 'Id of a message.', UUID, '0b8f2a6e-54d1-4f0f-8f6c-9d1f7f0c2e11');
export const TOKEN = path('token', 'Id of a token.', UUID, '5b0e3f8e-9d5a-4b7e-8a26-0c1f4d7b9e32');
export const VACATION = path('vacation', 'Id of a vacation.', UUID, '5b0c6a1e-9f1d-4c6b-8a52-0d2f7c3e1b94');
export const WEBHOOK = path('webhook', 'Id of a webhook.', UUID, '7c9e6679-7425-40de-944b-e07fc1f90ae7');
export const DELIVERY = path(
  'delivery',
  'Id of a delivery.',
  { type: 'string', pattern: '^msg_[0-9a-f]{32}$' },
  'msg_5f1d3c0a9b7e2846d0c5e1f7a8b39264',
);
export const RULESET = path('ruleset', 'Name of a ruleset.', { type: 'string' }, 'vampire-graves');
export const CODE = path('code', 'Code of a problem.', { type: 'string' }, 'illegal-action');

export const ACCEPT_LANGUAGE = header(
  'Accept-Language',
  'Wanted language of labels (RFC 9110).',
  false,
  'en',
);
export const IF_NONE_MATCH = header(
  'If-None-Match',
  'ETag of what you have: 304 if it is still so.',
  false,
  '"12.player-1.5c9f0e6bd1a2f374"',
);
export const IF_MATCH = header(
  'If-Match',
  'ETag of the view that you decided on: 412 if the game has moved on since.',
  false,
  '"12.player-1.5c9f0e6bd1a2f374"',
);
export const LAST_EVENT_ID: Parameter = {
  ...header(
    'Last-Event-ID',
    'The `id` of the last frame that you have: the stream goes on after it.',
    false,
    '12',
  ),
  schema: { type: 'string', pattern: '^[0-9]{1,10}$' },
};
export const IDEMPOTENCY_KEY: Parameter = {
  ...header(
    'Idempotency-Key',
    'New for every action, the same when it is sent again: then the first answer comes once more.',
    true,
    '6f1d9a52-open-c3r2',
  ),
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
};
