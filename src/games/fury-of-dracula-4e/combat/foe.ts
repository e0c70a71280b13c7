import { healthOf } from '../encounters/vampires.js';
import { combatOf } from '../evolve/combat.js';
import { harmDracula, healDracula } from '../phases/table/tracks.js';
import type { HunterId } from '../seats.js';
import type { Combat, State } from '../state.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';

/** Whoever is fought: Dracula, or a vampire for which he plays. */
export function harmFoe(tale: Tale, by: number): void {
  const { opponent, damage } = combatOf(tale.state);
  if (by <= 0) return;
  if (opponent === 'dracula') return harmDracula(tale, by);
  const most = healthOf(opponent);
  tale.tell({ type: 'VampireHarmed', by, damage: Math.min(most, damage + by) });
}

/** Ruling: a vampire heals no more than what it suffered. */
export function healFoe(tale: Tale, most: number): void {
  const { opponent, damage } = combatOf(tale.state);
  if (opponent === 'dracula') return healDracula(tale, most);
  const by = Math.min(most, damage);
  if (by > 0) tale.tell({ type: 'VampireHealed', by, damage: damage - by });
}

/** Inferred: his own cards alone, not those of a vampire. */
export const answerOfSisterAgatha = ({ allies, combat }: State): readonly Step[] =>
  allies.hunters === 'sister-agatha' && combat?.opponent === 'dracula' ? [{ is: 'sisterAgatha' }] : [];

export function isBeaten({ combat }: State): boolean {
  return combat !== undefined && combat.opponent !== 'dracula' && combat.damage >= healthOf(combat.opponent);
}

/** The hunter against whom the card of this round goes, if still there. */
export function engagedOf({ draculaShows, hunters }: Combat): HunterId | undefined {
  return hunters.find((hunter) => hunter === draculaShows?.engaged);
}

export function leaveCombat(tale: Tale, seat: HunterId): void {
  if (combatOf(tale.state).hunters.includes(seat)) tale.tell({ type: 'HunterLeftCombat', seat });
}
