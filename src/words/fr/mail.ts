import type { Catalogue } from '../../games/kit/message.js';

/** What mails say. The words of a game come from its ruleset. */
export const mailWords: Catalogue = {
  'mail.subject.turn': '[{title}] {seat} : à vous de jouer ({id})',
  'mail.subject.reminder': '[{title}] {seat} : c’est toujours à vous ({id})',
  'mail.subject.game': '[{title}] {seat} : la partie ({id})',
  'mail.subject.watched': '[{title}] La partie ({id})',
  'mail.subject.answer': '[{title}] {seat} : votre courriel ({id})',
  'mail.subject.confirm': 'Confirmez votre adresse',
  'mail.subject.invitation': '[{title}] {by} vous invite à jouer ({id})',
  'mail.subject.noAccount': 'Pas de siège sans compte',
  'mail.subject.notJoined': 'Vous n’avez pas rejoint la partie',
  'mail.subject.notConfirmed': 'L’adresse n’est pas confirmée',
  'mail.subject.digest': 'Vos parties aujourd’hui',
  'mail.subject.account': 'Votre compte',

  'mail.turn': 'C’est à vous de jouer, {seat}.',
  'mail.reminder': 'C’est toujours à vous de jouer, {seat}.',
  'mail.asked': '{decision}.',
  'mail.until.drawn':
    'À jouer avant : {time}. Passé ce délai, la réponse par défaut est donnée à votre place : l’une de vos possibilités, tirée au sort.',
  'mail.until.otherwise':
    'À jouer avant : {time}. Passé ce délai, la réponse par défaut est donnée à votre place : « {otherwise} ».',
  'mail.happened': 'Depuis votre dernière action',
  'mail.happened.soFar': 'Ce qui s’est passé jusqu’ici',
  'mail.earlier':
    '{count, plural, one {# entrée plus ancienne est omise} other {# entrées plus anciennes sont omises}}.',
  'mail.options': 'Ce que vous pouvez faire',
  'mail.parts': 'Ce qu’elles font',
  'mail.parts.more': 'Pour les autres, écrivez « expliquer » et le nom.',
  'mail.person': 'Votre personnage',
  'mail.how': 'Comment répondre',
  'mail.how.reply':
    'Répondez à ce courriel. Écrivez sur la première ligne le numéro d’une option, ou ses mots ; ce que vous citez en dessous n’est pas lu.',
  'mail.how.help':
    'Écrivez « aide » pour savoir ce que vous pouvez dire d’autre, ou « plateau » pour revoir le plateau.',
  'mail.help': 'Ce que vous pouvez écrire',
  'mail.help.how':
    'Les premières lignes d’une réponse sont lues, jusqu’à une ligne vide, votre signature ou ce que vous citez : une commande par ligne, exécutées l’une après l’autre jusqu’à celle qui ne peut pas l’être.',
  'mail.help.number.write': '3',
  'mail.help.number': 'l’option qui a ce numéro dans le courriel auquel vous répondez',
  'mail.help.words.write': 'des mots',
  'mail.help.words': 'l’option à laquelle ils vont le mieux ; trois lettres d’un mot suffisent',
  'mail.help.say.write': 'dire …',
  'mail.help.say': 'le dit à votre camp, ou à tous si vous êtes seul dans votre camp',
  'mail.help.sayToAll.write': 'dire à tous …',
  'mail.help.sayToAll': 'le dit à tous',
  'mail.help.undo.write': 'annuler',
  'mail.help.undo': 'annule votre dernière action, ou demande l’accord des autres',
  'mail.help.standing.write': 'd’avance …',
  'mail.help.standing':
    'répond d’avance à ce qui vient ; seul, dit à quoi l’on peut répondre ainsi, et « d’avance rien » y met fin',
  'mail.help.board.write': 'plateau',
  'mail.help.board': 'montre le plateau ; « options » montre ce que vous pouvez faire maintenant',
  'mail.help.explain.write': 'expliquer …',
  'mail.help.explain': 'dit ce que fait une carte ou un jeton, d’après son nom',
  'mail.help.resign.write': 'abandonner',
  'mail.help.resign': 'abandonne la partie, une fois que vous avez dit « abandonner oui »',
  'mail.help.end.write': 'FIN',
  'mail.help.end': 'met fin à ce qui est lu',
  'mail.over': 'La partie est finie : {reason}.',
  'mail.winners': 'Victoire : {winners}.',
  'mail.winner': '{seat}',
  'mail.winner.more': '{seat}, {others}',
  'mail.nobody.won': 'Personne n’a gagné.',
  'mail.started': 'La partie commence. Votre siège : {seat}.',
  'mail.timedOut': '{seat} n’a pas décidé à temps, et la partie a continué avec la réponse par défaut.',
  'mail.cancelled': 'La partie est annulée.',
  'mail.expired':
    'Personne n’a rien changé depuis longtemps, et la partie n’a pas commencé : elle est annulée.',
  'mail.finished': 'La partie est finie.',
  'mail.seatOpened': '{seat} n’a plus de joueur.',
  'mail.seatLost': 'Ce siège n’est plus à vous : {seat}.',
  'mail.seatOpened.vote': '{seat} n’a plus de joueur : les autres ont voté.',
  'mail.seatOpened.misses':
    '{seat} n’a plus de joueur, après trop de décisions qui ne sont pas venues à temps.',
  'mail.seatOpened.left': 'Le joueur de ce siège est parti : {seat}.',
  'mail.seatLost.vote':
    'Le siège {seat} n’est plus à vous : vous avez laissé passer trop d’échéances, et les autres ont voté.',
  'mail.seatLost.misses': 'Le siège {seat} n’est plus à vous : vous avez laissé passer trop d’échéances.',
  'mail.seatLost.left': 'Vous avez quitté le siège {seat}.',
  'mail.seatGoes.bot': 'Un robot y continue la partie.',
  'mail.seatGoes.open': 'Le siège est libre : quelqu’un d’autre peut y continuer la partie.',
  'mail.voteCalled':
    'Vous avez laissé passer trop d’échéances sur ce siège : {seat}. On demande aux autres joueurs ce qu’il devient : un robot y continue, il est ouvert à quelqu’un d’autre, ou ils continuent de vous attendre.',
  'mail.voteCalled.act':
    'Agissez maintenant si vous voulez le garder : dès que vous y faites ce qui vous est demandé, ou répondez à ce que la table vous demande, le vote prend fin et le siège reste à vous.',
  'mail.deadlinesMoved':
    'Le serveur était en panne. Toutes les échéances de la partie ont été repoussées, pour que personne ne perde de temps.',
  'mail.disputeOpened': 'Une contestation est ouverte.',
  'mail.disputeRuled': 'Une contestation est tranchée.',
  'mail.message.all': '{seat} dit à tous : « {text} »',
  'mail.message.side': '{seat} dit à votre camp : « {text} »',
  'mail.message.how': 'Pour dire quelque chose vous-même, répondez par une ligne qui commence par « dire ».',
  'mail.webhookDisabled':
    'L’un de vos webhooks, chez {host}, échoue depuis des jours ou n’existe plus, et n’est plus appelé.',
  'mail.ping': 'Ceci est un essai, et il est bien arrivé.',

  'mail.foot.left': '{title}, partie {game}.',
  'mail.foot.game': '{title}, partie {game}. Votre siège : {seat}.',
  'mail.foot.page': 'La partie dans votre navigateur : {url}',
  'mail.foot.stop': 'Plus de courriels sur cette partie : {url}',
  'mail.foot.stopAll': 'Plus aucun courriel d’ici : {url}',

  'mail.confirm.why':
    'Quelqu’un a donné cette adresse à un compte, pour les courriels sur ses parties. Si c’était vous, confirmez-la : ouvrez la page ci-dessous et pressez le bouton, ou répondez à ce courriel par le mot « confirmer ».',
  'mail.confirm.link': 'Confirmer l’adresse',
  'mail.confirm.else': 'Si ce n’était pas vous, ne faites rien. Sans cela, plus rien ne vous sera envoyé.',

  'mail.invitation.who': '{by} vous invite à une partie de « {title} ». Un siège vous est réservé : {seat}.',
  'mail.invitation.how':
    'Pour jouer par courriel, répondez par le mot « rejoindre » : un compte est alors créé pour cette adresse, vous prenez votre siège, et chaque tour vient sous la forme d’un courriel auquel vous répondez. Pour jouer avec un logiciel, prenez le code sur la page ci-dessous.',
  'mail.invitation.link': 'Voir l’invitation',
  'mail.invitation.else': 'Si vous ne voulez pas jouer, ne faites rien.',
  'mail.invitation.stop': 'Plus d’invitations à cette adresse : {url}',

  'mail.somebody': 'Quelqu’un',
  'mail.noAccount':
    'Vous avez répondu à une invitation. Ce serveur ne crée pas de compte par courriel, et cette adresse n’appartient à aucun : vous n’êtes donc pas à la table. Demandez un compte au responsable du serveur ; avec lui, le code derrière le lien de l’invitation permet de prendre le siège.',

  'mail.notJoined':
    'Votre réponse à une invitation n’a pas été comprise, et rien n’a été fait. Pour prendre le siège, répondez à l’invitation par le seul mot « rejoindre ». Si vous ne voulez pas jouer, ne faites rien.',
  'mail.notConfirmed':
    'Votre réponse n’a pas été comprise, et rien n’a été fait. Pour confirmer l’adresse, répondez au courriel qui le demandait par le seul mot « confirmer ». Si ce n’était pas vous, ne faites rien.',

  'mail.digest.waiting': 'Des parties vous attendent.',
  'mail.digest.none': 'Aucune partie ne vous attend.',
  'mail.digest.game': '{title}, {seat} ({id})',
  'mail.digest.news': 'Autres nouvelles',
  'mail.digest.item': '{title} ({id}) : {what}',
  'mail.digest.how':
    'Chaque partie a sa propre adresse pour votre réponse ; écrivez à celle de la partie voulue.',
  'mail.digest.answer': 'Répondre pour {game}',
  'mail.digest.one': 'Pour jouer, répondez à ce courriel.',

  'page.confirm': 'Confirmez votre adresse',
  'page.confirm.ask': 'Les courriels sur vos parties doivent-ils aller à {address} ?',
  'page.confirm.button': 'Confirmer',
  'page.confirmed': 'C’est confirmé',
  'page.confirmed.text': 'Les courriels sur vos parties vont désormais à {address}.',
  'page.gone': 'Ce lien ne vaut plus',
  'page.gone.text':
    'Il a déjà servi, il est trop ancien, ou il n’est pas entier. Demandez un nouveau courriel.',
  'page.stop': 'Plus de courriels ?',
  'page.stop.game': 'Arrêter les courriels sur cette partie',
  'page.stop.all': 'Arrêter tous les courriels à {address}',
  'page.stopped': 'C’est arrêté',
  'page.stopped.text': 'Les courriels peuvent être rétablis dans les réglages du compte.',
  'page.invitation': 'Une invitation',
  'page.invitation.ask':
    'Un siège vous est réservé : {seat}, dans la partie {game}. Le bouton en montre le code.',
  'page.invitation.button': 'Montrer le code',
  'page.invitation.code': 'Le code de l’invitation',
  'page.invitation.play': 'Prendre le siège dans le navigateur',
  'page.invitation.how':
    'Avec un compte de ce serveur et son jeton, prenez le siège par : POST {path}, avec le corps {body}. Ou répondez au courriel par le mot « rejoindre ».',
  'page.uninvite': 'Plus d’invitations ?',
  'page.uninvite.button': 'Plus d’invitations à {address}',
  'page.uninvited.text': 'Plus personne ne peut inviter cette adresse par courriel.',
  'mail.subject.tooLate': 'Le siège n’est plus libre',
  'mail.help.settings.write': 'réglages',
  'mail.help.settings': 'dit quand les courriels arrivent, et comment le changer',
  'mail.help.access.write': 'accès',
  'mail.help.access': 'envoie un lien vers un jeton, pour jouer aussi avec un logiciel',
  'mail.open':
    'Tout ce qui était caché est maintenant ouvert à tous ceux de la partie. La preuve de la partie, un fichier que chacun peut vérifier : {url}',
  'mail.access.link': 'Obtenir un jeton',
  'mail.head':
    'Entrée {version, number} de la partie, telle que le serveur l’a signée. Gardée, elle montre plus tard si quelque chose a été changé jusque-là :',
  'mail.tooLate':
    'Vous avez répondu à une invitation, mais le siège est pris, ou la partie ou l’invitation a pris fin. Vous n’êtes donc pas à la table, et rien n’est gardé à votre sujet.',
  'page.access': 'Un jeton de l’API',
  'page.access.ask':
    'Le bouton crée un jeton pour le compte de {address} et le montre une seule fois. Qui le possède peut jouer à votre place et modifier le compte.',
  'page.access.button': 'Créer un jeton',
  'page.access.made': 'Votre jeton',
  'page.access.how':
    'Gardez-le là où vous gardez vos mots de passe. Un logiciel l’envoie avec chaque requête, dans l’en-tête : {header}. GET /v1/me/tokens donne vos jetons, et DELETE /v1/me/tokens/(son id) met fin à l’un d’eux.',
  'page.proof': 'La preuve d’une partie',
  'page.proof.ask':
    'Un fichier avec tout ce qui s’est passé dans la partie {game}, tel qu’il a été scellé et signé.',
  'page.proof.button': 'Télécharger la preuve',
};
