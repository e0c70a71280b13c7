import { pickFor } from '../../chance.js';
import type { CityId } from '../../data/places.js';
import type { State } from '../../state.js';
import type { Deed, Question } from '../phase.js';

/** Published, errata: one fog token goes from each city, and one roadblock and one storm. */
export const duskEnds: Deed<'duskEnds'> = {
  happens: (tale) => {
    for (const location of Object.keys(tale.state.board.fog)) {
      tale.tell({ type: 'FogLifted', location: location as CityId });
    }
    tale.next({ is: 'liftRoadblock' }, { is: 'liftStorm' });
  },
};

const roadblocks = ({ board }: State) =>
  board.roadblocks.map((blocked) => ({ type: 'liftRoadblock', ...blocked }) as const);

export const liftRoadblock: Question<'liftRoadblock'> = {
  asks: (state) => (state.board.roadblocks.length > 1 ? ['dracula'] : []),
  mayDo: roadblocks,
  inTime: (state, _step, seat, random) => pickFor(seat, roadblocks(state), random),
  unasked: (tale) => {
    const [only] = tale.state.board.roadblocks;
    if (only !== undefined) tale.tell({ type: 'RoadblockLifted', ...only });
  },
  does: {
    liftRoadblock: (tale, { action: { from, to, way } }) =>
      tale.tell({ type: 'RoadblockLifted', from, to, way }),
  },
};

const storms = ({ board }: State) =>
  board.storms.map((location) => ({ type: 'liftStorm', location }) as const);

export const liftStorm: Question<'liftStorm'> = {
  asks: (state) => (state.board.storms.length > 1 ? ['dracula'] : []),
  mayDo: storms,
  inTime: (state, _step, seat, random) => pickFor(seat, storms(state), random),
  unasked: (tale) => {
    const [location] = tale.state.board.storms;
    if (location !== undefined) tale.tell({ type: 'StormLifted', location });
  },
  does: {
    liftStorm: (tale, { action: { location } }) => tale.tell({ type: 'StormLifted', location }),
  },
};
