export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Something that is drawn, from its upper left corner on. */
export interface Drawn {
  readonly svg: string;
  readonly height: number;
}

export const NOTHING: Drawn = { svg: '', height: 0 };

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as XML has it. What XML cannot hold is left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => NAMES[sign]!);

/** A length or a place to a tenth of a unit: more cannot be seen, and the bytes stay the same everywhere. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** @param inside elements and texts that are escaped already */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`],
  );
  const opened = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${opened}/>` : `${opened}>${inside.join('')}</${name}>`;
}

export const at = (x: number, y: number, ...inside: readonly string[]): string =>
  element('g', { transform: `translate(${short(x)} ${short(y)})` }, ...inside);

/** What is told of a drawing to those who point at it, or have it read to them. */
export const called = (text: string, ...inside: readonly string[]): string =>
  element('g', {}, element('title', {}, escaped(text)), ...inside);

export const disc = (x: number, y: number, r: number, attributes: Attributes): string =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

/** One under the other, with room between those that have something in them. */
export function stacked(parts: readonly Drawn[], gap: number): Drawn {
  let height = 0;
  const svg = parts
    .filter((part) => part.height > 0)
    .map((part) => {
      const top = height === 0 ? 0 : height + gap;
      height = top + part.height;
      return at(0, top, part.svg);
    });
  return { svg: svg.join(''), height };
}
