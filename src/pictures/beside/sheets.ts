import type { Sheet } from '../../games/kit/scene.js';
import { chip } from '../chips.js';
import { innerWidth, type Layout } from '../layout.js';
import type { Say } from '../map/chart.js';
import { badge } from '../map/shapes.js';
import { BLOOD, CARD, INK, LINE } from '../palette.js';
import { at, called, path, rect, stacked, type Drawn } from '../svg.js';
import { fitting, paragraph, write } from '../writing.js';
import { drawnTrack } from './tracks.js';

const GAP = 12;
const PAD = 12;
const HEAD = 46;
const CHIP = 27;
const LEAST_STEP = 24;
const TRACKS_IN_ROW = 3;

/** Who is asked now, and how that is said. */
export interface Asked {
  readonly seats: readonly string[];
  readonly says: string;
}

/** Sheets side by side, fewer in a row where they are long. */
export function drawnSheets(sheets: readonly Sheet[], asked: Asked, layout: Layout, say: Say): Drawn {
  const long = sheets.some(({ chips }) => chips.length > 0);
  const inRow = long ? layout.sheets.long : Math.min(layout.sheets.short, sheets.length);
  const rows = inRows(sheets, inRow, layout.sheets.firstAlone).map((row, index, { length }) => {
    const count = length > 1 && index === 0 ? row.length : inRow;
    const wide = (innerWidth(layout) - GAP * (count - 1)) / count;
    return rowOf(row, { asked, wide, long }, say);
  });
  return stacked(rows, GAP);
}

function inRows(sheets: readonly Sheet[], inRow: number, firstAlone: boolean): readonly (readonly Sheet[])[] {
  const alone = firstAlone && sheets.length > inRow && sheets.length % inRow === 1 ? 1 : 0;
  const rows = Math.ceil((sheets.length - alone) / inRow);
  const others = Array.from({ length: rows }, (_, row) =>
    sheets.slice(alone + row * inRow, alone + (row + 1) * inRow),
  );
  return alone === 0 ? others : [sheets.slice(0, 1), ...others];
}

interface Row {
  readonly asked: Asked;
  readonly wide: number;
  /** Whether there is room for tracks beside each other. */
  readonly long: boolean;
}

function rowOf(sheets: readonly Sheet[], { asked, wide, long }: Row, say: Say): Drawn {
  const written = sheets.map((sheet) => inside(sheet, wide - 2 * PAD, long, say));
  const height = Math.max(...written.map((one) => one.height)) + HEAD + PAD;
  const svg = sheets.map((sheet, index) => {
    const isAsked = asked.seats.includes(sheet.seat);
    const drawn = [
      frame(wide, height, isAsked),
      at(PAD + 15, 25, badge(sheet.tone, say(sheet.sign))),
      named(say(sheet.name), wide - PAD - 48 - (isAsked ? 34 : 0)),
      isAsked ? at(wide - 26, 25, called(asked.says, path(HAND, { fill: BLOOD }))) : '',
      at(PAD, HEAD, written[index]!.svg),
    ];
    return at(index * (wide + GAP), 0, ...drawn);
  });
  return { svg: svg.join(''), height };
}

const named = (name: string, room: number): string =>
  write(name, PAD + 40, 31, { size: fitting(name, 19, room, true), bold: true });
/** An arrow that points at the name. */
export const HAND = 'M-13,0L-2,-10V-4H12V4H-2V10Z';

const frame = (width: number, height: number, isAsked: boolean): string =>
  rect(0, 0, width, height, {
    rx: 6,
    fill: CARD,
    stroke: isAsked ? BLOOD : INK,
    'stroke-width': isAsked ? 3.4 : 1.2,
  }) + path(`M10,43H${width - 10}`, { stroke: LINE, 'stroke-width': 1.2 });

function inside(
  { tracks, chips, besides = [], facts }: Sheet,
  width: number,
  long: boolean,
  say: Say,
): Drawn {
  return stacked(
    [
      ...(long ? [beside(tracks, width, say)] : tracks.map((track) => drawnTrack(track, width, say))),
      line(chips, width, say),
      line(besides, width, say),
      ...facts.map((fact) => paragraph(say(fact), width, { size: 17 })),
    ],
    6,
  );
}

function beside(tracks: Sheet['tracks'], width: number, say: Say): Drawn {
  const wide = (width - 2 * GAP * (TRACKS_IN_ROW - 1)) / TRACKS_IN_ROW;
  const drawn = tracks.map((track) => drawnTrack(track, wide, say));
  return {
    svg: drawn.map(({ svg }, index) => at(index * (wide + 2 * GAP), 0, svg)).join(''),
    height: Math.max(...drawn.map(({ height }) => height)),
  };
}

/** Chips from left to right, in one row as long as they can be read. */
function line(chips: Sheet['chips'], width: number, say: Say): Drawn {
  const step = Math.max(LEAST_STEP, Math.min(CHIP + 4, width / chips.length));
  const size = Math.min(CHIP, step - 3);
  const inRow = Math.max(1, Math.floor(width / step));
  const svg = chips.map((one, index) =>
    at(
      (index % inRow) * step + size / 2 + 1,
      Math.floor(index / inRow) * step + size / 2 + 1,
      chip(one, size, say),
    ),
  );
  return { svg: svg.join(''), height: Math.ceil(chips.length / inRow) * step };
}
