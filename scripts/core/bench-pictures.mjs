import { createRequire } from 'node:module';
import { percentile, shown, tableText } from '../bench/figures.mjs';
import { readOptions } from '../demo/options.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { inRoot } from '../lib/paths.mjs';
import { anyLegal, Game, playOut } from './game.mjs';
import { unchangedAnswers } from './picture-answers.mjs';
import { loadRuleset } from './rulesets.mjs';

const require = createRequire(import.meta.url);
const DEFAULTS = { ruleset: 'fury-of-dracula-2e', options: '{}', count: 60, seed: 1, language: 'en' };

/** The compiler of Node gets to know the code first. */
const WARM_UP = 10;

/** What they may take, in milliseconds. */
const PROMISED = { svg: 30, png: 150, first: 100, unchanged: 2 };

/** How long pictures take of moments of random games, and how large they are. */
export async function benchPictures(args) {
  const { ruleset: name, options, count, seed, language } = readOptions('bench:pictures', args, DEFAULTS);
  if (count < 1) throw new PlainError('--count is at least 1.');
  const { ruleset, setup } = await loadRuleset(name, options);
  const { Pictures, PNG_WIDTH } = require(inRoot('dist', 'src', 'pictures', 'pictures.js'));
  const { Words } = require(inRoot('dist', 'src', 'words', 'words.js'));
  const words = new Words([ruleset]);
  const phrases = words.about(name, language);
  const pictures = new Pictures();
  progress(`${WARM_UP} pictures to warm up, ${count} to measure …`);
  const moments = momentsOf(() => new Game(ruleset, setup, seed), count + WARM_UP);
  const firsts = firstOfEach(pictures, moments[0], words, [language, ...Object.keys(ruleset.catalogues)]);
  const [wide, narrow] = [[], []];
  for (const moment of moments) {
    wide.push(await measured(pictures, moment, phrases, 'wide'));
    narrow.push(await measured(pictures, moment, phrases, 'narrow'));
  }
  await pictures.onApplicationShutdown();
  progress('a server that is asked for pictures which the client has …');
  const unchanged = await unchangedAnswers(name, setup.options);
  console.log(
    `${name}, ${count} pictures (--seed ${seed}, --language ${phrases.language}), PNGs ${PNG_WIDTH.usual} wide:\n`,
  );
  console.log(
    tableText([
      ['', 'p50', 'p95', 'max', 'p95 of what is promised'],
      ...rowsOf('wide', wide.slice(WARM_UP), PROMISED),
      ...rowsOf('narrow', narrow.slice(WARM_UP), { svg: PROMISED.svg }),
      row('304 for an SVG, over HTTP', unchanged.svg, PROMISED.unchanged),
      row('304 for a PNG, over HTTP', unchanged.png, PROMISED.unchanged),
      row('such a 304, of the processor', [unchanged.processorMs]),
      row('the first SVG', pluck(firsts.slice(0, 1), 'svgMs'), PROMISED.first),
      row('the first in each other language', pluck(firsts.slice(1), 'svgMs'), PROMISED.first),
      row('all of these, of the processor', pluck(firsts, 'processorMs')),
    ]),
  );
  return 0;
}

/** Every viewer in turn, at moments that are spread over a game. */
function momentsOf(newGame, count) {
  const all = [];
  playOut(newGame(), anyLegal, ({ ruleset, setup, state }) => all.push({ ruleset, setup, state }));
  return Array.from({ length: count }, (_, index) => {
    const { ruleset, setup, state } = all[Math.floor((index * all.length) / count)];
    const viewers = [...ruleset.seats(setup.options).map(({ id }) => id), 'spectator'];
    const viewer = viewers[index % viewers.length];
    const awaiting = ruleset.decisions(state).flatMap(({ seats }) => seats);
    return { ruleset, viewer, awaiting, view: ruleset.view(state, viewer, 'told') };
  });
}

/** What the first picture of a process takes, and the first in each language after it: printed maps are read then. */
function firstOfEach(pictures, moment, words, languages) {
  return [...new Set(languages)].map((language) => {
    const [before, began] = [process.cpuUsage(), performance.now()];
    pictures.svg(moment, words.about(moment.ruleset.ruleset, language));
    const svgMs = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    return { svgMs, processorMs: (user + system) / 1000 };
  });
}

async function measured(pictures, moment, phrases, layout) {
  const began = performance.now();
  const svg = pictures.svg(moment, phrases, layout);
  const svgMs = performance.now() - began;
  const [before, then] = [process.cpuUsage(), performance.now()];
  const png = await pictures.png(moment, phrases, { name: 'bench', most: 1 }, { layout });
  const pngMs = performance.now() - then;
  const { user, system } = process.cpuUsage(before);
  return {
    ...{ svgMs, wholeMs: svgMs + pngMs, processorMs: (user + system) / 1000 },
    ...{ svgKb: svg.length / 1024, pngKb: png.length / 1024 },
  };
}

const rowsOf = (layout, drawn, promised) => [
  row(`SVG, ${layout}`, pluck(drawn, 'svgMs'), promised.svg),
  row(`SVG and PNG, ${layout}`, pluck(drawn, 'wholeMs'), promised.png),
  row('such a PNG, of the processor', pluck(drawn, 'processorMs')),
  sizes(`size of an SVG, ${layout}`, pluck(drawn, 'svgKb')),
  sizes(`size of a PNG, ${layout}`, pluck(drawn, 'pngKb')),
];

const pluck = (all, name) => all.map((one) => one[name]);

function spread(title, values, unit, digits) {
  const sorted = [...values].sort((a, b) => a - b);
  const figures = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1)];
  return { p95: figures[1], cells: [title, ...figures.map((value) => `${shown(value, digits)} ${unit}`)] };
}

function row(title, values, promised) {
  const { p95, cells } = spread(title, values, 'ms', 2);
  return [...cells, promised === undefined ? '' : `${shown(p95 / promised, 2)} of ${promised} ms`];
}

const sizes = (title, values) => [...spread(title, values, 'KB', 1).cells, ''];
