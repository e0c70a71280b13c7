import type { PrintedPart } from '../../games/kit/parts.js';
import { partLines } from '../../words/part-lines.js';
import type { Phrases } from '../../words/phrases.js';
import type { Block } from './letter.js';
import type { Situation } from './ports.js';

/** What more of the printed parts do is told on demand. */
const MOST_PARTS = 10;

/** What the cards and tokens do that the options name. */
export function partBlocks({ named }: Pick<Situation, 'named'>, phrases: Phrases): Block[] {
  if (named.length === 0) return [];
  const more = named.length > MOST_PARTS ? { more: phrases.say({ key: 'mail.parts.more' }) } : {};
  return [{ ...explained('mail.parts', named.slice(0, MOST_PARTS), phrases), ...more }];
}

/** What a seat can do by itself, where it is a person of the game. */
export function personBlocks(seat: string, parts: readonly PrintedPart[], phrases: Phrases): Block[] {
  const persons = parts.filter(({ id }) => id === seat);
  return persons.length === 0 ? [] : [explained('mail.person', persons, phrases)];
}

function explained(title: string, parts: readonly PrintedPart[], phrases: Phrases): Block {
  const lines = parts.map((part) => ({ name: phrases.say(part.name), lines: partLines(part, phrases) }));
  return { is: 'explained', title: phrases.say({ key: title }), parts: lines };
}
