import { playerOf } from '../state.js';
import { endPart, goOn } from './flow.js';
import { fillGrave } from './lid.js';
import type { Phase } from './phase.js';

/** The lid of an empty grave does not match: garlic may be hidden, which ends a plague as well. */
export const mismatch: Phase = {
  mayDo: (state) =>
    playerOf(state, state.opener).garlic > 0
      ? [{ type: 'hideGarlic' }, { type: 'close' }]
      : [{ type: 'close' }],
  inTime: () => ({ type: 'close' }),
  does: {
    hideGarlic: (tale) => {
      const seat = tale.state.opener;
      tale.tell({ type: 'GarlicHidden', seat });
      fillGrave(tale, { is: 'garlic', owner: seat });
      endPart(tale);
    },
    close: (tale) => {
      tale.tell({ type: 'LidClosed', seat: tale.state.opener });
      goOn(tale, { anotherLid: false });
    },
  },
};
