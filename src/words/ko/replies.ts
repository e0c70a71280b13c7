import type { Catalogue } from '../../games/kit/message.js';

/**
 * What commands in mails begin with, and what is answered to them. `said` is what the player wrote. A `word.…` may be
 * said in several ways, parted by commas; those of English are understood in every language.
 */
export const replyWords: Catalogue = {
  'word.say': '말하기, 전하기',
  'word.say.all': '모두에게, 전체에게',
  'word.say.side': '우리 편에게, 편에게',
  'word.undo': '무르기, 되돌리기',
  'word.help': '도움말, 도움',
  'word.board': '게임판, 보드, 판',
  'word.options': '선택지, 목록',
  'word.explain': '설명, 설명해 줘, 설명해 주세요',
  'word.explain.after':
    '-이 뭐예요, -가 뭐예요, -은 뭐예요, -는 뭐예요, -이 뭐야, -가 뭐야, -은 뭐야, -는 뭐야, -이 뭔가요, -가 뭔가요, -은 뭔가요, -는 뭔가요, -이 무엇인가요, -가 무엇인가요, -은 무엇인가요, -는 무엇인가요, 뭐예요, 뭐야, 뭔가요, 무엇인가요, 설명, 설명해 줘, 설명해줘, 설명해 주세요, 설명해주세요',
  'word.resign': '기권',
  'word.yes': '예, 네',
  'word.standing': '미리 답하기, 미리답하기',
  'word.off': '끄기, 없음',
  'word.end': '끝',
  'word.agree': '예, 네, 확인, 참가',
  'word.access': '토큰 받기, 토큰',
  'word.settings': '설정',
  'word.immediately': '즉시, 바로',
  'word.digest': '매일',
  'word.never': '중지, 안받기',
  'word.quiet': '조용히, 방해금지',
  'word.zone': '시간대',
  'word.language': '언어',
  'done.act': '“{said}”: 했습니다. {label}',
  'done.say.all': '“{said}”: 모두에게 말했습니다.',
  'done.say.side': '“{said}”: 우리 편에게 말했습니다.',
  'done.undo': '“{said}”: 했습니다. 마지막 행동을 물렀습니다.',
  'done.undo.asked': '“{said}”: 다른 플레이어들에게 동의를 구했습니다.',
  'done.resign': '“{said}”: 했습니다. 기권했습니다.',
  'done.standing': '“{said}”: 했습니다. 지금부터 미리 한 답: {answers}.',
  'done.standing.none': '“{said}”: 했습니다. 미리 한 답이 없습니다.',
  'done.standing.one': '{kind}: {action} ({condition})',
  'done.settings': '“{said}”: 했습니다.',
  'done.explain': '“{said}”: {name}',
  'done.settings.none': '“{said}”: 지금 설정은 이렇습니다.',
  'done.access':
    '“{said}”: 아래 링크의 버튼을 누르면 토큰을 드립니다. 토큰이 있으면 이 서버의 어떤 클라이언트로든 게임을 할 수 있습니다. 링크는 하루가 지나거나 버튼을 누르면 끝납니다.',
  'settings.immediately': '모든 메일을 바로 보냅니다.',
  'settings.digest': '모든 게임을 메일 한 통에 모아 매일 {digestAt}에 보내고, 기한 알림은 따로 보냅니다.',
  'settings.never': '먼저 메일을 보내지 않고, 보내신 메일에만 답합니다.',
  'settings.quiet':
    '{from}부터 {to}까지는 메일을 보내지 않습니다. 단, 나중에 보내면 너무 늦는 알림은 보냅니다.',
  'settings.quiet.none': '언제든 보낼 수 있습니다.',
  'settings.zone': '시간대: {zone}.',
  'settings.language': '언어: {language}.',
  'settings.how':
    '바꾸려면 예를 들어 이렇게 쓰세요: 설정 즉시; 설정 매일 18:30; 설정 중지; 설정 조용히 22:00-07:00; 설정 조용히 끄기; 설정 시간대 Asia/Seoul; 설정 언어 한국어.',
  'done.confirm': '주소가 확인되었습니다.',
  'done.invitation.playing':
    '이제 자리에 앉았습니다. 게임은 이미 진행 중이며, 차례가 될 때마다 메일을 보내 드립니다. 클라이언트로도 게임을 하려면, 언제든 게임 메일에 “토큰 받기”라고 답장하세요.',
  'done.invitation':
    '이제 자리에 앉았습니다. 게임이 시작될 때와 차례가 될 때마다 메일을 보내 드립니다. 클라이언트로도 게임을 하려면, 언제든 게임 메일에 “토큰 받기”라고 답장하세요.',
  'ask.resign': '“{said}”: 아직 아무것도 하지 않았습니다. 정말 기권하려면 이렇게 답하세요: 기권 예',
  'unclear.nothing': '메일이 명령으로 시작하지 않아, 아무것도 하지 않았습니다.',
  'unclear.unknown': '“{said}”: 무슨 뜻인지 알 수 없어, 아무것도 하지 않았습니다.',
  'unclear.several': '“{said}”: 여러 뜻으로 읽힐 수 있어, 아무것도 하지 않았습니다. 후보: {choices}.',
  'unclear.explain': '“{said}”: “설명”을 쓰고 카드나 토큰의 이름을 쓰세요.',
  'unclear.explain.unknown': '“{said}”: 이 게임에는 그런 이름의 카드나 토큰이 없습니다.',
  'unclear.explain.none': '“{said}”: 이 게임에는 효과가 적힌 카드나 토큰이 없습니다.',
  'unclear.number': '“{said}”: 그 메일의 목록은 1번부터 {most}번까지라, 아무것도 하지 않았습니다.',
  'unclear.number.none': '“{said}”: 그 메일에는 목록이 없어, 아무것도 하지 않았습니다.',
  'unclear.number.old':
    '“{said}”: 번호는 답하는 메일의 목록에 있는 번호입니다. 그다음 일은 문구로 쓰세요. 아무것도 하지 않았습니다.',
  'unclear.number.words': '“{said}”: 번호와 문구의 뜻이 서로 달라, 아무것도 하지 않았습니다.',
  'unclear.standing':
    '“{said}”: 아무것도 바꾸지 않았습니다. “미리 답하기” 뒤에 미리 할 답을 쓰고, 그 뒤에 언제인지 쓰세요. “미리 답하기 끄기”는 미리 한 답을 없앱니다.',
  'unclear.standing.questions': '질문: {questions}.',
  'unclear.standing.question': '{kind} ({action})',
  'unclear.standing.conditions': '언제: {conditions}.',
  'unclear.standing.none': '“{said}”: 이 게임에는 미리 답할 수 있는 것이 없습니다.',
  'unclear.settings':
    '“{said}”: 아무것도 바꾸지 않았습니다. “설정”만 쓰면 무엇을 어떻게 바꿀 수 있는지 보여 드립니다.',
  'unclear.say': '“{said}”: 할 말이 없습니다.',
  'refused.because': '“{said}”: 하지 않았습니다. {why}',
  'refused.turn': '“{said}”: 하지 않았습니다. 답하신 차례는 이미 끝났습니다.',
  'refused.old':
    '“{said}”: 하지 않았습니다. 그 메일은 지난 차례의 메일입니다. 이 게임의 가장 최근 메일에 답장하세요.',
  'refused.notice':
    '“{said}”: 하지 않았습니다. 답하신 메일은 아무것도 묻지 않은 메일입니다. 차례를 알리는 메일에 답장하세요.',
  'refused.notAsked': '“{said}”: 하지 않았습니다. 지금은 정할 것이 없습니다.',
  'refused.nothingToUndo': '“{said}”: 하지 않았습니다. 지금 무를 수 있는 것이 없습니다.',
  'refused.long': '“{said}”: 말하지 않았습니다. 메시지는 최대 {most, number}자입니다.',
  'last.own':
    '앞으로 {minutes, plural, other {#분}} 동안은 아무것도 하지 않은 메일에 답하지 않습니다. 쓰신 것은 그대로 처리합니다.',
  'last.others': '앞으로 {minutes, plural, other {#분}} 동안은 이렇게 거절된 메일에 답하지 않습니다.',
  'refused.rest': '그 뒤에 쓰신 것은 그대로 두었습니다.',
  'mail.unreadable':
    '답장 주소로 온 메일을 읽을 수 없었습니다. 너무 크거나 이상한 메일입니다. 아무것도 하지 않았습니다. 일반 텍스트로 답장하세요.',
  'mail.sender':
    '답장 주소로 메일이 왔지만, 등록된 주소에서 온 것이 아니어서 아무것도 하지 않았습니다. 이 메일을 받는 주소에서 답장하세요.',
  'mail.forged':
    '등록된 주소에서 왔다는 메일이지만, 메일 서버의 서명을 확인할 수 없어 아무것도 하지 않았습니다. 직접 보내신 것이라면, 평소 쓰는 메일 서비스로 답장하세요.',
  'mail.failed': '메일을 처리하지 못했습니다. 일부만 실행되었을 수 있으니, 할 수 있는 일을 확인하세요.',
};
