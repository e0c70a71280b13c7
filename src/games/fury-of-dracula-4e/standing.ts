import type { SeatId } from '../kit/audience.js';
import type { StandingRules } from '../kit/standing.js';
import type { Action } from './actions/actions.js';
import type { Event } from './events/events.js';
import { WINDOW_NAMES } from './steps/cards.js';
import type { View } from './view/view.js';
import { isEverAsked } from './windows.js';

/** Every window can be passed in advance. Anything else that is done there depends on a hand. */
export const standing: StandingRules<Action, Event, View> = {
  offers: (seat: SeatId) =>
    WINDOW_NAMES.filter((name) => isEverAsked(name, seat)).map((name) => ({
      kind: name,
      label: { key: `decision.${name}` },
      action: { type: 'pass' },
    })),
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
