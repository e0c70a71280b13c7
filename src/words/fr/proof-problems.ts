import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with proofs and checkpoints. */
export const proofProblems = {
  'checkpoint-not-found': {
    title: 'Point de contrôle introuvable',
    wrong: 'Ce point de contrôle n’existe pas, ou la partie est plus récente que lui.',
    right: 'GET /v1/checkpoints les donne, le plus récent d’abord.',
  },
  'game-here-already': {
    title: 'Partie déjà présente',
    wrong: 'Cette partie est déjà conservée ici, avec les mêmes entrées, aussi loin que vont les deux.',
    wrongWith:
      'Cette partie est déjà conservée ici, et elle diffère à partir de l’entrée {parts} : il y a deux histoires, toutes deux signées.',
    right:
      'Rien n’est repris deux fois, et rien n’est remplacé. S’il y a deux histoires, gardez les deux fichiers.',
  },
  'bundle-not-verified': {
    title: 'Preuve non valable',
    wrong: 'Le fichier de preuve ne résiste pas à la vérification.',
    wrongWith: 'Le fichier de preuve ne résiste pas à la vérification : {sentence}.',
    right: 'Récupérez-le de nouveau là où la partie a été jouée, et vérifiez-le vous-même.',
  },
  'bundle-not-finished': {
    title: 'Partie non finie',
    wrong: 'Seule une partie finie peut être reprise ici : avant la fin, tout n’y est pas dévoilé.',
    right: 'Récupérez la preuve de nouveau quand la partie sera finie.',
  },
  'bundle-ruleset-unknown': {
    title: 'Règles absentes d’ici',
    wrong: 'Ce serveur n’a pas le jeu de règles de cette partie.',
    wrongWith: 'Ce serveur n’a pas le jeu de règles {ruleset}.',
    right: 'Apportez-la à un serveur qui l’a. Le vérificateur, lui, se passe de serveur.',
  },
  'bundle-plays-otherwise': {
    title: 'Règles différentes ici',
    wrong: 'Avec les règles de ce serveur, la partie se serait déroulée autrement.',
    wrongWith: 'Avec les règles de ce serveur, la partie se serait déroulée autrement : {sentence}.',
    right: 'Apportez-la à un serveur qui a les règles avec lesquelles elle a été jouée.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
