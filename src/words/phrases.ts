import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import type { Catalogue, Message } from '../games/kit/message.js';

// Most labels of a game come again and again; the rest must not fill the memory.
const MOST_RENDERED = 20_000;

/** The words of one language, from several catalogues: the first that has a key counts. */
export class Phrases {
  private readonly patterns = new Map<string, IntlMessageFormat>();
  private readonly rendered = new LRUCache<string, string>({ max: MOST_RENDERED });

  constructor(
    readonly language: string,
    private readonly catalogues: readonly Catalogue[],
  ) {}

  /** The text of a message. A key without words is its own text, so that a gap in a catalogue breaks nothing. */
  say(message: Message): string {
    const memo = memoKey(message);
    const known = this.rendered.get(memo);
    if (known !== undefined) return known;
    const text = this.render(message);
    this.rendered.set(memo, text);
    return text;
  }

  has(key: string): boolean {
    return this.catalogues.some((catalogue) => Object.hasOwn(catalogue, key));
  }

  private render({ key, values = {} }: Message): string {
    const pattern = this.pattern(key);
    if (pattern === undefined) return key;
    const said = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? this.say(value) : value,
    ]);
    try {
      return String(pattern.format(Object.fromEntries(said) as Record<string, string | number>));
    } catch {
      return key;
    }
  }

  private pattern(key: string): IntlMessageFormat | undefined {
    const known = this.patterns.get(key);
    if (known !== undefined) return known;
    const text = this.catalogues.find((catalogue) => Object.hasOwn(catalogue, key))?.[key];
    if (text === undefined) return undefined;
    const pattern = new IntlMessageFormat(text, this.language, undefined, { ignoreTag: true });
    this.patterns.set(key, pattern);
    return pattern;
  }
}

/** Two messages have one memo key only if they are equal: lengths part the values. */
function memoKey({ key, values }: Message): string {
  if (values === undefined) return key;
  let memo = key;
  for (const name in values) memo += `|${name}${valueKey(values[name]!)}`;
  return memo;
}

function valueKey(value: string | number | Message): string {
  if (typeof value === 'number') return `#${value}`;
  if (typeof value === 'string') return `=${value.length}:${value}`;
  const inner = memoKey(value);
  return `>${inner.length}:${inner}`;
}
