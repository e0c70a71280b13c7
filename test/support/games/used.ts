import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { KeptGame } from './corpus.js';

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

/** What a ruleset has and none of the games uses. */
export function unused({ schemas, components }: Ruleset, games: readonly KeptGame[]) {
  const entries = games.flatMap((game) => game.entries);
  const actions = new Set(entries.map(([, action]) => action?.type));
  const events = new Set(entries.flatMap(([, , , told]) => told.map(({ type }) => type)));
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
