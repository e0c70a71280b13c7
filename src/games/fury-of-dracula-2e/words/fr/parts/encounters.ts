import type { TextsById } from '../../../../kit/part-texts.js';

const MINION =
  'Combat contre le sbire. S’il n’est pas tué (évasion, ou trois rounds après lesquels le combat continue), le jeton reste sur le lieu, face visible (en option : il retourne dans la réserve). S’il vient d’une Embuscade arrivée à maturation, il retourne toujours dans la réserve.';

export const encounterTexts: TextsById = {
  ambush: {
    effect:
      'Dracula pioche une rencontre de plus, puis remet dans la réserve celles qu’il a en trop. Les chasseurs continuent leur tour.',
    matures:
      'Dracula choisit une rencontre de sa main et un chasseur qui est sur terre mais pas à l’hôpital : elle a lieu aussitôt pour tous les chasseurs de cet endroit, et ne met fin au tour de personne. (En option : la piste est d’abord réduite à 3 cartes.) S’il n’y a pas de telle rencontre ou de tel chasseur, il ne se passe rien.',
  },
  assassin: { effect: 'Comme Sbire au couteau, mais contre l’assassin.' },
  bats: {
    effect:
      'Le tour du chasseur ou du groupe se termine, et il garde le jeton. À son prochain tour, Dracula le déplace à sa place, le long d’une route (en option : aucune, une ou deux ; si aucune route n’est ouverte, il reste sur place) ; le jeton retourne ensuite dans la réserve, et le chasseur agit là où il arrive.',
  },
  'desecrated-soil': {
    effect:
      'Un des chasseurs pioche un événement. Une carte Chasseur est défaussée ; une carte Dracula revient à Dracula : elle prend effet aussitôt si elle est immédiate ou si c’est un allié, sinon il la garde.',
    matures:
      'Des événements sont piochés, et les cartes Chasseur défaussées, jusqu’à ce que Dracula en ait reçu deux (en option : deux cartes sont piochées en tout, quelles qu’elles soient) ; puis la piste est réduite à 3 cartes.',
  },
  fog: {
    effect:
      'Le tour se termine ; le chasseur ou le groupe garde le jeton. Au prochain tour, il ne peut que rester sur place ; ce faisant, le jeton retourne dans la réserve, puis il fouille et agit comme d’habitude.',
  },
  hoax: {
    effect:
      'En Europe de l’Ouest, chaque chasseur défausse tous ses événements ; en Europe de l’Est, chacun en défausse un.',
  },
  lightning: {
    effect:
      'Chaque chasseur perd 2 points de santé et défausse un objet, sauf si un chasseur du groupe montre un Crucifix ou une Hostie consacrée.',
  },
  'minion-knife': { effect: MINION },
  'minion-knife-pistol': { effect: MINION },
  'minion-knife-rifle': { effect: MINION },
  'new-vampire': {
    effect:
      'Le jour : le vampire est trouvé endormi et détruit. La nuit : Dracula peut jouer Séduction ; sinon, lancez un dé. De 1 à 3 : chaque chasseur du groupe est mordu, sauf si l’un d’eux montre un Crucifix ou une Hostie consacrée ; dans les deux cas, le jeton retourne ensuite dans la réserve. De 4 à 6 : le vampire s’échappe, sauf si un chasseur défausse un Couteau ou un Pieu, et le jeton retourne alors dans la réserve. Le jeton d’un vampire qui s’est échappé reste sur le lieu, face visible, et le tour se termine.',
    matures:
      'Le nombre de vampires en Europe augmente de 2 ; la piste est réduite à 1 carte, celle du lieu où se trouve Dracula.',
  },
  peasants: {
    effect:
      'En Europe de l’Ouest, chaque chasseur défausse un objet et en pioche un ; en Europe de l’Est, chacun défausse tous ses objets et en pioche autant. (En option : l’Est et l’Ouest sont intervertis.)',
  },
  plague: { effect: 'Chaque chasseur du groupe perd 2 points de santé.' },
  rats: {
    effect:
      'Si les Chiens sont visibles : rien. Sinon, chaque chasseur lance quatre dés et perd 1 point de santé pour chaque 4, 5 ou 6.',
  },
  saboteur: {
    effect:
      'Si les Chiens sont visibles : rien. Sinon, chaque chasseur défausse un objet ou un événement, et le tour se termine.',
  },
  spy: {
    effect:
      'Si les Chiens sont visibles : rien (en option : ils n’aident pas). Sinon, chaque chasseur montre à Dracula tous ses objets et tous ses événements, puis annonce son prochain coup, auquel il doit se tenir s’il est alors permis.',
  },
  thief: {
    effect:
      'Si les Chiens sont visibles : rien. Sinon, Dracula choisit pour chaque chasseur « objet » ou « événement », parmi ce que celui-ci a en main, et une carte de cette sorte est défaussée au hasard.',
  },
  wolves: {
    effect:
      'Le groupe peut montrer un Pistolet, un Fusil ou les deux ; chaque chasseur perd 1 point de santé pour chacune de ces deux armes qui n’est pas montrée.',
  },
};
