import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with webhooks. */
export const webhookProblems = {
  'too-many-webhooks': {
    title: 'Too many webhooks',
    wrong: 'This account has as many webhooks as it may.',
    wrongWith: 'This account has {most} webhooks, which is as many as it may.',
    right: 'Remove one that is not needed. One without "game" is called for all games.',
  },
  'webhook-disabled': {
    title: 'Webhook disabled',
    wrong: 'This webhook is disabled and is not called.',
    right: 'Enable it first, by PATCH with {"state": "enabled"}.',
  },
  'webhook-unanswered': {
    title: 'Webhook has not answered',
    wrong: 'The URL of this webhook has never answered a call with 2xx, so nothing is replayed to it.',
    right: 'Send it a test by POST …/ping first, and answer that with 2xx.',
  },
  'webhook-url-refused': {
    title: 'URL not called',
    wrong: 'This server does not call that URL.',
    wrongWith: 'This server does not call that URL: {why}.',
    right: 'Send an https URL whose host has public addresses now, with the port 443 or 8443.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
