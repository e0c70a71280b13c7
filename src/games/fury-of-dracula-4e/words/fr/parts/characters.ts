import type { TextsById } from '../../../../kit/part-texts.js';

export const characterTexts: TextsById = {
  'lord-godalming': {
    abilities: [
      'Quand il se ravitaille dans une grande ville, il pioche 2 objets au lieu de 1.',
      'Quand il réserve un billet, il pioche 1 ou 2 billets et garde ceux qu’il veut, dans la limite de 2. Il peut d’abord rendre des billets qu’il a déjà.',
    ],
  },
  'dr-seward': {
    abilities: [
      'Un chasseur qui se repose dans la ville où il se trouve guérit 1 dégât de plus. Cela vaut aussi pour lui-même.',
    ],
  },
  'van-helsing': { abilities: ['Il a deux emplacements de morsure.'] },
  'mina-harker': {
    abilities: [
      'Action spéciale, quand un autre chasseur est dans la même ville qu’elle : Dracula doit dire s’il est dans la même région que Mina.',
      'Elle porte une morsure imprimée, permanente : elle est toujours dans l’état affaibli, et une nouvelle morsure entraîne sa défaite.',
    ],
  },
};
