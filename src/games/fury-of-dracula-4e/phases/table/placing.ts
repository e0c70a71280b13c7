import { pickFor } from '../../chance.js';
import { CASTLE, CITY_IDS } from '../../map.js';
import { huntersAt } from '../../reading.js';
import { characterOf, HUNTERS } from '../../seats.js';
import type { State } from '../../state.js';
import type { Step } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';
import { layCards } from '../trail/laying.js';

const start = (location: (typeof CITY_IDS)[number]) => ({ type: 'startIn', location }) as const;
const anyCity = CITY_IDS.filter((city) => city !== CASTLE).map(start);

/** Published: hunters first and openly, in printed cities in the introductory game. */
export function placeHunters(tale: Tale): void {
  if (tale.state.options.placing === 'free')
    return tale.next(...HUNTERS.map((hunter): Step => ({ is: 'placeHunter', hunter })));
  for (const seat of HUNTERS) {
    tale.tell({ type: 'HunterMoved', seat, location: characterOf(seat).start, by: 'start' });
  }
}

/** Ruling: any city but the castle. */
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
  CITY_IDS.filter((city) => city !== CASTLE && huntersAt(state, city).length === 0).map(start);

/** Published: a card on the first space, and no encounter. Ruling: the castle would be seen. */
export const placeDracula: Question<'placeDracula'> = {
  asks: () => ['dracula'],
  mayDo: emptyCities,
  inTime: (state, _step, seat, random) => pickFor(seat, emptyCities(state), random),
  does: {
    startIn: (tale, { action: { location } }) => layCards(tale, [location], location),
  },
};
