import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** Why something cannot be taken back, adopted, disputed or ruled. */
export const disputeProblems = {
  'nothing-to-take-back': {
    title: '무를 것이 없음',
    wrong: '그 기록은 이 자리의 마지막 행동이 아니거나, 그 뒤에 누군가 행동했습니다.',
    right: 'GET /v1/games/{game}/undo가 지금 무를 수 있는 것을 보여 줍니다.',
  },
  'nothing-to-redo': {
    title: '되살릴 것이 없음',
    wrong: '이 자리가 마지막으로 무른 기록이 아니거나, 그 뒤에 누군가 행동했습니다.',
    right: 'GET /v1/games/{game}/undo가 지금 되살릴 수 있는 것을 보여 줍니다.',
  },
  'nobody-to-agree': {
    title: '동의할 사람이 없음',
    wrong: '무르려면 다른 플레이어들이 동의해야 하는데, 다른 플레이어가 없습니다. 봇에게는 묻지 않습니다.',
    right: '게임을 계속하세요. 심판이 있다면 심판이 게임을 되돌릴 수 있습니다.',
  },
  'take-back-refused': {
    title: '이미 거절됨',
    wrong: '그 기록을 무르게 해 달라는 요청이 이미 거절되었습니다.',
    right: '게임을 계속하거나, 그 기록에 이의를 제기하세요.',
  },
  'no-newer-rules': {
    title: '더 새로운 규칙이 없음',
    wrong: '이 게임 규칙의 최신판이 아니거나, 지금 쓰는 판보다 새로운 판이 아닙니다.',
    wrongWith: '이 게임은 규칙 {now, number}판으로 진행되고 있으며, 최신판은 {newest, number}판입니다.',
    right: 'GET /v1/games/{game}/rules-version이 어느 판으로 바꿀 수 있는지 보여 줍니다. 그 판을 보내세요.',
  },
  'adoption-refused': {
    title: '이미 거절됨',
    wrong: '그 판의 규칙으로 이어 하자는 요청이 이미 거절되었습니다.',
    right: '지금 규칙으로 게임을 계속하세요.',
  },
  'game-frozen': {
    title: '멈춘 게임',
    wrong: '이의가 제기되어 있어, 판정이 나오거나 철회될 때까지 게임이 멈춥니다.',
    right: 'GET /v1/games/{game}/disputes가 그 이의를 보여 줍니다.',
  },
  'dispute-not-found': {
    title: '이의 없음',
    wrong: '이 게임에는 그런 이의가 없습니다.',
    right: 'GET /v1/games/{game}/disputes가 이의를 모두 보여 줍니다.',
  },
  'dispute-open': {
    title: '이미 제기한 이의가 있음',
    wrong: '이 자리가 제기한 다른 이의가 아직 남아 있습니다.',
    wrongWith: '이 자리가 제기한 다른 이의가 아직 남아 있습니다: {dispute}.',
    right: '판정을 기다리거나, 그 이의를 철회하세요.',
  },
  'game-imported': {
    title: '다른 서버의 게임',
    wrong: '이 게임은 다른 서버에서 한 것으로, 여기에는 보관만 합니다. 아무것도 더할 수 없습니다.',
    right: '읽기만 하세요. 게임이 끝났다면, 볼 수 있는 사람은 누구나 어느 자리에서든 볼 수 있습니다.',
  },
  'too-many-disputes': {
    title: '이의가 너무 많음',
    wrong: '이 자리는 이 게임에서 이의를 더 제기할 수 없습니다.',
    wrongWith: '이 자리는 이 게임의 기록 {most}개에 이의를 제기했으며, 더 제기할 수 없습니다.',
    right: '남아 있는 이의에 의견을 내거나, 게임을 계속하세요.',
  },
  'dispute-closed': {
    title: '끝난 이의',
    wrong: '이 이의는 판정이 나왔거나 철회되었습니다.',
    right: 'GET /v1/games/{game}/disputes가 결과를 보여 줍니다. 이유가 있다면 새로 제기하세요.',
  },
  'not-the-arbiter': {
    title: '이 게임의 심판만 가능',
    wrong: '이 게임에 참가하지 않는 이 게임의 심판만 할 수 있습니다.',
    right: 'GET /v1/games/{game}이 심판을 보여 줍니다.',
  },
  'cannot-rewind': {
    title: '그 기록으로는 되돌릴 수 없음',
    wrong: '게임은 시작 이후의 유효한 기록으로만, 그리고 그 뒤에 유효한 행동이 있을 때만 되돌릴 수 있습니다.',
    right:
      '지우려는 기록의 바로 앞 기록을 지정하세요. 이미 지워진 기록은 GET /v1/games/{game}/events가 보여 줍니다.',
  },
  'adjustment-not-offered': {
    title: '할 수 없는 정정',
    wrong: '지금은 룰셋이 이 정정을 제공하지 않습니다.',
    right: 'GET /v1/games/{game}/adjustments에서 고르세요.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
