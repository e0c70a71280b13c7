import { sizeOf, minus } from '../../kit/pile.js';
import type { Random } from '../../kit/random.js';
import { pickFor, drawEncounter } from '../chance.js';
import type { EncounterId } from '../data/encounters.js';
import { kindsOf } from '../reading.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { encounterLimit } from './checks.js';
import type { Deed, Question } from './phase.js';

/** Dracula draws so many encounters, or as many as there are; without a number, up to his limit. */
export function drawEncounters(tale: Tale, random: Random, wanted?: number): void {
  const { pool, hand } = tale.state.encounters;
  const missing = wanted ?? encounterLimit(tale.state) - hand.length;
  const count = Math.min(missing, sizeOf(pool));
  if (count <= 0) return;
  const encounters: EncounterId[] = [];
  let left = pool;
  while (encounters.length < count) {
    const drawn = drawEncounter(left, random);
    left = minus(left, drawn);
    encounters.push(drawn);
  }
  tale.tell({ type: 'EncountersTaken', encounters });
  tale.tell({ type: 'EncountersDrawn', count });
}

export const refill: Deed<'refill'> = { happens: (tale, _step, random) => drawEncounters(tale, random) };

const discards = (state: State) =>
  kindsOf(state.encounters.hand).map((encounter) => ({ type: 'discardEncounter', encounter }) as const);

export const discardEncounters: Question<'discardEncounters'> = {
  asks: (state) => (state.encounters.hand.length > encounterLimit(state) ? ['dracula'] : []),
  mayDo: discards,
  inTime: (state, _step, seat, random) => pickFor(seat, discards(state), random),
  does: {
    discardEncounter: (tale, { action: { encounter } }) => {
      tale.tell({ type: 'EncounterReturned', encounter });
      tale.tell({ type: 'EncounterGivenUp' });
    },
  },
};
