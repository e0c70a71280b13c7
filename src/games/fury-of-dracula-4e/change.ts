import type { Pile } from '../kit/pile.js';
import type { HunterId } from './seats.js';
import type { Hideout, Hunter, State } from './state.js';
import type { Spot } from './values.js';

/** Small changes of a state, each a new value. */
export function withHunter(state: State, hunter: HunterId, change: Partial<Hunter>): State {
  return { ...state, hunters: { ...state.hunters, [hunter]: { ...state.hunters[hunter], ...change } } };
}

/** The value without these fields. */
export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: readonly Name[]
): Omit<Value, Name> {
  const rest: Partial<Value> = { ...value };
  for (const name of names) delete rest[name];
  return rest as Omit<Value, Name>;
}

export function hunterWithout(state: State, hunter: HunterId, ...names: readonly (keyof Hunter)[]): State {
  const changed = omit(state.hunters[hunter], ...names) as Hunter;
  return { ...state, hunters: { ...state.hunters, [hunter]: changed } };
}

/** The list without one of these. */
export function withoutOne<Kind>(list: readonly Kind[], one: Kind): readonly Kind[] {
  const at = list.indexOf(one);
  if (at < 0) throw new Error(`There is no ${String(one)} to take away`);
  return list.toSpliced(at, 1);
}

export function plus<Kind extends string>(pile: Pile<Kind>, ...added: readonly NoInfer<Kind>[]): Pile<Kind> {
  const sum: Record<Kind, number> = { ...pile };
  for (const kind of added) sum[kind] += 1;
  return sum;
}

export function minus<Kind extends string>(pile: Pile<Kind>, ...taken: readonly NoInfer<Kind>[]): Pile<Kind> {
  const rest: Record<Kind, number> = { ...pile };
  for (const kind of taken) {
    if (rest[kind] < 1) throw new Error(`There is no ${kind} left`);
    rest[kind] -= 1;
  }
  return rest;
}

/** Everything of both piles. */
export function together<Kind extends string>(one: Pile<Kind>, other: Pile<Kind>): Pile<Kind> {
  const sum: Record<Kind, number> = { ...one };
  for (const kind in other) sum[kind] += other[kind];
  return sum;
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
