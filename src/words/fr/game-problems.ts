import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** Why something cannot be done with a game. */
export const gameProblems = {
  'seat-required': {
    title: 'Quel siège ?',
    wrong: 'Vous tenez plusieurs sièges de cette partie.',
    wrongWith: 'Vous tenez plusieurs sièges de cette partie : {seats}.',
    right: 'Dites lequel avec "seat".',
  },
  'too-many-games': {
    title: 'Trop de parties',
    wrong: 'Vous avez créé autant de parties qu’il peut y en avoir d’ouvertes ou en cours à la fois.',
    wrongWith: 'Vous avez créé {most} parties ouvertes ou en cours, le maximum permis à la fois.',
    right: 'Terminez-en d’abord une : annulez une partie ouverte, ou jouez-la jusqu’au bout.',
  },
  'not-the-maker': {
    title: 'Réservé au créateur de la partie',
    wrong: 'Seul le joueur qui a créé cette partie peut faire cela.',
    right: 'Demandez-le-lui.',
  },
  'not-your-seat': {
    title: 'Pas votre siège',
    wrong: 'Ce siège n’est pas à vous, ou vous n’en tenez aucun ici.',
    wrongWith: ['Le siège {seat} n’est pas à vous.', 'Vous ne tenez aucun siège ici.'],
    right: 'GET /v1/games/{game} montre qui est assis où.',
  },
  'invitation-invalid': {
    title: 'Invitation nécessaire',
    wrong: 'Ce siège ne se prend qu’avec une invitation qui n’a pas encore servi.',
    right: 'Envoyez le code d’une invitation à ce siège dans "invitation".',
  },
  'game-not-found': {
    title: 'Partie introuvable',
    wrong: 'Cette partie n’existe pas, ou vous n’avez pas le droit de la voir.',
    right: 'GET /v1/games donne les parties que vous pouvez voir.',
  },
  'ruleset-not-found': {
    title: 'Règles introuvables',
    wrong: 'Ce serveur n’a pas ce jeu de règles.',
    right: 'GET /v1/rulesets donne ceux qu’il a.',
  },
  'seat-not-found': {
    title: 'Siège introuvable',
    wrong: 'Cette partie n’a pas ce siège.',
    wrongWith: [
      'Avec ces options, {ruleset} n’a pas de siège {seat}.',
      'Cette partie n’a pas de siège {seat}.',
    ],
    right: 'GET /v1/games/{game} donne les sièges d’une partie.',
    rightWith:
      'GET /v1/rulesets/{ruleset} donne ses sièges, et avec le paramètre "options" ceux pour d’autres options.',
  },
  'version-not-found': {
    title: 'Version introuvable',
    wrong: 'La partie n’a pas cette version.',
    wrongWith: 'La partie n’a pas de version {version}.',
    right: 'Demandez une version entre 1 et la "version" de GET /v1/games/{game}.',
  },
  'arbiter-not-found': {
    title: 'Arbitre introuvable',
    wrong: 'Cette partie n’a pas cet arbitre.',
    wrongWith: 'Cette partie n’a pas d’arbitre de ce nom : {arbiter}.',
    right: 'GET /v1/games/{game} donne ses arbitres.',
  },
  'not-asked': {
    title: 'Pas à vous maintenant',
    wrong: 'Ce siège n’a pas à répondre à cela maintenant ; la partie attend d’autres joueurs.',
    wrongWith: 'Ce siège n’a pas à répondre à cela maintenant ; la partie attend : {seats}.',
    right: 'Relisez la vue plus tard, et jouez quand "awaiting" nomme votre siège.',
  },
  'decision-closed': {
    title: 'Plus demandé',
    wrong:
      'La décision à laquelle répond cette action n’est plus ouverte, ou cette action n’est pas proposée.',
    right: 'Relisez la vue et les actions.',
  },
  'game-not-open': {
    title: 'Partie déjà commencée',
    wrong: 'Cela ne se fait qu’avant le début de la partie.',
    right: 'GET /v1/games?status=open donne les parties que l’on peut rejoindre.',
  },
  'game-not-playing': {
    title: 'Partie pas en cours',
    wrong: 'Cela ne se fait que pendant la partie.',
    right: 'GET /v1/games/{game} montre où elle en est.',
  },
  'game-not-begun': {
    title: 'Partie pas encore commencée',
    wrong: 'Une partie n’a pas de plateau avant de commencer.',
    right:
      'GET /v1/games/{game} montre où elle en est ; une partie annulée avant de commencer n’en a jamais.',
  },
  'seat-taken': {
    title: 'Siège pris',
    wrong: 'Quelqu’un est déjà assis là.',
    wrongWith: 'Quelqu’un tient déjà ce siège : {seat}.',
    right: 'Choisissez un siège dont "kind" est "open".',
  },
  'seats-open': {
    title: 'Sièges encore libres',
    wrong: 'La partie ne peut pas commencer tant qu’il y a des sièges libres.',
    wrongWith: 'La partie ne peut pas commencer tant que ces sièges sont libres : {seats}.',
    right: 'Attendez qu’ils soient pris, ou créez une partie avec des robots.',
  },
  'one-side-only': {
    title: 'Un seul camp',
    wrong: 'Un joueur ne tient que des sièges d’un même camp.',
    right: 'Choisissez un siège de votre camp.',
  },
  'entropy-fixed': {
    title: 'Entropie déjà donnée',
    wrong: 'Vous êtes déjà assis ici, avec une autre entropie : la première donnée reste.',
    right:
      'Omettez "entropy". Pour en donner une autre, quittez le siège avant le début de la partie, puis reprenez-le.',
  },
  'knows-too-much': {
    title: 'En sait trop',
    wrong: 'Qui a quitté cette partie, ou l’a arbitrée, ne peut pas y prendre place tant qu’elle se joue.',
    right: 'Laissez le siège à quelqu’un d’autre.',
  },
  'vacation-taken': {
    title: 'Vacances déjà prises',
    wrong: 'Vous avez déjà d’autres vacances dans cette période.',
    right: 'GET /v1/me/vacations les donne ; supprimez-en pour en prendre d’autres.',
  },
  'vacation-not-found': {
    title: 'Vacances introuvables',
    wrong: 'Vous n’avez pas ces vacances, ou elles sont finies.',
    right: 'GET /v1/me/vacations donne les vôtres.',
  },
  'plays-here': {
    title: 'Joue ici',
    wrong: 'Qui tient un siège dans une partie ne peut pas en être l’arbitre.',
    right: 'Laissez l’arbitrage à quelqu’un d’autre, ou quittez le siège avant le début de la partie.',
  },
  'sandbox-alone': {
    title: 'Une partie d’essai est réservée à un seul compte',
    wrong: 'C’est une partie d’essai : seul le compte qui l’a créée y prend part.',
    right: 'Pour jouer avec d’autres ou faire juger la partie, créez une partie ordinaire.',
  },
  'player-no-arbiter': {
    title: 'Pas arbitre de ce serveur',
    wrong: 'Ce compte n’est pas arbitre de ce serveur.',
    right: 'Demandez au responsable du serveur qui l’est, ou de nommer quelqu’un.',
  },
  'not-disputed': {
    title: 'Rien n’est contesté',
    wrong:
      'Un arbitre n’entre dans une partie que si une contestation y est ouverte, ou quand elle est finie.',
    right:
      'Attendez que quelqu’un ouvre une contestation. Avant le début de la partie, son créateur peut nommer un arbitre.',
  },
  'stale-version': {
    title: 'La partie a avancé',
    wrong: 'La partie n’en est plus à la version que donne If-Match.',
    right: 'Relisez la vue, et décidez d’après ce qu’elle montre.',
  },
  'illegal-action': {
    title: 'Pas permis maintenant',
    wrong: 'Les règles ne permettent pas cela à ce siège maintenant.',
    right: 'Choisissez parmi "actions".',
  },
  'standing-answer-invalid': {
    title: 'Non proposé d’avance',
    wrong: 'Ce siège ne peut pas répondre ainsi d’avance.',
    right: 'Choisissez parmi les "offers" de GET /v1/games/{game}/standing.',
  },
  'invalid-options': {
    title: 'Options inconnues',
    wrong: 'Ces règles ne se jouent pas avec ces options.',
    right: 'GET /v1/rulesets/{ruleset} donne les options et leurs valeurs.',
  },
  'invalid-action': {
    title: 'Action inconnue',
    wrong: 'L’action n’a pas une forme que les règles connaissent.',
    right: 'Envoyez une des actions que propose GET /v1/games/{game}/actions, par son id ou par ses champs.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
