import { partOf, type BoardPart } from '../../../../src/games/kit/board.js';
import type { Message } from '../../../../src/games/kit/message.js';
import { listOf, namesIn } from '../../../../src/games/kit/naming.js';
import type { View } from './words.js';

const text = (name: string, values: NonNullable<Message['values']> = {}): Message => ({
  key: `board.${name}`,
  values,
});

const names = (all: readonly string[]) => all.map((name) => text('name', { name }));

function row(name: string, cells: readonly Message[] | undefined): readonly (readonly Message[])[] {
  return cells === undefined || cells.length === 0 ? [] : [[text(name), listOf(cells)]];
}

const one = (place: string | undefined) => (place === undefined ? undefined : names([place]));

/** What the view shows, one row each. */
export function board(view: View): readonly BoardPart[] {
  const { round, ready, searched, die, hiding, cards, chosen, clues, treasure, winners } = view;
  const rows = [
    [text('ready'), listOf(namesIn('seat', ready))],
    ...row('searched', names(searched)),
    ...row('die', die === undefined ? undefined : [text('number', { number: die })]),
    ...row('hiding', one(hiding)),
    ...row('cards', cards && names(cards)),
    ...row('chosen', one(chosen)),
    ...row('clues', clues && names(clues)),
    ...row('treasure', one(treasure)),
    ...row('winners', winners && namesIn('seat', winners)),
  ];
  return partOf(text('round', { round }), [{ rows }]);
}
