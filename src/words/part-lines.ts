import type { PrintedPart } from '../games/kit/parts.js';
import type { Phrases } from './phrases.js';

/** What a printed part does, a line each. What it does at all needs no label: the part stands for itself. */
export function partLines({ told }: Pick<PrintedPart, 'told'>, phrases: Phrases): string[] {
  return told.map(({ kind, text }) => {
    const label = { key: `table.part.${kind}` };
    return phrases.say(kind === 'effect' ? text : { key: 'table.part.told', values: { label, text } });
  });
}
