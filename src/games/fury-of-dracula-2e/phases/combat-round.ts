import type { Random } from '../../kit/random.js';
import { pickFor, rollDie } from '../chance.js';
import type { EnemyTactic, HunterTactic } from '../data/combat-cards.js';
import { INITIATIVE } from '../data/initiative.js';
import { combatOf } from '../evolve/combat.js';
import { CASTLE, regionOf } from '../map.js';
import { hunterOf, kindsOf } from '../reading.js';
import type { Combat, State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { moveBlood } from './checks.js';
import { resolveRound, shownBy, type Side } from './combat-results.js';
import { foeOf, priceOf, targetOf } from './combat-tactics.js';
import type { Deed, Question } from './phase.js';

const count = (...conditions: readonly boolean[]) => conditions.filter(Boolean).length;

/** Source document: planning, a pistol, and a Dodge that won the round before. A group rolls once, so one pistol counts. */
function addForHunters({ plans, bonus, spent, hunters }: Combat): number {
  return plans.hunters + bonus.hunters + count(hunters.some((hunter) => spent[hunter] === 'pistol'));
}

/** Source document: a trap and a Dodge; a bitten hunter and the castle; for agents their pistol and the East. */
function addForEnemy(state: State): number {
  const combat = combatOf(state);
  const { opponent, location, hunters, plans, bonus, spent } = combat;
  const foe = foeOf(combat);
  const bitten = hunters.some((hunter) => hunterOf(state, hunter).bites > 0);
  const ofFoe = {
    dracula: count(bitten, location === CASTLE),
    vampire: count(bitten),
    agent: count(spent.dracula === 'agent-pistol', regionOf(location) === 'eastern'),
  };
  return (opponent === 'vampire' ? 0 : plans.enemy) + bonus.enemy + ofFoe[foe];
}

function byInitiative(combat: Combat): Side {
  const { hunters, enemy } = shownBy(combat);
  return INITIATIVE.hunters[hunters] > INITIATIVE.enemy[enemy] ? 'hunters' : 'enemy';
}

function roll(tale: Tale, adds: Readonly<Record<Side, number>>, random: Random): number {
  const hunters = rollDie(random, 'combat die');
  const enemy = rollDie(random, 'combat die');
  tale.tell({ type: 'CombatRolled', hunters, enemy, huntersAdd: adds.hunters, enemyAdds: adds.enemy });
  return hunters + adds.hunters - enemy - adds.enemy;
}

/** Ruling: after so many equal rolls initiative decides. */
const MOST_ROLLS = 20;

/** Who won, or nobody yet. Source document: of equal rolls the higher initiative wins. */
function winner({ state }: Tale, ahead: number, mayRollAgain: boolean): Side | undefined {
  if (ahead !== 0) return ahead > 0 ? 'hunters' : 'enemy';
  const { tieBreak } = state.options;
  if (tieBreak === 'reroll' && mayRollAgain) return undefined;
  return tieBreak === 'enemy' || tieBreak === 'hunters' ? tieBreak : byInitiative(combatOf(state));
}

function rollForIt(tale: Tale, random: Random): Side {
  const adds = { hunters: addForHunters(combatOf(tale.state)), enemy: addForEnemy(tale.state) };
  let won: Side | undefined;
  for (let rolls = 1; won === undefined; rolls += 1) {
    won = winner(tale, roll(tale, adds, random), rolls < MOST_ROLLS);
  }
  return won;
}

function showTactics(tale: Tale): void {
  const { chosen, hunters } = combatOf(tale.state);
  const enemy = chosen.dracula as EnemyTactic;
  const shown = hunters.map((hunter) => ({ hunter, tactic: chosen[hunter] as HunterTactic }));
  tale.tell({ type: 'TacticsShown', enemy, hunters: shown });
  const price = priceOf(tale.state, enemy);
  if (price > 0) moveBlood(tale, -price);
}

/** Source document: the higher roll wins. A group that won takes the result of one of its cards. */
export const combatRoll: Deed<'combatRoll'> = {
  happens: (tale, _step, random) => {
    showTactics(tale);
    const side = rollForIt(tale, random);
    tale.tell({ type: 'RoundWon', side });
    const combat = combatOf(tale.state);
    const tactics = kindsOf(combat.hunters.map((hunter) => combat.spent[hunter] as HunterTactic));
    if (side === 'hunters' && tactics.length > 1) tale.next({ is: 'combatResult', tactics: [...tactics] });
    else resolveRound(tale, side, combat.spent[targetOf(combat)] as HunterTactic);
  },
};

const results = ({ tactics }: StepOf<'combatResult'>) =>
  tactics.map((tactic) => ({ type: 'takeResult', tactic }) as const);

/** Ruling: the first of the hunters in the combat chooses for all. */
export const combatResult: Question<'combatResult'> = {
  asks: (state) => combatOf(state).hunters.slice(0, 1),
  mayDo: (_state, step) => results(step),
  inTime: (_state, step, seat, random) => pickFor(seat, results(step), random),
  does: {
    takeResult: (tale, { action: { tactic } }) => resolveRound(tale, 'hunters', tactic as HunterTactic),
  },
};
