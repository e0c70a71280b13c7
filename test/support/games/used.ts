import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { KeptGame } from './corpus.js';
import { spread, stateAfter } from './random-play.js';

type Json = Readonly<Record<string, unknown>>;

/** What is printed has an `id`, wherever it stands in the components. */
export function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id } = value as Json;
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}

export function textsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value);
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsIn(part, texts);
  return texts;
}

/** What no action brings about, but rulings alone: here and there in a game. */
function ruledEvents(ruleset: Ruleset, { setup, entries }: KeptGame): readonly string[] {
  const states: unknown[] = [];
  let state = ruleset.initial(setup);
  for (const [, , , events] of entries) {
    state = stateAfter(ruleset, state, events);
    states.push(state);
  }
  return spread(states.slice(0, -1), 12, 0).flatMap((now) => [
    ...(ruleset.adjustments?.(now) ?? []).flatMap(({ events }) => events.map(({ type }) => type)),
    ...ruleset
      .seats(setup.options)
      .flatMap(({ id }) => (ruleset.leave?.(now, id) ?? []).map(({ type }) => type)),
  ]);
}

/** What a ruleset has and none of the games uses, nor would rulings in them. */
export function unused(ruleset: Ruleset, games: readonly KeptGame[]) {
  const { schemas, components } = ruleset;
  const entries = games.flatMap((game) => game.entries);
  const actions = new Set(entries.map(([, action]) => action?.type));
  const events = new Set([
    ...entries.flatMap(([, , , told]) => told.map(({ type }) => type)),
    ...games.flatMap((game) => ruledEvents(ruleset, game)),
  ]);
  const texts = textsIn(entries);
  return {
    actions: Object.keys(schemas.actions).filter((type) => !actions.has(type)),
    events: Object.keys(schemas.events).filter((type) => !events.has(type)),
    parts: [...new Set(idsIn(components))].filter((id) => !texts.has(id)),
    options: optionsOf(schemas.options).filter(
      ([name, value]) => !games.some(({ setup }) => setup.options[name] === value),
    ),
  };
}

/** Every value of an option that has few. */
function optionsOf({ properties }: Json): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(properties as Record<string, Json>).flatMap(([name, { type, anyOf }]) => {
    const values = type === 'boolean' ? [true, false] : ((anyOf ?? []) as Json[]).map((one) => one['const']);
    return values.map((value) => [name, value] as const);
  });
}
