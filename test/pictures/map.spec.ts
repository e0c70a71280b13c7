import type { MapScene } from '../../src/games/kit/scene.js';
import { RULESETS } from '../../src/games/registry.js';
import { around, outside, shared } from '../../src/pictures/boxes.js';
import { chartIn } from '../../src/pictures/map/chart.js';
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

test('every way joins two places of its map', () => {
  for (const { board } of MAPS) {
    const ids = new Set(board.chart.places.map(({ id }) => id));
    const ends = board.chart.ways.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((id) => !ids.has(id))).toEqual([]);
  }
});
