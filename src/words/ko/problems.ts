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
    title: '이해할 수 없는 요청',
    wrong: '요청이 이 호출의 형식에 맞지 않습니다.',
    right: '"errors"에 나온 것을 고치세요. 모든 호출은 openapi.json에 설명되어 있습니다.',
  },
  'idempotency-key-required': {
    title: 'Idempotency-Key 없음',
    wrong: '이 호출에는 Idempotency-Key 헤더가 필요합니다.',
    right:
      '눈에 보이는 ASCII 문자 1~200자를 보내세요. 행동마다 새로 정하고, 같은 행동을 다시 보낼 때는 그대로 쓰세요.',
  },
  unauthenticated: {
    title: '유효한 토큰 없음',
    wrong: '이 호출에는 지금 유효한 bearer 토큰이 필요합니다.',
    right: '"Authorization: Bearer hkr_…"를 보내세요. POST /v1/players로 계정과 토큰을 만들 수 있습니다.',
  },
  'mail-not-signed': {
    title: '서명되지 않은 메일',
    wrong: '이 메일의 서명이 맞지 않거나, 5분이 넘었습니다.',
    right:
      '서버의 비밀 키로 만든 "<X-Harker-Timestamp>.<body>"의 HMAC-SHA256을 X-Harker-Signature로 보내세요.',
  },
  'missing-scope': {
    title: '토큰 권한 부족',
    wrong: '토큰에 필요한 권한(scope)이 없습니다.',
    wrongWith: '토큰에 권한(scope) "{scope}"이(가) 없습니다.',
    right: '그 권한이 있는 토큰을 쓰세요. 토큰은 자기가 가진 권한까지만 다른 토큰에 줄 수 있습니다.',
  },
  'registration-closed': {
    title: '가입 불가',
    wrong: '이 서버에서는 누구나 계정을 만들 수는 없습니다.',
    right: '운영자에게 계정을 부탁하세요.',
  },
  'not-found': {
    title: '찾을 수 없음',
    wrong: '여기에는 아무것도 없습니다.',
    right: '이 서버의 모든 호출은 openapi.json에 있습니다.',
  },
  'method-not-allowed': {
    title: '허용되지 않는 메서드',
    wrong: '이 경로는 이 메서드로 호출할 수 없습니다.',
    right: '이 경로의 메서드는 Allow 헤더에 있습니다.',
  },
  'precondition-failed': {
    title: '조건이 맞지 않음',
    wrong: '문서 파일이 If-Match나 If-Unmodified-Since에 적힌 것과 다릅니다.',
    right: '조건 없이 요청하세요.',
  },
  'body-too-large': {
    title: '본문이 너무 큼',
    wrong: '요청 본문은 최대 64 KiB입니다.',
    wrongWith: '이 요청의 본문은 최대 {most}입니다.',
    right: '더 적게 보내세요.',
  },
  'unsupported-media-type': {
    title: 'JSON이 아님',
    wrong: '본문은 JSON이어야 합니다.',
    wrongWith: '이 요청의 본문은 {type} 형식이어야 합니다.',
    right: '"Content-Type: application/json"을 보내세요.',
    rightWith: '"Content-Type: {type}"을(를) 보내세요.',
  },
  'range-not-satisfiable': {
    title: '그런 부분이 없음',
    wrong: '문서 파일에 Range가 가리키는 부분이 없습니다.',
    right: 'Range 없이 요청하세요.',
  },
  'expectation-failed': {
    title: '기대에 맞출 수 없음',
    wrong: 'Expect 헤더가 이 서버가 하지 않는 것을 요구합니다.',
    right: 'Expect를 빼세요. "100-continue"는 됩니다.',
  },
  'idempotency-key-reused': {
    title: '이미 쓴 Idempotency-Key',
    wrong: '이 키는 이미 다른 행동에 쓰였습니다.',
    right: '행동마다 새 키를 쓰세요.',
  },
  'too-many-requests': {
    title: '요청이 너무 많음',
    wrong: '이런 요청이 너무 많았습니다.',
    right: 'Retry-After에 적힌 만큼 기다리세요.',
  },
  'too-many-streams': {
    title: '스트림이 너무 많음',
    wrong: '이 서버에 열 수 있는 스트림과 대기 요청이 모두 열려 있습니다.',
    wrongWith: '열린 스트림과 대기 요청이 {most}개이며, 한 플레이어가 더 열 수 없습니다.',
    right: '필요 없는 것을 닫거나, Retry-After에 적힌 만큼 기다린 뒤 다시 해 보세요.',
  },
  'internal-error': {
    title: '서버 오류',
    wrong: '요청한 쪽의 잘못이 아닌 문제가 생겼습니다.',
    right: '다시 해 보세요. 계속되면 "instance"에 있는 요청 id를 운영자에게 알려 주세요.',
  },
  'outcome-unknown': {
    title: '결과를 알 수 없음',
    wrong: '요청이 처리되었는지 서버가 알 수 없습니다.',
    right:
      '같은 Idempotency-Key로 같은 행동을 다시 보내세요. 많아야 한 번만 처리됩니다. 키가 없는 호출이었다면, ' +
      '처리되었는지 먼저 확인하세요.',
  },
  contended: {
    title: '다른 요청이 먼저 처리됨',
    wrong: '기록하려 할 때마다 게임이 먼저 진행되었습니다. 아무것도 바뀌지 않았습니다.',
    right: 'Retry-After만큼 기다린 뒤 같은 요청을 다시 보내세요.',
  },
  'not-ready': {
    title: '준비되지 않음',
    wrong: '서버가 데이터베이스에 연결할 수 없습니다.',
    right: 'Retry-After만큼 기다린 뒤 다시 해 보세요.',
  },
};
