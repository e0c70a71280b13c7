import type { TextsById } from '../../../../kit/part-texts.js';

export const itemTexts: TextsById = {
  crucifix: { effect: 'S’il a annulé Crocs ou Envoûtement, le vampire subit 3 dégâts.' },
  dogs: {
    effect:
      'À montrer avant une fouille : tout Saboteur, tout Espion, tous les Rats et tous les Loups trouvés pendant cette fouille sont défaussés sans effet. Ou : quand une de ces quatre rencontres vous tend une embuscade, défaussez les Chiens pour l’annuler et la défausser.',
  },
  'fast-horses': {
    effect:
      'Action de jour : piochez au hasard un billet dans la réserve et remettez-le ; prenez autant de routes, au plus, que son nombre jaune, puis reprenez les Chevaux rapides en main. Si le billet n’a pas de nombre jaune, prenez une route et défaussez les Chevaux rapides.',
  },
  garlic: {
    effect:
      'Si le porteur est le chasseur visé et que Dracula a joué Crocs ou Griffes à ce round, le vampire subit 2 dégâts.',
  },
  'garlic-wreath': {
    effect:
      'À défausser avant de choisir les cartes de combat du premier round ; la Guirlande d’ail agit jusqu’à la fin du combat. Chaque fois que Crocs inflige des dégâts au porteur, le vampire subit 4 dégâts. Si Griffes prend effet contre le porteur, la Guirlande n’agit plus.',
  },
  'heavenly-host': {
    effect:
      'Si le porteur est le chasseur visé et que Dracula a joué Crocs, le porteur est mordu et quitte le combat ; sinon, le vampire subit 4 dégâts. Dans les deux cas, défaussez cette carte.',
  },
  'holy-bullets': {
    effect:
      'Après l’effet d’un Fusil ou d’un Pistolet que le porteur a joué, défaussez cette carte : le vampire subit 3 dégâts de plus. Une seule carte Balles bénites par combat.',
  },
  'holy-circle': {
    effect:
      'Choisissez un ou plusieurs chasseurs de ce combat, porteur compris : ils le quittent. Défaussez ensuite cette carte.',
  },
  knife: { effect: 'Le vampire subit 3 dégâts.' },
  pistol: { effect: 'Le vampire subit 2 dégâts.' },
  rifle: { effect: 'Le vampire subit 2 dégâts.' },
  stake: {
    effect:
      'À montrer avant une fouille : si un vampire ou un Canular est trouvé pendant cette fouille, le porteur peut défausser le Pieu pour défausser cette rencontre, sans combat.',
  },
};
