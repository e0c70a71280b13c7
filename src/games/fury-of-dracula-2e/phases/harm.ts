import { hunterOf } from '../reading.js';
import { characterOf, type HunterId } from '../seats.js';
import type { Tale } from '../tale.js';
import type { Deed } from './phase.js';

/** A card may avert the harm before it is done. */
export const harm: Deed<'harm'> = {
  happens: (tale, { hunter, health, bites }) =>
    tale.next(
      { is: 'window', window: 'beforeHarm', passed: [], hunter },
      { is: 'harmDone', hunter, health, bites },
    ),
};

export const harmDone: Deed<'harmDone'> = {
  happens: (tale, { hunter, health, bites }) => {
    if (health > 0) moveHealth(tale, hunter, -health);
    if (bites > 0) moveBites(tale, hunter, bites);
  },
};

/** Never more than the hunter's sheet says. */
export function moveHealth(tale: Tale, hunter: HunterId, by: number): void {
  const before = hunterOf(tale.state, hunter).health;
  const health = Math.max(0, Math.min(characterOf(hunter).health, before + by));
  if (health !== before) tale.tell({ type: 'HealthChanged', seat: hunter, by: health - before, health });
}

/** The bite that a hunter began with is never lost. */
export function moveBites(tale: Tale, hunter: HunterId, by: number): void {
  const before = hunterOf(tale.state, hunter).bites;
  const bites = Math.max(characterOf(hunter).startBites, before + by);
  if (bites !== before) tale.tell({ type: 'BitesChanged', seat: hunter, by: bites - before, bites });
}

export function hasRemovableBite(tale: Pick<Tale, 'state'>, hunter: HunterId): boolean {
  return hunterOf(tale.state, hunter).bites > characterOf(hunter).startBites;
}

/** The font and Holy Water: 1 hurts, 5 and 6 take a bite away. */
export function treat(tale: Tale, hunter: HunterId, die: number): void {
  if (die === 1) tale.next({ is: 'harm', hunter, health: 2, bites: 0 });
  if (die >= 5) moveBites(tale, hunter, -1);
}

/** Source document: a rest gives two health. */
export const heal: Deed<'heal'> = { happens: (tale, { hunter }) => moveHealth(tale, hunter, 2) };
