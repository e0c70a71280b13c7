import type { Catalogue } from '../../games/kit/message.js';

/** What a chat is told, in plain words. */
export const chatWords: Catalogue = {
  'chat.turn.started': '{game}: {seat} is to move.',
  'chat.turn.started.decision': '{game}: {seat} is to move. {decision}.',
  'chat.turn.reminder': '{game}: {seat} has not moved yet.',
  'chat.turn.reminder.decision': '{game}: {seat} has not moved yet. {decision}.',
  'chat.turn.timedOut': '{game}: {seat} has not decided in time, and the game went on with the default.',
  'chat.game.started': '{game}: the game begins.',
  'chat.game.changed': '{game}: the game went on, with entry {entry, number}.',
  'chat.game.finished': '{game}: the game is over.',
  'chat.game.cancelled': '{game}: the game is cancelled.',
  'chat.game.expired':
    '{game}: nobody has changed anything for long, and the game, which has not begun, is cancelled.',
  'chat.seat.opened': '{game}: {seat} has no player any more.',
  'chat.seat.opened.bot': '{game}: {seat} has lost its player, and a bot plays on.',
  'chat.seat.opened.open': '{game}: {seat} has no player any more, and somebody else may play on.',
  'chat.vote.called':
    '{game}: {seat} has let too many decisions run out, and the others are asked what becomes of the seat.',
  'chat.deadlines.moved': '{game}: the deadlines have moved.',
  'chat.dispute.opened': '{game}: a dispute was opened.',
  'chat.dispute.ruled': '{game}: a dispute was ruled on.',
  'chat.message.posted': '{game}: there is a new message.',
  'chat.ping': 'This is a test, and it has arrived.',
  'chat.game': '{title} ({id})',
  'chat.until': 'Until {deadline}.',
};
