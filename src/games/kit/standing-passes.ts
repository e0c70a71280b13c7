import type { SeatId } from './audience.js';
import type { StandingOffer } from './standing.js';

/** Windows that seats may pass in advance. Anything else that is done there depends on a hand. */
export const passesIn =
  <Window extends string>(
    windows: readonly Window[],
    isEverAsked: (window: Window, seat: SeatId) => boolean,
  ) =>
  (seat: SeatId): readonly StandingOffer<{ readonly type: 'pass' }>[] =>
    windows
      .filter((window) => isEverAsked(window, seat))
      .map((window) => ({
        kind: window,
        label: { key: `decision.${window}` },
        action: { type: 'pass' },
      }));
