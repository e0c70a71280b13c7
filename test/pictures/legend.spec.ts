import { innerWidth, LAYOUT, LAYOUTS, type Layout } from '../../src/pictures/layout.js';
import { drawnLegend } from '../../src/pictures/legend.js';
import { element } from '../../src/pictures/svg.js';
import { letteringOf } from '../support/pictures/lettering.js';
import { parsed } from '../support/pictures/xml.js';

const LEAST = 12;

const WORDS: Readonly<Record<string, readonly string[]>> = {
  short: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  long: Array.from({ length: 13 }, (_, at) => `железная дорога между западом и востоком ${at}`),
  wide: ['西欧与东欧之间的铁路', '德古拉城堡', '踪迹上的牌（数字为序号）', '夜晚', '道路'],
  endless: ['word '.repeat(60), 'short'],
};

const lettered = (says: readonly string[], layout: Layout) => {
  const { svg, height } = drawnLegend(
    says.map((text) => ({ drawn: '', says: text })),
    layout,
  );
  return { height, lines: letteringOf(parsed(element('svg', {}, svg))) };
};

const LEGENDS = LAYOUTS.flatMap((layout) =>
  Object.entries(WORDS).map(([kind, says]) => [layout, kind, says] as const),
);

describe.each(LEGENDS)('a %s legend of %s words', (name, _kind, says) => {
  const { lines, height } = lettered(says, LAYOUT[name]);
  const width = innerWidth(LAYOUT[name]);

  test('says all of them, within its room', () => {
    expect(lines.map(({ text }) => text)).toEqual(says);
    const outside = lines.filter(({ left, right, foot }) => left < 0 || right > width || foot > height);
    expect(outside).toEqual([]);
  });

  test('has none upon another', () => {
    const upon = lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.foot === other.foot),
    );
    expect(upon).toEqual([]);
  });
});

test.each(LAYOUTS)('no words of a usual length are written small in a %s legend', (name) => {
  const small = [...WORDS['long']!, ...WORDS['wide']!].filter((text) =>
    lettered([text], LAYOUT[name]).lines.some(({ size }) => size < LEAST),
  );
  expect(small).toEqual([]);
});

test('a board without signs has no legend', () => {
  expect(drawnLegend([], LAYOUT.wide)).toEqual({ svg: '', height: 0 });
});
