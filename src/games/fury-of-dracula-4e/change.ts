import { omit } from '../kit/change.js';
import type { HunterId } from './seats.js';
import type { Hideout, Hunter, State } from './state.js';
import type { Spot } from './values.js';

/** Small changes of a state, each a new value. */
export function withHunter(state: State, hunter: HunterId, change: Partial<Hunter>): State {
  return { ...state, hunters: { ...state.hunters, [hunter]: { ...state.hunters[hunter], ...change } } };
}

export function hunterWithout(state: State, hunter: HunterId, ...names: readonly (keyof Hunter)[]): State {
  const changed = omit(state.hunters[hunter], ...names) as Hunter;
  return { ...state, hunters: { ...state.hunters, [hunter]: changed } };
}

export function withHideout(
  state: State,
  { area, space }: Spot,
  change: (hideout: Hideout) => Partial<Hideout>,
): State {
  const changed = state[area].map((hideout) =>
    hideout.space === space ? { ...hideout, ...change(hideout) } : hideout,
  );
  return { ...state, [area]: changed };
}

export const withoutHideout = (state: State, { area, space }: Spot): State => ({
  ...state,
  [area]: state[area].filter((hideout) => hideout.space !== space),
});

/** Hideouts in the order of their spaces. */
export const inSpaces = (hideouts: readonly Hideout[]): readonly Hideout[] =>
  hideouts.toSorted((one, other) => one.space - other.space);
