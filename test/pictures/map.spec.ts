import type { MapScene } from '../../src/games/kit/scene.js';
import { RULESETS } from '../../src/games/registry.js';
import { around, outside, shared } from '../../src/pictures/boxes.js';
import { innerWidth, LAYOUT, LAYOUTS } from '../../src/pictures/layout.js';
import { chartIn } from '../../src/pictures/map/charts.js';
import { SIGN_SIZE } from '../../src/pictures/map/signs.js';
import { pointOn } from '../../src/pictures/map/ways.js';
import { Phrases } from '../../src/words/phrases.js';

const noRandom = { below: () => 0 };

const MAPS = RULESETS.flatMap((game) => {
  const setup = { options: game.options({}), rulesVersion: game.version };
  const state = game
    .begin(setup, noRandom)
    .reduce((now, event) => game.evolve(now, event), game.initial(setup));
  const { board } = game.scene(game.view(state, 'spectator', 'told'), 'spectator');
  return board.is === 'map' ? [{ game, board }] : [];
});

const LANGUAGES = MAPS.flatMap(({ game, board }) =>
  Object.entries(game.catalogues).map(([language, words]) => [game.ruleset, language, board, words] as const),
);

const drawn = (board: MapScene, language: string, words: Phrases) =>
  chartIn(board.chart, language, (message) => words.say(message));

const CHARTS = LANGUAGES.flatMap(([ruleset, language, board, words]) => {
  const phrases = new Phrases(language, [words]);
  const chart = drawn(board, language, phrases);
  return LAYOUTS.map((layout) => {
    const name = `the ${layout} map of ${ruleset} in ${language}`;
    return {
      name,
      layout,
      board,
      phrases,
      sheets: chart.sheets[layout],
      spots: chart.spots,
      bows: chart.bows,
    };
  });
});

const SHEETS = CHARTS.flatMap(({ name, sheets, ...chart }) =>
  sheets.map((sheet, at) => ({ ...chart, name: `sheet ${at + 1} of ${name}`, sheet })),
);

describe.each(CHARTS)('$name', ({ board, phrases, sheets, bows }) => {
  test('has every place with its name', () => {
    const named = board.chart.places.filter((place) => place.named).map(({ id }) => id);
    const labelled = sheets.flatMap(({ labels }) => labels.map(({ spot }) => spot.place.id));
    expect(named.filter((id) => !labelled.includes(id))).toEqual([]);
    const here = sheets.flatMap(({ places }) => places);
    expect(board.chart.places.filter(({ id }) => !here.includes(id))).toEqual([]);
  });

  test('has the name of every region', () => {
    const names = (board.chart.regions ?? []).map(({ name }) => phrases.say(name).toUpperCase());
    const told = sheets.flatMap(({ regions }) => regions.map(({ text }) => text));
    expect([...new Set(told)].toSorted()).toEqual(names.toSorted());
  });

  test('has the middle of every way, where a bar may lie', () => {
    const middles = bows.map((bow) => around(pointOn(bow, 0.5), 13));
    expect(middles.filter((middle) => sheets.every(({ frame }) => outside(middle, frame) > 0))).toEqual([]);
  });
});

describe.each(SHEETS)('$name', ({ board, layout, phrases, sheet, spots }) => {
  const { frame, labels } = sheet;
  const signs = sheet.places.map((id) => ({
    id,
    box: around(spots.get(id)!, SIGN_SIZE[spots.get(id)!.place.kind] - 1),
  }));

  test('names every place that it has and that has a name', () => {
    const here = board.chart.places.filter(({ id, named }) => named && sheet.places.includes(id));
    expect(labels.map(({ spot }) => spot.place.id)).toEqual(here.map(({ id }) => id));
  });

  test('has no names upon each other', () => {
    const pairs = labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .filter((other) => shared(one.box, other.box) > 0)
        .map((other) => `${one.text} and ${other.text}`),
    );
    expect(pairs).toEqual([]);
  });

  test('has no name upon the sign of a place', () => {
    const hidden = labels.flatMap(({ text, box }) =>
      signs.filter((sign) => shared(box, sign.box) > 4).map(({ id }) => `${text} upon ${id}`),
    );
    expect(hidden).toEqual([]);
  });

  test('has names and signs as a whole', () => {
    const boxes = [...signs, ...[...labels, ...sheet.regions].map(({ text, box }) => ({ id: text, box }))];
    expect(boxes.filter(({ box }) => outside(box, frame) > 0).map(({ id }) => id)).toEqual([]);
  });

  test('has signs apart', () => {
    const pairs = signs.flatMap((one, at) =>
      signs
        .slice(at + 1)
        .filter((other) => shared(one.box, other.box) > 0)
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(pairs).toEqual([]);
  });

  test('has names of regions where the nearest city is one of theirs, and names of places are free', () => {
    const { regions = [] } = board.chart;
    const cities = [...spots.values()].filter(({ place }) => place.region !== undefined);
    for (const { text, at, box } of sheet.regions) {
      const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
      const nearest = cities.reduce((best, one) => (far(one) < far(best) ? one : best)).place.region;
      const id = regions.find(({ name }) => phrases.say(name).toUpperCase() === text)!.id;
      const hidden = labels.filter((label) => shared(box, label.box) > 40).map((label) => label.text);
      expect({ text, nearest, hidden }).toEqual({ text, nearest: id, hidden: [] });
    }
  });

  test('has letters of nine pixels on a phone that is 390 wide, if it is narrow', () => {
    if (layout === 'wide') return;
    const scale = (innerWidth(LAYOUT.narrow) / (frame.right - frame.left)) * (390 / LAYOUT.narrow.width);
    expect(labels.filter(({ size }) => size * scale < 9).map(({ text }) => text)).toEqual([]);
  });
});

test('every way joins two places of its map', () => {
  for (const { board } of MAPS) {
    const ids = new Set(board.chart.places.map(({ id }) => id));
    const ends = board.chart.ways.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((id) => !ids.has(id))).toEqual([]);
  }
});
