import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with webhooks. */
export const webhookProblems = {
  'too-many-webhooks': {
    title: 'Trop de webhooks',
    wrong: 'Ce compte a déjà le nombre maximal de webhooks.',
    wrongWith: 'Ce compte a déjà {most} webhooks, le maximum permis.',
    right:
      'Supprimez-en un dont vous n’avez plus besoin. Un webhook sans "game" vaut pour toutes les parties.',
  },
  'webhook-disabled': {
    title: 'Webhook désactivé',
    wrong: 'Ce webhook est désactivé et n’est pas appelé.',
    right: 'Activez-le d’abord, par PATCH avec {"state": "enabled"}.',
  },
  'webhook-unanswered': {
    title: 'Le webhook n’a pas encore répondu',
    wrong: 'L’URL de ce webhook n’a encore répondu 2xx à aucun appel : rien ne lui est rejoué.',
    right: 'Envoyez-lui d’abord un essai par POST …/ping, et répondez-y par 2xx.',
  },
  'webhook-url-refused': {
    title: 'URL refusée',
    wrong: 'Ce serveur n’appelle pas cette URL.',
    wrongWith: 'Ce serveur n’appelle pas cette URL : {why}.',
    right:
      'Envoyez une URL https dont l’hôte a en ce moment des adresses publiques, sur le port 443 ou 8443.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
