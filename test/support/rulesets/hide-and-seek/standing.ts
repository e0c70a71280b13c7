import type { StandingRules } from '../../../../src/games/kit/standing.js';
import { SEEKERS, type Action, type Event, type View } from './words.js';

/** A seeker may keep every clue, whatever it says. */
export const standing: StandingRules<Action, Event, View> = {
  offers: (seat) =>
    SEEKERS.some((seeker) => seeker === seat)
      ? [{ kind: 'clue', label: { key: 'decision.clue' }, action: { type: 'keep' } }]
      : [],
  conditions: {
    always: { label: { key: 'standing.always' } },
    untilNextRound: {
      label: { key: 'standing.untilNextRound' },
      endsWith: ({ type }) => type === 'RoundBegan',
    },
    unlessNoisy: {
      label: { key: 'standing.unlessNoisy' },
      holds: ({ die = 0 }) => die < 4,
    },
  },
};
