import type { TextsById } from '../../../../kit/part-texts.js';

export const powerTexts: TextsById = {
  hide: {
    effect:
      'Dracula reste sur place. La carte est posée face cachée à l’emplacement 1 de la piste, comme un nouveau repaire dans la même ville ; une rencontre y est placée. Impossible en mer.',
  },
  'wolf-form': {
    effect:
      'Dracula subit 1 dégât et prend une ou deux routes : la carte du lieu d’arrivée et Forme de loup sont posées ensemble à l’emplacement 1 de la piste. Il n’entre pas dans la ville traversée. Sur terre seulement.',
  },
  misdirect: {
    effect:
      'Une fois que la piste a avancé : videz un repaire qui n’est pas le lieu où se trouve Dracula ni le château de Dracula, qui ne contient pas de carte Pouvoir et qui n’est pas lié à Dissimulation ; posez Diversion à cet emplacement. Posez ensuite une autre carte (Lieu ou Pouvoir) à l’emplacement 1, comme d’habitude.',
  },
  'dark-call': {
    effect:
      'Dracula reste sur place ; posez la carte à l’emplacement 1 de la piste. Piochez 5 rencontres, puis gardez-en 5 en main et défaussez les autres. Aucune rencontre n’est placée à cet emplacement.',
  },
  feed: {
    effect:
      'Dracula reste sur place ; posez la carte face visible à l’emplacement 1 de la piste. Il guérit 2 dégâts. Impossible en mer et au château de Dracula. Aucune rencontre n’est placée à cet emplacement.',
  },
};
