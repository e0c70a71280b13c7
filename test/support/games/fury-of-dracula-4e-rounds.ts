import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import type { Time } from '../../../src/games/fury-of-dracula-4e/values.js';
import { anyChance, given, huntersIn, pass, phaseIs, toDo, wentTo, type Fury } from './fury-of-dracula-4e.js';

/** Mina Harker is asked, and these steps come after her answer. */
export const then = (time: Time, more: readonly Event[], ...steps: readonly Step[]): Fury =>
  given(
    {},
    huntersIn(),
    wentTo('madrid'),
    { type: 'TimeMoved', time },
    more,
    phaseIs('day'),
    toDo({ is: 'hunterActs', hunter: 'mina-harker', part: 'day', left: 1, done: [] }, ...steps),
  ).after('mina-harker', pass, anyChance);

export const STOP: Step = { is: 'placeHunter', hunter: 'dr-seward' };
