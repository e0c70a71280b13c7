import type { Catalogue } from '../../games/kit/message.js';

/** What a chat is told, in plain words. */
export const chatWords: Catalogue = {
  'chat.turn.started': '{game} : à {seat} de jouer.',
  'chat.turn.started.decision': '{game} : à {seat} de jouer. {decision}.',
  'chat.turn.reminder': '{game} : {seat} n’a pas encore joué.',
  'chat.turn.reminder.decision': '{game} : {seat} n’a pas encore joué. {decision}.',
  'chat.turn.timedOut':
    '{game} : {seat} n’a pas décidé à temps, et la partie a continué avec la réponse par défaut.',
  'chat.game.started': '{game} : la partie commence.',
  'chat.game.changed': '{game} : la partie a continué, avec l’entrée {entry, number}.',
  'chat.game.finished': '{game} : la partie est finie.',
  'chat.game.cancelled': '{game} : la partie est annulée.',
  'chat.game.expired':
    '{game} : personne n’a rien changé depuis longtemps, et la partie, qui n’a pas commencé, est annulée.',
  'chat.seat.opened': '{game} : {seat} n’a plus de joueur.',
  'chat.seat.opened.bot': '{game} : {seat} n’a plus de joueur, et un robot continue.',
  'chat.seat.opened.open': '{game} : {seat} n’a plus de joueur, et quelqu’un d’autre peut continuer.',
  'chat.vote.called':
    '{game} : {seat} a laissé passer trop d’échéances, et l’on demande aux autres ce que devient ce siège.',
  'chat.deadlines.moved': '{game} : les échéances ont été repoussées.',
  'chat.dispute.opened': '{game} : une contestation est ouverte.',
  'chat.dispute.ruled': '{game} : une contestation est tranchée.',
  'chat.message.posted': '{game} : il y a un nouveau message.',
  'chat.ping': 'Ceci est un essai, et il est bien arrivé.',
  'chat.game': '{title} ({id})',
  'chat.until': 'Jusqu’à : {deadline}.',
};
