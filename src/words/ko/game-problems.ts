import type { ProblemWords } from '../problem-words.js';
import type { RefusalCode } from '../../refusals/refusal.js';

/** Why something cannot be done with a game. */
export const gameProblems = {
  'seat-required': {
    title: '어느 자리입니까?',
    wrong: '이 게임에서 여러 자리를 맡고 있습니다.',
    wrongWith: '이 게임에서 여러 자리를 맡고 있습니다: {seats}.',
    right: '"seat"로 어느 자리인지 밝히세요.',
  },
  'too-many-games': {
    title: '게임이 너무 많음',
    wrong: '만든 게임 가운데 열려 있거나 진행 중인 것이 한도에 이르렀습니다.',
    wrongWith: '만든 게임 가운데 {most}개가 열려 있거나 진행 중이며, 더 둘 수 없습니다.',
    right: '먼저 하나를 끝내세요. 열린 게임은 취소하고, 진행 중인 게임은 끝까지 두세요.',
  },
  'not-the-maker': {
    title: '게임을 만든 사람만 가능',
    wrong: '이 게임을 만든 플레이어만 할 수 있습니다.',
    right: '게임을 만든 사람에게 부탁하세요.',
  },
  'not-your-seat': {
    title: '맡지 않은 자리',
    wrong: '이 자리를 맡고 있지 않거나, 여기에 맡은 자리가 없습니다.',
    wrongWith: ['맡고 있지 않은 자리입니다: {seat}.', '여기에 맡은 자리가 없습니다.'],
    right: 'GET /v1/games/{game}이 누가 어느 자리에 앉았는지 보여 줍니다.',
  },
  'invitation-invalid': {
    title: '초대가 필요함',
    wrong: '이 자리에는 아직 쓰지 않은 초대가 있어야 앉을 수 있습니다.',
    right: '이 자리로 초대받은 코드를 "invitation"으로 보내세요.',
  },
  'game-not-found': {
    title: '게임 없음',
    wrong: '그런 게임이 없거나, 볼 수 없는 게임입니다.',
    right: 'GET /v1/games가 볼 수 있는 게임을 보여 줍니다.',
  },
  'ruleset-not-found': {
    title: '룰셋 없음',
    wrong: '이 서버에는 그런 룰셋이 없습니다.',
    right: 'GET /v1/rulesets가 룰셋을 모두 보여 줍니다.',
  },
  'seat-not-found': {
    title: '자리 없음',
    wrong: '이 게임에는 그런 자리가 없습니다.',
    wrongWith: [
      '이 옵션으로는 {ruleset}에 그런 자리가 없습니다: {seat}.',
      '이 게임에는 그런 자리가 없습니다: {seat}.',
    ],
    right: 'GET /v1/games/{game}이 게임의 자리를 보여 줍니다.',
    rightWith:
      'GET /v1/rulesets/{ruleset}이 자리를 보여 줍니다. 쿼리 매개변수 "options"를 주면 다른 옵션일 때의 자리를 보여 줍니다.',
  },
  'version-not-found': {
    title: '버전 없음',
    wrong: '게임에 그런 버전이 없습니다.',
    wrongWith: '게임에 버전 {version}이(가) 없습니다.',
    right: '1부터 GET /v1/games/{game}의 "version"까지 중에서 요청하세요.',
  },
  'arbiter-not-found': {
    title: '심판 없음',
    wrong: '이 게임에는 그런 심판이 없습니다.',
    wrongWith: '이 게임에는 그런 심판이 없습니다: {arbiter}.',
    right: 'GET /v1/games/{game}이 심판을 보여 줍니다.',
  },
  'not-asked': {
    title: '지금 차례가 아님',
    wrong: '지금 이 자리에는 이것으로 답할 물음이 없습니다. 다른 자리를 기다리고 있습니다.',
    wrongWith: '지금 이 자리에는 이것으로 답할 물음이 없습니다. 기다리는 자리: {seats}.',
    right: '나중에 뷰를 다시 읽고, "awaiting"에 맡은 자리가 나오면 행동하세요.',
  },
  'decision-closed': {
    title: '이미 끝난 결정',
    wrong: '이 행동이 답하는 결정은 이미 끝났거나, 그런 행동은 제공되지 않습니다.',
    right: '뷰와 행동 목록을 다시 읽으세요.',
  },
  'game-not-open': {
    title: '모집이 끝난 게임',
    wrong: '게임이 시작되기 전에만 할 수 있습니다.',
    right: 'GET /v1/games?status=open이 참가할 수 있는 게임을 보여 줍니다.',
  },
  'game-not-playing': {
    title: '진행 중이 아닌 게임',
    wrong: '게임이 진행 중일 때만 할 수 있습니다.',
    right: 'GET /v1/games/{game}이 게임의 상태를 보여 줍니다.',
  },
  'game-not-begun': {
    title: '아직 시작되지 않은 게임',
    wrong: '시작되기 전에는 게임판이 없습니다.',
    right:
      'GET /v1/games/{game}이 게임의 상태를 보여 줍니다. 시작되기 전에 취소된 게임에는 게임판이 없습니다.',
  },
  'seat-taken': {
    title: '이미 찬 자리',
    wrong: '누군가 이미 앉아 있습니다.',
    wrongWith: '누군가 이미 앉아 있습니다: {seat}.',
    right: '"kind"가 "open"인 자리를 고르세요.',
  },
  'seats-open': {
    title: '빈자리가 남음',
    wrong: '빈자리가 있으면 게임을 시작할 수 없습니다.',
    wrongWith: '빈자리가 있으면 게임을 시작할 수 없습니다: {seats}.',
    right: '자리가 찰 때까지 기다리거나, 빈자리에 봇을 넣어 게임을 만드세요.',
  },
  'one-side-only': {
    title: '한편만 가능',
    wrong: '한 플레이어는 한편의 자리만 맡을 수 있습니다.',
    right: '같은 편의 자리를 고르세요.',
  },
  'entropy-fixed': {
    title: '이미 보낸 엔트로피',
    wrong: '이미 다른 엔트로피를 보내고 앉았습니다. 처음 보낸 것이 그대로 남습니다.',
    right: '"entropy"를 빼세요. 다른 엔트로피를 보내려면, 시작 전에 일어났다가 다시 앉으세요.',
  },
  'knows-too-much': {
    title: '너무 많이 앎',
    wrong: '이 게임을 떠났거나 이 게임에서 판정을 내린 사람은, 게임이 끝나기 전에는 앉을 수 없습니다.',
    right: '다른 사람이 앉게 하세요.',
  },
  'vacation-taken': {
    title: '이미 잡힌 휴가',
    wrong: '그 기간에 다른 휴가가 있습니다.',
    right: 'GET /v1/me/vacations가 휴가를 보여 줍니다. 하나를 지우면 다른 휴가를 잡을 수 있습니다.',
  },
  'vacation-not-found': {
    title: '휴가 없음',
    wrong: '그런 휴가가 없거나, 이미 끝났습니다.',
    right: 'GET /v1/me/vacations가 휴가를 보여 줍니다.',
  },
  'plays-here': {
    title: '참가 중인 게임',
    wrong: '게임에 앉은 사람은 그 게임의 심판이 될 수 없습니다.',
    right: '다른 사람을 심판으로 정하거나, 게임이 시작되기 전에 자리에서 일어나세요.',
  },
  'sandbox-alone': {
    title: '시험용 게임은 한 계정만의 것',
    wrong: '이것은 시험용 게임입니다. 만든 계정 말고는 아무도 참여하지 않습니다.',
    right: '다른 사람과 게임하거나 심판을 부르려면 보통 게임을 만드세요.',
  },
  'player-no-arbiter': {
    title: '이 서버의 심판이 아님',
    wrong: '이 계정은 이 서버의 심판이 아닙니다.',
    right: '누가 심판인지 운영자에게 묻거나, 심판을 정해 달라고 하세요.',
  },
  'not-disputed': {
    title: '이의가 없음',
    wrong: '심판은 이의가 제기되어 있거나 게임이 끝났을 때만 들어올 수 있습니다.',
    right:
      '누군가 이의를 제기할 때까지 기다리세요. 시작 전이라면 게임을 만든 사람이 심판을 정할 수 있습니다.',
  },
  'stale-version': {
    title: '이미 진행된 게임',
    wrong: '게임이 If-Match에 적힌 버전이 아닙니다.',
    right: '뷰를 다시 읽고, 거기 나온 것을 보고 정하세요.',
  },
  'illegal-action': {
    title: '지금은 할 수 없음',
    wrong: '규칙상 이 자리는 지금 그 행동을 할 수 없습니다.',
    right: '"actions"에서 하나를 고르세요.',
  },
  'standing-answer-invalid': {
    title: '미리 할 수 없는 답',
    wrong: '이 자리는 그렇게 미리 답할 수 없습니다.',
    right: 'GET /v1/games/{game}/standing의 "offers"에서 고르세요.',
  },
  'invalid-options': {
    title: '모르는 옵션',
    wrong: '이 옵션으로는 그 룰셋을 할 수 없습니다.',
    right: 'GET /v1/rulesets/{ruleset}이 옵션과 그 값을 보여 줍니다.',
  },
  'invalid-action': {
    title: '모르는 행동',
    wrong: '룰셋이 아는 형식의 행동이 아닙니다.',
    right: 'GET /v1/games/{game}/actions가 제공하는 행동 하나를, id나 그 필드로 보내세요.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
