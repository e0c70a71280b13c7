import type { Catalogue } from '../../games/kit/message.js';

/** What is answered to mails. `said` is what the player wrote. */
export const replyWords: Catalogue = {
  'done.act': '“{said}”：已完成。{label}',
  'done.say.all': '“{said}”：已告诉所有人。',
  'done.say.side': '“{said}”：已告诉你的一方。',
  'done.undo': '“{said}”：已完成。你的上一个行动已撤回。',
  'done.undo.asked': '“{said}”：已请其他玩家同意。',
  'done.resign': '“{said}”：已完成。你认输了。',
  'done.standing': '“{said}”：已完成。从现在起：{answers}。',
  'done.standing.none': '“{said}”：已完成。没有任何预先答复。',
  'done.standing.one': '{kind}：{action}（{condition}）',
  'done.confirm': '你的地址已确认。',
  'done.invitation': '你已入座。对局开始时，以及每次轮到你时，都会有邮件通知你。',
  'ask.resign': '“{said}”：还没有执行。如果你确实要认输，请回复：resign yes',
  'unclear.nothing': '你的邮件不是以指令开头，什么也没有做。',
  'unclear.unknown': '看不懂“{said}”，没有为它做任何事。',
  'unclear.several': '“{said}”可能有几种意思，没有为它做任何事：{choices}。',
  'unclear.number': '“{said}”：那封邮件的列表是从 1 到 {most}，没有为它做任何事。',
  'unclear.number.none': '“{said}”：那封邮件里没有列表，没有为它做任何事。',
  'unclear.number.old':
    '“{said}”：编号只对应你所回复邮件中的列表。之后的行动请用文字写明。没有为它做任何事。',
  'unclear.number.words': '“{said}”：编号与文字的意思不一致，没有为它做任何事。',
  'unclear.standing':
    '“{said}”：没有任何变更。请写“standing”，然后写预先答复的内容，再写何时适用；“standing off”表示取消。',
  'unclear.standing.questions': '答复什么：{questions}。',
  'unclear.standing.question': '{kind}（{action}）',
  'unclear.standing.conditions': '何时适用：{conditions}。',
  'unclear.standing.none': '“{said}”：这个对局没有可以预先答复的事项。',
  'unclear.say': '“{said}”：其中没有要说的话。',
  'refused.because': '“{said}”：未执行。{why}',
  'refused.turn': '“{said}”：未执行。你所回复的那个回合已经结束。',
  'refused.notice': '“{said}”：未执行。你所回复的邮件没有询问任何事。请回复通知你行动的那封邮件。',
  'refused.notAsked': '“{said}”：未执行。现在没有轮到你。',
  'refused.nothingToUndo': '“{said}”：未执行。现在没有你可以撤回的行动。',
  'refused.long': '“{said}”：未发送。一条消息最多 {most, number} 个字符。',
  'refused.rest': '之后的内容没有处理。',
  'mail.unreadable':
    '有一封邮件发到了你的专用地址，但无法读取：它太大，或者格式太特殊。什么也没有做。请用纯文本回复。',
  'mail.sender':
    '有一封邮件发到了你的专用地址，但不是从你自己的地址发出的，什么也没有做。请用收到这些邮件的地址回复。',
  'mail.forged':
    '有一封自称由你发出的邮件，没有带可以验证的邮件服务器签名，什么也没有做。如果确实是你发的，请用你平常的邮件服务回复。',
  'mail.failed': '你的邮件未能处理完毕，其中的内容可能没有全部执行。请查看可选行动。',
};
