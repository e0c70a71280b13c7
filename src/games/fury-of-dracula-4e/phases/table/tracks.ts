import { DRACULA_HEALTH, FURY, INFLUENCE_END, RAGE, TOKENS } from '../../data/limits.js';
import type { State } from '../../state.js';
import type { Tale } from '../../tale.js';

export function moveInfluence(tale: Tale, by: number): void {
  const influence = Math.max(0, Math.min(INFLUENCE_END, tale.state.influence + by));
  if (influence !== tale.state.influence)
    tale.tell({ type: 'InfluenceChanged', by: influence - tale.state.influence, influence });
}

export function harmDracula(tale: Tale, by: number): void {
  const damage = Math.min(DRACULA_HEALTH, tale.state.dracula.damage + by);
  if (by > 0) tale.tell({ type: 'DraculaHarmed', by, damage });
}

export function healDracula(tale: Tale, most: number): void {
  const by = Math.min(most, tale.state.dracula.damage);
  if (by > 0) tale.tell({ type: 'DraculaHealed', by, damage: tale.state.dracula.damage - by });
}

/** Inferred: Rage. */
export const rage = ({ despair }: State) => RAGE + despair;

/** A player's report: the Fury of Dracula, once three despair tokens lie. */
export function fury(tale: Tale): void {
  if (tale.state.despair >= TOKENS.despair) moveInfluence(tale, FURY);
}
