import { disputeProblems } from './dispute-problems.js';
import { gameProblems } from './game-problems.js';
import type { ProblemCatalogue } from '../problem-words.js';
import { missingProblems } from './missing-problems.js';
import { proofProblems } from './proof-problems.js';
import { webhookProblems } from './webhook-problems.js';

export const problems: ProblemCatalogue = {
  ...gameProblems,
  ...disputeProblems,
  ...missingProblems,
  ...proofProblems,
  ...webhookProblems,
  'invalid-request': {
    title: '无法理解请求',
    wrong: '请求不符合这个调用所要求的形式。',
    right: '请更正 "errors" 所指出的内容；openapi.json 说明了每个调用。',
  },
  'idempotency-key-required': {
    title: '缺少 Idempotency-Key',
    wrong: '此调用需要标头 Idempotency-Key。',
    right: '请填写 1 到 200 个可见的 ASCII 字符：每个行动用新的，重发同一行动时用相同的。',
  },
  unauthenticated: {
    title: '没有有效的令牌',
    wrong: '这个调用需要当前有效的 Bearer 令牌。',
    right: '请发送 "Authorization: Bearer hkr_…"。POST /v1/players 会创建账号及其令牌。',
  },
  'mail-not-signed': {
    title: '邮件没有签名',
    wrong: '这封邮件的签名不正确，或者已超过五分钟。',
    right:
      '请在 X-Harker-Signature 中填写以服务器所持密钥对 "<X-Harker-Timestamp>.<body>" 计算的 HMAC-SHA256。',
  },
  'missing-scope': {
    title: '令牌无权这样做',
    wrong: '这个令牌没有所需的权限范围。',
    wrongWith: '这个令牌没有权限范围 "{scope}"。',
    right: '请使用具有该权限范围的令牌。令牌给予另一令牌的权限不能超过它自身所有。',
  },
  'registration-closed': {
    title: '不开放注册',
    wrong: '这台服务器不允许陌生人创建账号。',
    right: '请向管理员申请账号。',
  },
  'not-found': {
    title: '找不到',
    wrong: '这里什么也没有。',
    right: 'openapi.json 列出了本服务器的所有调用。',
  },
  'method-not-allowed': {
    title: '不允许的方法',
    wrong: '这个路径不能用这种方法调用。',
    right: '标头 Allow 列出了这个路径可用的方法。',
  },
  'precondition-failed': {
    title: '条件不符',
    wrong: '这个文档文件不是 If-Match 或 If-Unmodified-Since 所指的那一个。',
    right: '请去掉这个条件再请求。',
  },
  'body-too-large': {
    title: '正文过大',
    wrong: '请求正文最多 64 KiB。',
    wrongWith: '这个请求的正文最多 {most}。',
    right: '请减少发送的内容。',
  },
  'unsupported-media-type': {
    title: '不是 JSON',
    wrong: '正文必须是 JSON。',
    wrongWith: '这个请求的正文必须是 {type}。',
    right: '请发送 "Content-Type: application/json"。',
    rightWith: '请发送 "Content-Type: {type}"。',
  },
  'range-not-satisfiable': {
    title: '没有这一部分',
    wrong: '这个文档文件没有 Range 所指的部分。',
    right: '请去掉 Range 再请求。',
  },
  'expectation-failed': {
    title: '无法满足期望',
    wrong: '标头 Expect 所要求的事，本服务器不会做。',
    right: '请去掉 Expect；本服务器只认识 "100-continue"。',
  },
  'idempotency-key-reused': {
    title: 'Idempotency-Key 已用过',
    wrong: '这个键之前随另一个行动用过。',
    right: '请为每个行动使用新的键。',
  },
  'too-many-requests': {
    title: '请求过多',
    wrong: '这类请求过多。',
    right: '请等待 Retry-After 所示的时间。',
  },
  'too-many-streams': {
    title: '流过多',
    wrong: '这个服务器上打开的流和等待中的请求已达上限。',
    wrongWith: '你打开了 {most} 个流和等待中的请求，达到一名玩家的上限。',
    right: '请关闭不需要的，或在 Retry-After 所示的时间之后重试。',
  },
  'internal-error': {
    title: '服务器出错',
    wrong: '出了问题，但不是你的错。',
    right: '请重试。如果仍然如此，请把 "instance" 中的请求编号告诉运营者。',
  },
  'outcome-unknown': {
    title: '结果不明',
    wrong: '服务器无法确定这是否已经完成。',
    right:
      '请用相同的 Idempotency-Key 重发同一行动：它最多只会被接受一次。如果调用没有带键，请先查看是否已经完成。',
  },
  contended: {
    title: '别人更快',
    wrong: '每次在写入之前，对局都已有新的进展。什么也没有做。',
    right: '请在 Retry-After 所示的时间之后重发同一请求。',
  },
  'not-ready': {
    title: '尚未就绪',
    wrong: '服务器无法连接数据库。',
    right: '请在 Retry-After 所示的时间之后重试。',
  },
};
