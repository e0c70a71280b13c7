import type { GridScene } from '../../src/games/kit/scene.js';
import { RULESETS } from '../../src/games/registry.js';
import { partsOf } from '../../src/pictures/grid/parts.js';
import { innerWidth, LAYOUT, LAYOUTS, type LayoutName } from '../../src/pictures/layout.js';
import { boardSvg } from '../../src/pictures/picture.js';
import { SHELL_WORDS } from '../../src/words/languages.js';
import { Words } from '../../src/words/words.js';
import { seeded } from '../support/games/chance.js';
import { atRandom, playThrough, setupOf, spread } from '../support/games/random-play.js';
import { letteringOf, type Lettering } from '../support/pictures/lettering.js';
import { elementsOf, parsed, textOf, type Element } from '../support/pictures/xml.js';

const words = new Words(RULESETS);
const { width } = LAYOUT.narrow;
/** What a unit is on a phone. */
const PIXELS = 390 / width;

/** Names on maps have tests of their own. */
const besideMaps = (element: Element): Element => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || child.name !== 'svg')
    .map((child) => (typeof child === 'string' ? child : besideMaps(child))),
});

const isUpon = (one: Lettering, other: Lettering): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.foot > other.foot - other.size * 0.7 &&
  other.foot > one.foot - one.size * 0.7;

const GAMES = RULESETS.map((ruleset) => ({ name: ruleset.ruleset, ruleset }));

describe.each(GAMES)('a narrow picture of $name', ({ ruleset }) => {
  const setup = setupOf(ruleset);
  const { entries } = playThrough(ruleset, setup, seeded(3), atRandom(seeded(4)));
  const viewers = [ruleset.seats(setup.options)[0]!.id, 'spectator'];
  const moments = spread(entries, 4, 1).map(({ after }, at) => {
    const viewer = viewers[at % viewers.length]!;
    const awaiting = ruleset.decisions(after).flatMap(({ seats }) => seats);
    return { ruleset, viewer, awaiting, view: ruleset.view(after, viewer, 'told'), sandbox: at === 0 };
  });
  const drawn = (at: number, language: string, layout: LayoutName) =>
    parsed(boardSvg(moments.at(at)!, words.about(ruleset.ruleset, language), layout));

  test.each(Object.keys(SHELL_WORDS))('in %s has all words within it, none upon others', (language) => {
    for (const at of moments.keys()) {
      const svg = drawn(at, language, 'narrow');
      const lines = letteringOf(besideMaps(svg)).filter(({ text }) => text.length > 1);
      const wrong = lines.filter(
        (line, index) =>
          line.left < 0 || line.right > width || lines.slice(index + 1).some((other) => isUpon(line, other)),
      );
      expect(wrong).toEqual([]);
      expect(lines.filter(({ size }) => size * PIXELS < 8).map(({ text }) => text)).toEqual([]);
    }
  });

  test('tells the same as the wide one', () => {
    const told = LAYOUTS.map((layout) =>
      elementsOf(drawn(-1, 'en', layout))
        .filter(({ name }) => name === 'title' || name === 'desc')
        .map(textOf)
        .toSorted(),
    );
    expect([...new Set(told[1])]).toEqual([...new Set(told[0])]);
  });

  test('is as wide as it says, and has each id once', () => {
    const svg = drawn(-1, 'en', 'narrow');
    expect(svg.attributes['viewBox']).toMatch(/^0 0 600 \d+$/);
    const ids = elementsOf(svg).flatMap(({ attributes: { id } }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has every cell of a grid once, as the wide one', () => {
    const cells = LAYOUTS.map((layout) =>
      elementsOf(drawn(-1, 'en', layout))
        .flatMap(({ attributes: { 'data-member': member, 'data-value': value } }) =>
          member === undefined ? [] : [`${member} ${value}`],
        )
        .toSorted(),
    );
    expect(cells[1]).toEqual(cells[0]);
    expect(new Set(cells[1]).size).toBe(cells[1]!.length);
  });
});

describe('the graves on a phone', () => {
  const columns = 10;
  const scene: GridScene = {
    ...{ is: 'grid', columns, rows: 6, paths: { rightOfColumn: 6, belowRow: 4 }, numbered: true, cells: [] },
  };
  const parts = partsOf(scene, LAYOUT.narrow);

  test('lie in two parts, as far as the path and from there on', () => {
    expect(parts.map((part) => part.columns)).toEqual([
      { first: 1, last: 6 },
      { first: 7, last: 10 },
    ]);
    expect(partsOf(scene, LAYOUT.wide).map((part) => part.columns)).toEqual([{ first: 1, last: columns }]);
  });

  test('have room for a thumb, within the picture', () => {
    for (const { cell, across, down, columns: here, middle } of parts) {
      expect(Math.min(cell.width, cell.height) * PIXELS).toBeGreaterThan(44);
      expect(across).toBeLessThanOrEqual(innerWidth(LAYOUT.narrow));
      expect(middle(here.last, 6).x + cell.width / 2).toBeLessThanOrEqual(across);
      expect(middle(here.last, 6).y + cell.height / 2).toBeLessThanOrEqual(down);
    }
  });

  test('lie in one part where there is room for all, or no path', () => {
    const { paths: _paths, ...open } = scene;
    for (const one of [open, { ...scene, columns: 4, paths: { rightOfColumn: 2, belowRow: 3 } }])
      expect(partsOf(one, LAYOUT.narrow)).toHaveLength(1);
  });
});
