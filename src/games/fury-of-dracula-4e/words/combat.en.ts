import type { combatActions } from '../actions/combat.js';
import type { CombatEvent } from '../events/combat.js';
import type { GroupWords } from './group.js';

export const combatWords: GroupWords<keyof typeof combatActions, CombatEvent['type']> = {
  'action.fightWith': 'Play {card}',
  'action.attackWith': 'Play {card} against {hunter}',

  'event.CombatBegan': 'A combat with {opponent}: {hunters}',
  'event.CombatCardsTaken': 'Dracula draws {cards}',
  'event.CombatCardsDrawn': 'Dracula draws {count, plural, one {a combat card} other {# combat cards}}',
  'event.CombatCardChosen': '{seat} chooses {card}',
  'event.AttackChosen': 'Dracula chooses {card} against {engaged}',
  'event.CombatReady': '{seat} is ready',
  'event.CombatCardsShown': '{card} against {engaged}, and {cards}',
  'event.CombatCardCancelled': 'The card of {seat} is cancelled',
  'event.VampireHarmed': 'The vampire suffers {by} damage',
  'event.VampireHealed': 'The vampire heals {by} damage',
  'event.HunterMesmerized': '{seat} is mesmerized',
  'event.HunterLeftCombat': '{seat} leaves the combat',
  'event.CombatRoundEnded': 'Round {round} is over',
  'event.CombatEnded': 'The combat is over: {end}',

  'decision.combatChoice': 'Choose a card for this round',
  'decision.combatAsks': 'Choose for the combat card',
};
