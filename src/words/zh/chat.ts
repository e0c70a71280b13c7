import type { Catalogue } from '../../games/kit/message.js';

/** What a chat is told, in plain words. */
export const chatWords: Catalogue = {
  'chat.turn.started': '{game}：轮到{seat}行动。',
  'chat.turn.started.decision': '{game}：轮到{seat}行动。{decision}。',
  'chat.turn.reminder': '{game}：{seat}还没有行动。',
  'chat.turn.reminder.decision': '{game}：{seat}还没有行动。{decision}。',
  'chat.turn.timedOut': '{game}：{seat}没有及时作出决定，对局按默认行动继续。',
  'chat.game.started': '{game}：对局开始。',
  'chat.game.changed': '{game}：对局有进展，到了第 {entry, number} 条记录。',
  'chat.game.finished': '{game}：对局结束。',
  'chat.game.cancelled': '{game}：对局已取消。',
  'chat.game.expired': '{game}：对局很久没有变化，一直没有开始，现已取消。',
  'chat.seat.opened': '{game}：{seat}现在没有玩家。',
  'chat.seat.opened.bot': '{game}：{seat}现在没有玩家，由机器人接替。',
  'chat.seat.opened.open': '{game}：{seat}现在没有玩家，可由其他人接替。',
  'chat.vote.called': '{game}：{seat}有太多决定没有及时作出，正在询问其他玩家如何处理这个座位。',
  'chat.deadlines.moved': '{game}：期限已顺延。',
  'chat.dispute.opened': '{game}：有人提出了争议。',
  'chat.dispute.ruled': '{game}：有一项争议已裁决。',
  'chat.message.posted': '{game}：有新消息。',
  'chat.ping': '这是一条测试消息，已经送达。',
  'chat.game': '{title}（{id}）',
  'chat.until': '期限：{deadline}。',
};
