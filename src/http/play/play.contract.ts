import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME, IDEMPOTENCY_KEY, IF_MATCH, IF_NONE_MATCH } from '../contract/parameters.js';
import { EXAMPLE_KEY } from '../contract/signed.js';
import { KeysSchema } from './keys.schema.js';
import {
  ActedSchema,
  ActionsAnswerSchema,
  DryRunSchema,
  HistorySchema,
  ViewAnswerSchema,
} from './play.schema.js';

const UNTAGGED = ['Cache-Control', 'Content-Language', 'Vary'] as const;
const TAGGED = ['ETag', ...UNTAGGED] as const;
const unchanged = { status: 304, description: 'It is still as your If-None-Match says.', headers: TAGGED };

export const getView: OperationContract = {
  id: 'getView',
  tag: 'play',
  summary: 'See the game',
  description:
    'The game as your seat may see it now, or with `version` as it saw it then. Who holds no seat sees what a ' +
    'spectator of a public game sees. Fresh at once after every action; ask again with If-None-Match. When the game is ' +
    'over, any seat’s view of any version is seen as that seat saw it then.',
  parameters: [GAME, IF_NONE_MATCH, ACCEPT_LANGUAGE],
  answers: [
    { status: 200, description: 'The view.', schema: ViewAnswerSchema, example: '@view', headers: TAGGED },
    unchanged,
  ],
  refuses: [
    'invalid-request',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'version-not-found',
  ],
};

export const listActions: OperationContract = {
  id: 'listActions',
  tag: 'play',
  summary: 'What may I do?',
  description:
    'Everything that your seat may do now, every choice spelled out: a client needs no rules of its own. Empty while ' +
    'others decide. The `id` of an action stays the same as long as its decision stands.',
  parameters: [GAME, IF_NONE_MATCH, ACCEPT_LANGUAGE],
  answers: [
    {
      status: 200,
      description: 'The actions.',
      schema: ActionsAnswerSchema,
      example: '@actions',
      headers: TAGGED,
    },
    unchanged,
  ],
  refuses: ['invalid-request', 'seat-required', 'not-your-seat', 'game-not-found', 'seat-not-found'],
};

export const act: OperationContract = {
  id: 'act',
  tag: 'play',
  summary: 'Act',
  description:
    'Does one of the actions on offer, by its `id` or by its fields. If no answer comes, send the same again with the ' +
    'same Idempotency-Key: the action is taken once, and the first answer comes again. The answer is durable: ' +
    'what it says is in the journal. With `dryRun` everything is checked just so, and refused just so, and nothing is ' +
    'done: the answer says what would come of the action as far as your seat can know it beforehand.',
  parameters: [GAME, IDEMPOTENCY_KEY, IF_MATCH, ACCEPT_LANGUAGE],
  body: {
    schema: 'ActionRequest',
    required: true,
    examples: {
      byId: { id: 'cc1939a70ceba100b64ad5b1' },
      byFields: '@action',
      asOneOfMySeats: { id: 'cc1939a70ceba100b64ad5b1', seat: 'player-1' },
    },
  },
  answers: [
    {
      status: 200,
      description: 'With `dryRun`: it could be done, and is not.',
      schema: DryRunSchema,
      example: '@dryRun',
      headers: UNTAGGED,
    },
    {
      status: 201,
      description: 'It is done.',
      schema: ActedSchema,
      example: '@acted',
      headers: [...TAGGED, 'Idempotency-Replayed'],
    },
  ],
  refuses: [
    'invalid-request',
    'invalid-action',
    'idempotency-key-required',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'not-asked',
    'decision-closed',
    'game-not-playing',
    'game-frozen',
    'stale-version',
    'body-too-large',
    'unsupported-media-type',
    'illegal-action',
    'idempotency-key-reused',
    'outcome-unknown',
    'contended',
  ],
};

export const listEvents: OperationContract = {
  id: 'listEvents',
  tag: 'proof',
  summary: 'Read the journal',
  description:
    'Every entry, with what you may know of its events and what is needed to check its hash: the chain can be verified ' +
    'from what you receive. Ordered by entry; fresh at once after every action. With `wait` the answer comes when there ' +
    'is something; how many wait at a time is limited as with streams, and 429 has a `Retry-After` alone.',
  parameters: [GAME, ACCEPT_LANGUAGE],
  answers: [
    {
      status: 200,
      description: 'A page of entries.',
      schema: HistorySchema,
      example: '@history',
      headers: UNTAGGED,
    },
  ],
  refuses: [
    'invalid-request',
    'seat-required',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'too-many-streams',
  ],
};

export const listKeys: OperationContract = {
  id: 'listKeys',
  tag: 'proof',
  summary: 'List signing keys',
  description:
    'The public halves of the keys that sign heads, retired ones included; and apart from them those of other servers, whose games were taken in.',
  answers: [
    {
      status: 200,
      description: 'The keys.',
      schema: KeysSchema,
      headers: ['Cache-Control'],
      example: {
        items: [
          {
            ...EXAMPLE_KEY,
            algorithm: 'Ed25519',
            createdAt: '2031-05-01T00:00:00.000Z',
          },
        ],
        next: null,
        foreign: [],
      },
    },
  ],
  refuses: [],
};
