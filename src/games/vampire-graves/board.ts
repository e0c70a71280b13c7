import { partOf, type BoardPart, type BoardTable } from '../kit/board.js';
import type { Viewer } from '../kit/audience.js';
import type { Message } from '../kit/message.js';
import { listOf } from '../kit/naming.js';
import { gridOf, number } from './board-grid.js';
import { COLOURS, type Colour } from './data/parts.js';
import { lies, message, nameOf, whereIs, word } from './describe.js';
import type { View } from './view.js';

type Line = View['players'][number]['line'];

export function board(view: View, viewer: Viewer): readonly BoardPart[] {
  return [
    ...partOf(message('board.turn', { turn: view.turn }), [
      ...ending(view),
      message('board.turnOf', { seat: nameOf(view.turnOf) }),
      ...openLid(view),
      ...gifts(view),
      message('board.reserve', { lids: view.reserve }),
    ]),
    ...partOf(message('board.players'), [players(view, viewer)]),
    ...partOf(message('board.graves'), [gridOf(view), ...legend(view)]),
  ];
}

export const ending = ({ winners, reason }: View): readonly Message[] =>
  winners === undefined || reason === undefined
    ? []
    : [message('board.over', { winners: listOf(winners.map(nameOf)), reason: message(`reason.${reason}`) })];

export const openLid = ({ lid }: View): readonly Message[] =>
  lid === undefined
    ? []
    : [
        message('event.GraveOpened', {
          ...whereIs(lid.grave),
          lid: word(lid.colour),
          content: lies(lid.content),
        }),
      ];

export function gifts({ gifts: asked }: View): readonly Message[] {
  if (asked === undefined) return [];
  const { to, from, given } = asked;
  const giving = { to: nameOf(to), from: listOf(from.map(nameOf)) };
  return given === undefined
    ? [message('board.gifts', giving)]
    : [message('board.given', { to: giving.to, colour: word(given) })];
}

function players({ players: all }: View, viewer: Viewer): BoardTable {
  const head = ['player', 'garlic', 'stakes', 'rats', 'line'].map((name) => message(`board.head.${name}`));
  const rows = all.map(({ seat, line, sideRow, garlic, stakes, rats, out }) => [
    seat === viewer ? message('board.you', { seat: nameOf(seat) }) : nameOf(seat),
    ...[garlic, stakes, rats].map(number),
    listOf([
      ...lineOf(line),
      ...(sideRow.length === 0 ? [] : [message('board.sideRow', { row: listOf(sideRow.map(word)) })]),
      ...(out === undefined ? [] : [message('board.out')]),
    ]),
  ]);
  return { rows: [head, ...rows] };
}

/** From left to right; those face down that lie together are counted. */
function lineOf(line: Line): readonly Message[] {
  return line.flatMap((one, at) => {
    if (one !== 'faceDown') return [word(one)];
    const next = line.slice(at).findIndex((other) => other !== 'faceDown');
    const count = next === -1 ? line.length - at : next;
    return line[at - 1] === 'faceDown' ? [] : [message('board.faceDown', { count })];
  });
}

/** Letters are told where there are any. */
function legend({ lid, seen, frontier }: View): readonly Message[] {
  const colours = COLOURS.map((colour: Colour) =>
    message('board.letterOf', { letter: message(`letter.${colour}`), colour: word(colour) }),
  );
  return [
    message('board.closed'),
    ...(seen === undefined && lid === undefined ? [] : [listOf(colours), message('board.signs')]),
    ...(frontier === undefined ? [] : [message('board.around')]),
  ];
}
