import type { ProblemWords } from '../problem-words.js';
import type { RefusalCode } from '../../refusals/refusal.js';

/** Why something cannot be done with a game. */
export const gameProblems = {
  'seat-required': {
    title: '哪个座位？',
    wrong: '你在这个对局中占有多个座位。',
    wrongWith: '你在这个对局中占有多个座位：{seats}。',
    right: '请用 "seat" 指明是哪一个。',
  },
  'too-many-games': {
    title: '对局过多',
    wrong: '你创建的未开始或进行中的对局已达上限。',
    wrongWith: '你创建的对局中有 {most} 个尚未开始或正在进行，达到上限。',
    right: '请先结束一个：取消未开始的对局，或把对局下完。',
  },
  'not-the-maker': {
    title: '仅限对局的创建者',
    wrong: '只有创建这个对局的玩家可以这样做。',
    right: '请联系创建者。',
  },
  'not-your-seat': {
    title: '不是你的座位',
    wrong: '这个座位不是你的，或者你在这里没有座位。',
    wrongWith: ['座位 {seat} 不是你的。', '你在这里没有座位。'],
    right: 'GET /v1/games/{game} 会显示各座位的玩家。',
  },
  'invitation-invalid': {
    title: '需要邀请',
    wrong: '这个座位要凭尚未使用的邀请才能入座。',
    right: '请在 "invitation" 中填写这个座位的邀请码。',
  },
  'game-not-found': {
    title: '找不到对局',
    wrong: '没有这个对局，或者你无权查看。',
    right: 'GET /v1/games 会列出你可以查看的对局。',
  },
  'ruleset-not-found': {
    title: '找不到规则集',
    wrong: '这台服务器没有这个规则集。',
    right: 'GET /v1/rulesets 会列出所有规则集。',
  },
  'seat-not-found': {
    title: '找不到座位',
    wrong: '这个对局没有这个座位。',
    wrongWith: ['按这些选项，{ruleset} 没有座位 {seat}。', '这个对局没有座位 {seat}。'],
    right: 'GET /v1/games/{game} 会列出对局的座位。',
    rightWith: 'GET /v1/rulesets/{ruleset} 会列出它的座位；加上查询参数 "options"，则列出其他选项下的座位。',
  },
  'version-not-found': {
    title: '找不到版本',
    wrong: '这个对局没有这个版本。',
    wrongWith: '这个对局没有版本 {version}。',
    right: '请选用从 1 到 GET /v1/games/{game} 所示 "version" 之间的版本。',
  },
  'arbiter-not-found': {
    title: '找不到仲裁人',
    wrong: '这个对局没有这位仲裁人。',
    wrongWith: '这个对局没有 {arbiter}。',
    right: 'GET /v1/games/{game} 会列出本对局的仲裁人。',
  },
  'not-asked': {
    title: '现在不轮到你',
    wrong: '这个行动所回答的问题现在没有问到这个座位；对局正在等待其他玩家。',
    wrongWith: '这个行动所回答的问题现在没有问到这个座位；对局正在等待：{seats}。',
    right: '请稍后再读取视图，等 "awaiting" 中出现你的座位时再行动。',
  },
  'decision-closed': {
    title: '已不再询问',
    wrong: '这个行动所回应的询问已经结束，或者没有提供这个行动。',
    right: '请重新读取视图和可选行动。',
  },
  'game-not-open': {
    title: '对局已不能加入',
    wrong: '这只能在对局开始之前进行。',
    right: 'GET /v1/games?status=open 会列出可以加入的对局。',
  },
  'game-not-playing': {
    title: '对局不在进行中',
    wrong: '这只能在对局进行时进行。',
    right: 'GET /v1/games/{game} 会显示对局的状态。',
  },
  'game-not-begun': {
    title: '对局尚未开始',
    wrong: '对局开始之前没有局面可看。',
    right: 'GET /v1/games/{game} 会显示对局的状态；开始前就取消的对局一直没有局面。',
  },
  'seat-taken': {
    title: '座位已有人',
    wrong: '这个座位已经有人。',
    wrongWith: '座位 {seat} 已经有人。',
    right: '请选择 "kind" 为 "open" 的座位。',
  },
  'seats-open': {
    title: '还有空座位',
    wrong: '还有空座位，对局不能开始。',
    wrongWith: '以下座位还空着，对局不能开始：{seats}。',
    right: '请等待座位坐满，或者另建一个由机器人补位的对局。',
  },
  'one-side-only': {
    title: '只能属于一方',
    wrong: '一名玩家只能占有同一方的座位。',
    right: '请选择你所属一方的座位。',
  },
  'entropy-fixed': {
    title: '随机熵已经给出',
    wrong: '你已经在这里入座，并给过另一个随机熵：以最先给出的为准。',
    right: '请不要再填 "entropy"。若要更换，请在对局开始前离座，再重新入座。',
  },
  'knows-too-much': {
    title: '知道得太多',
    wrong: '离开过这个对局的人，或者担任过其仲裁人的人，在对局进行时不能入座。',
    right: '请让其他人坐这个座位。',
  },
  'vacation-taken': {
    title: '已有休假',
    wrong: '你在这段时间内已有另一段休假。',
    right: 'GET /v1/me/vacations 会列出你的休假；请先取消一段，再申请新的。',
  },
  'vacation-not-found': {
    title: '找不到休假',
    wrong: '你没有这段休假，或者它已经结束。',
    right: 'GET /v1/me/vacations 会列出你的休假。',
  },
  'plays-here': {
    title: '正在参加对局',
    wrong: '参加对局的人不能担任这个对局的仲裁人。',
    right: '请让其他人担任仲裁人，或者在对局开始前离座。',
  },
  'sandbox-alone': {
    title: '测试对局只属于一个账号',
    wrong: '这是测试对局：除了建立它的账号，没有别人能参与。',
    right: '想和别人一起玩，或者请人仲裁，请建立普通对局。',
  },
  'player-no-arbiter': {
    title: '不是本服务器的仲裁人',
    wrong: '这个账号不是本服务器的仲裁人。',
    right: '请向运营者询问谁是仲裁人，或者请运营者指定一位。',
  },
  'not-disputed': {
    title: '没有争议',
    wrong: '仲裁人只有在对局有未了结的争议时，或者对局结束后，才能加入。',
    right: '请等到有人提出争议。对局开始之前，创建者可以指定仲裁人。',
  },
  'stale-version': {
    title: '对局已有进展',
    wrong: '对局已不在 If-Match 所指的版本。',
    right: '请重新读取视图，再根据其内容作决定。',
  },
  'illegal-action': {
    title: '现在不允许',
    wrong: '按规则，这个座位现在不能这样做。',
    right: '请从 "actions" 中选择一个。',
  },
  'standing-answer-invalid': {
    title: '不能这样预先答复',
    wrong: '这个座位不能这样预先答复。',
    right: '请从 GET /v1/games/{game}/standing 的 "offers" 中选择。',
  },
  'invalid-options': {
    title: '未知的选项',
    wrong: '这个规则集不能按这些选项进行。',
    right: 'GET /v1/rulesets/{ruleset} 会列出选项及其取值。',
  },
  'invalid-action': {
    title: '未知的行动',
    wrong: '这个行动的形式不是规则集所认识的。',
    right: '请发送 GET /v1/games/{game}/actions 提供的行动之一，用它的 id 或各字段表示。',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
