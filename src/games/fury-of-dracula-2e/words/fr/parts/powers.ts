import type { TextsById } from '../../../../kit/part-texts.js';

export const powerTexts: TextsById = {
  'dark-call': {
    needs:
      'la nuit (en option : le jour aussi) ; plus de 2 points de sang ; sur terre, mais pas là où une terre consacrée ou une hostie consacrée ferme le lieu',
    effect:
      'Dracula reste sur place et perd 2 points de sang. Il pioche dix rencontres de plus, puis remet dans la réserve celles qu’il a en trop. Aucune rencontre n’est placée. Si des chasseurs sont là, ses cartes de ce lieu sont révélées et il attaque.',
    lies: 'la carte Pouvoir est posée face visible',
  },
  'double-back': {
    needs: 'au départ, sur terre (aucun pouvoir en mer)',
    effect:
      'Dracula prend une route (en option : aussi une voie maritime, et entrer en mer coûte alors du sang comme d’habitude) vers un lieu qui lui est ouvert et dont la carte est sur la piste ou dans les catacombes. Cette carte quitte sa position et va en tête de la piste avec tout ce qu’elle porte, et la piste se resserre ; la position quittée est annoncée. Une carte venue des catacombes ne garde qu’une de ses rencontres, au choix de Dracula. Aucune nouvelle rencontre n’est placée (en option : si). Si Dracula s’était dissimulé dans ce lieu, la carte Dissimulation est révélée.',
    lies: 'la carte Pouvoir accompagne la carte Lieu',
  },
  feed: {
    needs:
      'la nuit ; sur terre, mais pas là où une terre consacrée ou une hostie consacrée ferme le lieu (il ne peut pas y rester)',
    effect:
      'Dracula reste sur place et gagne 1 point de sang (15 au maximum). Aucune rencontre n’est placée. Si des chasseurs sont là, ses cartes de ce lieu sont révélées et il attaque.',
    lies: 'la carte Pouvoir est posée face visible',
  },
  hide: {
    needs: 'sur terre, mais pas là où une terre consacrée ou une hostie consacrée ferme le lieu',
    effect:
      'Dracula reste sur place. La carte Dissimulation est posée face cachée et ressemble à celle d’un lieu sur terre ; elle reçoit une rencontre (pas au château de Dracula, sauf option contraire). Si des chasseurs sont là, ses cartes de ce lieu sont révélées et il attaque à la place.',
    lies: 'la carte est posée face cachée ; elle est mise face visible si un chasseur est dans la ville ou, sauf option contraire, si c’est le château de Dracula ; une fouille dans ce lieu la révèle avec la carte Lieu, et sa rencontre a alors lieu aussi ; si la carte du lieu où Dracula s’est dissimulé quitte la piste, la carte Dissimulation est retirée, et sa rencontre peut arriver à maturation si cette carte est sortie au bout de la piste',
  },
  'wolf-form': {
    needs: 'la nuit ; plus de 1 point de sang ; sur terre',
    effect:
      'Dracula perd 1 point de sang et prend une ou deux routes vers un lieu qui n’est ni sur la piste ni dans les catacombes. Ni le chemin ni le lieu d’arrivée ne peuvent être à l’hôpital, sur une terre consacrée ou là où se trouve une hostie consacrée. La carte Lieu est posée, avec la carte Pouvoir et une rencontre, comme après un déplacement par la route. Ce pouvoir peut être combiné avec Retour sur ses pas (le lieu d’arrivée est alors sur la piste ou dans les catacombes) ou avec Dissimulation (il reste alors sur place) ; en option : jamais.',
    lies: 'la carte Pouvoir est posée face visible, avec la carte Lieu',
  },
};
