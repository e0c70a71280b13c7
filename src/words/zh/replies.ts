import type { Catalogue } from '../../games/kit/message.js';

/**
 * What commands in mails begin with, and what is answered to them. `said` is what the player wrote. A `word.…` may be
 * said in several ways, parted by commas; those of English are understood in every language.
 */
export const replyWords: Catalogue = {
  'word.say': '说, 說, 告诉, 告訴',
  'word.say.all': '对所有人, 對所有人, 对大家, 對大家, 所有人, 大家',
  'word.say.side': '对我方, 對我方, 对队友, 對隊友, 我方, 队友, 隊友',
  'word.undo': '撤回, 撤销, 撤銷',
  'word.help': '帮助, 幫助',
  'word.board': '局面',
  'word.options': '选项, 選項',
  'word.explain': '说明, 解释, 說明, 解釋, 什么是, 什麼是, 何为, 何為',
  'word.explain.after':
    '是什么, 是什麼, 是什么意思, 是什麼意思, 是什么牌, 是什麼牌, 是干什么的, 是幹什麼的, 有什么用, 有什麼用, 怎么用, 怎麼用',
  'word.resign': '认输, 認輸',
  'word.yes': '确认, 確認, 确定, 確定, 是',
  'word.standing': '预先答复, 預先答覆',
  'word.off': '无, 無, 关闭, 關閉, 取消',
  'word.end': '结束, 結束, 完毕, 完畢',
  'word.agree': '是, 好, 好的, 同意, 确认, 確認, 确定, 確定, 加入',
  'word.access': '令牌',
  'word.settings': '设置, 設置, 設定',
  'word.immediately': '立即, 马上, 馬上',
  'word.digest': '汇总, 匯總, 每日',
  'word.never': '从不, 從不, 不发, 不發',
  'word.quiet': '静默, 靜默, 免打扰, 免打擾',
  'word.zone': '时区, 時區',
  'word.language': '语言, 語言',
  'done.act': '“{said}”：已完成。{label}',
  'done.say.all': '“{said}”：已告诉所有人。',
  'done.say.side': '“{said}”：已告诉你的一方。',
  'done.undo': '“{said}”：已完成。你的上一个行动已撤回。',
  'done.undo.asked': '“{said}”：已请其他玩家同意。',
  'done.resign': '“{said}”：已完成。你认输了。',
  'done.standing': '“{said}”：已完成。从现在起：{answers}。',
  'done.standing.none': '“{said}”：已完成。没有任何预先答复。',
  'done.standing.one': '{kind}：{action}（{condition}）',
  'done.settings': '“{said}”：已完成。',
  'done.explain': '“{said}”：{name}',
  'done.settings.none': '“{said}”：目前的邮件设置如下。',
  'done.access':
    '“{said}”：下面的链接中有一个按钮，按下即可得到令牌。有了令牌，本服务器的任何客户端都可以代替你对局。链接在一天后或按下按钮后失效。',
  'settings.immediately': '每封邮件都立即发送。',
  'settings.digest': '每天 {digestAt} 发送一封所有对局的汇总邮件，另外还有期限提醒。',
  'settings.never': '不主动发送邮件，只回复你的邮件。',
  'settings.quiet': '{from} 到 {to} 之间不发送邮件，除非提醒再等就太晚了。',
  'settings.quiet.none': '任何时刻都可能发送。',
  'settings.zone': '时间按时区 {zone}。',
  'settings.language': '语言：{language}。',
  'settings.how':
    '要更改，请写例如：设置 立即；设置 汇总 18:30；设置 从不；设置 静默 22:00-07:00；设置 静默 关闭；设置 时区 Asia/Shanghai；设置 语言 简体中文。',
  'done.confirm': '你的地址已确认。',
  'done.invitation.playing':
    '你已入座，对局正在进行：每次轮到你时，会有邮件通知。如果也想用客户端对局，请回复对局的邮件，写“令牌”。',
  'done.invitation':
    '你已入座。对局开始时，以及每次轮到你时，都会有邮件通知你。如果以后也想用客户端对局，请回复对局的邮件，写“令牌”。',
  'ask.resign': '“{said}”：还没有执行。如果你确实要认输，请回复：认输 确认',
  'unclear.nothing': '你的邮件不是以指令开头，什么也没有做。',
  'unclear.unknown': '看不懂“{said}”，没有为它做任何事。',
  'unclear.several': '“{said}”可能有几种意思，没有为它做任何事：{choices}。',
  'unclear.explain': '“{said}”：请写“说明”，再写一张牌或一个标记的名称。',
  'unclear.explain.unknown': '“{said}”：本游戏没有叫这个名称的牌或标记。',
  'unclear.explain.none': '“{said}”：本游戏没有带效果的牌或标记。',
  'unclear.number': '“{said}”：那封邮件的列表是从 1 到 {most}，没有为它做任何事。',
  'unclear.number.none': '“{said}”：那封邮件里没有列表，没有为它做任何事。',
  'unclear.number.old':
    '“{said}”：编号只对应你所回复邮件中的列表。之后的行动请用文字写明。没有为它做任何事。',
  'unclear.number.words': '“{said}”：编号与文字的意思不一致，没有为它做任何事。',
  'unclear.standing':
    '“{said}”：没有任何变更。请写“预先答复”，然后写答复的内容，再写何时适用；“预先答复 无”表示取消。',
  'unclear.standing.questions': '答复什么：{questions}。',
  'unclear.standing.question': '{kind}（{action}）',
  'unclear.standing.conditions': '何时适用：{conditions}。',
  'unclear.standing.none': '“{said}”：这个对局没有可以预先答复的事项。',
  'unclear.settings': '“{said}”：没有任何变更。单独写“设置”可查看能设置什么，以及如何设置。',
  'unclear.say': '“{said}”：其中没有要说的话。',
  'refused.because': '“{said}”：未执行。{why}',
  'refused.turn': '“{said}”：未执行。你所回复的那个回合已经结束。',
  'refused.old': '“{said}”：未执行。那封邮件是关于更早的回合。要这样做，请回复这个对局最新的邮件。',
  'refused.notice': '“{said}”：未执行。你所回复的邮件没有询问任何事。请回复通知你行动的那封邮件。',
  'refused.notAsked': '“{said}”：未执行。现在没有轮到你。',
  'refused.nothingToUndo': '“{said}”：未执行。现在没有你可以撤回的行动。',
  'refused.long': '“{said}”：未发送。一条消息最多 {most, number} 个字符。',
  'last.own':
    '接下来 {minutes, plural, other {# 分钟}}内，没有执行任何操作的邮件不再得到答复；你写的指令仍会照常处理。',
  'last.others': '接下来 {minutes, plural, other {# 分钟}}内，这样被拒绝的邮件不再得到答复。',
  'refused.rest': '之后的内容没有处理。',
  'mail.unreadable':
    '有一封邮件发到了你的专用地址，但无法读取：它太大，或者格式太特殊。什么也没有做。请用纯文本回复。',
  'mail.sender':
    '有一封邮件发到了你的专用地址，但不是从你自己的地址发出的，什么也没有做。请用收到这些邮件的地址回复。',
  'mail.forged':
    '有一封自称由你发出的邮件，没有带可以验证的邮件服务器签名，什么也没有做。如果确实是你发的，请用你平常的邮件服务回复。',
  'mail.failed': '你的邮件未能处理完毕，其中的内容可能没有全部执行。请查看可选行动。',
};
