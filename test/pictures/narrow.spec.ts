import { RULESETS } from '../../src/games/registry.js';
import { LAYOUT, LAYOUTS, type LayoutName } from '../../src/pictures/layout.js';
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
});
