import type { TextsById } from '../../../../kit/part-texts.js';

export const powerTexts: TextsById = {
  hide: {
    effect:
      'Dracula reste sur place. La carte est posée face cachée à l’emplacement 1 de la piste, comme un nouveau repaire dans la même ville ; une rencontre y est placée (pas au château de Dracula, où la carte est révélée). Si des chasseurs sont là, il est révélé avec cette carte, et aucune rencontre n’est placée. Impossible en mer, ni là où se trouve un jeton Terre consacrée ou Hostie consacrée.',
  },
  'wolf-form': {
    effect:
      'Dracula subit 1 dégât, qui ne doit pas le détruire, et prend une ou deux routes vers une ville qui lui est ouverte et qui n’est pas sur la piste : la carte du lieu d’arrivée et Forme de loup sont posées ensemble à l’emplacement 1 de la piste, avec une rencontre comme après tout déplacement. Il n’entre pas dans la ville traversée, qui peut lui être fermée. Sur terre seulement.',
  },
  misdirect: {
    effect:
      'Une fois que la piste a avancé : videz un repaire qui n’est pas le lieu où se trouve Dracula ni le château de Dracula, qui ne contient pas de carte Pouvoir et qui n’est pas lié à Dissimulation ; posez Diversion à cet emplacement. Posez ensuite une autre carte (Lieu ou Pouvoir) à l’emplacement 1, comme d’habitude. Possible seulement si Dracula peut encore le faire ensuite.',
  },
  'dark-call': {
    effect:
      'Dracula reste sur place ; posez la carte face cachée à l’emplacement 1 de la piste. Piochez 5 rencontres, puis gardez-en 5 en main et défaussez les autres. Aucune rencontre n’est placée à cet emplacement. Si des chasseurs sont là, il est révélé avec cette carte. Impossible en mer, ni là où se trouve un jeton Terre consacrée ou Hostie consacrée.',
  },
  feed: {
    effect:
      'Dracula reste sur place ; posez la carte face visible à l’emplacement 1 de la piste. Il guérit 2 dégâts. Aucune rencontre n’est placée à cet emplacement. Si des chasseurs sont là, il est révélé. Impossible en mer, au château de Dracula, ni là où se trouve un jeton Terre consacrée ou Hostie consacrée.',
  },
};
