import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with webhooks. */
export const webhookProblems = {
  'too-many-webhooks': {
    title: '웹훅이 너무 많음',
    wrong: '이 계정에는 웹훅을 더 둘 수 없습니다.',
    wrongWith: '이 계정에는 웹훅이 {most}개 있으며, 더 둘 수 없습니다.',
    right: '필요 없는 웹훅을 지우세요. "game" 없는 웹훅은 모든 게임에 대해 호출됩니다.',
  },
  'webhook-disabled': {
    title: '꺼진 웹훅',
    wrong: '이 웹훅은 꺼져 있어 호출되지 않습니다.',
    right: '먼저 PATCH로 {"state": "enabled"}를 보내 켜세요.',
  },
  'webhook-unanswered': {
    title: '웹훅이 아직 응답하지 않았습니다',
    wrong: '이 웹훅의 URL은 호출에 2xx로 응답한 적이 없어, 다시 보내지 않습니다.',
    right: '먼저 POST …/ping으로 시험 호출을 보내고 2xx로 응답하세요.',
  },
  'webhook-url-refused': {
    title: '호출하지 않는 URL',
    wrong: '이 서버는 그 URL을 호출하지 않습니다.',
    wrongWith: '이 서버는 그 URL을 호출하지 않습니다. 이유: {why}.',
    right: '호스트가 현재 공인 주소를 가진 https URL을 포트 443이나 8443으로 보내세요.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
