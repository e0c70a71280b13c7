import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What an account, a webhook or a page has not. */
export const missingProblems = {
  'token-not-found': {
    title: '토큰 없음',
    wrong: '그런 토큰이 없습니다.',
    right: 'GET /v1/me/tokens가 토큰을 보여 줍니다.',
  },
  'message-not-found': {
    title: '메시지 없음',
    wrong: '이 게임에서 그런 메시지를 쓴 적이 없습니다.',
    right: 'GET /v1/games/{game}/messages가 메시지를 보여 줍니다. 메시지는 쓴 사람만 지울 수 있습니다.',
  },
  'webhook-not-found': {
    title: '웹훅 없음',
    wrong: '그런 웹훅이 없습니다.',
    right: 'GET /v1/webhooks가 웹훅을 보여 줍니다.',
  },
  'delivery-not-found': {
    title: '전송 기록 없음',
    wrong: '이 웹훅에는 그런 전송 기록이 없거나, 더는 보관되어 있지 않습니다.',
    right: 'GET /v1/webhooks/{webhook}/deliveries가 전송 기록을 보여 줍니다.',
  },
  'mail-not-found': {
    title: '메일 없음',
    wrong: '개발용 메일함에 그런 메일이 없습니다.',
    right: 'GET /dev/mail가 메일을 보여 줍니다.',
  },
  'no-mail-address': {
    title: '메일 주소 없음',
    wrong: '이 계정에는 메일 주소가 없어 메일 설정도 없습니다.',
    right: 'PUT /v1/me/mail로 주소를 정하세요.',
  },
  'mail-not-taken': {
    title: '이 방법으로 받지 않는 메일',
    wrong: '이 서버는 메일 서비스가 넘기는 메일을 받지 않습니다.',
    right: '서버 운영자는 INBOUND_MAIL_SECRET을 설정할 수 있습니다.',
  },
  'problem-not-found': {
    title: '문제 설명 없음',
    wrong: '이 서버가 거절할 때 쓰는 코드가 아닙니다.',
    right: 'GET /problems가 모든 코드를 보여 줍니다.',
  },
  'page-not-found': {
    title: '페이지 없음',
    wrong: '그런 페이지나 파일이 없습니다.',
    right: 'GET /와 GET /docs에서 모든 페이지로 갈 수 있습니다.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
