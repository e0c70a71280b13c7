import { withHoles } from './outlines.js';

/** The parts of a TrueType file that say where its outlines are (OpenType, `glyf`, `loca`, `cmap` of format 4). */
interface Font {
  readonly bytes: Buffer;
  readonly tables: ReadonlyMap<string, Buffer>;
}

const HEADER = 12;
const RECORD = 16;
const LONG_LOCA = 50;

function read(bytes: Buffer): Font {
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
    const record = HEADER + index * RECORD;
    const [offset, length] = [bytes.readUInt32BE(record + 8), bytes.readUInt32BE(record + 12)];
    return [bytes.toString('latin1', record, record + 4), bytes.subarray(offset, offset + length)] as const;
  });
  return { bytes, tables: new Map(tables) };
}

/** @throws if a font has no such table, or letters in another form */
function table({ tables }: Font, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`a font without ${name}`);
  return found;
}

/** Which outline a letter has: 0 for none. */
function outlinesOf(font: Font): (letter: number) => number {
  const cmap = table(font, 'cmap');
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const found = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (found === undefined) throw new Error('a font without letters in format 4');
  const twice = cmap.readUInt16BE(found + 6);
  const ends = found + 14;
  const [starts, deltas, ranges] = [1, 2, 3].map((part) => ends + 2 + part * twice) as [
    number,
    number,
    number,
  ];
  return (letter) => {
    let at = 0;
    while (at < twice && cmap.readUInt16BE(ends + at) < letter) at += 2;
    if (at >= twice || cmap.readUInt16BE(starts + at) > letter) return 0;
    const range = cmap.readUInt16BE(ranges + at);
    const away = (letter - cmap.readUInt16BE(starts + at)) * 2;
    const outline = range === 0 ? letter : cmap.readUInt16BE(ranges + at + range + away);
    return (outline + cmap.readUInt16BE(deltas + at)) & 0xffff;
  };
}

/** Where the outlines begin, and where the last one ends. */
function bounds(font: Font): readonly number[] {
  const loca = table(font, 'loca');
  const isLong = table(font, 'head').readInt16BE(LONG_LOCA) === 1;
  const count = table(font, 'maxp').readUInt16BE(4) + 1;
  return Array.from({ length: count }, (_, at) =>
    isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2,
  );
}

/** Widths of letters for screens of a few sizes, made by hand: most of what is not drawn, and nobody who paints looks at them. */
const FOR_SCREENS = ['hdmx', 'VDMX', 'LTSH'];

/**
 * A font with all its outlines, and without what is for screens alone: it is painted from quicker.
 * @throws if it is not a TrueType font
 */
export function withoutScreens(bytes: Buffer): Buffer {
  const font = read(bytes);
  table(font, 'glyf');
  return written(font, new Map([...font.tables].filter(([name]) => !FOR_SCREENS.includes(name))));
}

/**
 * A font with the outlines of these letters alone, with their holes; all others are blank. The painter reads the file of a font again for
 * each letter, so it should be small.
 * @throws if it is not a TrueType font
 */
export function slimmed(bytes: Buffer, letters: Iterable<number>): Buffer {
  const font = read(bytes);
  const [outlineOf, places, glyf] = [outlinesOf(font), bounds(font), table(font, 'glyf')];
  const drawing = (outline: number) => glyf.subarray(places[outline], places[outline + 1]);
  const kept = new Set([0, ...[...letters].map(outlineOf)]);
  for (const outline of kept) for (const part of partsOf(drawing(outline))) kept.add(part);
  const loca = Buffer.alloc(places.length * 4);
  const drawings: Buffer[] = [];
  let length = 0;
  for (let outline = 0; outline < places.length - 1; outline += 1) {
    if (kept.has(outline)) {
      drawings.push(padded(withHoles(drawing(outline))));
      length += drawings.at(-1)!.length;
    }
    loca.writeUInt32BE(length, (outline + 1) * 4);
  }
  const head = Buffer.from(table(font, 'head'));
  head.writeInt16BE(1, LONG_LOCA);
  return written(
    font,
    new Map([...font.tables, ['glyf', Buffer.concat(drawings)], ['loca', loca], ['head', head]]),
  );
}

const WORDS = 1;
const MORE = 32;
/** Of how many bytes a part is turned or made larger, by its flags. */
const SCALES = [
  [8, 2],
  [64, 4],
  [128, 8],
] as const;

/** The outlines that an outline is put together of. */
function partsOf(drawing: Buffer): readonly number[] {
  if (drawing.length === 0 || drawing.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags = MORE; (flags & MORE) !== 0;) {
    flags = drawing.readUInt16BE(at);
    parts.push(drawing.readUInt16BE(at + 2));
    const scale = SCALES.find(([flag]) => (flags & flag) !== 0)?.[1] ?? 0;
    at += 4 + ((flags & WORDS) !== 0 ? 4 : 2) + scale;
  }
  return parts;
}

const padded = (part: Buffer): Buffer => Buffer.concat([part, Buffer.alloc(-part.length & 3)]);

/** Sums are left out: nobody who paints looks at them. */
function written({ bytes }: Font, tables: ReadonlyMap<string, Buffer>): Buffer {
  let offset = HEADER + tables.size * RECORD;
  const records = [...tables].map(([name, part]) => {
    const record = Buffer.alloc(RECORD);
    record.write(name, 'latin1');
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(part.length, 12);
    offset += padded(part).length;
    return record;
  });
  const header = Buffer.from(bytes.subarray(0, HEADER));
  header.writeUInt16BE(tables.size, 4);
  return Buffer.concat([header, ...records, ...[...tables.values()].map(padded)]);
}
