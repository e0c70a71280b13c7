import type { DraculaCombatId, HunterCombatId } from '../data/combat-cards.js';
import { COMBAT_CARDS_PLAYED, DRACULA_HEALTH } from '../data/limits.js';
import type { View } from '../view/view.js';
import { BASIC, cardsOfDracula, cardsOfHunter, mean } from './hands.js';
import { besideIt, fightOf, outcome, type Fight } from './round.js';
import { armsOf, fights, sheetOf, type Sheet } from './sheets.js';

/** What a hunter loses in a round or so, before the next one is fought. */
const TIRED = 2;
/** What an item that is not known adds to a round. */
const HIDDEN_ARM = 1;

/** What a round promises to a hunter whom Dracula engages: the two best cards take turns. */
function perRound(fight: Fight, sheet: Sheet): number {
  const foes = cardsOfDracula(fight, []);
  const tired = { ...sheet, damage: sheet.damage + TIRED };
  const cards = [...BASIC.slice(0, 2), ...sheet.items.filter(fights)] as readonly HunterCombatId[];
  const [best = 0, next = 0] = cards
    .map((card) => mean(foes, (foe) => outcome(fight, tired, card, foe, 0)))
    .sort((one, other) => other - one);
  const hidden = armsOf(sheet) - sheet.items.filter(fights).length;
  return (best + next) / 2 + HIDDEN_ARM * hidden;
}

/** So many rounds more are looked at, and what it is worth if Dracula does not outlive them. */
const ROUNDS = 3;
const KILL = 4;

/** What further rounds promise to hunters. */
function future(view: View, fight: Fight, hunters: readonly Sheet[]): number {
  const rounds = Math.max(0, Math.min(ROUNDS, COMBAT_CARDS_PLAYED - fight.round));
  const promised = rounds * hunters.reduce((sum, sheet) => sum + perRound(fight, sheet), 0);
  return promised + (promised >= DRACULA_HEALTH - view.dracula.damage ? KILL : 0);
}

function fightersOf(view: View): readonly Sheet[] {
  return (view.combat?.hunters ?? []).flatMap((hunter) => sheetOf(view, hunter) ?? []);
}

/** What it is worth to hunters that the fight ends by an escape of Dracula. */
function gone(view: View, fight: Fight): number {
  return view.combat?.opponent === 'dracula' ? -future(view, fight, fightersOf(view)) : 0;
}

/** What a card promises to the hunter who plays it. */
export function promise(view: View, me: Sheet, card: HunterCombatId): number {
  const fight = fightOf(view);
  if (view.combat === undefined || fight === undefined) return 0;
  const engaged = 1 / view.combat.hunters.length;
  const escaped = gone(view, fight);
  const now = mean(
    cardsOfDracula(fight, view.combat.played),
    (foe) =>
      engaged * outcome(fight, me, card, foe, escaped) + (1 - engaged) * besideIt(fight, me, card, foe),
  );
  return card === 'escape' ? now - future(view, fight, [me]) : now;
}

/** What a card promises to Dracula against this hunter. */
export function threat(view: View, card: DraculaCombatId, hunter: string): number {
  const fight = fightOf(view);
  const sheet = sheetOf(view, hunter);
  if (fight === undefined || sheet === undefined) return 0;
  const escaped = gone(view, fight);
  return -mean(cardsOfHunter(view, sheet), (played) => outcome(fight, sheet, played, card, escaped));
}

/** What a combat promises to a hunter who fights alone. */
export function prowess({ despair }: View, me: Sheet, atNight: boolean): number {
  return ROUNDS * perRound({ atNight, despair, round: 1, noEscape: false, mesmerized: [] }, me);
}
