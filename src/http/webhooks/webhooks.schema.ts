import { Type } from '@sinclair/typebox';
import { EMITTED_TYPES, WEBHOOK_TYPES } from '../../notifications/webhooks/types.js';
import { FORMATS } from '../../notifications/webhooks/webhook.entity.js';
import { component } from '../contract/schema.js';
import { OneOf, SeatId, Time, Uuid } from '../games/game.schema.js';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const WebhookSchema = component(
  'Webhook',
  Type.Object(
    {
      id: Uuid,
      url: Type.String({ format: 'uri' }),
      format: OneOf(FORMATS, 'What it is told in.'),
      language: orNull(
        Type.String({
          description: 'Wanted language of a chat (BCP 47). Null: that of your mails, or English.',
        }),
      ),
      game: orNull(Type.String({ format: 'uuid', description: 'Null: all games.' })),
      seat: orNull(SeatId),
      types: Type.Array(OneOf(WEBHOOK_TYPES, 'What it is called for.')),
      state: OneOf(['enabled', 'disabled'], 'A disabled one is not called.'),
      disabledBecause: orNull(
        OneOf(
          ['asked', 'gone', 'failing'],
          'asked: you said so. gone: it answered 410. failing: it has failed for days.',
        ),
      ),
      failingSince: orNull(Time('Since when each call has failed.')),
      previousSecretUntil: orNull(Time('Until when the secret before signs too.')),
      answeredAt: orNull(Time('When this URL first answered a call with 2xx.')),
      createdAt: Time('When it was registered.'),
    },
    { description: 'Whom you want to be called when there is something to tell.' },
  ),
);

export const WebhookAnswerSchema = WebhookSchema;

export const WithSecretSchema = component(
  'WebhookWithSecret',
  Type.Object({
    webhook: WebhookSchema,
    secret: Type.String({ pattern: '^whsec_[A-Za-z0-9+/]{43}=$', description: 'Shown this once. Keep it.' }),
  }),
);

export const WebhooksSchema = component(
  'Webhooks',
  Type.Object({
    items: Type.Array(WebhookSchema),
    next: Type.Null({ description: 'There is no next page.' }),
  }),
);

const AttemptSchema = component(
  'DeliveryAttempt',
  Type.Object({
    at: Time('When it ended.'),
    outcome: OneOf(['delivered', 'retry', 'failed'], 'retry: it failed, and is tried again.'),
    status: Type.Optional(Type.Integer({ description: 'Of the answer, if one came.' })),
    latency: Type.Optional(Type.Integer({ minimum: 0, description: 'Milliseconds.' })),
    said: Type.Optional(Type.String({ description: 'The beginning of the answer, or why none came.' })),
  }),
);

const deliveryFields = {
  id: Type.String({ description: 'The `webhook-id` of every attempt.' }),
  type: OneOf(EMITTED_TYPES, 'What it tells.'),
  game: orNull(Uuid),
  seat: orNull(SeatId),
  version: orNull(Type.Integer({ minimum: 1, description: 'The entry with which it came up.' })),
  state: OneOf(
    ['waiting', 'delivered', 'failed', 'expired', 'superseded', 'missed'],
    'failed: given up. expired: it was no longer true. superseded: a later one said it, too. ' +
      'missed: the webhook was disabled; a replay sends it.',
  ),
  createdAt: Time('When it came up.'),
  dueAt: Time('While it waits: when it is tried next.'),
  doneAt: orNull(Time('When it was delivered or given up.')),
};

export const DeliverySchema = component(
  'WebhookDelivery',
  Type.Object(
    {
      ...deliveryFields,
      attempts: Type.Array(AttemptSchema, { description: 'Oldest first.' }),
    },
    { description: 'One thing that a webhook was told, or is to be told.' },
  ),
);

export const DeliveriesSchema = component(
  'WebhookDeliveries',
  Type.Object({
    items: Type.Array(
      component(
        'WebhookDeliverySummary',
        Type.Object({
          ...deliveryFields,
          attempts: Type.Integer({ minimum: 0, description: 'How many were made.' }),
          last: orNull(AttemptSchema),
        }),
      ),
    ),
    next: orNull(Type.String({ description: 'Send it as `cursor` for the next page.' })),
  }),
);

export const ReplaySchema = component(
  'WebhookReplay',
  Type.Object({
    count: Type.Integer({ minimum: 0, maximum: 1_000, description: 'How many are sent again.' }),
    next: orNull(Time('There were more: ask again with this as `since`.')),
  }),
);

const webhook = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  url: 'https://hooks.example.org/harker',
  format: 'standard',
  language: null,
  game: null,
  seat: null,
  types: ['turn.started', 'game.finished'],
  state: 'enabled',
  disabledBecause: null,
  failingSince: null,
  previousSecretUntil: null,
  answeredAt: '2031-05-03T10:15:10.300Z',
  createdAt: '2031-05-03T10:15:00.000Z',
};
const attempt = { at: '2031-05-03T10:16:00.120Z', outcome: 'delivered', status: 204, latency: 120, said: '' };
const delivery = {
  id: 'msg_5f1d3c0a9b7e2846d0c5e1f7a8b39264',
  type: 'turn.started',
  game: '0197a3c4-58f1-4c63-9d0e-3b6a5f2d1c48',
  seat: 'player-1',
  version: 12,
  state: 'delivered',
  createdAt: '2031-05-03T10:16:00.000Z',
  dueAt: '2031-05-03T10:16:00.000Z',
  doneAt: '2031-05-03T10:16:00.120Z',
};

export const EXAMPLES = {
  webhook,
  withSecret: { webhook, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDuHBvdO9cTEU=' },
  webhooks: { items: [webhook], next: null },
  delivery: { ...delivery, attempts: [attempt] },
  deliveries: { items: [{ ...delivery, attempts: 1, last: attempt }], next: null },
  replay: { count: 3, next: null },
};
