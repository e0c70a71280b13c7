import type { EnemyTactic, HunterTactic } from '../data/combat-cards.js';
import { ENEMY_WINS, HUNTER_WINS, type Result } from '../data/combat-results.js';
import type { ItemId } from '../data/item-cards.js';
import { combatOf } from '../evolve/combat.js';
import type { HunterId } from '../seats.js';
import type { Combat, State } from '../state.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { CombatOutcome } from '../values.js';
import { moveBlood } from './checks.js';
import { foeOf, targetOf } from './combat-tactics.js';

export type Side = 'hunters' | 'enemy';

/** What lies on the table: the card of the hunter against whom the round goes, and that of the enemy. */
export function shownBy(combat: Combat): { readonly hunters: HunterTactic; readonly enemy: EnemyTactic } {
  const { spent } = combat;
  return { hunters: spent[targetOf(combat)] as HunterTactic, enemy: spent.dracula as EnemyTactic };
}

/** Source document: the winner's card says what happens to the loser's. */
function resultFor(side: Side, hunters: HunterTactic, enemy: EnemyTactic): Result {
  const table: Readonly<Record<string, Readonly<Record<string, Result>>>> =
    side === 'hunters' ? HUNTER_WINS : ENEMY_WINS;
  const result = side === 'hunters' ? table[hunters]?.[enemy] : table[enemy]?.[hunters];
  if (result === undefined) throw new Error(`${hunters} and ${enemy} cannot meet`);
  return result;
}

/** Source document: items are lost in a victory over anybody, and in a defeat by Dracula. */
function isDestroyed({ options }: State, combat: Combat, side: Side, { destroysItem }: Result): boolean {
  if (destroysItem !== true) return false;
  return side === 'hunters' || foeOf(combat) !== 'agent' || options.agentsDestroyItems;
}

/** Whose card it is: that of the hunter against whom the round goes, if it is the same. */
function playerOf(combat: Combat, tactic: HunterTactic): HunterId {
  const target = targetOf(combat);
  const players = combat.hunters.filter((hunter) => combat.spent[hunter] === tactic);
  return players.includes(target) ? target : (players[0] ?? target);
}

/** Fifteen falls to ten, ten to five, five to nothing. */
function lossByKill({ blood }: State): number {
  return blood - ([10, 5].find((red) => red < blood) ?? 0);
}

/** What a result brings: the end of the combat, and harm that is still to be done. */
interface Outcome {
  readonly ends?: CombatOutcome;
  readonly harm?: Step;
}

type Effect = (tale: Tale, combat: Combat, result: Result, tactic: HunterTactic) => Outcome;

const nothing: Effect = () => ({});

/** What the enemy suffers. Source document: agents die or not; Dracula falls to the next red number and fights on. */
const AGAINST_ENEMY: Readonly<Record<Exclude<Result['result'], 'bite'>, Effect>> = {
  // A wound destroys the vampire of a lair.
  damage: (tale, combat, { amount = 0 }) => {
    if (foeOf(combat) !== 'dracula') return { ends: 'killed' };
    moveBlood(tale, -amount);
    return {};
  },
  kill: (tale, combat) => {
    if (foeOf(combat) !== 'dracula') return { ends: 'killed' };
    moveBlood(tale, -lossByKill(tale.state));
    return tale.state.options.killOnDraculaEndsCombat ? { ends: 'killed' } : {};
  },
  continue: nothing,
  repel: nothing,
  end: (_tale, _combat, _result, tactic) => ({ ends: tactic === 'escape' ? 'escape' : 'end' }),
};

const harmTo = (combat: Combat, health: number, bites: 0 | 1): Step => ({
  is: 'harm',
  hunter: targetOf(combat),
  health,
  bites,
});

/** What the hunter suffers against whom the round went. A bite ends the combat, even if a card averts it. */
const AGAINST_HUNTER: Readonly<Record<Exclude<Result['result'], 'kill' | 'repel'>, Effect>> = {
  damage: (_tale, combat, { amount = 0 }) => ({ harm: harmTo(combat, amount, 0) }),
  bite: (_tale, combat) => ({ harm: harmTo(combat, 0, 1), ends: 'bite' }),
  continue: nothing,
  end: () => ({ ends: 'end' }),
};

const EFFECTS: Readonly<Record<Side, Readonly<Partial<Record<Result['result'], Effect>>>>> = {
  hunters: AGAINST_ENEMY,
  enemy: AGAINST_HUNTER,
};

function losses(combat: Combat, { also }: Result): readonly Step[] {
  const hunter = targetOf(combat);
  if (also === 'loseItems') return [{ is: 'loseCard', hunter, what: 'items' }];
  return also === 'loseEvent' ? [{ is: 'loseCard', hunter, what: 'event' }] : [];
}

function tellResult(tale: Tale, side: Side, hunters: HunterTactic, found: Result, spoils?: HunterId): void {
  const { enemy } = shownBy(combatOf(tale.state));
  const [tactic, against] = side === 'hunters' ? [hunters, enemy] : [enemy, hunters];
  tale.tell({
    type: 'RoundResolved',
    side,
    tactic,
    against,
    result: found.result,
    ...(found.bonus === undefined ? {} : { bonus: found.bonus }),
    ...(spoils === undefined ? {} : { spoils }),
  });
}

/** The result of a round. Hunters who won have chosen whose card counts. */
export function resolveRound(tale: Tale, side: Side, hunters: HunterTactic): void {
  const combat = combatOf(tale.state);
  const found = resultFor(side, hunters, shownBy(combat).enemy);
  const spoils = isDestroyed(tale.state, combat, side, found) ? playerOf(combat, hunters) : undefined;
  tellResult(tale, side, hunters, found, spoils);
  const { ends, harm } = EFFECTS[side][found.result]?.(tale, combat, found, hunters) ?? {};
  tale.next(...(harm === undefined ? [] : [harm]), ...losses(combat, found), {
    is: 'combatRoundEnds',
    flies: found.also === 'batFlight' && foeOf(combat) === 'dracula',
    ...(ends === undefined ? {} : { ends }),
    ...(spoils === undefined ? {} : { destroyed: { hunter: spoils, item: hunters as ItemId } }),
  });
}
