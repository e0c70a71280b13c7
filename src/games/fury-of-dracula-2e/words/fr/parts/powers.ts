import type { TextsById } from '../../../../kit/part-texts.js';

export const powerTexts: TextsById = {
  'dark-call': {
    needs: 'plus de 2 points de sang ; sur terre',
    effect:
      'Dracula reste sur place. Il pioche dix rencontres de plus, puis remet dans la réserve celles qu’il a en trop. Aucune rencontre n’est placée.',
    lies: 'la carte Pouvoir est posée face visible',
  },
  'double-back': {
    needs:
      'au départ, sur terre (aucun pouvoir en mer) ; si l’option permet de passer par la mer, entrer en mer coûte du sang comme d’habitude',
    effect:
      'Dracula prend une route vers un lieu dont la carte est sur la piste ou dans les catacombes. Cette carte quitte sa position et va en tête de la piste avec tout ce qu’elle porte, et la piste se resserre ; la position quittée est annoncée. Une carte venue des catacombes ne garde qu’une de ses rencontres, au choix de Dracula. Aucune nouvelle rencontre n’est placée. Si Dracula s’était dissimulé dans ce lieu, la carte Dissimulation est révélée.',
    lies: 'la carte Pouvoir accompagne la carte Lieu',
  },
  feed: {
    needs: 'sur terre ; pas là où une terre consacrée ou une hostie consacrée interdit à Dracula de rester',
    effect:
      'Dracula reste sur place et gagne 1 point de sang (15 au maximum). Aucune rencontre n’est placée.',
    lies: 'la carte Pouvoir est posée face visible',
  },
  hide: {
    needs: 'sur terre ; pas sur une terre consacrée ni là où se trouve une hostie consacrée',
    effect:
      'Dracula reste sur place. La carte Dissimulation est posée face cachée et ressemble à celle d’un lieu sur terre ; elle reçoit une rencontre.',
    lies: 'la carte est posée face cachée ; elle est mise face visible si un chasseur est dans la ville ou si c’est le château de Dracula ; une fouille dans ce lieu la révèle avec la carte Lieu, et sa rencontre a alors lieu aussi ; si la carte du lieu où Dracula s’est dissimulé quitte la piste, la carte Dissimulation est retirée',
  },
  'wolf-form': {
    needs: 'plus de 1 point de sang ; sur terre',
    effect:
      'Dracula prend une ou deux routes vers une ville qui n’est ni sur la piste ni dans les catacombes. Le chemin ne peut passer ni par l’hôpital, ni par une terre consacrée, ni par un lieu où se trouve une hostie consacrée. La carte Lieu est posée face cachée, avec la carte Pouvoir ; elle reçoit une rencontre. Ce pouvoir peut être combiné avec Retour sur ses pas (le lieu d’arrivée est alors sur la piste) ou avec Dissimulation.',
    lies: 'la carte Pouvoir est posée face visible, avec la carte Lieu',
  },
};
