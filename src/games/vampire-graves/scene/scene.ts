import type { Viewer } from '../../kit/audience.js';
import { partOf } from '../../kit/board.js';
import type { Chip, Scene, Sheet, Tone } from '../../kit/scene.js';
import { ending, gifts, openLid } from '../board.js';
import { GARLIC, RAT_LIDS, STAKES_FOR_GIFTS } from '../data/parts.js';
import { message, nameOf } from '../describe.js';
import type { View } from '../view.js';
import { graves, vampire } from './grid.js';
import { legend } from './legend.js';

type Player = View['players'][number];

export function scene(view: View, viewer: Viewer): Scene {
  const { turn, turnOf, reserve } = view;
  return {
    title: message('board.turn', { turn }),
    lines: [
      ...ending(view),
      ...(view.winners === undefined ? [message('board.turnOf', { seat: nameOf(turnOf) })] : []),
      ...openLid(view),
      ...gifts(view),
    ],
    tracks: [],
    board: graves(view),
    cards: [],
    sheets: view.players.map((player) => sheetOf(player, viewer)),
    legend: { board: legend(view), cards: [] },
    notes: partOf(message('scene.situation'), [message('board.reserve', { lids: reserve })]),
  };
}

function sheetOf(player: Player, viewer: Viewer): Sheet {
  const { seat, line, sideRow, out } = player;
  const number = Number(seat.split('-')[1]);
  return {
    seat,
    tone: 'plain',
    sign: message('board.number', { count: number }),
    name: seat === viewer ? message('board.you', { seat: nameOf(seat) }) : nameOf(seat),
    tracks: tracks(player),
    chips: line.map(chipOf),
    facts: [
      message('scene.inLine', { count: line.length }),
      ...(sideRow.length === 0 ? [] : [message('scene.sideRow', { count: sideRow.length })]),
      ...(out === undefined ? [] : [message('board.out')]),
    ],
    besides: sideRow.map(vampire),
  };
}

const tracks = ({ garlic, stakes, rats }: Player) => [
  trackOf('garlic', garlic, GARLIC, 'green'),
  trackOf('stakes', stakes, STAKES_FOR_GIFTS, 'yellow'),
  trackOf('rats', rats, RAT_LIDS, 'plain'),
];

const trackOf = (name: string, now: number, most: number, tone: Tone) => ({
  name: message(`board.head.${name}`),
  now,
  most,
  tone,
});

const chipOf = (one: Player['line'][number]): Chip =>
  one === 'faceDown' ? { tone: 'plain', says: message('scene.faceDown') } : vampire(one);
