import { pickFor } from '../chance.js';
import { CITY_IDS } from '../map.js';
import { huntersAt } from '../reading.js';
import type { State } from '../state.js';
import type { Question } from './phase.js';
import { layCard } from './trail.js';

const start = (location: (typeof CITY_IDS)[number]) => ({ type: 'startIn', location }) as const;
const anyCity = CITY_IDS.map(start);

/** Published: hunters first, openly. Ruling: a city, not the castle or the hospital. */
export const placeHunter: Question<'placeHunter'> = {
  asks: (_state, { hunter }) => [hunter],
  mayDo: () => anyCity,
  inTime: (_state, _step, seat, random) => pickFor(seat, anyCity, random),
  does: {
    startIn: (tale, { step: { hunter }, action: { location } }) =>
      tale.tell({ type: 'HunterMoved', seat: hunter, location, by: 'start' }),
  },
};

const emptyCities = (state: State) =>
  CITY_IDS.filter((city) => huntersAt(state, city).length === 0).map(start);

/** Published: the first turn of Dracula is this choice and no more; no encounter, and it is dawn. */
export const placeDracula: Question<'placeDracula'> = {
  asks: () => ['dracula'],
  mayDo: emptyCities,
  inTime: (state, _step, seat, random) => pickFor(seat, emptyCities(state), random),
  does: {
    startIn: (tale, { action: { location } }) => {
      layCard(tale, location, location);
      tale.next({ is: 'beginTurn', seat: 'lord-godalming' });
    },
  },
};
