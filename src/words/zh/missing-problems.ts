import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What an account, a webhook or a page has not. */
export const missingProblems = {
  'token-not-found': {
    title: '找不到令牌',
    wrong: '你没有这个令牌。',
    right: 'GET /v1/me/tokens 会列出你的令牌。',
  },
  'message-not-found': {
    title: '找不到消息',
    wrong: '你在这个对局中没有写过这条消息。',
    right: 'GET /v1/games/{game}/messages 会列出消息；每条消息由写它的人删除。',
  },
  'webhook-not-found': {
    title: '找不到 Webhook',
    wrong: '你没有这个 Webhook。',
    right: 'GET /v1/webhooks 会列出你的 Webhook。',
  },
  'delivery-not-found': {
    title: '找不到投递',
    wrong: '这个 Webhook 没有这次投递，或者它已不再保留。',
    right: 'GET /v1/webhooks/{webhook}/deliveries 会列出所有投递。',
  },
  'mail-not-found': {
    title: '找不到邮件',
    wrong: '开发邮箱里没有这封邮件。',
    right: 'GET /dev/mail 会列出所有邮件。',
  },
  'no-mail-address': {
    title: '没有邮件地址',
    wrong: '这个账号没有邮件地址，因此也没有邮件设置。',
    right: '请用 PUT /v1/me/mail 填写一个地址。',
  },
  'mail-not-taken': {
    title: '不以这种方式接收邮件',
    wrong: '本服务器不接收邮件服务商转来的邮件。',
    right: '服务器的运营者可以设置 INBOUND_MAIL_SECRET。',
  },
  'problem-not-found': {
    title: '找不到问题说明',
    wrong: '本服务器的拒绝中没有这个代码。',
    right: 'GET /problems 会列出所有代码。',
  },
  'page-not-found': {
    title: '找不到页面',
    wrong: '没有这个页面或文件。',
    right: '从 GET / 和 GET /docs 可以找到所有页面。',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
