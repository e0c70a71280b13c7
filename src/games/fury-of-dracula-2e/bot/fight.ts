import type { SeatId } from '../../kit/audience.js';
import { HUNTER_TACTICS, OPPONENTS } from '../data/combat-cards.js';
import { ENEMY_WINS, HUNTER_WINS, type Result } from '../data/combat-results.js';
import type { Tactic } from '../values.js';
import type { View } from '../view-schema.js';

type Table = Readonly<Record<string, Readonly<Record<string, Result>>>>;
type Judge = (result: Result) => number;
type Fight = NonNullable<View['combat']>;

/** What a result is worth to hunters who win it. */
const won =
  (againstAgent: boolean): Judge =>
  ({ result, amount = 0, bonus = 0 }) => {
    const worth = { kill: againstAgent ? 4 : 9, damage: againstAgent ? 0.2 : 1.5 * amount, repel: 0.5 };
    return (worth[result as keyof typeof worth] ?? 0) + 0.4 * bonus;
  };

/** And what one is worth to them that they suffer. */
const lost: Judge = ({ result, amount = 0, destroysItem, bonus = 0 }) => {
  const worth = { kill: -9, bite: -5, damage: -1.2 * amount, end: -0.5 };
  return (worth[result as keyof typeof worth] ?? 0) - 0.4 * bonus - (destroysItem === true ? 0.5 : 0);
};

const isNight = ({ time }: View) => ['twilight', 'midnight', 'small-hours'].includes(time);

/** Cards that the enemy may play in this round, for all that everybody knows. */
function enemyCards(view: View, fight: Fight): readonly Tactic[] {
  const cards: readonly Tactic[] = OPPONENTS[fight.opponent][isNight(view) ? 'night' : 'day'];
  const onTable = fight.onTable.flatMap(({ seat, tactic }) => (seat === 'dracula' ? [tactic] : []));
  return cards.filter((card) => !onTable.includes(card));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** A round in which the better card counts as often as the worse. */
function outcome(fight: Fight, hunters: Tactic, enemy: Tactic): number {
  const againstAgent = !['dracula', 'vampire'].includes(fight.opponent);
  const good = (HUNTER_WINS as Table)[hunters]?.[enemy];
  const bad = (ENEMY_WINS as Table)[enemy]?.[hunters];
  return (good ? won(againstAgent)(good) : 0) + (bad ? lost(bad) : 0);
}

const USUAL: readonly Tactic[] = HUNTER_TACTICS.filter(
  ({ id, basic }) => basic || ['knife', 'pistol', 'stake'].includes(id),
).map(({ id }) => id);

function ofDracula({ dracula }: View, combat: Fight, tactic: Tactic): number {
  const flees = tactic.startsWith('escape') && dracula.blood <= 5 ? 3 : 0;
  return flees - meanOf(USUAL.map((card) => outcome(combat, card, tactic)));
}

function ofHunter(view: View, combat: Fight, seat: SeatId, tactic: Tactic): number {
  const health = view.hunters.find((hunter) => hunter.seat === seat)?.health ?? 0;
  const flees = tactic === 'escape' && health <= 3 ? 2 : 0;
  return flees + meanOf(enemyCards(view, combat).map((card) => outcome(combat, tactic, card)));
}

/** What a card promises in the combat that goes on, to the seat that plays it. */
export function promise(view: View, seat: SeatId, tactic: Tactic): number {
  const { combat } = view;
  if (combat === undefined) return 0;
  return seat === 'dracula' ? ofDracula(view, combat, tactic) : ofHunter(view, combat, seat, tactic);
}
