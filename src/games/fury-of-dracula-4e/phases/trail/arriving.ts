import type { Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import { CASTLE_HEALS } from '../../data/limits.js';
import type { CityId } from '../../data/places.js';
import { CASTLE, isCity } from '../../map.js';
import { draculaIsAt, huntersAt, kindsOf } from '../../reading.js';
import type { Hideout, State } from '../../state.js';
import type { Tale } from '../../tale.js';
import type { Deed, Question } from '../phase.js';
import { fury, healDracula } from '../table/tracks.js';
import { reveal, turnUpPlace } from './laying.js';

function comeTo(tale: Tale, city: CityId): void {
  fury(tale);
  if (city === CASTLE) healDracula(tale, CASTLE_HEALS);
}

/** Published: hunters in the city reveal him. Inferred: the castle is shown and heals, and no encounter is placed there. */
export const draculaArrives: Deed<'draculaArrives'> = {
  happens: (tale, { moved, encounter }) => {
    const at = draculaIsAt(tale.state);
    if (!isCity(at)) return;
    const isMet = huntersAt(tale.state, at).length > 0;
    if (at === CASTLE) turnUpPlace(tale, at);
    if (isMet) reveal(tale);
    if (moved) comeTo(tale, at);
    if (encounter && !isMet && at !== CASTLE) tale.next({ is: 'placeEncounter', area: 'trail', space: 1 });
  },
};

/** Public also of cards that lie face down. Inferred: nothing is placed at sea, in the castle, or where Misdirect alone lies. */
export const mayHoldEncounters = ({ at }: Hideout): boolean =>
  at !== undefined && isCity(at) && at !== CASTLE;

export const placements = (state: State): readonly Action[] =>
  kindsOf(state.encounters.hand).map((encounter) => ({ type: 'placeEncounter', encounter }));

/** Asked if he holds encounters, as all can count. */
export const placeEncounter: Question<'placeEncounter'> = {
  asks: (state) => (state.encounters.hand.length > 0 ? ['dracula'] : []),
  mayDo: placements,
  inTime: (state, _step, seat, random) => pickFor(seat, placements(state), random),
  does: {
    placeEncounter: (tale, { step: { area, space }, action: { encounter } }) => {
      tale.tell({ type: 'EncounterChosen', area, space, encounter });
      tale.tell({ type: 'EncounterPlaced', area, space });
    },
  },
};

/** Inferred: on any hideout of the trail. */
export const placeRumor: Question<'placeRumor'> = {
  asks: ({ dracula, trail }) => (dracula.rumors > 0 && trail.length > 0 ? ['dracula'] : []),
  mayDo: ({ trail }) => [
    { type: 'pass' },
    ...trail.map(({ space }): Action => ({ type: 'placeRumor', space })),
  ],
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale) => tale.tell({ type: 'Passed', seat: 'dracula' }),
    placeRumor: (tale, { action: { space } }) => tale.tell({ type: 'RumorPlaced', area: 'trail', space }),
  },
};
