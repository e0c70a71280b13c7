import type { TextsById } from '../../../../kit/part-texts.js';

export const itemTexts: TextsById = {
  crucifix: {
    effect:
      'Carte de combat. Hors combat, le Crucifix peut être montré, sans être dépensé, contre Nouveau vampire (jet de 1 à 3), Foudre et Quincey P. Morris.',
  },
  dogs: {
    timing: 'pendant son propre tour, ou quand une rencontre qu’ils arrêtent vient d’être révélée',
    effect:
      'Le chasseur peut poser les Chiens face visible devant lui. Tant qu’ils sont visibles, ils protègent ce chasseur et son groupe contre Rats, Saboteur, Espion et Voleur (en option : pas contre Espion). Ils ne se dépensent pas.',
  },
  'fast-horse': {
    timing: 'pendant le déplacement, par la route',
    effect:
      'À défausser en se déplaçant par la route : le chasseur ou le groupe peut prendre jusqu’à deux routes à ce tour. La ville traversée n’est pas fouillée. Si les chasseurs se cachent leurs cartes, seul celui qui mène le groupe peut le faire.',
  },
  garlic: {
    timing: 'au début d’un combat, par un chasseur qui y prend part',
    effect:
      'À défausser au début d’un combat contre Dracula ou un vampire : l’ennemi ne peut jouer aucune carte Évasion pendant les trois premiers rounds.',
  },
  'heavenly-host': {
    effect:
      'Carte de combat. Pendant son propre tour, hors combat : à défausser pour placer un jeton Hostie consacrée dans la ville où se trouve le chasseur, s’il n’y en a pas déjà un (trois au plus sur le plateau) ; tant que le jeton y est, Dracula ne peut ni entrer dans cette ville, ni y rester par un pouvoir. L’Hostie consacrée peut aussi être montrée comme un Crucifix.',
  },
  'holy-water': {
    effect:
      'Carte de combat. Pendant son propre tour, hors combat : à défausser pour soigner un chasseur mordu qui est au même endroit. Lancez un dé. 1 : ce chasseur perd 2 points de santé. De 2 à 4 : rien. 5 ou 6 : retirez une morsure, mais jamais celle que Mina Harker a depuis le début.',
  },
  knife: {
    effect:
      'Carte de combat. Le Couteau peut être défaussé pour arrêter un Nouveau vampire qui s’échappe (jet de 4 à 6).',
  },
  'local-rumors': {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    effect:
      'À défausser : mettez face visible un jeton Rencontre de la piste ou des catacombes. Le lieu reste caché, et la rencontre n’a pas lieu.',
  },
  pistol: {
    effect:
      'Carte de combat ; le jet a +1 au round où elle est jouée. Le Pistolet peut être montré contre Loups.',
  },
  rifle: {
    effect: 'Carte de combat. Le Fusil peut être montré contre Loups.',
  },
  'sacred-bullets': {
    effect:
      'Carte de combat, détruite quand elle sert, mais gardée si un agent gagne le round (en option : perdue alors aussi). En option : il faut avoir aussi un Pistolet ou un Fusil.',
  },
  stake: {
    effect: 'Carte de combat. Le Pieu peut être défaussé pour arrêter un Nouveau vampire qui s’échappe.',
  },
};
