import type { MapScene } from '../../src/games/kit/scene.js';
import { RULESETS } from '../../src/games/registry.js';
import { around, outside, shared } from '../../src/pictures/boxes.js';
import { chartIn } from '../../src/pictures/map/charts.js';
import { FRAME } from '../../src/pictures/map/projection.js';
import { SIGN_SIZE } from '../../src/pictures/map/signs.js';
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

describe.each(LANGUAGES)('the map of %s in %s', (_ruleset, language, board, words) => {
  const chart = drawn(board, language, new Phrases(language, [words]));
  const signs = [...chart.spots.values()].map((spot) => ({
    id: spot.place.id,
    box: around(spot, SIGN_SIZE[spot.place.kind] - 1),
  }));

  test('names every place that has a name', () => {
    const named = board.chart.places.filter((place) => place.named).map(({ id }) => id);
    expect(chart.labels.map(({ spot }) => spot.place.id)).toEqual(named);
  });

  test('names do not lie upon each other', () => {
    const pairs = chart.labels.flatMap((one, at) =>
      chart.labels
        .slice(at + 1)
        .filter((other) => shared(one.box, other.box) > 0)
        .map((other) => `${one.text} and ${other.text}`),
    );
    expect(pairs).toEqual([]);
  });

  test('names lie upon no sign of a place', () => {
    const hidden = chart.labels.flatMap(({ text, box }) =>
      signs.filter((sign) => shared(box, sign.box) > 4).map(({ id }) => `${text} upon ${id}`),
    );
    expect(hidden).toEqual([]);
  });

  test('names and signs stand within the frame', () => {
    const boxes = [...signs, ...chart.labels.map(({ text, box }) => ({ id: text, box }))];
    expect(boxes.filter(({ box }) => outside(box, FRAME) > 0).map(({ id }) => id)).toEqual([]);
  });

  test('signs lie apart', () => {
    const pairs = signs.flatMap((one, at) =>
      signs
        .slice(at + 1)
        .filter((other) => shared(one.box, other.box) > 0)
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(pairs).toEqual([]);
  });
});

const REGIONS = LANGUAGES.filter(([, , board]) => board.chart.regions !== undefined);

describe.each(REGIONS)('the regions of %s in %s', (_ruleset, language, board, words) => {
  const chart = drawn(board, language, new Phrases(language, [words]));

  test('each has its name once, within the frame', () => {
    const named = board.chart.regions!.map(({ name }) =>
      new Phrases(language, [words]).say(name).toUpperCase(),
    );
    expect(chart.regions.map(({ text }) => text)).toEqual(named);
    expect(chart.regions.filter(({ box }) => outside(box, FRAME) > 0)).toEqual([]);
  });

  test('a name stands where the nearest city is one of its region', () => {
    const cities = [...chart.spots.values()].filter(({ place }) => place.region !== undefined);
    const nearest = chart.regions.map(({ at }) => {
      const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
      return cities.reduce((best, one) => (far(one) < far(best) ? one : best)).place.region;
    });
    expect(nearest).toEqual(board.chart.regions!.map(({ id }) => id));
  });

  test('names of regions leave those of places free', () => {
    const hidden = chart.regions.flatMap(({ text, box }) =>
      chart.labels.filter((label) => shared(box, label.box) > 40).map((label) => `${text} and ${label.text}`),
    );
    expect(hidden).toEqual([]);
  });
});

test('every way joins two places of its map', () => {
  for (const { board } of MAPS) {
    const ids = new Set(board.chart.places.map(({ id }) => id));
    const ends = board.chart.ways.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((id) => !ids.has(id))).toEqual([]);
  }
});
