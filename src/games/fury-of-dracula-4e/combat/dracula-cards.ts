import type { DraculaCombatId } from '../data/combat-cards.js';
import { combatOf } from '../evolve/combat.js';
import { moveInfluence } from '../phases/table/tracks.js';
import type { HunterId } from '../seats.js';
import type { Tale } from '../tale.js';
import { WEAPONS } from '../cards/showing.js';
import type { ItemId } from '../data/item-cards.js';
import { WREATH_DAMAGE } from '../data/limits.js';
import { tryToEscape } from './escaping.js';
import { answerOfSisterAgatha, healFoe } from './foe.js';
import { spendPlayed } from './spending.js';
import { loseWreath, wears } from './wreath.js';

/** What a card of Dracula does to the engaged hunter. */
export type DraculaCard = (tale: Tale, engaged: HunterId) => void;

const harm = (tale: Tale, hunter: HunterId, damage: number) =>
  tale.next({ is: 'harm', hunter, damage, bites: 0 });

/** By night one more hunter of his choice. */
const claws: DraculaCard = (tale, engaged) => {
  const { atNight } = combatOf(tale.state);
  if (atNight) tale.next({ is: 'combatAsks', what: 'claws', seat: 'dracula' });
  clawAt(tale, engaged);
};

export function clawAt(tale: Tale, hunter: HunterId): void {
  loseWreath(tale, hunter);
  harm(tale, hunter, 2);
}

/** Whoever wears the Garlic Wreath makes him pay for it. */
function biteByDay(tale: Tale, hunter: HunterId): void {
  const pays = wears(tale.state, hunter) ? { foeSuffers: WREATH_DAMAGE } : {};
  tale.next({ is: 'harm', hunter, damage: 2, bites: 0, ...pays });
}

/** By night a mesmerized hunter is bitten instead, and influence grows even if a card averts the bite. */
const fangs: DraculaCard = (tale, engaged) => {
  const { atNight, mesmerized } = combatOf(tale.state);
  healFoe(tale, 2);
  tale.next(...answerOfSisterAgatha(tale.state));
  if (!atNight || !mesmerized.includes(engaged)) return biteByDay(tale, engaged);
  moveInfluence(tale, 1);
  tale.next({ is: 'harm', hunter: engaged, damage: 0, bites: 1 }, { is: 'retreat', hunter: engaged });
};

const mesmerize: DraculaCard = (tale, engaged) => {
  if (combatOf(tale.state).shown[engaged] !== undefined)
    tale.tell({ type: 'CombatCardCancelled', seat: engaged });
  tale.tell({ type: 'HunterMesmerized', seat: engaged });
};

/** Punch, a crucifix or a weapon is cancelled; by night the item is lost, too. */
const strength: DraculaCard = (tale, engaged) => {
  const { shown, atNight } = combatOf(tale.state);
  const card = shown[engaged];
  const isItem = card === 'crucifix' || WEAPONS.includes(card as ItemId);
  if (isItem || card === 'punch') tale.tell({ type: 'CombatCardCancelled', seat: engaged });
  if (isItem && atNight) spendPlayed(tale, engaged, card as ItemId);
  harm(tale, engaged, 2);
};

/** He takes any card of his deck; Plotting lies open, to cancel a card later. */
const plotting: DraculaCard = (tale) => tale.next({ is: 'combatAsks', what: 'plotting', seat: 'dracula' });

export const DRACULA_CARDS: Readonly<Record<DraculaCombatId, DraculaCard>> = {
  claws,
  fangs,
  mesmerize,
  strength,
  plotting,
  'escape-as-mist': tryToEscape,
  'escape-as-bat': tryToEscape,
};
