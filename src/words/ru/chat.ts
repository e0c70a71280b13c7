import type { Catalogue } from '../../games/kit/message.js';

/** What a chat is told, in plain words. */
export const chatWords: Catalogue = {
  'chat.turn.started': '{game}: ходит {seat}.',
  'chat.turn.started.decision': '{game}: ходит {seat}. {decision}.',
  'chat.turn.reminder': '{game}: {seat} всё ещё думает над ходом.',
  'chat.turn.reminder.decision': '{game}: {seat} всё ещё думает над ходом. {decision}.',
  'chat.turn.timedOut': '{game}: {seat} не успевает принять решение, и сделан выбор по умолчанию.',
  'chat.game.started': '{game}: игра начинается.',
  'chat.game.changed': '{game}: игра идёт дальше, запись {entry, number}.',
  'chat.game.finished': '{game}: игра окончена.',
  'chat.game.cancelled': '{game}: игра отменена.',
  'chat.game.expired': '{game}: долгое время никто ничего не менял, и игра, которая не началась, отменена.',
  'chat.seat.opened': '{game}: место осталось без игрока — {seat}.',
  'chat.seat.opened.bot': '{game}: место осталось без игрока, дальше играет бот — {seat}.',
  'chat.seat.opened.open': '{game}: место свободно, может продолжить кто-то другой — {seat}.',
  'chat.vote.called':
    '{game}: слишком много решений не принято вовремя, и остальные решают, что будет с местом — {seat}.',
  'chat.deadlines.moved': '{game}: сроки сдвинуты.',
  'chat.dispute.opened': '{game}: открыт спор.',
  'chat.dispute.ruled': '{game}: по спору вынесено решение.',
  'chat.message.posted': '{game}: есть новое сообщение.',
  'chat.ping': 'Это проверка, и она дошла.',
  'chat.game': '{title} ({id})',
  'chat.until': 'Срок: {deadline}.',
};
