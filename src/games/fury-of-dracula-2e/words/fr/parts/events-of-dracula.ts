import type { TextsById } from '../../../../kit/part-texts.js';

export const draculaEventTexts: TextsById = {
  'control-storms': {
    timing: 'quand un chasseur ou un groupe qui est en mer va se déplacer',
    effect:
      'C’est Dracula qui déplace ces chasseurs, vers un port de son choix accessible en quatre déplacements en mer au plus. Il n’y a pas de fouille douanière ; ils y fouillent et y agissent.',
  },
  'customs-search': {
    timing:
      'quand un chasseur ou un groupe venu de la mer a débarqué dans un port, ou est passé par la route ou en train de l’ouest à l’est ou de l’est à l’ouest',
    needs: 'aucune rencontre au lieu d’arrivée',
    effect:
      'Chacun de ces chasseurs défausse tous ses objets, et le tour se termine aussitôt. La carte ne peut pas être jouée si une rencontre de Dracula se trouve dans la ville.',
  },
  'devilish-power': {
    timing: '(a) en réaction à un événement des chasseurs ; (b) au début du tour de Dracula',
    effect:
      '(a) Annulez un événement que les chasseurs viennent de jouer. (b) Défaussez l’allié des chasseurs, ou retirez du plateau un jeton Hostie consacrée.',
  },
  'draculas-brides': {
    timing: 'dès la pioche : la carte est mise en jeu',
    effect:
      'Tant qu’elles sont en jeu, la main de Dracula compte 7 rencontres au lieu de 5 ; il la complète aussitôt. Quand la carte quitte le jeu, il remet des rencontres dans la réserve jusqu’à n’en avoir plus que 5.',
  },
  evasion: {
    timing: 'quand Dracula reçoit la carte',
    effect:
      'Dracula va aussitôt dans une ville de son choix qui n’est ni sur sa piste ni dans les catacombes, où il n’y a pas de chasseur et qui ne lui est pas fermée par une terre consacrée ou une hostie consacrée (ni à l’hôpital, ni au château). La carte Lieu est posée face cachée en tête de la piste, avec une rencontre ; les autres cartes se décalent, et celle que cela fait sortir de la piste est traitée comme après son déplacement.',
  },
  'false-tip-off': {
    timing:
      'quand un chasseur ou un groupe veut prendre le train, avant le jet de dé ; ou en réponse à Wagon affrété',
    effect:
      'Le train ne part pas, comme avec le résultat X : le tour se termine. Contre Wagon affrété : la carte l’annule, et le tour se termine aussi (en option : le dé de train est lancé à la place).',
  },
  'immanuel-hildesheim': {
    timing: 'dès la pioche : la carte est mise en jeu',
    effect: 'Tant qu’il est en jeu, Dracula peut avoir en main 6 événements au lieu de 4.',
  },
  'night-visit': {
    timing: 'quand Dracula reçoit la carte',
    effect:
      'Dracula choisit un chasseur qui a une morsure : ce chasseur perd 2 points de santé. La carte n’a aucun effet si personne n’est mordu.',
  },
  'quincey-p-morris': {
    timing: 'dès la pioche : la carte est mise en jeu',
    effect:
      'Au début de chacun de ses tours, Dracula nomme un chasseur, qui perd 1 point de santé sauf s’il montre un Crucifix ou une Hostie consacrée.',
  },
  rage: {
    timing: 'au début d’un combat contre Dracula',
    effect:
      'Dracula regarde les objets d’un chasseur du combat qui en a, et en défausse un. Il ne peut jouer aucune carte Évasion pendant les trois premiers rounds.',
  },
  'relentless-minion': {
    timing: 'à la fin d’un combat contre un sbire ou un assassin, sauf s’il a été évité par Issue de secours',
    effect: 'Les chasseurs livrent aussitôt un autre combat contre le même agent, même s’il a été tué.',
  },
  roadblock: {
    timing: 'au début du tour de Dracula',
    effect:
      'Dracula place le jeton Barrage sur une route ou sur une étape de voie ferrée : les chasseurs ne peuvent pas y passer. Le jeton reste en place jusqu’à ce que Coup de chance le retire ou que la carte, rejouée, le déplace. Il ne gêne pas Dracula.',
  },
  seduction: {
    timing: 'la nuit, quand des chasseurs rencontrent un Nouveau vampire',
    needs: 'la nuit',
    effect:
      'Le dé n’est pas lancé : chaque chasseur du groupe est mordu, sans qu’aucun objet le protège, et le jeton Nouveau vampire revient dans la main de Dracula, qui remet ensuite dans la réserve les rencontres qu’il a en trop.',
  },
  'sensationalist-press': {
    timing: 'quand une carte ou la détermination va révéler une carte Lieu',
    effect:
      'Une carte Lieu qui allait être révélée reste face cachée, avec Dissimulation et les rencontres de ce lieu (sauf les Nouveaux vampires que révèle Hypnose). La carte ne peut rien contre une fouille dans la ville même, ni contre Jonathan Harker, ni contre Mer démontée.',
  },
  'time-runs-short': {
    timing: 'au début du tour de Dracula, mais pas quand le marqueur est sur la fin de nuit',
    needs: 'ce n’est pas la fin de nuit',
    effect: 'Avancez le marqueur d’heure d’un cran de plus.',
  },
  trap: {
    timing: 'au début d’un combat contre Dracula ou un agent',
    effect:
      'Dans ce combat, tous les jets de Dracula ou de son agent ont +1. Les bonus de plusieurs exemplaires s’ajoutent.',
  },
  'unearthly-swiftness': {
    timing: 'au début du tour de Dracula',
    effect:
      'À ce tour, Dracula se déplace deux fois, puis fait une seule action ; le temps n’avance qu’une fois. Après le premier déplacement, aucune rencontre n’est placée et personne n’est attaqué ; là où il y a des chasseurs, la carte est face visible. Si aucun second déplacement n’est permis, il y renonce sans pénalité. (En option : il agit après chaque déplacement.)',
  },
  'vampiric-influence': {
    timing: 'quand Dracula reçoit la carte',
    effect:
      'Dracula choisit un chasseur qui a une morsure : ce chasseur lui montre tous ses objets et tous ses événements, puis annonce son prochain coup, auquel il doit se tenir s’il est alors permis. La carte n’a aucun effet si personne n’est mordu.',
  },
  'wild-horses': {
    timing: 'au début d’un combat contre Dracula',
    effect:
      'Le combat est annulé. Dracula déplace tous les chasseurs du combat vers une ville située à une route de la sienne (ni le château, ni l’hôpital). Si c’était leur tour, ils y fouillent et ne font rien de plus. (En option : la carte ne peut être jouée que si Dracula a attaqué.)',
  },
};
