import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, Message } from '../../../src/games/kit/message.js';

/** A message in the words of a catalogue. */
export function inWords(catalogue: Catalogue, { key, values = {} }: Message): string {
  const pattern = catalogue[key];
  if (pattern === undefined) throw new Error(`The catalogue has no words for ${key}`);
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? inWords(catalogue, value) : value,
  ]);
  return String(new IntlMessageFormat(pattern, 'en').format(Object.fromEntries(filled)));
}
