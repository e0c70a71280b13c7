import type { Action } from '../actions/actions.js';
import { SCHEMED_SPACE } from '../data/limits.js';
import { openDiscards } from '../encounters/discards.js';
import { mayHoldEncounters } from '../phases/trail/arriving.js';
import type { State } from '../state.js';
import { dismiss } from './ally.js';
import { asks } from './asking.js';
import { barringEvents } from './barring-events.js';
import type { EventRule, EventRules } from './card.js';
import { lasts } from './lasting.js';
import { vampiricInfluence } from './vampiric-influence.js';

/** The next day is left out. Ruling: this card itself is discarded after all that. */
const darknessReturns: EventRule = {
  takesEffect: (tale, step) => {
    tale.tell({ type: 'EffectBegan', effect: 'no-day' });
    const cards = openDiscards(tale.state).filter((card) => card !== step.card);
    const faceDown = tale.state.events.buried;
    if (cards.length + faceDown > 0) tale.tell({ type: 'DiscardsReturned', cards, faceDown });
  },
};

const powers = ({ board: { consecrated }, allies, effects }: State): readonly Action[] => [
  ...(consecrated === undefined ? [] : [{ type: 'freeGround', location: consecrated } as const]),
  ...(allies.hunters === undefined ? [] : [{ type: 'dismissAlly', card: allies.hunters } as const]),
  ...(effects.includes('no-supplies') ? [] : [{ type: 'barSupplies' } as const]),
];

/** One of three, of those that would do anything. */
const devilishPower: EventRule = {
  mayPlay: (state) => powers(state).length > 0,
  takesEffect: asks(),
  choices: powers,
  isChosen: (tale, _step, action) => {
    if (action.type === 'freeGround') tale.tell({ type: 'GroundFreed', location: action.location });
    if (action.type === 'dismissAlly') dismiss(tale, 'hunters');
    if (action.type === 'barSupplies') tale.tell({ type: 'EffectBegan', effect: 'no-supplies' });
  },
};

const hiddenSchemes: EventRule = {
  mayPlay: ({ trail, encounters }) =>
    encounters.hand.length > 0 &&
    trail.some((hideout) => hideout.space === SCHEMED_SPACE && mayHoldEncounters(hideout)),
  takesEffect: (tale) => tale.next({ is: 'placeEncounter', area: 'trail', space: SCHEMED_SPACE }),
};

/** Events of Dracula for his own phase, and those that take effect as he draws them. */
export const draculaEvents = {
  ...barringEvents,
  'darkness-returns': darknessReturns,
  'devilish-power': devilishPower,
  'hidden-schemes': hiddenSchemes,
  'nocturnal-visit': lasts('combat-as-at-night'),
  'unearthly-swiftness': lasts('second-phase'),
  'vampiric-influence': vampiricInfluence,
} satisfies EventRules;
