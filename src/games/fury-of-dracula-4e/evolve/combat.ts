import type { ByType } from '../../kit/by-type.js';
import { omit, withoutOne } from '../../kit/change.js';
import { minus } from '../../kit/pile.js';
import { withHideout } from '../change.js';
import type { VampireId } from '../data/encounters.js';
import type { CombatCardEvent, CombatEvent } from '../events/combat.js';
import { withCombatCards } from '../hand-order.js';
import { indexOf, isLaidOut } from '../reading.js';
import { COMBAT_DECK, type Combat, type State } from '../state.js';
import type { EncounterSpot } from '../values.js';

export function combatOf({ combat }: State): Combat {
  if (combat === undefined) throw new Error('There is no combat now');
  return combat;
}

export function inCombat(state: State, change: (combat: Combat) => Partial<Combat>): State {
  const combat = combatOf(state);
  return { ...state, combat: { ...combat, ...change(combat) } };
}

/** Published: a vampire that was not beaten keeps its damage. */
function woundKept(state: State, spot: EncounterSpot, opponent: VampireId, damage: number): State {
  return withHideout(state, spot, (hideout) => {
    const at = indexOf(hideout, spot, opponent);
    return {
      encounters: hideout.encounters.map((placed, index) => (index === at ? { ...placed, damage } : placed)),
    };
  });
}

const same = (state: State): State => state;

/** Published: the card by which Dracula flew away is not there while it lies on the trail. */
const flown = (state: State) => (isLaidOut(state, 'escape-as-bat') ? (['escape-as-bat'] as const) : []);

/** Nothing has been played, chosen or prepared yet. */
const AT_THE_START = {
  round: 1,
  damage: 0,
  deck: COMBAT_DECK,
  hand: [],
  played: [],
  chosen: {},
  shown: {},
  resting: {},
  mesmerized: [],
  plots: 0,
  noEscape: false,
  wreaths: [],
  prepared: [],
  bulletsUsed: false,
  draculaCancelled: false,
} as const satisfies Partial<Combat>;

export const evolveCombat: Omit<ByType<CombatEvent, [State], State>, CombatCardEvent> = {
  CombatBegan: (state, { opponent, hunters, location, atNight, spot, damage }) => ({
    ...state,
    combat: {
      ...AT_THE_START,
      opponent,
      hunters,
      location,
      atNight,
      damage,
      deck: minus(COMBAT_DECK, ...flown(state)),
      ...(spot === undefined ? {} : { spot }),
    },
  }),
  CombatCardsTaken: (state, { cards }) =>
    inCombat(state, ({ deck, hand }) => ({
      deck: minus(deck, ...cards),
      hand: withCombatCards(hand, ...cards),
    })),
  CombatCardsDrawn: same,
  CombatCardChosen: (state, { seat, card }) =>
    inCombat(state, ({ chosen }) => ({ chosen: { ...chosen, [seat]: card } })),
  AttackChosen: (state, { card, engaged }) => inCombat(state, () => ({ draculaChose: { card, engaged } })),
  CombatReady: same,
  // What rested comes back, and what is shown stays out for a round.
  CombatCardsShown: (state, { card, engaged }) => {
    const shown = inCombat(state, ({ chosen, hand, played }) => ({
      shown: chosen,
      chosen: {},
      resting: chosen,
      draculaShows: { card, engaged },
      draculaCancelled: false,
      hand: withoutOne(hand, card),
      played: [...played, card],
    }));
    return { ...shown, combat: omit(combatOf(shown), 'draculaChose') };
  },
  CombatCardCancelled: (state, { seat }) =>
    seat === 'dracula'
      ? inCombat(state, () => ({ draculaCancelled: true }))
      : inCombat(state, ({ shown }) => ({ shown: omit(shown, seat) })),
  HunterLeftCombat: (state, { seat }) =>
    inCombat(state, ({ hunters }) => ({ hunters: hunters.filter((hunter) => hunter !== seat) })),
  VampireHarmed: (state, { damage }) => inCombat(state, () => ({ damage })),
  VampireHealed: (state, { damage }) => inCombat(state, () => ({ damage })),
  HunterMesmerized: (state, { seat }) =>
    inCombat(state, ({ mesmerized }) => ({ mesmerized: [...new Set([...mesmerized, seat])] })),
  CombatRoundEnded: (state) => {
    const rest = inCombat(state, ({ round }) => ({ round: round + 1, shown: {} }));
    return { ...rest, combat: omit(combatOf(rest), 'draculaShows') };
  },
  CombatEnded: (state, { end }) => {
    const { opponent, spot, damage } = combatOf(state);
    const rest = { ...omit(state, 'combat'), lastCombat: { opponent, end } };
    return spot === undefined || opponent === 'dracula' ? rest : woundKept(rest, spot, opponent, damage);
  },
};
