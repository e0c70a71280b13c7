import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** Why something cannot be taken back, adopted, disputed or ruled. */
export const disputeProblems = {
  'nothing-to-take-back': {
    title: '没有可撤回的行动',
    wrong: '这条记录不是这个座位的最后一个行动，或者之后已有人行动。',
    right: 'GET /v1/games/{game}/undo 会说明现在可以撤回什么。',
  },
  'nothing-to-redo': {
    title: '没有可重做的行动',
    wrong: '这个座位最后撤回的不是这条记录，或者之后已有人行动。',
    right: 'GET /v1/games/{game}/undo 会说明现在可以重做什么。',
  },
  'nobody-to-agree': {
    title: '没有人可以同意',
    wrong: '撤回这条记录需要其他玩家同意，而这里没有其他玩家：不会询问机器人。',
    right: '请继续对局。如果有仲裁人，仲裁人可以让对局倒回。',
  },
  'take-back-refused': {
    title: '已被拒绝',
    wrong: '已请其他玩家同意撤回这条记录，但他们拒绝了。',
    right: '请继续对局，或者对这条记录提出争议。',
  },
  'no-newer-rules': {
    title: '没有更新的规则',
    wrong: '这不是本游戏规则的最新版本，或者并不比对局现用的版本新。',
    wrongWith: '这场对局按第 {now, number} 版规则进行，最新的是第 {newest, number} 版。',
    right: 'GET /v1/games/{game}/rules-version 会说明可以改用哪个版本。请发送那个版本。',
  },
  'adoption-refused': {
    title: '已被拒绝',
    wrong: '已请其他玩家同意改用这个版本的规则，但他们拒绝了。',
    right: '请按对局现有的规则继续。',
  },
  'game-frozen': {
    title: '对局暂停',
    wrong: '有一项争议尚未了结，在裁决或撤销之前，对局暂停。',
    right: 'GET /v1/games/{game}/disputes 会显示这项争议。',
  },
  'dispute-not-found': {
    title: '找不到争议',
    wrong: '这个对局没有这项争议。',
    right: 'GET /v1/games/{game}/disputes 会列出所有争议。',
  },
  'dispute-open': {
    title: '已有未了结的争议',
    wrong: '这个座位还有另一项未了结的争议。',
    wrongWith: '这个座位还有另一项未了结的争议：{dispute}。',
    right: '请等待裁决，或者撤销那项争议。',
  },
  'game-imported': {
    title: '来自其他服务器的对局',
    wrong: '这个对局是在另一台服务器上进行的，这里只作保存：不能再添加任何内容。',
    right: '请只作查阅。对局结束后，凡是能看到它的人都可以从任何座位的视角查看。',
  },
  'too-many-disputes': {
    title: '争议过多',
    wrong: '这个座位在这个对局中提出的争议已达上限。',
    wrongWith: '这个座位已对这个对局的 {most} 条记录提出争议，达到上限。',
    right: '请对未了结的争议作出说明，或者继续对局。',
  },
  'dispute-closed': {
    title: '争议已了结',
    wrong: '这项争议已经裁决或撤销。',
    right: 'GET /v1/games/{game}/disputes 会说明结果。如有理由，可以另提争议。',
  },
  'not-the-arbiter': {
    title: '仅限本对局的仲裁人',
    wrong: '只有本对局的仲裁人可以这样做，而且仲裁人不能参加对局。',
    right: 'GET /v1/games/{game} 会列出本对局的仲裁人。',
  },
  'cannot-rewind': {
    title: '不能倒回到这条记录',
    wrong: '对局只能倒回到开局之后仍然有效的记录，而且这条记录之后必须有过有效的行动。',
    right: '请指定要作废的记录的前一条。GET /v1/games/{game}/events 会显示哪些记录已经作废。',
  },
  'adjustment-not-offered': {
    title: '不能这样更正',
    wrong: '规则集现在不提供这项更正。',
    right: '请从 GET /v1/games/{game}/adjustments 中选择一项。',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
