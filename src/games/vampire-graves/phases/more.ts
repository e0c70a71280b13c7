import { stopOpening } from './flow.js';
import { turnUpLid } from './lid.js';
import { anyGrave } from './open.js';
import type { Phase } from './phase.js';

/** Published, as an option: after a vampire went into a grave, another lid. */
export const more: Phase = {
  mayDo: (state) => [...anyGrave(state), { type: 'stop' }],
  inTime: () => ({ type: 'stop' }),
  does: { open: (tale, { grave }, random) => turnUpLid(tale, grave, random), stop: stopOpening },
};
