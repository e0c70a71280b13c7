import type { Message } from '../games/kit/message.js';
import type { RefusalValues } from '../refusals/refusal.js';

const PLACE = /\{(\w+)\}/g;

/** The first of some patterns of which all values are known, with them. */
export function filled(
  patterns: string | readonly string[] = [],
  values: RefusalValues,
  say: (message: Message) => string,
): string | undefined {
  const isKnown = (name: string) => values[name] !== undefined && [values[name]].flat().length > 0;
  const pattern = [patterns]
    .flat()
    .find((one) => [...one.matchAll(PLACE)].every(([, name]) => isKnown(name!)));
  return pattern?.replace(PLACE, (_, name: string) =>
    [values[name]!]
      .flat()
      .map((one) => textOf(one, say))
      .join(', '),
  );
}

const textOf = (value: string | number | Message, say: (message: Message) => string): string =>
  typeof value === 'object' ? say(value) : String(value);
