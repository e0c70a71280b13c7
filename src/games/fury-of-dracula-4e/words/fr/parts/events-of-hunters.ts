import type { TextsById } from '../../../../kit/part-texts.js';

const findAlly =
  'Nommez une ville ; si sa carte Lieu est sur la piste (ou est un antre), Dracula la met face visible. Ou : mettez la carte en jeu comme allié des chasseurs.';

export const hunterEventTexts: TextsById = {
  'behind-the-veil': {
    effect:
      'Dracula montre au chasseur qui a pioché la carte les événements et les rencontres de sa main ; ce chasseur choisit une de ces rencontres, et elle est défaussée.',
  },
  'blood-transfusion': {
    effect:
      'Seul un chasseur sans morsure, même imprimée, et à qui 1 dégât ne vaudrait pas la défaite, peut jouer cette carte. Il choisit un chasseur mordu qui est dans le même lieu que lui : un jeton Morsure de ce chasseur retourne dans la réserve, et celui qui a joué la carte subit 1 dégât. La morsure imprimée de Mina n’est pas un jeton et ne peut pas être retirée.',
  },
  'chartered-carriage': {
    effect:
      'Rendez un billet, dont les nombres ne comptent pas, et prenez des voies ferrées de n’importe quelle couleur jusqu’à une ville située à 4 liaisons ferroviaires au plus. C’est un déplacement en train.',
  },
  'consecrated-ground': {
    effect:
      'Placez ou déplacez le jeton Terre consacrée sur une ville autre que le château de Dracula, Galatz et Klausenburg. Ensuite, chaque chasseur peut montrer l’objet Hostie consacrée, sans le défausser, pour placer un jeton Hostie consacrée sur une autre ville, avec les mêmes exceptions. Dracula ne peut ni entrer dans une telle ville, ni y rester par un pouvoir. Le repaire ou l’antre qui s’y trouve est révélé et vidé ; si Dracula s’y trouve, c’est lui qui est révélé, et ce qui est là y reste jusqu’à ce qu’il parte.',
  },
  'escape-route': {
    effect: 'Le chasseur qui joue la carte, ou un autre chasseur qui prend part au combat, quitte le combat.',
  },
  'evil-presence': {
    effect:
      'Dracula nomme chaque chasseur dont le lieu est voisin de celui où se trouve Dracula : à une route, ou à un passage par la mer.',
  },
  'excellent-weather': {
    effect:
      'Faites deux déplacements par mer, l’un après l’autre : chacun va d’un port à une mer, d’une mer à une autre ou d’une mer à un port. Le second est facultatif, et qui a pris du retard après le premier ne va pas plus loin. Les tempêtes bloquent comme d’habitude.',
  },
  forewarned: {
    effect:
      'Quand une rencontre qui n’est pas un vampire vous tend une embuscade : défaussez-la, sans effet. La carte ne peut pas être jouée pendant une fouille.',
  },
  'good-luck': {
    effect:
      'Au choix : retirez du plateau un jeton Barrage ; ou défaussez l’allié de Dracula qui est en jeu ; ou, en réaction, annulez un Faux renseignement qui vient d’être joué.',
  },
  'great-strength': {
    effect:
      'Un chasseur, quel qu’il soit, n’est pas mordu, ou ne subit pas des dégâts qui entraîneraient sa défaite ; s’il n’est pas mordu, il reste dans le combat. La carte peut être jouée par n’importe quel chasseur, qu’il soit ou non dans le combat. Crocs contre un chasseur sous l’envoûtement augmente quand même l’influence de 1.',
  },
  'heroic-leap': {
    effect:
      'Le combat n’a pas lieu : le vampire subit 5 dégâts, puis le chasseur qui a joué la carte subit 5 dégâts.',
  },
  'hired-scouts': {
    effect:
      'Nommez deux villes différentes ; Dracula met face visible les cartes Lieu de ces villes qui sont sur la piste (ou sont des antres).',
  },
  hypnosis: {
    effect:
      'Seulement quand un autre chasseur est dans la même ville que Mina. Dracula dit dans quelle région il se trouve, ou qu’il est en mer. Mina prend ensuite du retard.',
  },
  'jonathan-harker': {
    effect: findAlly,
    ally: 'Chaque fois qu’un repaire arrive au sixième emplacement de la piste, Dracula révèle sa carte Lieu.',
  },
  'local-rumors': {
    effect:
      'Dracula révèle la carte Lieu de chaque repaire de la piste dont la ville est à une route du lieu où se trouve le chasseur qui joue la carte. Ni les mers ni les antres ne sont révélés.',
  },
  'long-night': {
    effect:
      'Pendant la nuit qui vient, l’action d’un chasseur qui est dans une ville peut être de prendre une route. Chaque chasseur qui le fait pioche, après tout ce qui s’ensuit, la carte du dessous de la pioche Événement : une carte Chasseur est défaussée, une carte Dracula revient à Dracula.',
  },
  'lucky-find': {
    effect: 'Regardez les 5 premiers objets de la pioche, gardez-en 1 et défaussez les 4 autres.',
  },
  'lucys-revenge': {
    effect:
      'Posez la carte devant Lord Godalming. Défaussez-la pour annuler une Évasion en chauve-souris ou une Évasion en brume, ou pour lui épargner une morsure ou des dégâts qui entraîneraient sa défaite. Sinon, défaussez-la à la fin du combat. Crocs contre un chasseur sous l’envoûtement augmente quand même l’influence de 1.',
  },
  'money-trail': {
    effect: 'Choisissez sur la piste une carte Lieu qui est une mer ; Dracula la met face visible.',
  },
  'mystic-research': {
    effect:
      'Regardez le dos des 6 dernières cartes de la pioche Événement : défaussez, face cachée, toutes celles de Dracula, et laissez les autres sous la pioche, dans le même ordre.',
  },
  'newspaper-reports': {
    effect:
      'Jouée dès la pioche : la carte du troisième emplacement de la piste est révélée. Gardée, puis jouée à l’aube ou au crépuscule : la carte du cinquième ou celle du sixième emplacement, au choix, est révélée.',
  },
  'planned-ambush': {
    effect:
      'Posez la carte devant le chasseur qui la joue. Au premier round, une fois les cartes de combat révélées et avant leurs effets, ce chasseur peut remplacer la sienne par une autre carte de sa main qu’il a le droit de jouer. Défaussez ensuite Embuscade préparée.',
  },
  'renewed-vigor': {
    effect:
      'Pendant le jour qui vient, chaque chasseur peut faire une action de plus ; ses deux actions doivent être de sortes différentes.',
  },
  'rufus-smith': {
    effect: findAlly,
    ally: 'Quand Dracula passe d’une mer à une autre, il subit 2 dégâts au lieu de 1.',
  },
  'sense-of-emergency': {
    effect:
      'Subissez 2 dégâts, puis allez dans une ville située à 3 routes au plus. C’est un déplacement : des cartes peuvent être révélées et une embuscade tendue comme d’habitude. La carte ne peut pas être jouée si ces dégâts entraînaient la défaite.',
  },
  'sister-agatha': {
    effect: findAlly,
    ally: 'Après l’effet d’Évasion en chauve-souris, d’Évasion en brume ou de Crocs joué pour Dracula lui-même, et non pour un vampire, il subit 2 dégâts.',
  },
  'speedy-telegraph': {
    effect:
      'Pendant le jour et la nuit qui viennent, les chasseurs peuvent agir dans l’ordre qu’ils veulent.',
  },
  'surprising-return': {
    effect:
      'Prenez un allié des chasseurs dans la défausse Événement et jouez-le comme s’il venait d’être pioché.',
  },
  'vampire-lair': {
    effect: 'Défaussez un Pieu et prenez du retard : l’influence diminue de 2 (mais pas au-dessous de 0).',
  },
  'wax-cylinders': {
    effect:
      'Choisissez un repaire de la piste ; Dracula révèle toutes les rencontres qui s’y trouvent. Ou demandez Dissimulation : si elle est sur la piste, Dracula la révèle et la remet dans le paquet Lieu, et les rencontres qui sont avec elle restent là ; sinon, il la montre dans le paquet Lieu, et rien ne change.',
  },
};
