import type { TextsById } from '../../../../kit/part-texts.js';

export const encounterTexts: TextsById = {
  'aristocratic-vampire': {
    effect:
      'Ne peut pas tendre d’embuscade. Le chasseur qui fouille, s’il n’a pas de retard, peut en prendre pour défausser cette carte ; sinon, elle retourne face visible dans son repaire ou son antre.',
    matured:
      'Révélez ce lieu ; l’influence augmente de 4, et de 3 de plus s’il y a une rumeur sur ce repaire ; videz ensuite ce repaire, ainsi que les repaires des emplacements 4, 5 et 6 de la piste.',
  },
  bats: {
    effect:
      'Placez un jeton Chauves-souris sous ce chasseur. À la place de sa prochaine action : défaussez le jeton, Dracula déplace le chasseur vers un lieu voisin, et le chasseur prend du retard.',
  },
  'desecrated-soil': {
    effect:
      'Dracula pioche 3 rencontres, puis défausse des rencontres de sa main (jusqu’à 3) pour revenir à sa limite. Après une fouille, la carte retourne face visible à son emplacement, sauf si le chasseur montre une Hostie consacrée ; après une embuscade, elle est défaussée (en option : même règle qu’après une fouille).',
    matured: 'Dracula guérit 3 dégâts.',
  },
  hoax: {
    effect: 'Ne peut pas tendre d’embuscade. Le chasseur qui fouille prend du retard.',
    matured:
      'Dracula prend tous ses événements de la défausse, en garde secrètement un en main et mélange les autres à la pioche Événement.',
  },
  'new-vampire': {
    effect:
      'Le chasseur combat ce vampire. D’autres chasseurs de la ville, s’ils n’ont pas de retard, peuvent en prendre pour se joindre au combat. Après une fouille, la carte retourne face visible à son emplacement, sauf si le vampire est tué ; après une embuscade, elle est défaussée (en option : même règle qu’après une fouille). Le vampire garde ses dégâts.',
    matured:
      'Révélez ce lieu ; l’influence augmente de 3, et de 3 de plus s’il y a une rumeur sur ce repaire ; videz ensuite ce repaire, ainsi que les repaires des emplacements 4, 5 et 6 de la piste.',
  },
  rats: {
    effect:
      'Le chasseur subit 2 dégâts. Après une fouille, la carte retourne face visible à son emplacement, sauf si le chasseur montre un Pistolet ou un Fusil ; après une embuscade, elle est défaussée (en option : même règle qu’après une fouille).',
  },
  'reckless-vampire': {
    effect:
      'Le chasseur combat ce vampire. Chaque fois que Crocs est joué pour lui, même annulé, l’influence augmente de 1. Après une fouille, la carte retourne face visible à son emplacement, sauf si le vampire est tué ; après une embuscade, elle est défaussée (en option : même règle qu’après une fouille). Le vampire garde ses dégâts.',
    matured:
      'Révélez ce lieu ; l’influence augmente de 4, et de 3 de plus s’il y a une rumeur sur ce repaire ; videz ensuite ce repaire, ainsi que les repaires des emplacements 4, 5 et 6 de la piste.',
  },
  saboteur: {
    effect:
      'Le chasseur prend du retard. Après une fouille, la carte retourne face visible à son emplacement, sauf si le chasseur montre un Pistolet ou un Fusil ; après une embuscade, elle est défaussée (en option : même règle qu’après une fouille).',
    matured: 'Placez un jeton Barrage sur n’importe quelle route ou voie ferrée.',
  },
  spy: {
    effect:
      'Le chasseur montre à tous tous ses objets et tous ses événements, puis rend tous ses billets. Après une fouille, la carte retourne face visible à son emplacement, sauf si le chasseur défausse une arme ; après une embuscade, elle est défaussée (en option : même règle qu’après une fouille).',
    matured: 'Choisissez un chasseur et appliquez-lui l’effet d’Espion.',
  },
  'szgany-bodyguards': {
    effect:
      'Le chasseur subit 2 dégâts. S’il ne montre pas d’arme, il subit encore 2 dégâts et prend du retard.',
    matured:
      'Gardez cette carte face visible devant Dracula. À l’aube ou au crépuscule, avant un combat contre lui, Dracula peut choisir un chasseur qui est dans le même lieu et lui appliquer cet effet ; défaussez ensuite la carte.',
  },
  'szgany-mob': {
    effect:
      'Chaque chasseur de la ville peut défausser autant d’objets qu’il veut, puis subit 1 dégât par objet qu’il a encore.',
    matured: 'Révélez ce lieu, puis appliquez l’effet dans chaque ville de sa région.',
  },
  'unnatural-fog': {
    effect:
      'Placez un jeton Brouillard sur cette ville, et un second si c’est un port. Les chasseurs ne peuvent ni entrer dans une ville sous le brouillard, ni en sortir, ni y fouiller. Le jour, chaque chasseur de cette ville prend en outre du retard.',
    matured: 'Révélez ce lieu, choisissez une ville de sa région et placez-y deux jetons Brouillard.',
  },
  wolves: {
    effect: 'Chaque chasseur de la ville subit 4 dégâts, moins 2 pour chaque arme qu’il montre.',
    matured:
      'Révélez ce lieu, choisissez cette ville ou une autre à deux routes au plus et appliquez-y l’effet.',
  },
};
