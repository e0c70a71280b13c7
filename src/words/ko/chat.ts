import type { Catalogue } from '../../games/kit/message.js';

/** What a chat is told, in plain words. */
export const chatWords: Catalogue = {
  'chat.turn.started': '{game}: {seat}의 차례입니다.',
  'chat.turn.started.decision': '{game}: {seat}의 차례입니다. {decision}.',
  'chat.turn.reminder': '{game}: {seat}의 차례가 아직 끝나지 않았습니다.',
  'chat.turn.reminder.decision': '{game}: {seat}의 차례가 아직 끝나지 않았습니다. {decision}.',
  'chat.turn.timedOut': '{game}: {seat} — 제때 정하지 못하여, 기본 행동으로 게임이 진행되었습니다.',
  'chat.game.started': '{game}: 게임을 시작합니다.',
  'chat.game.changed': '{game}: 게임이 진행되어 기록 {entry, number}번이 더해졌습니다.',
  'chat.game.finished': '{game}: 게임이 끝났습니다.',
  'chat.game.cancelled': '{game}: 게임이 취소되었습니다.',
  'chat.game.expired': '{game}: 오랫동안 아무 변화가 없어, 시작하지 않은 게임이 취소되었습니다.',
  'chat.seat.opened': '{game}: {seat} 자리의 플레이어가 없어졌습니다.',
  'chat.seat.opened.bot': '{game}: {seat} 자리의 플레이어가 없어져 봇이 이어서 합니다.',
  'chat.seat.opened.open': '{game}: {seat} 자리의 플레이어가 없어져 다른 사람이 이어서 할 수 있습니다.',
  'chat.vote.called':
    '{game}: {seat} — 제때 정하지 않은 일이 너무 많아, 이 자리를 어떻게 할지 다른 플레이어들에게 묻고 있습니다.',
  'chat.deadlines.moved': '{game}: 기한이 미뤄졌습니다.',
  'chat.dispute.opened': '{game}: 이의가 제기되었습니다.',
  'chat.dispute.ruled': '{game}: 이의에 대한 판정이 나왔습니다.',
  'chat.message.posted': '{game}: 새 메시지가 있습니다.',
  'chat.ping': '시험 메시지입니다. 잘 도착했습니다.',
  'chat.game': '{title} ({id})',
  'chat.until': '기한: {deadline}.',
};
