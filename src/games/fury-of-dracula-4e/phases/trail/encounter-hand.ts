import { sizeOf, minus } from '../../../kit/pile.js';
import type { Random } from '../../../kit/random.js';
import { drawEncounter, pickFor } from '../../chance.js';
import type { EncounterId } from '../../data/encounters.js';
import { ENCOUNTER_HAND } from '../../data/limits.js';
import { kindsOf } from '../../reading.js';
import type { State } from '../../state.js';
import type { Tale } from '../../tale.js';
import type { Deed, Question } from '../phase.js';
import { hasTooManyEncounters } from '../table/hands.js';

/** So many that lie in the deck. */
function take(tale: Tale, random: Random, count: number): void {
  const encounters: EncounterId[] = [];
  let left = tale.state.encounters.deck;
  while (encounters.length < count) {
    const drawn = drawEncounter(left, random);
    left = minus(left, drawn);
    encounters.push(drawn);
  }
  tale.tell({ type: 'EncountersTaken', encounters });
  tale.tell({ type: 'EncountersDrawn', count });
}

/** Dracula draws so many encounters, or as many as there are. An empty deck is made of what was discarded. */
export function drawEncounters(tale: Tale, random: Random, wanted: number): void {
  const first = Math.min(wanted, sizeOf(tale.state.encounters.deck));
  if (first > 0) take(tale, random, first);
  const rest = wanted - first;
  const { discard, buried } = tale.state.encounters;
  if (rest <= 0 || sizeOf(discard) + sizeOf(buried) === 0) return;
  tale.tell({ type: 'EncountersReshuffled' });
  take(tale, random, Math.min(rest, sizeOf(tale.state.encounters.deck)));
}

export const refill: Deed<'refill'> = {
  happens: (tale, _step, random) =>
    drawEncounters(tale, random, ENCOUNTER_HAND - tale.state.encounters.hand.length),
};

const discards = (state: State) =>
  kindsOf(state.encounters.hand).map((encounter) => ({ type: 'discardEncounter', encounter }) as const);

export const discardEncounters: Question<'discardEncounters'> = {
  asks: (state) => (hasTooManyEncounters(state) ? ['dracula'] : []),
  mayDo: discards,
  inTime: (state, _step, seat, random) => pickFor(seat, discards(state), random),
  does: {
    discardEncounter: (tale, { action: { encounter } }) => {
      tale.tell({ type: 'EncounterReturned', encounter });
      tale.tell({ type: 'EncounterGivenUp' });
    },
  },
};
