import { COMBAT_HAND } from '../../data/limits.js';
import { hideoutAt, huntersAt, indexOf, isNight } from '../../reading.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Deed } from '../phase.js';
import { FIRST_ROUND } from './round.js';

/** Source document: revealed in a city, he is fought at the next dawn or dusk, by all hunters who are there. */
export const meetDracula: Deed<'meetDracula'> = {
  happens: (tale) => {
    const { at, revealed, guards } = tale.state.dracula;
    if (at === undefined || !revealed) return;
    const hunters = [...huntersAt(tale.state, at)];
    if (hunters.length === 0) return;
    tale.next({ is: 'combat', opponent: 'dracula', hunters, location: at });
    if (guards > 0) tale.next({ is: 'guards', hunters });
  },
};

/** What the vampire suffered in fights before. */
function woundOf(state: State, { opponent, spot }: StepOf<'combat'>): number {
  if (spot === undefined || opponent === 'dracula') return 0;
  const hideout = hideoutAt(state, spot);
  return hideout.encounters[indexOf(hideout, spot, opponent)]?.damage ?? 0;
}

/** By hearsay: Dracula draws five cards of the whole deck. Then cards are played for the combat. */
export const combat: Deed<'combat'> = {
  happens: (tale, step) => {
    const { opponent, location, spot } = step;
    const there = huntersAt(tale.state, location);
    const hunters = step.hunters.filter((hunter) => there.includes(hunter));
    if (hunters.length === 0) return;
    const atNight = isNight(tale.state) || tale.state.effects.includes('combat-as-at-night');
    const damage = woundOf(tale.state, step);
    const lies = spot === undefined ? {} : { spot };
    tale.tell({ type: 'CombatBegan', opponent, hunters, location, atNight, damage, ...lies });
    tale.next(
      { is: 'combatDraw', count: COMBAT_HAND },
      { is: 'window', window: 'combatBegins', passed: [], hunters, opponent, location },
      ...FIRST_ROUND,
    );
  },
};

/** The combat is over, and nothing is left of it. */
export const combatOver: Deed<'combatOver'> = { happens: () => undefined };
