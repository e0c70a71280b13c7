import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { WEBHOOK } from '../contract/parameters.js';
import { NewWebhookBody, WebhookChangeBody } from './webhooks.dto.js';
import { EXAMPLES, WebhookAnswerSchema, WebhooksSchema, WithSecretSchema } from './webhooks.schema.js';

const BODY = ['body-too-large', 'unsupported-media-type'] as const;
export const LIMITED = 'There is a limit to how often this is done in a minute.';

export const registerWebhook: OperationContract = {
  id: 'registerWebhook',
  tag: 'webhooks',
  summary: 'Register a webhook',
  description:
    'Asks to be called when there is something to tell: for all of your games, for one, or for one seat of yours. ' +
    'The secret, by which the receiver knows that a call is ours, is shown this once. Calls follow Standard ' +
    `Webhooks. ${LIMITED}`,
  body: {
    schema: NewWebhookBody,
    required: true,
    examples: {
      short: { url: 'https://hooks.example.org/harker' },
      channel: {
        url: 'https://discord.com/api/webhooks/123/abc',
        format: 'discord',
        types: ['turn.started', 'turn.reminder', 'game.finished'],
      },
    },
  },
  answers: [
    {
      status: 201,
      description: 'The webhook and its secret.',
      schema: WithSecretSchema,
      example: EXAMPLES.withSecret,
      headers: ['Location', ...COUNTED],
    },
  ],
  refuses: [
    'invalid-request',
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'too-many-webhooks',
    'webhook-url-refused',
    'too-many-requests',
    ...BODY,
  ],
};

export const listWebhooks: OperationContract = {
  id: 'listWebhooks',
  tag: 'webhooks',
  summary: 'List my webhooks',
  description: 'Oldest first. Secrets are never shown again.',
  answers: [
    { status: 200, description: 'The webhooks.', schema: WebhooksSchema, example: EXAMPLES.webhooks },
  ],
  refuses: [],
};

export const getWebhook: OperationContract = {
  id: 'getWebhook',
  tag: 'webhooks',
  summary: 'One of my webhooks',
  description: 'Also says whether, and why, it is not called any more.',
  parameters: [WEBHOOK],
  answers: [
    { status: 200, description: 'The webhook.', schema: WebhookAnswerSchema, example: EXAMPLES.webhook },
  ],
  refuses: ['webhook-not-found'],
};

export const changeWebhook: OperationContract = {
  id: 'changeWebhook',
  tag: 'webhooks',
  summary: 'Change a webhook',
  description: `What is left out stays. Enabling it forgets earlier failures. ${LIMITED}`,
  parameters: [WEBHOOK],
  body: {
    schema: WebhookChangeBody,
    required: true,
    examples: { enable: { state: 'enabled' }, types: { types: ['turn.started'] } },
  },
  answers: [
    {
      status: 200,
      description: 'The webhook as it is now.',
      schema: WebhookAnswerSchema,
      example: EXAMPLES.webhook,
      headers: COUNTED,
    },
  ],
  refuses: ['invalid-request', 'webhook-not-found', 'webhook-url-refused', 'too-many-requests', ...BODY],
};

export const removeWebhook: OperationContract = {
  id: 'removeWebhook',
  tag: 'webhooks',
  summary: 'Remove a webhook',
  description: 'It is not called again, also for what is on its way. Once more is no change.',
  parameters: [WEBHOOK],
  answers: [{ status: 204, description: 'Removed.' }],
  refuses: ['webhook-not-found'],
};

export const rotateSecret: OperationContract = {
  id: 'rotateWebhookSecret',
  tag: 'webhooks',
  summary: 'Change the secret',
  description:
    'Makes a new secret, shown this once. For 24 hours both the new one and the one before sign each call; what was ' +
    'before that ends at once.',
  parameters: [WEBHOOK],
  answers: [
    {
      status: 200,
      description: 'The webhook and its new secret.',
      schema: WithSecretSchema,
      example: EXAMPLES.withSecret,
    },
  ],
  refuses: ['webhook-not-found'],
};
