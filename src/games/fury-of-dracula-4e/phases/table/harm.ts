import { harmFoe } from '../../combat/foe.js';
import { lucyAverts } from '../../combat/lucy.js';
import { hunterOf } from '../../reading.js';
import { characterOf, type HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Deed } from '../phase.js';

type Harm = Pick<StepOf<'harm'>, 'damage' | 'bites'>;

/** Source document: as much damage as health, or a bite for which there is no space. */
export function wouldFall(state: State, hunter: HunterId, { damage, bites }: Harm): boolean {
  const now = hunterOf(state, hunter);
  const { health, biteSpaces } = characterOf(hunter);
  return now.damage + damage >= health || now.bites + bites > biteSpaces;
}

/** Ruling: nobody pays with damage that would defeat. */
export const endures = (state: State, hunter: HunterId, damage: number): boolean =>
  !wouldFall(state, hunter, { damage, bites: 0 });

/** Cards avert a bite, and damage only if it would defeat (ruling). */
export const harm: Deed<'harm'> = {
  happens: (tale, step) => {
    const { hunter, damage, bites } = step;
    tale.next({ ...step, is: 'harmDone' });
    if (bites === 0 && !wouldFall(tale.state, hunter, { damage, bites })) return;
    tale.next({ is: 'window', window: 'beforeHarm', passed: [], hunter });
    if (lucyAverts(tale.state, hunter))
      tale.next({ is: 'combatAsks', what: 'avertHarm', seat: hunter, hunter });
  },
};

/** Ruling: who is not bitten need not leave the combat. */
export function avert(tale: Tale): void {
  tale.skipTo('harmDone');
  tale.drop('harmDone');
  tale.drop('retreat');
}

/** A hunter who fell meanwhile suffers no more. */
export const harmDone: Deed<'harmDone'> = {
  happens: (tale, { hunter, damage, bites, foeSuffers = 0 }) => {
    if (hunterOf(tale.state, hunter).fellAt !== undefined) return;
    if (damage > 0) changeDamage(tale, hunter, damage);
    if (foeSuffers > 0) harmFoe(tale, foeSuffers);
    if (bites > 0)
      tale.tell({
        type: 'BitesChanged',
        seat: hunter,
        by: bites,
        bites: hunterOf(tale.state, hunter).bites + bites,
      });
  },
};

/** Suffered, or healed if it is less than 0. */
export function changeDamage(tale: Tale, hunter: HunterId, by: number): void {
  const { damage } = hunterOf(tale.state, hunter);
  const changed = Math.max(0, Math.min(characterOf(hunter).health, damage + by));
  if (changed !== damage)
    tale.tell({ type: 'DamageChanged', seat: hunter, by: changed - damage, damage: changed });
}
