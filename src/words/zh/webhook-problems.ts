import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with webhooks. */
export const webhookProblems = {
  'too-many-webhooks': {
    title: 'Webhook 过多',
    wrong: '这个账号的 Webhook 已达上限。',
    wrongWith: '这个账号已有 {most} 个 Webhook，达到上限。',
    right: '请删除一个不需要的。没有 "game" 的 Webhook 会为所有对局调用。',
  },
  'webhook-disabled': {
    title: 'Webhook 已停用',
    wrong: '这个 Webhook 已停用，不会被调用。',
    right: '请先用 PATCH 和 {"state": "enabled"} 启用它。',
  },
  'webhook-unanswered': {
    title: 'Webhook 尚未应答',
    wrong: '这个 Webhook 的 URL 从未以 2xx 应答过调用，因此不会向它重放。',
    right: '请先用 POST …/ping 发送一次测试，并以 2xx 应答。',
  },
  'webhook-url-refused': {
    title: '不调用这个 URL',
    wrong: '本服务器不调用这个 URL。',
    wrongWith: '本服务器不调用这个 URL：{why}。',
    right: '请填写 https URL，其主机目前须有公网地址，端口须为 443 或 8443。',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
