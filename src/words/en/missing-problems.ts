import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What an account, a webhook or a page has not. */
export const missingProblems = {
  'token-not-found': {
    title: 'Token not found',
    wrong: 'You have no such token.',
    right: 'GET /v1/me/tokens lists yours.',
  },
  'message-not-found': {
    title: 'Message not found',
    wrong: 'You have written no such message in this game.',
    right: 'GET /v1/games/{game}/messages lists the messages; each is erased by whoever wrote it.',
  },
  'webhook-not-found': {
    title: 'Webhook not found',
    wrong: 'You have no such webhook.',
    right: 'GET /v1/webhooks lists yours.',
  },
  'delivery-not-found': {
    title: 'Delivery not found',
    wrong: 'This webhook has no such delivery, or it is no longer kept.',
    right: 'GET /v1/webhooks/{webhook}/deliveries lists them.',
  },
  'mail-not-found': {
    title: 'Mail not found',
    wrong: 'The development mailbox has no such mail.',
    right: 'GET /dev/mail lists them.',
  },
  'no-mail-address': {
    title: 'No mail address',
    wrong: 'This account has no mail address, so it has no settings for mail.',
    right: 'Give one with PUT /v1/me/mail.',
  },
  'mail-not-taken': {
    title: 'No mail taken this way',
    wrong: 'This server takes no mail from a provider.',
    right: 'Its operator can set INBOUND_MAIL_SECRET.',
  },
  'problem-not-found': {
    title: 'Problem not found',
    wrong: 'No refusal of this server has that code.',
    right: 'GET /problems lists all of them.',
  },
  'page-not-found': {
    title: 'Page not found',
    wrong: 'There is no such page or file.',
    right: 'GET / and GET /docs lead to all pages.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
