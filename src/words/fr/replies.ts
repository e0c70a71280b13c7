import type { Catalogue } from '../../games/kit/message.js';

/** What is answered to mails. `said` is what the player wrote. */
export const replyWords: Catalogue = {
  'done.act': '« {said} » : c’est fait. {label}',
  'done.say.all': '« {said} » : dit à tous.',
  'done.say.side': '« {said} » : dit à votre camp.',
  'done.undo': '« {said} » : c’est fait. Votre dernière action est annulée.',
  'done.undo.asked': '« {said} » : l’accord des autres est demandé.',
  'done.resign': '« {said} » : c’est fait. Vous avez abandonné.',
  'done.standing': '« {said} » : c’est fait. Désormais : {answers}.',
  'done.standing.none': '« {said} » : c’est fait. Plus rien n’est répondu d’avance.',
  'done.standing.one': '{kind} : {action} ({condition})',
  'done.confirm': 'Votre adresse est confirmée.',
  'ask.resign':
    '« {said} » : rien n’a encore été fait. Si vous voulez abandonner pour de bon, répondez : abandonner oui',
  'unclear.nothing': 'Votre courriel ne commence pas par une commande, et rien n’a été fait.',
  'unclear.unknown': '« {said} » n’a pas été compris, et rien n’a été fait.',
  'unclear.several': '« {said} » peut vouloir dire plusieurs choses, et rien n’a été fait : {choices}.',
  'unclear.explain': '« {said} » : écrivez « expliquer », puis le nom d’une carte ou d’un jeton.',
  'unclear.explain.unknown': '« {said} » : aucune carte ni aucun jeton de ce jeu ne s’appelle ainsi.',
  'unclear.explain.none': '« {said} » : dans ce jeu, aucune carte ni aucun jeton n’a d’effet propre.',
  'unclear.number': '« {said} » : la liste de ce courriel va de 1 à {most}, et rien n’a été fait.',
  'unclear.number.none': '« {said} » : il n’y avait pas de liste dans ce courriel, et rien n’a été fait.',
  'unclear.number.old':
    '« {said} » : les numéros sont ceux de la liste du courriel auquel vous répondez. Pour la suite, écrivez des mots. Rien n’a été fait.',
  'unclear.number.words':
    '« {said} » : le numéro et les mots ne désignent pas la même chose, et rien n’a été fait.',
  'unclear.standing':
    '« {said} » : rien n’a changé. Écrivez « d’avance », puis ce que vous répondez d’avance, puis quand ; « d’avance rien » y met fin.',
  'unclear.standing.questions': 'À quoi : {questions}.',
  'unclear.standing.question': '{kind} ({action})',
  'unclear.standing.conditions': 'Quand : {conditions}.',
  'unclear.standing.none': '« {said} » : dans cette partie, rien ne se répond d’avance.',
  'unclear.say': '« {said} » : il n’y a rien à dire là-dedans.',
  'refused.because': '« {said} » : pas fait. {why}',
  'refused.turn': '« {said} » : pas fait. Le tour auquel vous avez répondu est passé.',
  'refused.notice':
    '« {said} » : pas fait. Le courriel auquel vous avez répondu ne demandait rien. Répondez à celui de votre tour.',
  'refused.notAsked': '« {said} » : pas fait. Rien ne vous est demandé maintenant.',
  'refused.nothingToUndo': '« {said} » : pas fait. Il n’y a rien que vous puissiez annuler maintenant.',
  'refused.long': '« {said} » : pas dit. Un message a au plus {most, number} caractères.',
  'last.own':
    'Les courriels sans effet ne reçoivent plus de réponse pendant {minutes, plural, one {# minute} other {# minutes}} ; tout ce que vous écrivez est quand même traité.',
  'last.others':
    'Les courriels refusés ainsi ne reçoivent plus de réponse pendant {minutes, plural, one {# minute} other {# minutes}}.',
  'refused.rest': 'La suite du courriel a été laissée de côté.',
  'mail.unreadable':
    'Un courriel est arrivé à l’une de vos adresses de réponse et n’a pas pu être lu : il est trop grand ou trop étrange. Rien n’a été fait. Répondez en texte simple.',
  'mail.sender':
    'Un courriel est arrivé à l’une de vos adresses de réponse, mais pas depuis votre propre adresse, et rien n’a été fait. Répondez depuis l’adresse qui reçoit ces courriels.',
  'mail.forged':
    'Un courriel qui prétend venir de vous est arrivé sans signature vérifiable de votre serveur de courrier, et rien n’a été fait. S’il était bien de vous, répondez par votre messagerie habituelle.',
  'mail.failed':
    'Votre courriel n’a pas pu être traité, et tout n’a peut-être pas été fait. Regardez vos options.',
  'word.say': 'dire, dis',
  'word.say.all': 'à tous, à tout le monde',
  'word.say.side': 'à mon camp, à mon équipe',
  'word.undo': 'annuler, annule',
  'word.help': 'aide',
  'word.board': 'plateau',
  'word.options': 'options',
  'word.explain': 'expliquer, explique, que fait, qu’est-ce que, c’est quoi',
  'word.explain.after': 'c’est quoi, qu’est-ce que c’est',
  'word.resign': 'abandonner, abandonne, j’abandonne',
  'word.yes': 'oui',
  'word.standing': 'd’avance, avance, à l’avance',
  'word.off': 'arrêt, rien, aucune',
  'word.end': 'fin',
  'word.agree': 'oui, d’accord, confirmer, rejoindre',
  'word.access': 'accès',
  'word.settings': 'réglages, paramètres',
  'word.immediately': 'immédiatement, maintenant',
  'word.digest': 'quotidien, résumé',
  'word.never': 'jamais',
  'word.quiet': 'calme, silence',
  'word.zone': 'fuseau',
  'word.language': 'langue',
  'done.settings': '« {said} » : c’est fait.',
  'done.explain': '« {said} » : {name}',
  'done.settings.none': '« {said} » : voici comment vos courriels arrivent.',
  'done.access':
    '« {said} » : derrière le lien ci-dessous, un bouton vous donne un jeton. Avec lui, tout logiciel fait pour ce serveur joue en votre nom. Le lien ne vaut qu’un jour, ou jusqu’à ce que le bouton soit pressé.',
  'settings.immediately': 'Chaque courriel arrive aussitôt.',
  'settings.digest':
    'Un seul courriel par jour sur toutes les parties arrive à {digestAt}, plus les rappels d’échéance.',
  'settings.never': 'Aucun courriel n’arrive de lui-même, seulement les réponses aux vôtres.',
  'settings.quiet': 'Rien n’est envoyé entre {from} et {to}, sauf un rappel qui arriverait trop tard.',
  'settings.quiet.none': 'Il peut arriver à toute heure.',
  'settings.zone': 'Les heures sont celles de {zone}.',
  'settings.language': 'Langue : {language}.',
  'settings.how':
    'Pour changer, écrivez par exemple : réglages maintenant ; réglages quotidien 18:30 ; réglages jamais ; réglages calme 22:00-07:00 ; réglages calme arrêt ; réglages fuseau Europe/Paris ; réglages langue français.',
  'unclear.settings':
    '« {said} » : rien n’a changé. Écrivez « réglages » seul pour voir ce qui se règle, et comment.',
  'refused.old':
    '« {said} » : pas fait. Ce courriel concernait un tour antérieur. Pour cela, répondez au courriel le plus récent sur la partie.',
  'done.invitation.playing':
    'Vous êtes à la table, et la partie est en cours : un courriel viendra chaque fois que ce sera à vous. Pour jouer aussi avec un logiciel, répondez à un courriel sur la partie par le mot « accès ».',
  'done.invitation':
    'Vous êtes à la table. Un courriel viendra quand la partie commencera, et chaque fois que ce sera à vous. Pour jouer aussi avec un logiciel, répondez à un courriel sur la partie par le mot « accès ».',
};
