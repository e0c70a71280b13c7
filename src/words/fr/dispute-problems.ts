import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** Why something cannot be taken back, adopted, disputed or ruled. */
export const disputeProblems = {
  'nothing-to-take-back': {
    title: 'Rien à annuler',
    wrong: 'Cette entrée n’est pas la dernière action de ce siège, ou quelqu’un a joué depuis.',
    right: 'GET /v1/games/{game}/undo dit ce qui peut être annulé maintenant.',
  },
  'nothing-to-redo': {
    title: 'Rien à refaire',
    wrong: 'Cette entrée n’est pas la dernière que ce siège a annulée, ou quelqu’un a joué depuis.',
    right: 'GET /v1/games/{game}/undo dit ce qui peut être refait maintenant.',
  },
  'nobody-to-agree': {
    title: 'Personne pour accepter',
    wrong:
      'Il faudrait l’accord d’autres joueurs pour annuler cela, et il n’y en a pas : on ne demande rien aux robots.',
    right: 'Continuez à jouer. Un arbitre, s’il y en a un, peut ramener la partie en arrière.',
  },
  'take-back-refused': {
    title: 'Déjà refusé',
    wrong: 'Les autres ont déjà refusé que cette entrée soit annulée.',
    right: 'Continuez à jouer, ou contestez l’entrée.',
  },
  'no-newer-rules': {
    title: 'Pas de règles plus récentes',
    wrong:
      'Ce n’est pas la version la plus récente des règles de ce jeu, ou elle n’est pas plus récente que celle de la partie.',
    wrongWith:
      'Cette partie suit la version {now, number} des règles, et la plus récente est la version {newest, number}.',
    right: 'GET /v1/games/{game}/rules-version dit quelle version peut être adoptée. Envoyez celle-là.',
  },
  'adoption-refused': {
    title: 'Déjà refusé',
    wrong: 'Les autres ont déjà refusé de continuer avec cette version des règles.',
    right: 'Continuez à jouer avec les règles de la partie.',
  },
  'game-frozen': {
    title: 'Partie suspendue',
    wrong: 'Une contestation est ouverte, et cette partie attend qu’elle soit tranchée ou retirée.',
    right: 'GET /v1/games/{game}/disputes la montre.',
  },
  'dispute-not-found': {
    title: 'Contestation introuvable',
    wrong: 'Cette partie n’a pas cette contestation.',
    right: 'GET /v1/games/{game}/disputes les donne toutes.',
  },
  'dispute-open': {
    title: 'Contestation déjà ouverte',
    wrong: 'Ce siège a une autre contestation encore ouverte.',
    wrongWith: 'Ce siège a une autre contestation encore ouverte : {dispute}.',
    right: 'Attendez qu’elle soit tranchée, ou retirez-la.',
  },
  'game-imported': {
    title: 'Partie d’un autre serveur',
    wrong:
      'Cette partie a été jouée sur un autre serveur et n’est que conservée ici : plus rien n’y est jamais ajouté.',
    right:
      'Lisez-la. Une fois la partie finie, quiconque a le droit de la voir peut la regarder depuis chaque siège.',
  },
  'too-many-disputes': {
    title: 'Trop de contestations',
    wrong: 'Ce siège a déjà contesté autant d’entrées de cette partie qu’il le peut.',
    wrongWith: 'Ce siège a déjà contesté {most} entrées de cette partie, le maximum permis.',
    right: 'Prenez position sur une contestation ouverte, ou continuez à jouer.',
  },
  'dispute-closed': {
    title: 'Contestation close',
    wrong: 'Cette contestation a été tranchée ou retirée.',
    right: 'GET /v1/games/{game}/disputes dit comment. S’il y a une raison, ouvrez-en une autre.',
  },
  'not-the-arbiter': {
    title: 'Réservé aux arbitres de la partie',
    wrong: 'Seul un arbitre de cette partie, qui n’y joue pas, peut faire cela.',
    right: 'GET /v1/games/{game} donne ses arbitres.',
  },
  'cannot-rewind': {
    title: 'Pas jusqu’à cette entrée',
    wrong:
      'La partie ne peut revenir qu’à une entrée qui compte encore, à partir de son début, et après laquelle quelque ' +
      'chose qui compte a été joué.',
    right:
      'Indiquez l’entrée qui précède celle à effacer. GET /v1/games/{game}/events montre celles qui le sont déjà.',
  },
  'adjustment-not-offered': {
    title: 'Non proposé',
    wrong: 'Les règles ne proposent pas cette rectification maintenant.',
    right: 'Choisissez-en une de GET /v1/games/{game}/adjustments.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
