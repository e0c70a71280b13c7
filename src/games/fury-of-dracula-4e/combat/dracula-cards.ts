import type { DraculaCombatId } from '../data/combat-cards.js';
import { combatOf } from '../evolve/combat.js';
import { moveInfluence } from '../phases/table/tracks.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { unbuilt, yetToBuild } from '../unbuilt.js';
import { WEAPONS } from '../cards/showing.js';
import type { ItemId } from '../data/item-cards.js';
import { healFoe } from './foe.js';

/** What a card of Dracula does to the engaged hunter. */
export type DraculaCard = (tale: Tale, engaged: HunterId) => void;

const harm = (tale: Tale, hunter: HunterId, damage: number) =>
  tale.next({ is: 'harm', hunter, damage, bites: 0 });

/** By night one more hunter of his choice. */
const claws: DraculaCard = (tale, engaged) => {
  const { atNight } = combatOf(tale.state);
  if (atNight) tale.next({ is: 'combatAsks', what: 'claws', seat: 'dracula' });
  harm(tale, engaged, 2);
};

/** By night a mesmerized hunter is bitten instead, and influence grows even if a card averts the bite. */
const fangs: DraculaCard = (tale, engaged) => {
  const { atNight, mesmerized, opponent } = combatOf(tale.state);
  healFoe(tale, 2);
  if (opponent === 'reckless-vampire') moveInfluence(tale, 1);
  if (!atNight || !mesmerized.includes(engaged)) return harm(tale, engaged, 2);
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
  if (isItem && atNight) tale.tell({ type: 'ItemDiscarded', seat: engaged, item: card as ItemId });
  harm(tale, engaged, 2);
};

/** Inferred: Pride lets him escape only in a round of a greater number than the despair tokens. */
export function mayEscape({ despair, combat }: State): boolean {
  return combat !== undefined && combat.round > despair && !combat.noEscape;
}

function endWithEscape(tale: Tale): void {
  tale.amend('combatRoundEnds', (step) => ({ ...step, ends: 'escape' }));
}

const mist: DraculaCard = (tale) => {
  if (mayEscape(tale.state)) endWithEscape(tale);
};

/** By night Dracula himself may fly to another city. */
const bat: DraculaCard = (tale) => {
  if (!mayEscape(tale.state)) return;
  const { atNight, opponent } = combatOf(tale.state);
  if (atNight && opponent === 'dracula') unbuilt('flying away as a bat');
  endWithEscape(tale);
};

export const DRACULA_CARDS: Readonly<Record<DraculaCombatId, DraculaCard>> = {
  claws,
  fangs,
  mesmerize,
  strength,
  plotting: yetToBuild('plotting'),
  'escape-as-mist': mist,
  'escape-as-bat': bat,
};
