import { HUNTER_COMBAT_CARDS, type DraculaCombatId, type HunterCombatId } from '../data/combat-cards.js';
import { RAGE } from '../data/limits.js';
import { ITEM_CARDS } from '../data/item-cards.js';
import type { View } from '../view/view.js';
import { healthLeft, isBittenToTheLimit, isWeapon, type Sheet } from './sheets.js';

/** What things are worth in a combat, in damage that the vampire suffers. */
export const WORTH = {
  /** Damage of a hunter; each influence; what a hunter loses who is defeated. */
  health: -0.3,
  influence: -1.3,
  fallen: -2,
  mesmerized: -1,
  item: -0.7,
  plot: -0.8,
  healed: -1.5,
} as const;

/** Of a combat no more than this is looked at. */
export interface Fight {
  readonly atNight: boolean;
  readonly round: number;
  readonly despair: number;
  readonly noEscape: boolean;
  readonly mesmerized: readonly string[];
}

export const fightOf = ({ combat, despair }: View): Fight | undefined => combat && { ...combat, despair };

const BANNERS = new Map<HunterCombatId, readonly string[]>(
  [...HUNTER_COMBAT_CARDS, ...ITEM_CARDS].map(({ id, banner }) => [id as HunterCombatId, banner]),
);

export const cancels = (card: HunterCombatId, foe: DraculaCombatId): boolean =>
  BANNERS.get(card)?.includes(foe) === true;

const isStopped = (card: HunterCombatId, foe: DraculaCombatId): boolean =>
  foe === 'mesmerize' ||
  (foe === 'strength' && (card === 'punch' || card === 'crucifix' || isWeapon(card as 'knife')));

const BLOWS: Readonly<Partial<Record<HunterCombatId, number>>> = {
  punch: 1,
  knife: 3,
  pistol: 2,
  rifle: 2,
  'heavenly-host': 4,
};

/** What cards do that work only against a card of Dracula, and only for the hunter whom he engages. */
const ANSWERS: Readonly<
  Partial<Record<HunterCombatId, { foes: readonly DraculaCombatId[]; damage: number }>>
> = {
  crucifix: { foes: ['fangs', 'mesmerize'], damage: 3 },
  garlic: { foes: ['fangs', 'claws'], damage: 2 },
};

/** What the card of a hunter does to the vampire, if nothing stops it. */
function blow(card: HunterCombatId, foe: DraculaCombatId, isEngaged: boolean, isDulled: boolean): number {
  const answer = ANSWERS[card];
  if (answer !== undefined) return isEngaged && answer.foes.includes(foe) ? answer.damage : 0;
  const base = BLOWS[card] ?? 0;
  return isDulled && isWeapon(card as 'knife') ? base - 1 : base;
}

export const defeat = (despair: number): number => WORTH.fallen + WORTH.influence * (RAGE + despair);

export function harm(sheet: Sheet, despair: number, damage: number): number {
  return damage >= healthLeft(sheet) ? defeat(despair) : WORTH.health * damage;
}

function bite(sheet: Sheet, despair: number): number {
  return WORTH.influence + (isBittenToTheLimit(sheet) ? defeat(despair) : WORTH.influence);
}

type Strike = (fight: Fight, sheet: Sheet, card: HunterCombatId) => number;

const hit = ({ despair }: Fight, sheet: Sheet): number => harm(sheet, despair, 2);

const bites = ({ atNight, mesmerized }: Fight, { seat }: Sheet): boolean =>
  atNight && mesmerized.includes(seat);

/** What a card of Dracula does to the hunter whom he engages, and for himself. */
const STRIKES: Readonly<Record<DraculaCombatId, Strike>> = {
  claws: (fight, sheet) => (fight.atNight ? 1.8 : 1) * hit(fight, sheet),
  fangs: (fight, sheet) =>
    WORTH.healed + (bites(fight, sheet) ? bite(sheet, fight.despair) : hit(fight, sheet)),
  strength: (fight, sheet, card) =>
    hit(fight, sheet) + (fight.atNight && card !== 'punch' && isStopped(card, 'strength') ? WORTH.item : 0),
  mesmerize: () => WORTH.mesmerized,
  plotting: () => WORTH.plot,
  'escape-as-bat': () => 0,
  'escape-as-mist': () => 0,
};

export const isEscape = (foe: DraculaCombatId): boolean => foe.startsWith('escape');

export const mayEscape = ({ round, despair, noEscape }: Fight): boolean => round > despair && !noEscape;

/**
 * What a round of these two cards is worth to the hunters, as far as these two go.
 * @param gone what it is worth to them that Dracula escapes
 */
export function outcome(
  fight: Fight,
  sheet: Sheet,
  card: HunterCombatId,
  foe: DraculaCombatId,
  gone: number,
): number {
  const dulled = fight.mesmerized.includes(sheet.seat);
  const done = blow(card, foe, true, dulled);
  if (cancels(card, foe)) return done;
  if (isEscape(foe)) return done + (mayEscape(fight) ? gone : 0);
  return (isStopped(card, foe) ? 0 : done) + STRIKES[foe](fight, sheet, card);
}

/** The same for a hunter whom he does not engage. */
export const besideIt = (fight: Fight, sheet: Sheet, card: HunterCombatId, foe: DraculaCombatId): number =>
  blow(card, foe, false, fight.mesmerized.includes(sheet.seat));
