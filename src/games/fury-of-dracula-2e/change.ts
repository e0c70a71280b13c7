import { omit } from '../kit/change.js';
import { plus } from '../kit/pile.js';
import type { HunterId } from './seats.js';
import type { Hunter, State, TrailSpace } from './state.js';
import type { Spot } from './values.js';

/** Small changes of a state, each a new value. */
export function withHunter(state: State, hunter: HunterId, change: Partial<Hunter>): State {
  return { ...state, hunters: { ...state.hunters, [hunter]: { ...state.hunters[hunter], ...change } } };
}

export function hunterWithout(state: State, hunter: HunterId, ...names: readonly (keyof Hunter)[]): State {
  const changed = omit(state.hunters[hunter], ...names) as Hunter;
  return { ...state, hunters: { ...state.hunters, [hunter]: changed } };
}

export function withSpace(
  state: State,
  { area, space }: Spot,
  change: (lies: TrailSpace) => Partial<TrailSpace>,
): State {
  const changed = state[area].map((lies, index) =>
    index === space - 1 ? { ...lies, ...change(lies) } : lies,
  );
  return { ...state, [area]: changed };
}

/** Encounters go to the pool. */
export function toPool(state: State, cards: readonly TrailSpace[]): State {
  const tokens = cards.flatMap((card) => card.tokens.map(({ encounter }) => encounter));
  return { ...state, encounters: { ...state.encounters, pool: plus(state.encounters.pool, ...tokens) } };
}
