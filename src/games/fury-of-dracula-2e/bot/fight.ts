import type { SeatId } from '../../kit/audience.js';
import { HUNTER_TACTICS, OPPONENTS } from '../data/combat-cards.js';
import { ENEMY_WINS, HUNTER_WINS, type Result } from '../data/combat-results.js';
import { characterOf } from '../seats.js';
import type { Tactic } from '../values.js';
import type { HunterView, View } from '../view-schema.js';

type Table = Readonly<Record<string, Readonly<Record<string, Result>>>>;
type Fight = Omit<NonNullable<View['combat']>, 'location' | 'ready' | 'chosen' | 'continues'>;

/** What things are worth in a combat, in blood of Dracula. */
const WORTH = {
  agent: 3,
  vampire: 6,
  repel: 0.5,
  bonus: 0.4,
  health: -0.8,
  bite: -4,
  defeat: -10,
  item: -0.7,
  /** He is gone, and must be found again. */
  gone: -0.7,
} as const;

export const isNight = ({ time }: View) => ['twilight', 'midnight', 'small-hours'].includes(time);

/** The next bite defeats. */
export const isBittenToTheLimit = ({ bites, seat }: HunterView) =>
  bites + 1 >= characterOf(seat).bitesToDefeat;

/** Blood down to the next red number. */
const lossByKill = (blood: number) => blood - ([10, 5].find((red) => red < blood) ?? 0);

/** What Dracula, a vampire or an agent loses; a wound is the end of the last two. */
function wound({ dracula }: View, opponent: Fight['opponent'], { result, amount = 0 }: Result): number {
  if (result !== 'kill' && result !== 'damage') return 0;
  if (opponent === 'vampire') return WORTH.vampire;
  if (opponent !== 'dracula') return WORTH.agent;
  return result === 'kill' ? lossByKill(dracula.blood) : Math.min(amount, dracula.blood);
}

/** What a result is worth to hunters who win it. */
function won(view: View, opponent: Fight['opponent'], found: Result): number {
  const more = WORTH.bonus * (found.bonus ?? 0) + (found.result === 'repel' ? WORTH.repel : 0);
  return wound(view, opponent, found) + more;
}

function harm(me: HunterView, { result, amount = 0 }: Result): number {
  if (result === 'bite') return isBittenToTheLimit(me) ? WORTH.defeat : WORTH.bite;
  if (result !== 'damage') return 0;
  return amount >= me.health ? WORTH.defeat : WORTH.health * amount;
}

/** And to one who suffers it. */
function suffered(me: HunterView, opponent: Fight['opponent'], found: Result): number {
  const { result, destroysItem, also } = found;
  const items = also === 'loseItems' ? me.items.length : destroysItem === true ? 1 : 0;
  const gone = result === 'end' && opponent === 'dracula' ? WORTH.gone : 0;
  return harm(me, found) + WORTH.item * items - WORTH.bonus * (found.bonus ?? 0) + gone;
}

/** Cards that the enemy may play in this round, for all that everybody knows. */
function enemyCards(view: View, fight: Fight): readonly Tactic[] {
  const cards: readonly Tactic[] = OPPONENTS[fight.opponent][isNight(view) ? 'night' : 'day'];
  const onTable = fight.onTable.flatMap(({ seat, tactic }) => (seat === 'dracula' ? [tactic] : []));
  const fitting = cards.filter((card) => {
    const flees = card.startsWith('escape');
    if (flees && fight.noEscape && fight.round <= 3) return false;
    return flees || card.endsWith('dodge') || !fight.repelled;
  });
  const fresh = fitting.filter((card) => !onTable.includes(card));
  return fresh.length > 0 ? fresh : fitting;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const DICE = [1, 2, 3, 4, 5, 6];

/** How often a roll wins to which so much more is added; of equal ones every other. */
const WINS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((lead) =>
  mean(DICE.flatMap((own) => DICE.map((other) => (Math.sign(own + lead - other) + 1) / 2))),
);

function chanceToWin(view: View, fight: Fight, tactic: Tactic): number {
  const { huntersAdd, enemyAdds, hunters, opponent } = fight;
  const bites = opponent === 'dracula' || opponent === 'vampire';
  const bitten = bites && view.hunters.some((one) => hunters.includes(one.seat) && one.bites > 0);
  const lead = huntersAdd + (tactic === 'pistol' ? 1 : 0) - enemyAdds - (bitten ? 1 : 0);
  return WINS[Math.max(-5, Math.min(5, lead)) + 5] ?? 0;
}

/** A round of these two cards. Only the hunter who was named suffers. */
function outcome(view: View, fight: Fight, me: HunterView, tactic: Tactic, enemy: Tactic): number {
  const good = (HUNTER_WINS as Table)[tactic]?.[enemy];
  const bad = fight.target === undefined || fight.target === me.seat ? ENEMY_WINS : {};
  const lost = (bad as Table)[enemy]?.[tactic];
  const chance = chanceToWin(view, fight, tactic);
  return (
    chance * (good === undefined ? 0 : won(view, fight.opponent, good)) +
    (1 - chance) * (lost === undefined ? 0 : suffered(me, fight.opponent, lost))
  );
}

function ofHunter(view: View, fight: Fight, me: HunterView, tactic: Tactic): number {
  return mean(enemyCards(view, fight).map((enemy) => outcome(view, fight, me, tactic, enemy)));
}

const USUAL: readonly Tactic[] = HUNTER_TACTICS.filter(
  ({ id, basic }) => basic || ['knife', 'pistol', 'stake'].includes(id),
).map(({ id }) => id);

function ofDracula(view: View, fight: Fight, tactic: Tactic): number {
  const against = view.hunters.find(({ seat }) => seat === (fight.target ?? fight.hunters[0]));
  const flees = tactic.startsWith('escape') && view.dracula.blood <= 5 ? 3 : 0;
  if (against === undefined) return flees;
  return flees - mean(USUAL.map((card) => outcome(view, fight, against, card, tactic)));
}

/** What a card promises in the combat that goes on, to the seat that plays it. */
export function promise(view: View, seat: SeatId, tactic: Tactic): number {
  const { combat } = view;
  if (combat === undefined) return 0;
  if (seat === 'dracula') return ofDracula(view, combat, tactic);
  const me = view.hunters.find((hunter) => hunter.seat === seat);
  return me === undefined ? 0 : ofHunter(view, combat, me, tactic);
}

/** What hunters who won gain by the card of one of them. */
export function spoils(view: View, tactic: Tactic): number {
  const enemy = view.combat?.onTable.find(({ seat }) => seat === 'dracula')?.tactic ?? '';
  const found = (HUNTER_WINS as Table)[tactic]?.[enemy];
  return view.combat === undefined || found === undefined ? 0 : won(view, view.combat.opponent, found);
}

const FIRST_ROUND = { round: 1, onTable: [], repelled: false, noEscape: false, huntersAdd: 0, enemyAdds: 0 };

/** What a round with Dracula promises to a hunter who meets him now: the two best cards take turns. */
export function prowess(view: View, me: HunterView): number {
  const fight: Fight = { ...FIRST_ROUND, opponent: 'dracula', hunters: [me.seat] };
  const cards = HUNTER_TACTICS.filter(({ id, basic }) => basic || me.items.some((item) => item === id));
  const worth = cards.map(({ id }) => ofHunter(view, fight, me, id)).sort((one, other) => other - one);
  return mean(worth.slice(0, 2));
}
