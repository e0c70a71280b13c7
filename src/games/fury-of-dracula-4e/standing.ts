import { passesIn } from '../kit/standing-passes.js';
import type { StandingRules } from '../kit/standing.js';
import type { Action } from './actions/actions.js';
import type { Event } from './events/events.js';
import { WINDOW_NAMES } from './steps/cards.js';
import type { View } from './view/view.js';
import { isEverAsked } from './windows.js';

export const standing: StandingRules<Action, Event, View> = {
  offers: passesIn(WINDOW_NAMES, isEverAsked),
  conditions: {
    always: { label: { key: 'standing.always' } },
    untilNextDawn: {
      label: { key: 'standing.untilNextDawn' },
      endsWith: (event) => event.type === 'PhaseStarted' && event.phase === 'dawn',
    },
    unlessDraculaRevealed: {
      label: { key: 'standing.unlessDraculaRevealed' },
      holds: ({ dracula }) => !dracula.revealed,
    },
  },
};
