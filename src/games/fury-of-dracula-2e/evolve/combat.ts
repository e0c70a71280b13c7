import type { ByType } from '../../kit/by-type.js';
import { omit } from '../../kit/change.js';
import type { CombatEvent } from '../events/events.js';
import type { Combat, State } from '../state.js';

export function combatOf({ combat }: State): Combat {
  if (combat === undefined) throw new Error('There is no combat now');
  return combat;
}

function inCombat(state: State, change: (combat: Combat) => Partial<Combat>): State {
  const combat = combatOf(state);
  return { ...state, combat: { ...combat, ...change(combat) } };
}

const NONE = { hunters: 0, enemy: 0 } as const;
const same = (state: State): State => state;

export const evolveCombat: ByType<CombatEvent, [State], State> = {
  CombatBegan: (state, { opponent, hunters, location, by }) => ({
    ...state,
    combat: {
      opponent,
      hunters,
      location,
      by,
      round: 1,
      chosen: {},
      spent: {},
      continues: 0,
      repelled: false,
      bonus: NONE,
      plans: NONE,
      barred: false,
    },
  }),
  CombatAided: (state, { side, by }) =>
    inCombat(state, ({ plans }) =>
      by === 'noEscape' ? { barred: true } : { plans: { ...plans, [side]: plans[side] + 1 } },
    ),
  TargetNamed: (state, { hunter }) => inCombat(state, () => ({ target: hunter })),
  TacticChosen: (state, { seat, tactic }) =>
    inCombat(state, ({ chosen }) => ({ chosen: { ...chosen, [seat]: tactic } })),
  TacticReady: same,
  // What was spent comes back, and what is shown stays out for a round.
  TacticsShown: (state) => inCombat(state, ({ chosen }) => ({ spent: chosen, chosen: {} })),
  CombatRolled: (state) => inCombat(state, () => ({ bonus: NONE })),
  RoundWon: same,
  // A card that is destroyed does not lie out: another copy may be played at once.
  RoundResolved: (state, { side, result, bonus, spoils }) =>
    inCombat(state, ({ continues, round, spent }) => ({
      spent: spoils === undefined ? spent : omit(spent, spoils),
      bonus: { ...NONE, [side]: bonus ?? 0 },
      continues: result === 'continue' ? continues + 1 : 0,
      repelled: result === 'repel',
      round: round + 1,
    })),
  HunterLeftCombat: (state, { seat }) =>
    inCombat(state, ({ hunters }) => ({ hunters: hunters.filter((hunter) => hunter !== seat) })),
  CombatEnded: (state, { outcome }) => {
    const { opponent, by } = combatOf(state);
    return { ...omit(state, 'combat'), fought: { opponent, by, outcome } };
  },
};
