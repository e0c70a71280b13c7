import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with proofs and checkpoints. */
export const proofProblems = {
  'checkpoint-not-found': {
    title: '체크포인트 없음',
    wrong: '그런 체크포인트가 없거나, 게임이 그 체크포인트보다 나중에 시작되었습니다.',
    right: 'GET /v1/checkpoints가 최신순으로 보여 줍니다.',
  },
  'game-here-already': {
    title: '이미 있는 게임',
    wrong: '이 게임은 이미 여기 있으며, 양쪽에 다 있는 기록은 서로 같습니다.',
    wrongWith:
      '이 게임은 이미 여기 있지만, 기록 {parts}번부터 서로 다릅니다. 둘 다 서명된 두 가지 기록이 있는 셈입니다.',
    right:
      '같은 게임을 두 번 받지 않으며, 있는 것을 바꾸지도 않습니다. 두 가지 기록이 있다면 파일을 둘 다 보관하세요.',
  },
  'bundle-not-verified': {
    title: '검증되지 않은 번들',
    wrong: '번들이 검증되지 않습니다.',
    wrongWith: '번들이 검증되지 않습니다: {sentence}.',
    right: '게임을 한 서버에서 다시 받아, 직접 검증 프로그램을 돌려 보세요.',
  },
  'bundle-not-finished': {
    title: '끝나지 않은 게임',
    wrong: '끝난 게임만 받을 수 있습니다. 끝나기 전에는 모든 것이 공개되어 있지 않기 때문입니다.',
    right: '게임이 끝난 뒤에 증명을 다시 받으세요.',
  },
  'bundle-ruleset-unknown': {
    title: '여기 없는 룰셋',
    wrong: '이 서버에는 그 게임의 룰셋이 없습니다.',
    wrongWith: '이 서버에는 룰셋 {ruleset}이(가) 없습니다.',
    right: '그 룰셋이 있는 서버로 가져가세요. 검증 프로그램은 서버 없이도 쓸 수 있습니다.',
  },
  'bundle-plays-otherwise': {
    title: '규칙이 다름',
    wrong: '이 서버의 규칙으로는 게임이 다르게 진행되었을 것입니다.',
    wrongWith: '이 서버의 규칙으로는 게임이 다르게 진행되었을 것입니다: {sentence}.',
    right: '그 게임에 쓰인 규칙이 있는 서버로 가져가세요.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
