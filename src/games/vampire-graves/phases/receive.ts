import { afterGift } from './gifts.js';
import type { Phase } from './phase.js';

/** Ruling: who receives a vampire adds it face up to the end of their choice. */
export const receive: Phase = {
  mayDo: () => [
    { type: 'receive', end: 'left' },
    { type: 'receive', end: 'right' },
  ],
  inTime: () => ({ type: 'receive', end: 'left' }),
  does: {
    receive: (tale, { end }) => {
      const { phase } = tale.state;
      if (phase.is !== 'receive') return;
      tale.tell({ type: 'VampireReceived', seat: phase.gifts.to, end, colour: phase.colour });
      afterGift(tale);
    },
  },
};
