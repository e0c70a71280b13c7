import type { Catalogue, Message } from './message.js';
import { listOf, nameIn, namesIn } from './naming.js';
import type { PartText, PartTexts } from './part-texts.js';

const KINDS = ['timing', 'needs', 'effect', 'matures', 'matured', 'ally', 'lies'] as const;
/** What of a printed part is told, in the order in which it is read. */
export const TELLING_KINDS = [...KINDS, 'cancels'] as const;

export interface Telling {
  readonly kind: (typeof TELLING_KINDS)[number];
  readonly text: Message;
}

/** A card, a token or a person that does something. */
export interface PrintedPart {
  /** As the components call those of its kind. */
  readonly group: string;
  readonly id: string;
  readonly name: Message;
  /** How many there are. */
  readonly count: number;
  /** Types of actions that use it without naming it in a field. */
  readonly actions: readonly string[];
  readonly told: readonly Telling[];
}

/** A part as the components have it, with what it does in English. */
interface Printed extends Omit<PartText, 'timing' | 'abilities'> {
  readonly id: string;
  /** In words, or by names that the catalogue has as `timing.…`. */
  readonly timing?: string | readonly string[];
  readonly count?: number;
  readonly abilities?: readonly { readonly effect: string }[];
  /** The cards that it cancels. */
  readonly banner?: readonly string[];
}

/** A group of the components. */
interface PartGroup {
  /** Where the catalogue has the names of those in it. */
  readonly named: string;
  readonly parts: readonly Printed[];
  /** Types of actions that use one, by its id. */
  readonly actions?: Readonly<Record<string, readonly string[]>>;
}

export type PartGroups = Readonly<Record<string, PartGroup>>;

const keyOf = (group: string, id: string, what: string) => `part.${group}.${id}.${what}`;

/** What all of them do, in the words of one language, as words of a catalogue. */
export function partWords(texts: PartTexts): Catalogue {
  const words = Object.entries(texts).flatMap(([group, all]) =>
    Object.entries(all).flatMap(([id, { abilities = [], ...text }]) => [
      ...Object.entries(text).map(([kind, words]) => [keyOf(group, id, kind), words] as const),
      ...abilities.map((ability, at) => [keyOf(group, id, `ability.${at + 1}`), ability] as const),
    ]),
  );
  return Object.fromEntries(words);
}

/** The same in English, which stands in the components. */
export function textsOf(groups: PartGroups): PartTexts {
  const texts = Object.entries(groups).map(([group, { parts }]) => [
    group,
    Object.fromEntries(parts.map((part) => [part.id, textOf(part)])),
  ]);
  return Object.fromEntries(texts) as PartTexts;
}

function textOf(part: Printed): PartText {
  const told = Object.fromEntries(
    KINDS.filter((kind) => typeof part[kind] === 'string').map((kind) => [kind, part[kind]]),
  ) as PartText;
  const abilities = part.abilities?.map(({ effect }) => effect);
  return abilities === undefined ? told : { ...told, abilities };
}

/** Those that actions use: by their type, or since a field names them, however deep. */
export function partsNamedBy(
  actions: readonly { readonly type: string }[],
  parts: readonly PrintedPart[],
): PrintedPart[] {
  const types = new Set(actions.map(({ type }) => type));
  const ids = new Set(actions.flatMap(({ type: _type, ...fields }) => stringsIn(fields)));
  return parts.filter((part) => ids.has(part.id) || part.actions.some((type) => types.has(type)));
}

/** Those whose names stand in what is said. */
export function partsNamedIn(said: readonly Message[], parts: readonly PrintedPart[]): PrintedPart[] {
  const keys = new Set(said.flatMap(keysIn));
  return parts.filter(({ name }) => keys.has(name.key));
}

function keysIn({ key, values = {} }: Message): string[] {
  const inner = Object.values(values).filter((value): value is Message => typeof value === 'object');
  return [key, ...inner.flatMap(keysIn)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

export function printedParts(groups: PartGroups): PrintedPart[] {
  return Object.entries(groups).flatMap(([group, { named, parts, actions = {} }]) =>
    parts.map((part) => ({
      ...{ group, id: part.id, name: nameIn(named, part.id), count: part.count ?? 1 },
      actions: actions[part.id] ?? [],
      told: tellings(group, part),
    })),
  );
}

function tellings(group: string, part: Printed): Telling[] {
  const { timing = '', abilities = [], banner = [] } = part;
  const told = KINDS.filter((kind) => typeof part[kind] === 'string');
  return [
    ...(typeof timing === 'string' ? [] : anyOf(namesIn('timing', timing))),
    ...told.map((kind) => ({ kind, text: { key: keyOf(group, part.id, kind) } })),
    ...abilities.map((_, at) => ({
      kind: 'effect' as const,
      text: { key: keyOf(group, part.id, `ability.${at + 1}`) },
    })),
    ...(banner.length === 0 ? [] : [{ kind: 'cancels' as const, text: listOf(namesIn('card', banner)) }]),
  ];
}

/** When a card is used: at any of these times. */
function anyOf([first, ...others]: readonly Message[]): Telling[] {
  if (first === undefined) return [];
  const [rest] = anyOf(others);
  const text = rest === undefined ? first : { key: 'timing.or', values: { first, rest: rest.text } };
  return [{ kind: 'timing', text }];
}
