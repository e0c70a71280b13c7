import type { combatActions } from '../../actions/combat.js';
import type { CombatEvent } from '../../events/combat.js';
import type { GroupWords } from '../group.js';

export const combatWords: GroupWords<keyof typeof combatActions, CombatEvent['type']> = {
  'action.fightWith': 'Play {card}',
  'action.attackWith': 'Play {card} against {hunter}',
  'action.takeCombatCard': 'Take {card}',
  'action.flipPlotting': 'Turn Plotting down and cancel the card',
  'action.takeFoundItem': 'Keep {item}',

  'event.CombatBegan': 'A combat with {opponent}: {hunters}',
  'event.CombatCardsTaken': 'Dracula draws {cards}',
  'event.CombatCardsDrawn': 'Dracula draws {count, plural, one {a combat card} other {# combat cards}}',
  'event.CombatCardChosen': '{seat} chooses {card}',
  'event.AttackChosen': 'Dracula chooses {card} against {engaged}',
  'event.CombatReady': '{seat} is ready',
  'event.CombatCardsShown': '{card} against {engaged}; {plays}',
  'event.CombatCardCancelled': 'The card of {seat} is cancelled',
  'event.VampireHarmed': 'The vampire suffers {by} damage',
  'event.VampireHealed': 'The vampire heals {by} damage',
  'event.HunterMesmerized': '{seat} is mesmerized',
  'event.HunterLeftCombat': '{seat} leaves the combat',
  'event.CombatDeckSearched': 'Dracula takes a card of his combat deck',
  'event.PlottingFlipped': 'Dracula turns Plotting down',
  'event.DraculaEnraged': 'Dracula is enraged, and his card takes effect',
  'event.DraculaFlew': 'Dracula flies away as a bat',
  'event.WreathHung': '{seat} wears the Garlic Wreath',
  'event.WreathLost': '{seat} loses the Garlic Wreath',
  'event.BulletsUsed': 'The bullets are holy',
  'event.CardPrepared': '{card} lies before {seat}',
  'event.PreparedSpent': '{card} lies before {seat} no more',
  'event.CombatCardSwapped': '{seat} plays {card} instead',
  'event.CombatCardLost': 'The card of {seat} does not come back',
  'event.ItemFound': '{seat} finds {item}',
  'event.ItemsFound': '{seat} looks at {count, plural, one {an item} other {# items}}',
  'event.FoundItemKept': '{seat} keeps {item}',
  'event.FoundItemsDiscarded': '{seat} keeps one of them; discarded: {items}',
  'event.CombatRoundEnded': 'Round {round} of the combat is over',
  'event.CombatEnded': 'The combat is over: {end}',

  'combat.plays': '{seat} plays {card}',

  'decision.combatChoice': 'Choose a card for this round',
  'decision.combatAsks':
    "{what, select, claws {Claws: choose who suffers damage, too} plotting {Plotting: take a combat card} flipPlotting {Turn Plotting down, or not} fly {Escape as Bat: choose where to fly} holyCircle {Holy Circle: choose who leaves the combat} holyCircleMore {Holy Circle: choose who else leaves the combat, or nobody} swapCard {Planned Ambush: play another card instead, or not} cancelEscape {Lucy's Revenge: cancel the escape, or not} other {Lucy's Revenge: avert the harm, or not}}",
};
