import type { Viewer } from '../../../../src/games/kit/audience.js';
import type { Message } from '../../../../src/games/kit/message.js';
import { nameIn } from '../../../../src/games/kit/naming.js';
import type { GridCell, Scene, Sheet } from '../../../../src/games/kit/scene.js';
import { PLACES, SEEKERS, type Place, type View } from './words.js';

const text = (name: string, values: NonNullable<Message['values']> = {}): Message => ({
  key: `board.${name}`,
  values,
});

export function scene(view: View, viewer: Viewer): Scene {
  const { round, winners = [], cards = [], clues = [] } = view;
  return {
    title: text('round', { round }),
    lines: winners.map((seat) => nameIn('seat', seat)),
    tracks: view.die === undefined ? [] : [{ name: text('die'), now: view.die, most: 6, tone: 'plain' }],
    board: {
      is: 'grid',
      columns: 3,
      rows: 2,
      numbered: false,
      cells: PLACES.map((place, at) => cellOf(view, place, at)),
    },
    cards: [],
    legend: { board: [], cards: [] },
    sheets: ['hider', ...SEEKERS].map((seat, at) => sheetOf(view, seat, at, viewer)),
    notes: [{ title: text('cards'), lines: [...cards, ...clues].map((name) => text('name', { name })) }],
  };
}

function cellOf(view: View, place: Place, at: number): GridCell {
  const name = text('name', { name: place });
  const hidden = [
    view.hiding === place ? 'hiding' : undefined,
    view.treasure === place ? 'treasure' : undefined,
  ];
  const there = hidden.find((one) => one !== undefined);
  return {
    column: (at % 3) + 1,
    row: Math.floor(at / 3) + 1,
    ...(there === undefined
      ? {}
      : { content: { tone: 'red', sign: text(`sign.${there}`), says: text(there) } }),
    open: view.searched.includes(place),
    ringed: view.chosen === place,
    name,
    says: name,
  };
}

function sheetOf(view: View, seat: string, at: number, viewer: Viewer): Sheet {
  return {
    seat,
    tone: 'plain',
    sign: text('number', { number: at }),
    name: nameIn('seat', seat),
    tracks: [],
    chips: [],
    facts: [
      ...(seat === viewer ? [text('you')] : []),
      ...(view.ready.some((one) => one === seat) ? [text('ready')] : []),
    ],
  };
}
