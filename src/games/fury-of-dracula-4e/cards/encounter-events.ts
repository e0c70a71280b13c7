import { callOffAmbush } from '../encounters/calling-off.js';
import { isVampire } from '../encounters/kinds.js';
import { encountersIn } from '../phases/encounters/lying.js';
import type { EventRules } from './card.js';

/** Events that are played on encounters, of either side. */
export const encounterEvents = {
  forewarned: { takesEffect: callOffAmbush },
  // The next vampire that is met in this search bites.
  seduction: {
    mayPlay: (state, _seat, occasion) =>
      occasion.is === 'window' &&
      occasion.location !== undefined &&
      encountersIn(state, occasion.location).some(isVampire),
    takesEffect: (tale) => tale.amend('encounters', (step) => ({ ...step, seduced: true })),
  },
} satisfies EventRules;
