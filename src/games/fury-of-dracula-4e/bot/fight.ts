import { DRACULA_COMBAT_CARDS, type DraculaCombatId, type HunterCombatId } from '../data/combat-cards.js';
import { COMBAT_CARDS_PLAYED, DRACULA_HEALTH } from '../data/limits.js';
import { ITEM_CARDS, type ItemId } from '../data/item-cards.js';
import type { View } from '../view/view.js';
import { besideIt, fightOf, isEscape, mayEscape, outcome, WORTH, type Fight } from './round.js';
import { armsOf, fights, healthLeft, isWeak, sheetOf, type Sheet } from './sheets.js';

const BASIC: readonly HunterCombatId[] = ['punch', 'dodge', 'escape'];

/** How likely cards are: all together are 1. */
type Hand<Card> = readonly (readonly [Card, number])[];

function shares<Card>(weighed: Hand<Card>): Hand<Card> {
  const sum = weighed.reduce((all, [, weight]) => all + weight, 0);
  return weighed.map(([card, weight]) => [card, weight / sum]);
}

const mean = <Card>(hand: Hand<Card>, worth: (card: Card) => number): number =>
  hand.reduce((sum, [card, share]) => sum + share * worth(card), 0);

/** Dracula rather escapes than not; what he has played lies open. */
const ESCAPES_RATHER = 2.5;

function cardsOfDracula(fight: Fight, played: readonly DraculaCombatId[]): Hand<DraculaCombatId> {
  return shares(
    DRACULA_COMBAT_CARDS.map(({ id, count }) => {
      const left = count - played.filter((card) => card === id).length;
      const rather = isEscape(id) ? (mayEscape(fight) ? ESCAPES_RATHER : 0) : 1;
      return [id, left * rather] as const;
    }),
  );
}

/** What Dracula must expect of a hunter: the cards that are not resting, and items. */
function cardsOfHunter({ combat, piles }: View, sheet: Sheet): Hand<HunterCombatId> {
  const rests = combat?.resting.find(({ hunter }) => hunter === sheet.seat)?.card;
  const known = sheet.items.filter((item) => fights(item) && item !== rests);
  const hidden = Math.min(3, sheet.itemCount - sheet.items.length);
  const unseen = ITEM_CARDS.filter((card) => card.fights).map(({ id, count }): [ItemId, number] => [
    id,
    count - piles.items.discard.filter((item) => item === id).length,
  ]);
  return shares<HunterCombatId>([
    ...BASIC.filter((card) => card !== rests).map((card) => [card, card === 'escape' ? 0.5 : 1] as const),
    ...known.map((item) => [item as HunterCombatId, 2] as const),
    ...shares(unseen).map(([item, share]) => [item as HunterCombatId, 1.2 * hidden * share] as const),
  ]);
}

/** What it is worth to hunters that the fight goes on for a round, for each of them. */
const GOES_ON = { base: 0.3, arm: 0.6, weak: -2.5 } as const;

/** What further rounds promise to hunters. */
function future(view: View, hunters: readonly Sheet[], round: number): number {
  const rounds = Math.max(0, Math.min(3, COMBAT_CARDS_PLAYED - round));
  const perRound = hunters.reduce(
    (sum, sheet) =>
      sum + GOES_ON.base + GOES_ON.arm * Math.min(2, armsOf(sheet)) + (isWeak(sheet) ? GOES_ON.weak : 0),
    0,
  );
  const left = DRACULA_HEALTH - view.dracula.damage;
  const kills = perRound * rounds >= left ? 4 : 0;
  return perRound * rounds + kills;
}

function fightersOf(view: View): readonly Sheet[] {
  return (view.combat?.hunters ?? []).flatMap((hunter) => sheetOf(view, hunter) ?? []);
}

/** What a card promises to the hunter who plays it. */
export function promise(view: View, me: Sheet, card: HunterCombatId): number {
  const fight = fightOf(view);
  if (view.combat === undefined || fight === undefined) return 0;
  const fighters = fightersOf(view);
  const gone = view.combat.opponent === 'dracula' ? -future(view, fighters, fight.round) : -1;
  const engaged = 1 / Math.max(1, fighters.length);
  const now = mean(
    cardsOfDracula(fight, view.combat.played),
    (foe) => engaged * outcome(fight, me, card, foe, gone) + (1 - engaged) * besideIt(fight, me, card, foe),
  );
  return card === 'escape' ? now - future(view, [me], fight.round) : now;
}

/** What a card promises to Dracula against this hunter. */
export function threat(view: View, card: DraculaCombatId, hunter: string): number {
  const fight = fightOf(view);
  const sheet = sheetOf(view, hunter);
  if (fight === undefined || sheet === undefined) return 0;
  const gone = view.combat?.opponent === 'dracula' ? -future(view, fightersOf(view), fight.round) : 0;
  return -mean(cardsOfHunter(view, sheet), (played) => outcome(fight, sheet, played, card, gone));
}

const AT_FIRST = { round: 1, noEscape: false, mesmerized: [] } as const;

/** What the first round with Dracula promises to a hunter who meets him at dusk: the two best cards take turns. */
export function prowess({ despair }: View, me: Sheet): number {
  const fight: Fight = { ...AT_FIRST, despair, atNight: true };
  const foes = cardsOfDracula(fight, []);
  const cards = [...BASIC.slice(0, 2), ...me.items.filter(fights)] as readonly HunterCombatId[];
  const worth = cards
    .map((card) => mean(foes, (foe) => outcome(fight, me, card, foe, 0)))
    .sort((one, other) => other - one)
    .slice(0, 2);
  const fragile = healthLeft(me) <= 4 ? WORTH.fallen : 0;
  return worth.reduce((sum, one) => sum + one, 0) / worth.length + fragile;
}
