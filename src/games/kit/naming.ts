import type { Catalogue, Message } from './message.js';

/** Where the names of values stand in a catalogue, by the fields that hold them. */
export interface Naming {
  readonly one: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, string>>;
}

export const nameIn = (prefix: string, value: string): Message => ({ key: `${prefix}.${value}` });

export const namesIn = (prefix: string, values: readonly string[]): readonly Message[] =>
  values.map((value) => nameIn(prefix, value));

/** Names by ids as words of a catalogue: `paris` as `place.paris`. */
export const named = (prefix: string, names: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${prefix}.${id}`, name]));

/** One name after the other, by `list.more` and `list.none` of the catalogue. */
export function listOf([first, ...rest]: readonly Message[]): Message {
  if (first === undefined) return { key: 'list.none' };
  if (rest.length === 0) return first;
  return { key: 'list.more', values: { first, rest: listOf(rest) } };
}

type Words = string | number | Message;

function wordsFor({ one, lists }: Naming, field: string, value: unknown): Words | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && lists[field] !== undefined)
    return listOf(namesIn(lists[field], value.map(String)));
  if (typeof value !== 'string') return undefined;
  return one[field] === undefined ? value : nameIn(one[field], value);
}

/** A message with every field that has words. */
export function told(naming: Naming, key: string, fields: object): Message {
  const values = Object.entries(fields).flatMap(([field, value]) => {
    const words = wordsFor(naming, field, value);
    return words === undefined ? [] : [[field, words] as const];
  });
  return { key, values: Object.fromEntries(values) };
}
