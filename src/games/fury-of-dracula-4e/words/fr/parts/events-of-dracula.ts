import type { TextsById } from '../../../../kit/part-texts.js';

export const draculaEventTexts: TextsById = {
  'customs-search': {
    effect:
      'Le chasseur qui vient d’arriver d’une autre région prend du retard et doit choisir : défausser tous ses objets, ou subir 3 dégâts. Sans objet, il subit les dégâts.',
  },
  'darkness-returns': {
    effect:
      'La prochaine phase des chasseurs n’a pas de jour. Mélangez ensuite à la pioche Événement tous les événements de Dracula qui sont dans la défausse ; cette carte-ci reste dans la défausse.',
  },
  'devilish-power': {
    effect:
      'Au choix : retirez un jeton Terre consacrée ; ou défaussez l’allié des chasseurs qui est en jeu ; ou empêchez les chasseurs de se ravitailler pendant leur prochaine phase.',
  },
  'draculas-brides': {
    effect:
      'Choisissez un ou deux repaires, ou aucun, sur les emplacements 1 à 3 de la piste (sauf en mer, au château de Dracula et là où il n’y a que Diversion) ; placez sur chacun une rencontre de la main. Ou : mettez la carte en jeu comme allié de Dracula.',
    ally: 'Au début de chaque phase de Dracula, il peut défausser une rencontre de sa main pour en piocher une autre.',
  },
  enraged: {
    effect:
      'La carte de combat de Dracula qui vient d’être annulée (sauf une Évasion) ne l’est finalement pas. Jusqu’à la fin de ce combat, Dracula ne peut plus utiliser Évasion en brume ni Évasion en chauve-souris.',
  },
  'false-tip': {
    effect:
      'Si le chasseur a joué Wagon affrété, cette carte l’annule (la carte, le billet et l’action sont perdus) ; sinon, Dracula choisit où le train le mène, parmi les villes que le billet permet d’atteindre.',
  },
  'great-wolf': {
    effect:
      'Choisissez un chasseur : il subit 4 dégâts, sauf s’il montre un Crucifix ou une Hostie consacrée. Ou : mettez la carte en jeu comme allié de Dracula.',
    ally: 'Au début de chaque phase de Dracula, choisissez un chasseur : il subit 1 dégât, sauf s’il montre un Crucifix ou une Hostie consacrée.',
  },
  'hidden-schemes': {
    effect:
      'S’il y a un repaire au troisième emplacement de la piste (sauf en mer, au château de Dracula et là où il n’y a que Diversion), placez-y une rencontre de la main.',
  },
  'immanuel-hildesheim': {
    effect:
      'Prenez les cartes de Dracula qui sont parmi les 6 premières de la pioche Événement ; défaussez les autres face visible. Ou : mettez la carte en jeu comme allié de Dracula.',
    ally: 'Au début de chaque phase de Dracula, si la première carte de la pioche Événement est une carte de Dracula, il la prend.',
  },
  'nocturnal-visit': {
    effect:
      'Tout combat livré à l’aube ou le jour de la prochaine phase des chasseurs se livre comme de nuit.',
  },
  roadblock: {
    effect:
      'Placez 3 jetons Barrage, chacun sur une route ou une liaison ferroviaire. Les chasseurs ne peuvent pas passer par une voie barrée. Après chaque crépuscule, Dracula retire un jeton Barrage de son choix.',
  },
  seduction: {
    effect:
      'S’il y a un vampire parmi les rencontres de ce repaire ou de cet antre : le premier qui est rencontré pendant cette fouille mord le chasseur qui fouille, sans autre effet, puis cette rencontre revient dans la main de Dracula.',
  },
  'sensationalist-press': {
    effect:
      'Annulez Rumeurs locales, Articles de presse, Éclaireurs à gages ou Présence maléfique, quand la carte vient d’être jouée.',
  },
  'summon-storms': {
    effect:
      'Placez jusqu’à 3 jetons Tempête, un au plus par mer. Les chasseurs ne peuvent pas entrer dans une mer où se trouve un jeton Tempête. Après chaque crépuscule, Dracula retire un jeton Tempête de son choix.',
  },
  'unearthly-swiftness': {
    effect: 'À la fin de cette phase de Dracula, une autre phase de Dracula commence aussitôt.',
  },
  'vampiric-influence': {
    effect:
      'Choisissez un chasseur mordu (une morsure imprimée compte) : il montre à tous tous ses objets et tous ses événements, Dracula choisit une de ces cartes, qui est défaussée, puis il déplace ce chasseur vers une ville voisine, même si le passage est barré.',
  },
  'wild-horses': {
    effect:
      'Avant qu’aucune carte de la piste ou d’un antre soit révélée, déplacez le chasseur qui vient d’arriver par la route vers une ville située à une route de celle où il est arrivé, même si le passage est barré ; révélez ensuite ce qui doit l’être dans la nouvelle ville.',
  },
};
