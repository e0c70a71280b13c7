import { passesIn } from '../kit/standing-passes.js';
import type { StandingRules } from '../kit/standing.js';
import type { Action } from './actions.js';
import type { Event } from './events/events.js';
import { WINDOW_NAMES } from './steps/cards.js';
import type { View } from './view-schema.js';
import { isEverAsked } from './windows.js';

/** Powers that take a space of the trail while Dracula stays where he was. */
const STAYING: readonly unknown[] = ['dark-call', 'feed', 'hide'];

/** The newest card that names a place lies face up, and so do the powers upon it. */
function isRevealed({ trail }: View): boolean {
  const telling = trail.find(({ faceUp, card }) => !faceUp || !STAYING.includes(card));
  return telling?.faceUp === true;
}

export const standing: StandingRules<Action, Event, View> = {
  offers: passesIn(WINDOW_NAMES, isEverAsked),
  conditions: {
    always: { label: { key: 'standing.always' } },
    untilNextDawn: {
      label: { key: 'standing.untilNextDawn' },
      endsWith: (event) => event.type === 'TimeMoved' && event.time === 'dawn',
    },
    unlessDraculaRevealed: {
      label: { key: 'standing.unlessDraculaRevealed' },
      holds: (seen) => !isRevealed(seen),
    },
  },
};
