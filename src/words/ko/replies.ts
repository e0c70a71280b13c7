import type { Catalogue } from '../../games/kit/message.js';

/** What is answered to mails. `said` is what the player wrote. */
export const replyWords: Catalogue = {
  'done.act': '“{said}”: 했습니다. {label}',
  'done.say.all': '“{said}”: 모두에게 말했습니다.',
  'done.say.side': '“{said}”: 우리 편에게 말했습니다.',
  'done.undo': '“{said}”: 했습니다. 마지막 행동을 물렀습니다.',
  'done.undo.asked': '“{said}”: 다른 플레이어들에게 동의를 구했습니다.',
  'done.resign': '“{said}”: 했습니다. 기권했습니다.',
  'done.standing': '“{said}”: 했습니다. 지금부터 미리 한 답: {answers}.',
  'done.standing.none': '“{said}”: 했습니다. 미리 한 답이 없습니다.',
  'done.standing.one': '{kind}: {action} ({condition})',
  'done.confirm': '주소가 확인되었습니다.',
  'done.invitation': '이제 자리에 앉았습니다. 게임이 시작될 때와 차례가 될 때마다 메일을 보내 드립니다.',
  'ask.resign': '“{said}”: 아직 아무것도 하지 않았습니다. 정말 기권하려면 이렇게 답하세요: resign yes',
  'unclear.nothing': '메일이 명령으로 시작하지 않아, 아무것도 하지 않았습니다.',
  'unclear.unknown': '“{said}”: 무슨 뜻인지 알 수 없어, 아무것도 하지 않았습니다.',
  'unclear.several': '“{said}”: 여러 뜻으로 읽힐 수 있어, 아무것도 하지 않았습니다. 후보: {choices}.',
  'unclear.number': '“{said}”: 그 메일의 목록은 1번부터 {most}번까지라, 아무것도 하지 않았습니다.',
  'unclear.number.none': '“{said}”: 그 메일에는 목록이 없어, 아무것도 하지 않았습니다.',
  'unclear.number.old':
    '“{said}”: 번호는 답하는 메일의 목록에 있는 번호입니다. 그다음 일은 문구로 쓰세요. 아무것도 하지 않았습니다.',
  'unclear.number.words': '“{said}”: 번호와 문구의 뜻이 서로 달라, 아무것도 하지 않았습니다.',
  'unclear.standing':
    '“{said}”: 아무것도 바꾸지 않았습니다. “standing”을 쓰고, 미리 할 답을 쓰고, 언제인지 쓰세요. “standing off”는 미리 한 답을 없앱니다.',
  'unclear.standing.questions': '질문: {questions}.',
  'unclear.standing.question': '{kind} ({action})',
  'unclear.standing.conditions': '언제: {conditions}.',
  'unclear.standing.none': '“{said}”: 이 게임에는 미리 답할 수 있는 것이 없습니다.',
  'unclear.say': '“{said}”: 할 말이 없습니다.',
  'refused.because': '“{said}”: 하지 않았습니다. {why}',
  'refused.turn': '“{said}”: 하지 않았습니다. 답하신 차례는 이미 끝났습니다.',
  'refused.notice':
    '“{said}”: 하지 않았습니다. 답하신 메일은 아무것도 묻지 않은 메일입니다. 차례를 알리는 메일에 답장하세요.',
  'refused.notAsked': '“{said}”: 하지 않았습니다. 지금은 정할 것이 없습니다.',
  'refused.nothingToUndo': '“{said}”: 하지 않았습니다. 지금 무를 수 있는 것이 없습니다.',
  'refused.long': '“{said}”: 말하지 않았습니다. 메시지는 최대 {most, number}자입니다.',
  'refused.rest': '그 뒤에 쓰신 것은 그대로 두었습니다.',
  'mail.unreadable':
    '답장 주소로 온 메일을 읽을 수 없었습니다. 너무 크거나 이상한 메일입니다. 아무것도 하지 않았습니다. 일반 텍스트로 답장하세요.',
  'mail.sender':
    '답장 주소로 메일이 왔지만, 등록된 주소에서 온 것이 아니어서 아무것도 하지 않았습니다. 이 메일을 받는 주소에서 답장하세요.',
  'mail.forged':
    '등록된 주소에서 왔다는 메일이지만, 메일 서버의 서명을 확인할 수 없어 아무것도 하지 않았습니다. 직접 보내신 것이라면, 평소 쓰는 메일 서비스로 답장하세요.',
  'mail.failed': '메일을 처리하지 못했습니다. 일부만 실행되었을 수 있으니, 할 수 있는 일을 확인하세요.',
};
