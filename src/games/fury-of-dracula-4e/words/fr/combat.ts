import type { combatActions } from '../../actions/combat.js';
import type { CombatEvent } from '../../events/combat.js';
import type { GroupWords } from '../group.js';

export const combatWords: GroupWords<keyof typeof combatActions, CombatEvent['type']> = {
  'action.fightWith': 'Jouer {card}',
  'action.attackWith': 'Jouer {card} contre {hunter}',
  'action.takeCombatCard': 'Prendre {card}',
  'action.flipPlotting': 'Retourner Machination et annuler la carte',
  'action.takeFoundItem': 'Garder {item}',

  'event.CombatBegan': 'Combat : {hunters} contre {opponent}',
  'event.CombatCardsTaken': 'Dracula pioche : {cards}',
  'event.CombatCardsDrawn': 'Dracula pioche {count, plural, one {# carte} other {# cartes}} de combat',
  'event.CombatCardChosen': '{seat} choisit {card}',
  'event.AttackChosen': 'Dracula choisit {card} contre {engaged}',
  'event.CombatReady': '{seat} a choisi une carte',
  'event.CombatCardsShown': '{card} contre {engaged} ; {plays}',
  'event.CombatCardCancelled': 'La carte de {seat} est annulée',
  'event.VampireHarmed': 'Le vampire subit des dégâts : {by}',
  'event.VampireHealed': 'Le vampire guérit des dégâts : {by}',
  'event.HunterMesmerized': '{seat} tombe sous l’envoûtement',
  'event.HunterLeftCombat': '{seat} quitte le combat',
  'event.CombatDeckSearched': 'Dracula prend une carte dans sa pioche de combat',
  'event.PlottingFlipped': 'Dracula retourne Machination',
  'event.DraculaEnraged': 'Dracula entre en fureur, et sa carte prend effet',
  'event.DraculaFlew': 'Dracula s’envole en chauve-souris',
  'event.WreathHung': '{seat} met la Guirlande d’ail',
  'event.WreathLost': '{seat} perd la Guirlande d’ail',
  'event.BulletsUsed': 'Les balles sont bénites',
  'event.CardPrepared': '{seat} prépare {card}',
  'event.PreparedSpent': 'N’est plus devant {seat} : {card}',
  'event.CombatCardSwapped': '{seat} joue {card} à la place',
  'event.CombatCardLost': 'La carte de {seat} ne revient pas',
  'event.ItemFound': '{seat} trouve {item}',
  'event.ItemsFound': '{seat} regarde {count, plural, one {# objet} other {# objets}}',
  'event.FoundItemKept': '{seat} garde {item}',
  'event.FoundItemsDiscarded': '{seat} en garde un ; défaussés : {items}',
  'event.CombatRoundEnded': 'Le round {round} du combat est fini',
  'event.CombatEnded': 'Le combat est fini : {end}',

  'combat.plays': '{seat} joue {card}',

  'decision.combatChoice': 'Choisir une carte pour ce round',
  'decision.combatAsks':
    '{what, select, claws {Griffes : choisir qui subit aussi des dégâts} plotting {Machination : prendre une carte de combat} flipPlotting {Retourner Machination, ou non} fly {Évasion en chauve-souris : choisir où voler} holyCircle {Cercle sacré : choisir qui quitte le combat} holyCircleMore {Cercle sacré : choisir qui d’autre quitte le combat, ou personne} swapCard {Embuscade préparée : jouer une autre carte à la place, ou non} cancelEscape {Vengeance de Lucy : annuler l’évasion, ou non} other {Vengeance de Lucy : parer le coup, ou non}}',
};
