import { trying } from './alert.js';
import { get } from './api.js';
import { button, byId, el, fill } from './dom.js';
import { gridIn, pointAt } from './grid.js';
import { asSeen, shownVersion, viewer } from './moment.js';
import { say } from './words.js';

const MOST_KEPT = 40;
const ZOOMS = 4;
/** In pixels: where a board has less room, the wide picture cannot be read. */
const NARROW = 700;

const kept = new Map();
let zoom = 1;
let inWords = false;
let shown = '';
/** In which layout the picture is that is shown, and how to show it anew. */
let inLayout;
let showAgain;

async function board(table, at, { kind, layout }) {
  const { id, view } = table;
  const name = `${viewer(table)} ${at} ${view.status} ${kind} ${layout}`;
  if (kept.has(name)) return kept.get(name);
  const then = at === view.version ? {} : { version: at };
  const laidOut = layout === 'narrow' ? { layout } : {};
  const query = { ...asSeen(table), ...then, ...laidOut };
  const text = await get(`/games/${id}/board.${kind}`, { query, as: 'text' });
  kept.set(name, text);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
  return text;
}

/** The board as it was seen, as a picture or in words. */
export async function showBoard(table) {
  const frame = byId('board').querySelector('.frame');
  const at = shownVersion(table);
  showTools(table);
  const form = inWords ? { kind: 'txt' } : { kind: 'svg', layout: layoutFor(frame) };
  followWidth(frame);
  showAgain = () => showBoard(table);
  inLayout = form.layout;
  const wanted = `${viewer(table)} ${at} ${form.kind} ${form.layout} ${table.view.status}`;
  shown = wanted;
  if (!hasBegun(table, at)) return fill(frame, el('p', { class: 'hint' }, say('board.none')));
  const text = await board(table, at, form);
  // Who moves the slider may have gone on meanwhile.
  if (shown !== wanted) return;
  fill(frame, inWords ? el('pre', {}, text) : picture(text, frame, table));
}

/** The room of the board decides, and not that of the screen. */
const layoutFor = (frame) => (frame.offsetWidth < NARROW ? 'narrow' : 'wide');

/** Who turns the phone is shown the other picture, once it is needed. */
function followWidth(frame) {
  if (showAgain !== undefined) return;
  const follow = () => {
    if (inLayout !== undefined && inLayout !== layoutFor(frame)) void trying(showAgain);
  };
  new ResizeObserver(follow).observe(frame);
}

const hasBegun = ({ entries }, at) =>
  entries.slice(0, at).some(({ events }) => events.some(({ type }) => type === 'GameBegan'));

/** As an image: nothing in it is run, and its own words describe it. */
function picture(svg, frame, table) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const of = (name) => parsed.querySelector(`svg > ${name}`)?.textContent ?? '';
  const image = frame.querySelector('img') ?? el('img', { 'aria-describedby': 'board-words' });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  image.alt = of('title');
  table.grid = gridIn(parsed.documentElement);
  pointAt(image, table);
  return [image, el('p', { id: 'board-words', class: 'unseen' }, of('desc'))];
}

function showTools(table) {
  const zoomTo = (next) => {
    zoom = Math.min(ZOOMS, Math.max(1, next));
    byId('board').dataset.zoom = String(zoom);
    showTools(table);
  };
  const text = button(
    say(inWords ? 'board.picture' : 'board.text'),
    () => {
      inWords = !inWords;
      return trying(() => showBoard(table));
    },
    { id: 'board-in-words' },
  );
  const smaller = button('−', () => zoomTo(zoom - 1), {
    id: 'board-smaller',
    'aria-label': say('board.smaller'),
    disabled: zoom === 1,
  });
  const larger = button('+', () => zoomTo(zoom + 1), {
    id: 'board-larger',
    'aria-label': say('board.larger'),
    disabled: zoom === ZOOMS,
  });
  fill(byId('board').querySelector('.tools'), inWords ? [text] : [smaller, larger, text]);
}
