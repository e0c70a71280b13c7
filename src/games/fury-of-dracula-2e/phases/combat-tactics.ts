import {
  DRACULA_TACTICS,
  HUNTER_TACTICS,
  OPPONENTS,
  type EnemyTactic,
  type HunterTactic,
  type Opponent,
} from '../data/combat-cards.js';
import type { ItemId } from '../data/item-cards.js';
import { combatOf } from '../evolve/combat.js';
import { hunterOf, isNight } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { Combat, State } from '../state.js';

type Foe = 'dracula' | 'vampire' | 'agent';

const FOES: Readonly<Record<Opponent, Foe>> = {
  dracula: 'dracula',
  vampire: 'vampire',
  'minion-knife': 'agent',
  'minion-knife-pistol': 'agent',
  'minion-knife-rifle': 'agent',
  assassin: 'agent',
};

export const foeOf = ({ opponent }: Pick<Combat, 'opponent'>): Foe => FOES[opponent];

/** Against whom the round goes: the one that was named, or the only one there is. */
export function targetOf({ hunters, target }: Combat): HunterId {
  const against = hunters.find((hunter) => hunter === target) ?? hunters[0];
  if (against === undefined) throw new Error('No hunter fights');
  return against;
}

const ESCAPES: ReadonlySet<string> = new Set(
  DRACULA_TACTICS.filter(({ escape }) => escape).map(({ id }) => id),
);
const isEscape = (tactic: EnemyTactic) => ESCAPES.has(tactic);
const isDodge = (tactic: EnemyTactic | HunterTactic) => tactic === 'dodge' || tactic === 'agent-dodge';

const ROUNDS_WITHOUT_ESCAPE = 3;
const AGATHAS_PRICE = 2;

/** Sister Agatha makes Dracula pay for biting and for getting away. */
export function priceOf({ allies, combat }: State, tactic: EnemyTactic): number {
  const costly = tactic === 'fangs' || isEscape(tactic);
  return costly && combat?.opponent === 'dracula' && allies.hunters === 'sister-agatha' ? AGATHAS_PRICE : 0;
}

/** Source document: three cards by day, eight by night. */
function cardsOfEnemy(state: State): readonly EnemyTactic[] {
  const { opponent } = combatOf(state);
  const time = isNight(state) ? 'night' : 'day';
  const cards: readonly EnemyTactic[] = OPPONENTS[opponent][time];
  if (opponent !== 'vampire' || !state.options.lairEscapes) return cards;
  return [...cards, ...OPPONENTS.dracula[time].filter(isEscape)];
}

function mayDodge({ options }: State, { round }: Combat): boolean {
  return round > 1 || options.dodgeInFirstRound;
}

function fitsTheRound(state: State, tactic: EnemyTactic): boolean {
  const combat = combatOf(state);
  if (isDodge(tactic)) return mayDodge(state, combat);
  if (!isEscape(tactic)) return !combat.repelled;
  return !combat.barred || combat.round > ROUNDS_WITHOUT_ESCAPE;
}

function isAffordable(state: State, tactic: EnemyTactic): boolean {
  const price = priceOf(state, tactic);
  return price === 0 || state.blood > price;
}

/** No card twice in a row, unless nothing else is left. */
export function tacticsOfEnemy(state: State): readonly EnemyTactic[] {
  const { spent } = combatOf(state);
  const fitting = cardsOfEnemy(state).filter(
    (tactic) => fitsTheRound(state, tactic) && isAffordable(state, tactic),
  );
  const fresh = fitting.filter((tactic) => tactic !== spent.dracula);
  return fresh.length > 0 ? fresh : fitting;
}

/** Copies at hand: the one played in the round before still lies out. */
function copiesOf(state: State, hunter: HunterId, tactic: HunterTactic, basic: boolean): number {
  const owned = basic
    ? 1
    : hunterOf(state, hunter).items.filter((item) => item === (tactic as ItemId)).length;
  return owned - (combatOf(state).spent[hunter] === tactic ? 1 : 0);
}

function isArmed({ options, hunters }: State, hunter: HunterId, tactic: HunterTactic): boolean {
  if (tactic !== 'sacred-bullets' || !options.sacredBulletsNeedGun) return true;
  return hunters[hunter].items.some((item) => item === 'pistol' || item === 'rifle');
}

/** Source document: three cards of their own, and items with a number. Holy ones are of no use against agents. */
export function tacticsOfHunter(state: State, hunter: HunterId): readonly HunterTactic[] {
  const combat = combatOf(state);
  const foe = foeOf(combat);
  return HUNTER_TACTICS.filter(
    ({ id, basic, fights }) =>
      (fights as readonly Foe[]).includes(foe) &&
      (!isDodge(id) || mayDodge(state, combat)) &&
      isArmed(state, hunter, id) &&
      copiesOf(state, hunter, id, basic) > 0,
  ).map(({ id }) => id);
}

/** Dracula plays for his agents, too. */
export function tacticsOf(state: State, seat: FurySeat): readonly (EnemyTactic | HunterTactic)[] {
  return isHunter(seat) ? tacticsOfHunter(state, seat) : tacticsOfEnemy(state);
}
