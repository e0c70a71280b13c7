import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { oneOf } from '../../kit/schema.js';
import { CombatEnd, EncounterSpot, Hunter, Hunters, Location, Opponent, Seat } from '../values.js';

/** What a combat asks besides the cards of a round. */
export const COMBAT_QUESTIONS = [
  'claws',
  'plotting',
  'flipPlotting',
  'fly',
  'holyCircle',
  'holyCircleMore',
  'swapCard',
  'cancelEscape',
  'avertHarm',
] as const;

/** Combats. What is public about the one that goes on stands in the state (`State.combat`). */
export const combatSteps = {
  meetDracula: step('meetDracula', 'If Dracula is revealed in a city with hunters, they fight.', {}),
  combat: step('combat', 'A combat begins.', {
    opponent: Opponent,
    hunters: Hunters,
    location: Location,
    spot: Type.Optional(EncounterSpot),
  }),
  combatDraw: step('combatDraw', 'Dracula draws combat cards.', {
    count: Type.Integer({ minimum: 1 }),
  }),
  combatChoice: step('combatChoice', 'Everybody in the combat chooses a card.', {}),
  combatShow: step('combatShow', 'The cards are shown.', {}),
  draculaCard: step('draculaCard', 'The card of Dracula is cancelled or takes effect.', {
    enraged: Type.Boolean({ description: 'Whether it takes effect in spite of the banner.' }),
  }),
  hunterCard: step('hunterCard', 'The card of a hunter takes effect.', { hunter: Hunter }),
  combatAsks: step('combatAsks', 'A combat card wants a choice.', {
    what: oneOf(COMBAT_QUESTIONS),
    seat: Seat,
    hunter: Type.Optional(Hunter),
  }),
  retreat: step('retreat', 'A hunter who was bitten leaves the combat.', { hunter: Hunter }),
  sisterAgatha: step(
    'sisterAgatha',
    'The ally of the hunters harms Dracula for the card that he played.',
    {},
  ),
  combatRoundEnds: step('combatRoundEnds', 'Cards are taken back, and another round or the end follows.', {
    ends: Type.Optional(CombatEnd),
  }),
  combatOver: step('combatOver', 'A combat is over.', {}),
} as const;
