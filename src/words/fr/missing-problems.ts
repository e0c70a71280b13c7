import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What an account, a webhook or a page has not. */
export const missingProblems = {
  'token-not-found': {
    title: 'Jeton introuvable',
    wrong: 'Vous n’avez pas ce jeton.',
    right: 'GET /v1/me/tokens donne les vôtres.',
  },
  'message-not-found': {
    title: 'Message introuvable',
    wrong: 'Vous n’avez pas écrit ce message dans cette partie.',
    right: 'GET /v1/games/{game}/messages donne les messages ; chacun est effacé par qui l’a écrit.',
  },
  'webhook-not-found': {
    title: 'Webhook introuvable',
    wrong: 'Vous n’avez pas ce webhook.',
    right: 'GET /v1/webhooks donne les vôtres.',
  },
  'delivery-not-found': {
    title: 'Envoi introuvable',
    wrong: 'Ce webhook n’a pas cet envoi, ou il n’est plus conservé.',
    right: 'GET /v1/webhooks/{webhook}/deliveries les donne tous.',
  },
  'mail-not-found': {
    title: 'Courriel introuvable',
    wrong: 'La boîte de développement n’a pas ce courriel.',
    right: 'GET /dev/mail les donne tous.',
  },
  'no-mail-address': {
    title: 'Pas d’adresse de courriel',
    wrong: 'Ce compte n’a pas d’adresse de courriel, et donc pas de réglages pour les courriels.',
    right: 'Donnez-en une par PUT /v1/me/mail.',
  },
  'mail-not-taken': {
    title: 'Courriels non reçus par ici',
    wrong: 'Ce serveur ne reçoit pas de courriels d’un prestataire.',
    right: 'Son responsable peut définir INBOUND_MAIL_SECRET.',
  },
  'problem-not-found': {
    title: 'Problème introuvable',
    wrong: 'Aucun refus de ce serveur n’a ce code.',
    right: 'GET /problems les donne tous.',
  },
  'page-not-found': {
    title: 'Page introuvable',
    wrong: 'Il n’y a pas de telle page ni de tel fichier.',
    right: 'GET / et GET /docs mènent à toutes les pages.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
