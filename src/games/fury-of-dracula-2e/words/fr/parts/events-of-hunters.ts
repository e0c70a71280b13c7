import type { TextsById } from '../../../../kit/part-texts.js';

export const hunterEventTexts: TextsById = {
  'advance-planning': {
    timing: 'au début d’un combat, par n’importe quel chasseur',
    needs: 'un combat commence',
    effect:
      'Dans ce combat, tous les jets des chasseurs ont +1 ; un groupe lance un seul dé pour tous. Les bonus de plusieurs exemplaires s’ajoutent.',
  },
  'blood-transfusion': {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    needs: 'un chasseur qui a une morsure pouvant être retirée, et un autre chasseur au même endroit',
    effect:
      'Un chasseur, le donneur, perd 1 point de santé, et un autre chasseur qui se trouve au même endroit retire 1 jeton Morsure ; celui qui joue la carte peut être l’un des deux, mais ce n’est pas obligatoire. (En option : les deux peuvent être à des endroits différents.) La santé perdue est un prix que rien n’évite. La morsure permanente de Mina Harker ne peut pas être retirée.',
  },
  'chartered-carriage': {
    timing:
      'quand un chasseur ou un groupe choisit de prendre le train, au lieu de lancer le dé ; ou en réponse à Faux renseignement',
    effect:
      'Le dé de train n’est pas lancé : le voyage se fait comme avec le résultat 2/3 (jusqu’à 2 étapes, ou 3 si elles sont toutes à l’ouest). La carte annule aussi un Faux renseignement joué contre ce voyage.',
  },
  'consecrated-ground': {
    timing: 'dès la pioche',
    effect:
      'Placez ou déplacez le marqueur Terre consacrée sur n’importe quelle ville, sauf le château de Dracula, Galatz et Klausenburg (et sauf l’hôpital, qui est déjà fermé à Dracula). Dracula ne peut entrer dans cette ville par aucun moyen. S’il s’y trouve à ce moment, sa carte Lieu est révélée, de même que Dissimulation s’il s’y était dissimulé, et les rencontres restent comme elles sont ; il ne peut pas rester sur place : il doit quitter la ville à son prochain tour, et les pouvoirs qui l’y maintiendraient lui sont interdits.',
  },
  'escape-route': {
    timing: 'au début d’un combat, contre n’importe quel ennemi, par n’importe quel chasseur',
    effect:
      'Le combat n’a pas lieu. Si les chasseurs y sont arrivés par une fouille, il compte quand même comme une rencontre : un agent reste où il était, face visible (en option : il retourne dans la réserve), rien d’autre n’est rencontré, personne ne se repose, ne se ravitaille ni n’échange, et leur tour est fini. Si c’est Dracula qui a attaqué, ou si le combat vient d’Antre de vampire ou d’une Embuscade arrivée à maturation, rien d’autre ne s’arrête.',
  },
  'excellent-weather': {
    timing: 'au début du déplacement d’un chasseur ou d’un groupe qui est dans un port ou en mer',
    effect:
      'À ce tour, le chasseur ou le groupe peut faire jusqu’à quatre déplacements en mer de suite. Aller d’un port à une mer, d’une mer à une autre ou d’une mer à un port compte chaque fois pour un déplacement ; aucun ne revient tout droit d’où le précédent est parti. La carte ne peut pas être jouée tant qu’un coup annoncé par l’un d’eux est permis.',
  },
  forewarned: {
    timing: 'quand une rencontre vient d’être révélée et va avoir lieu, par un chasseur qui y prend part',
    effect:
      'Remettez cette rencontre dans la réserve ; elle n’a aucun effet. Pour cette carte, Dracula lui-même n’est pas une rencontre.',
  },
  'good-luck': {
    timing:
      '(a) en réaction à un événement de Dracula ; (b) pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    effect:
      '(a) Annulez un événement que Dracula vient de jouer. (b) Défaussez l’allié de Dracula qui est en jeu, ou retirez le jeton Barrage.',
  },
  'great-strength': {
    timing: 'quand le chasseur qui joue la carte va perdre de la santé ou être mordu',
    effect:
      'Toute cette perte de santé, ou cette morsure, est annulée. La carte ne peut rien contre une perte de santé qui est le prix d’une carte. Une morsure annulée met quand même fin au combat.',
  },
  'heroic-leap': {
    timing: 'au début d’un combat contre Dracula, par un chasseur qui y prend part',
    effect:
      'Le combat est annulé. Lancez un dé : le chasseur qui a joué la carte perd autant de points de santé, et Dracula autant de points de sang. (En option : deux dés sont lancés, un pour chacun.)',
  },
  'hired-scouts': {
    timing: 'dès la pioche',
    effect:
      'Nommez deux villes différentes (ni le château, ni l’hôpital). Pour chacune qui est sur la piste ou dans les catacombes, la carte Lieu est mise face visible, de même que Dissimulation s’il s’y était dissimulé, avec toutes leurs rencontres ; ces rencontres n’ont pas lieu.',
  },
  hypnosis: {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    effect:
      'Lancez un dé. 1 ou 2 : rien. De 3 à 6 : la carte du lieu où se trouve Dracula est mise face visible, ainsi que chaque Nouveau vampire de la piste et des catacombes, et Dracula doit aussitôt annoncer son prochain coup (lieu et pouvoir) ; il doit s’y tenir si ce coup est permis quand il se déplace. (En option : la carte ne peut être jouée que si un chasseur est mordu.)',
  },
  'jonathan-harker': {
    timing: 'dès la pioche : la carte est mise en jeu',
    effect:
      'Tant qu’il est en jeu, la carte du dernier emplacement de la piste (la plus ancienne, à l’extrême droite vue de Dracula) est toujours face visible.',
  },
  'long-day': {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger ; pas quand le marqueur est sur l’aube',
    needs: 'ce n’est pas l’aube',
    effect:
      'Reculez le marqueur d’heure d’un cran. Les vampires et la détermination gagnés à une aube passée restent acquis.',
  },
  'money-trail': {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    effect: 'Toutes les cartes Mer de la piste sont mises face visible.',
  },
  'mystic-research': {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    effect:
      'Dracula montre aux chasseurs tous les événements de sa main. (En option : la carte n’est pas gardée, elle prend effet dès la pioche.)',
  },
  'newspaper-reports': {
    timing: 'dès la pioche',
    effect:
      'La plus ancienne carte Lieu face cachée de la piste (la plus à droite) est mise face visible ; les cartes Pouvoir ne comptent pas. Il ne se passe rien si cette carte est celle du lieu où se trouve Dracula. Si Dracula s’était dissimulé dans le lieu révélé, la carte Dissimulation est révélée aussi.',
  },
  're-equip': {
    timing: 'dès la pioche',
    effect: 'Le chasseur peut défausser un objet, puis il pioche un objet.',
  },
  'rufus-smith': {
    timing: 'dès la pioche : la carte est mise en jeu',
    effect:
      'Tant qu’il est en jeu, Dracula perd 1 point de sang à chaque déplacement en mer, sans exception : quand il embarque et chaque fois qu’il passe d’une mer à une autre.',
  },
  'secret-weapon': {
    timing: 'quand une rencontre est révélée, avant qu’elle ait lieu, par un chasseur qui y prend part',
    effect:
      'Échangez un objet de votre main contre l’objet de votre choix parmi ceux qui sont déjà dans la défausse Objet. La carte ne peut pas être jouée tant qu’il n’y en a pas.',
  },
  'sense-of-emergency': {
    timing: 'au début du déplacement d’un chasseur qui se déplace seul, à la place du déplacement normal',
    needs: 'plus de points de santé que le coût ; aucun coup annoncé qui soit encore permis',
    effect:
      'Le chasseur perd 6 points de santé moins le nombre de vampires en Europe, un prix que rien n’évite, puis va dans n’importe quelle ville ou à l’hôpital (ni en mer, ni au château de Dracula). Il doit garder au moins 1 point de santé. Son tour continue ensuite normalement.',
  },
  'sister-agatha': {
    timing: 'dès la pioche : la carte est mise en jeu',
    effect:
      'Tant qu’elle est en jeu, Dracula doit payer 2 points de sang chaque fois qu’il joue Crocs ou une carte Évasion en combat. Avec 2 points de sang ou moins, il ne peut pas jouer ces cartes.',
  },
  'stormy-seas': {
    timing:
      'pendant son propre tour, hors combat : avant de se déplacer, ou avant de se reposer, de se ravitailler ou d’échanger',
    effect:
      'Nommez une mer ; personne ne peut y entrer avant que deux tours de Dracula soient passés (en option : trois tours, ou bien seul Dracula ne peut pas y entrer). Si Dracula s’y trouve, sa carte est révélée et il doit aller aussitôt dans un port voisin qui lui est ouvert, dont la carte est posée face visible, sans rencontre ; il n’y attaque pas les chasseurs. La carte que cela fait sortir de la piste est traitée comme après son déplacement, et ses rencontres peuvent arriver à maturation. Si aucun port ne lui est permis, il subit la pénalité pour absence de déplacement permis.',
  },
  'surprising-return': {
    timing: 'dès la pioche',
    effect:
      'Prenez en main, dans la défausse Événement, un événement des chasseurs du type qui se garde en main.',
  },
  'telegraph-ahead': {
    timing: 'dès la pioche',
    effect:
      'Toute carte Lieu de la piste et des catacombes dont la ville est à une route du chasseur qui a pioché la carte est mise face visible ; les rencontres restent face cachée.',
  },
  'vampire-lair': {
    timing: 'dès la pioche',
    effect:
      'S’il y a au moins 1 vampire en Europe, le chasseur qui a pioché la carte livre seul un combat contre un vampire, qui a les cartes de combat de Dracula, mais pas les cartes Évasion (en option : celles-ci aussi). Tout résultat qui le blesserait ou le tuerait le détruit : le nombre de vampires en Europe diminue de 1. S’il est déjà de 0, il ne se passe rien.',
  },
};
