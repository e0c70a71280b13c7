import type { ProblemCatalogue } from '../problem-words.js';
import { disputeProblems } from './dispute-problems.js';
import { gameProblems } from './game-problems.js';
import { missingProblems } from './missing-problems.js';
import { proofProblems } from './proof-problems.js';
import { webhookProblems } from './webhook-problems.js';

export const problems: ProblemCatalogue = {
  ...gameProblems,
  ...disputeProblems,
  ...missingProblems,
  ...proofProblems,
  ...webhookProblems,
  'invalid-request': {
    title: 'Requête mal formée',
    wrong: 'La requête n’a pas la forme que cet appel demande.',
    right: 'Corrigez ce que nomme "errors" ; openapi.json décrit chaque appel.',
  },
  'idempotency-key-required': {
    title: 'Idempotency-Key manquante',
    wrong: 'Cet appel a besoin de l’en-tête Idempotency-Key.',
    right:
      'Envoyez de 1 à 200 caractères ASCII visibles, nouveaux pour chaque action, et les mêmes quand une action est renvoyée.',
  },
  unauthenticated: {
    title: 'Pas de jeton valable',
    wrong: 'Cet appel demande un jeton Bearer valable en ce moment.',
    right: 'Envoyez "Authorization: Bearer hkr_…". POST /v1/players crée un compte et son jeton.',
  },
  'mail-not-signed': {
    title: 'Courriel non signé',
    wrong: 'La signature de ce courriel n’est pas la bonne, ou elle a plus de cinq minutes.',
    right:
      'Envoyez dans X-Harker-Signature le HMAC-SHA256 de "<X-Harker-Timestamp>.<body>" avec le secret que connaît le serveur.',
  },
  'missing-scope': {
    title: 'Jeton sans ce droit',
    wrong: 'Le jeton n’a pas le droit nécessaire.',
    wrongWith: 'Le jeton n’a pas le droit "{scope}".',
    right: 'Prenez un jeton qui l’a. Un jeton ne peut pas en donner à un autre plus qu’il n’en a lui-même.',
  },
  'registration-closed': {
    title: 'Inscriptions fermées',
    wrong: 'Ce serveur ne laisse pas les inconnus créer un compte.',
    right: 'Demandez un compte au responsable du serveur.',
  },
  'not-found': {
    title: 'Introuvable',
    wrong: 'Il n’y a rien ici.',
    right: 'openapi.json donne tous les appels de ce serveur.',
  },
  'method-not-allowed': {
    title: 'Méthode non permise',
    wrong: 'Ce chemin ne s’appelle pas avec cette méthode.',
    right: 'L’en-tête Allow donne les méthodes de ce chemin.',
  },
  'precondition-failed': {
    title: 'Condition non remplie',
    wrong: 'Un fichier de la documentation n’est pas celui que désigne If-Match ou If-Unmodified-Since.',
    right: 'Demandez-le sans la condition.',
  },
  'body-too-large': {
    title: 'Corps trop grand',
    wrong: 'Le corps d’une requête ne dépasse pas 64 KiB.',
    wrongWith: 'Le corps de cette requête ne doit pas dépasser {most}.',
    right: 'Envoyez-en moins.',
  },
  'unsupported-media-type': {
    title: 'Pas du JSON',
    wrong: 'Les corps sont du JSON.',
    wrongWith: 'Le corps de cette requête doit être du type {type}.',
    right: 'Envoyez "Content-Type: application/json".',
    rightWith: 'Envoyez "Content-Type: {type}".',
  },
  'range-not-satisfiable': {
    title: 'Partie introuvable',
    wrong: 'Un fichier de la documentation n’a pas la partie que désigne Range.',
    right: 'Demandez-le sans Range.',
  },
  'expectation-failed': {
    title: 'Attente non satisfaite',
    wrong: 'L’en-tête Expect demande quelque chose que ce serveur ne fait pas.',
    right: 'Omettez Expect ; "100-continue" est compris.',
  },
  'idempotency-key-reused': {
    title: 'Idempotency-Key déjà utilisée',
    wrong: 'Cette clé est déjà venue avec une autre action.',
    right: 'Prenez une nouvelle clé pour chaque action.',
  },
  'too-many-requests': {
    title: 'Trop de requêtes',
    wrong: 'Il y a eu trop de requêtes de ce genre.',
    right: 'Attendez aussi longtemps que le dit Retry-After.',
  },
  'too-many-streams': {
    title: 'Trop de flux',
    wrong: 'Ce serveur a déjà autant de flux et de requêtes en attente ouverts qu’il a de places.',
    wrongWith: 'Vous avez {most} flux et requêtes en attente ouverts, le maximum permis pour un joueur.',
    right: 'Fermez-en un dont vous n’avez pas besoin, ou réessayez après le délai que dit Retry-After.',
  },
  'internal-error': {
    title: 'Erreur du serveur',
    wrong: 'Quelque chose s’est mal passé, et ce n’est pas votre faute.',
    right:
      'Réessayez. Si cela persiste, donnez au responsable du serveur l’identifiant de la requête, qui figure dans "instance".',
  },
  'outcome-unknown': {
    title: 'Résultat inconnu',
    wrong: 'Le serveur ne peut pas dire si cela a été fait.',
    right:
      'Renvoyez la même action avec la même Idempotency-Key : elle est prise une fois au plus. Après un appel sans clé, ' +
      'regardez d’abord si cela a été fait.',
  },
  contended: {
    title: 'D’autres ont été plus rapides',
    wrong: 'La partie a avancé chaque fois avant que cela puisse être écrit. Rien n’a été fait.',
    right: 'Renvoyez la même requête après Retry-After.',
  },
  'not-ready': {
    title: 'Pas prêt',
    wrong: 'Le serveur n’atteint pas sa base de données.',
    right: 'Réessayez après Retry-After.',
  },
};
