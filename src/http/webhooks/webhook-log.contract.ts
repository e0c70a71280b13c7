import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { DELIVERY, WEBHOOK } from '../contract/parameters.js';
import { ReplayBody } from './webhooks.dto.js';
import { DeliveriesSchema, DeliverySchema, EXAMPLES, ReplaySchema } from './webhooks.schema.js';
import { LIMITED } from './webhooks.contract.js';

export const pingWebhook: OperationContract = {
  id: 'pingWebhook',
  tag: 'webhooks',
  summary: 'Call a webhook to try it',
  description: `Sends a \`ping\`. What came of it stands in the log of deliveries. ${LIMITED}`,
  parameters: [WEBHOOK],
  answers: [
    {
      status: 202,
      description: 'It is on its way.',
      schema: DeliverySchema,
      example: { ...EXAMPLES.delivery, type: 'ping', game: null, seat: null, version: null },
      headers: COUNTED,
    },
  ],
  refuses: ['webhook-not-found', 'webhook-disabled', 'too-many-requests'],
};

export const listDeliveries: OperationContract = {
  id: 'listWebhookDeliveries',
  tag: 'webhooks',
  summary: 'What was a webhook told?',
  description:
    'What it was told and is to be told, newest first, each with its last attempt. Kept for 30 days.',
  parameters: [WEBHOOK],
  answers: [
    {
      status: 200,
      description: 'A page of deliveries.',
      schema: DeliveriesSchema,
      example: EXAMPLES.deliveries,
    },
  ],
  refuses: ['invalid-request', 'webhook-not-found'],
};

export const getDelivery: OperationContract = {
  id: 'getWebhookDelivery',
  tag: 'webhooks',
  summary: 'One delivery',
  description: 'With every attempt: when, the status of the answer, how long it took, and how it began.',
  parameters: [WEBHOOK, DELIVERY],
  answers: [
    { status: 200, description: 'The delivery.', schema: DeliverySchema, example: EXAMPLES.delivery },
  ],
  refuses: ['webhook-not-found', 'delivery-not-found'],
};

export const redeliver: OperationContract = {
  id: 'redeliverToWebhook',
  tag: 'webhooks',
  summary: 'Send one again',
  description: `Sends a delivery again, with its id and its body, whatever has become of it. ${LIMITED}`,
  parameters: [WEBHOOK, DELIVERY],
  answers: [
    {
      status: 202,
      description: 'It is on its way.',
      schema: DeliverySchema,
      example: EXAMPLES.delivery,
      headers: COUNTED,
    },
  ],
  refuses: ['webhook-not-found', 'delivery-not-found', 'webhook-disabled', 'too-many-requests'],
};

export const replay: OperationContract = {
  id: 'replayToWebhook',
  tag: 'webhooks',
  summary: 'Send everything again since a time',
  description:
    `Sends again what came up since then, also while the webhook was disabled: in order, each with its id and its body, at most a thousand at a time, and 5,000 in an hour for one account. ${LIMITED} ` +
    'After a longer time in which a receiver was away, this is how it catches up. ' +
    'A URL that has never answered a call with 2xx gets none: let it answer a ping first.',
  parameters: [WEBHOOK],
  body: { schema: ReplayBody, required: true, examples: { short: { since: '2031-05-03T10:15:00Z' } } },
  answers: [
    {
      status: 202,
      description: 'They are on their way.',
      schema: ReplaySchema,
      example: EXAMPLES.replay,
      headers: COUNTED,
    },
  ],
  refuses: [
    'invalid-request',
    'webhook-not-found',
    'webhook-disabled',
    'webhook-unanswered',
    'body-too-large',
    'unsupported-media-type',
    'too-many-requests',
  ],
};
