import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with proofs and checkpoints. */
export const proofProblems = {
  'checkpoint-not-found': {
    title: '找不到检查点',
    wrong: '没有这个检查点，或者对局在它之后才建立。',
    right: 'GET /v1/checkpoints 会列出检查点，最新的在前。',
  },
  'game-here-already': {
    title: '对局已在这里',
    wrong: '这个对局已保存在这里，双方共有的记录完全相同。',
    wrongWith: '这个对局已保存在这里，但从第 {parts} 条记录起不同：有两段历史，都有签名。',
    right: '任何对局都不会收入两次，也不会被替换。如有两段历史，请保留两份文件。',
  },
  'bundle-not-verified': {
    title: '证明包未通过验证',
    wrong: '证明包未通过验证。',
    wrongWith: '证明包未通过验证：{sentence}。',
    right: '请从进行对局的地方重新获取，并自行运行验证程序。',
  },
  'bundle-not-finished': {
    title: '对局尚未结束',
    wrong: '只能收入已经结束的对局：结束之前，其中的内容还没有全部公开。',
    right: '请在对局结束后重新获取证明。',
  },
  'bundle-ruleset-unknown': {
    title: '这里没有这个规则集',
    wrong: '这台服务器没有这个对局的规则集。',
    wrongWith: '这台服务器没有规则集 {ruleset}。',
    right: '请提交给有这个规则集的服务器。验证程序不需要服务器。',
  },
  'bundle-plays-otherwise': {
    title: '这里的规则不同',
    wrong: '按这台服务器的规则，对局的进程会不一样。',
    wrongWith: '按这台服务器的规则，对局的进程会不一样：{sentence}。',
    right: '请提交给采用该对局所用规则的服务器。',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
