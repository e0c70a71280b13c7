import type { TextsById } from '../../../../kit/part-texts.js';

export const hunterCombatTexts: TextsById = {
  punch: { effect: 'Le vampire subit 1 dégât.' },
  dodge: { effect: 'N’a pas d’autre effet que d’annuler.' },
  escape: { effect: 'Le chasseur qui joue la carte quitte le combat.' },
};

export const draculaCombatTexts: TextsById = {
  claws: {
    effect:
      'Le chasseur visé subit 2 dégâts. La nuit : choisissez ensuite un chasseur de ce combat, quel qu’il soit ; il subit 2 dégâts.',
  },
  fangs: {
    effect:
      'Le vampire (Dracula) guérit 2 dégâts, puis le chasseur visé subit 2 dégâts. La nuit, si le chasseur visé est sous l’envoûtement : au lieu de ces dégâts, il est mordu et quitte le combat, et l’influence augmente de 1, même si Vengeance de Lucy ou Force prodigieuse empêche la morsure.',
  },
  mesmerize: {
    effect:
      'La carte que le chasseur visé a jouée à ce round est annulée. Ce chasseur est sous l’envoûtement jusqu’à la fin du combat : ses cartes Arme infligent 1 dégât de moins. La carte reste face visible devant lui jusqu’à la fin du combat.',
  },
  plotting: {
    effect:
      'Cherchez dans la pioche de combat une carte de votre choix, prenez-la en main et mélangez la pioche. Machination reste face visible ; plus tard dans ce combat, Dracula peut la retourner face cachée pour annuler un Coup de poing, une Esquive ou une Évasion du chasseur visé.',
  },
  strength: {
    effect:
      'Le chasseur visé subit 2 dégâts. Si sa carte est Coup de poing, Crucifix ou une arme, elle est annulée. La nuit, si c’est un Crucifix ou une arme, elle est aussi défaussée.',
  },
  'escape-as-bat': {
    effect:
      'Si le numéro du round dépasse le nombre de jetons Désespoir posés (son Orgueil), le combat se termine. La nuit, et si c’est Dracula lui-même qui combattait (et non un vampire d’une rencontre) : il peut vider ses repaires dans cette ville et aller secrètement dans une ville située à 2 routes au plus qui lui est ouverte, où il n’y a pas de chasseur et qui n’est ni sur la piste ni un antre ; sa carte Lieu, face cachée, et cette carte de combat, face visible, sont posées ensemble à l’emplacement 1 de la piste (la piste n’avance pas, et aucune rencontre n’est placée).',
  },
  'escape-as-mist': {
    effect:
      'Si le numéro du round dépasse le nombre de jetons Désespoir posés (son Orgueil), le combat se termine, sans déplacement.',
  },
};
