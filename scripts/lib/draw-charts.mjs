import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const require = createRequire(import.meta.url);
const { RULESETS } = require(inRoot('dist', 'src', 'games', 'registry.js'));
const { keepChart } = require(inRoot('dist', 'src', 'pictures', 'map', 'charts.js'));
const { Phrases } = require(inRoot('dist', 'src', 'words', 'phrases.js'));

const [folder] = process.argv.slice(2);

/** A printed map is the same at any moment: so at the first one, as a spectator sees it. */
function chartsOf(game) {
  const setup = { options: game.options({}), rulesVersion: game.version };
  const events = game.begin(setup, { below: () => 0 });
  const state = events.reduce((now, event) => game.evolve(now, event), game.initial(setup));
  const { board } = game.scene(game.view(state, 'spectator', 'told'), 'spectator');
  return board.is === 'map' ? [board.chart] : [];
}

fs.mkdirSync(folder, { recursive: true });
const kept = RULESETS.flatMap((game) =>
  chartsOf(game).flatMap((chart) =>
    Object.entries(game.catalogues).map(([language, words]) => {
      const phrases = new Phrases(language, [words]);
      return keepChart(chart, (message) => phrases.say(message), folder);
    }),
  ),
);
for (const name of fs.readdirSync(folder))
  if (name.endsWith('.json') && !kept.includes(name)) fs.rmSync(path.join(folder, name), { force: true });
