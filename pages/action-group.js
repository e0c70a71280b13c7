import { el, within } from './dom.js';
import { cellsOf, laidOut, neighbour } from './grid.js';
import { together, widthOf } from './labels.js';
import { folded, partsNamedBy } from './parts.js';
import { say } from './words.js';

/** How wide buttons are by the letters that they hold. */
const SIZES = [
  { name: 'short', most: 11 },
  { name: 'middle', most: 18 },
  { name: 'long', most: Infinity },
];

/** Actions that stand together, with what the cards do that they name; as on the board, where that is a grid. */
export function groupOf(group, table, act) {
  const { caption, texts } = together(group.map(({ label }) => label));
  const cells = caption === '' ? undefined : cellsOf(group, table.grid);
  const shown = cells?.map(({ column, row }) => `${column}·${row}`) ?? texts;
  const buttons = group.map((action, place) => buttonOf(action, shown[place], act));
  const { ofAll, ofEach } = explained(group, table.parts);
  const size = SIZES.find(({ most }) => Math.max(...texts.map(widthOf)) <= most).name;
  const said = cells === undefined ? '' : ` (${say('actions.grid')})`;
  return el(
    'div',
    { class: `group ${size}`, role: 'group', 'aria-label': caption || undefined, onkeydown: walk },
    caption === '' ? undefined : el('p', { class: 'caption', 'aria-hidden': 'true' }, caption + said),
    ofAll.map((part) => folded(part)),
    cells ? laidOut(buttons, cells, table.grid) : el('div', { class: 'buttons' }, besides(buttons, ofEach)),
  );
}

function buttonOf({ id, label, type }, text, act) {
  const attributes = { type: 'button', id: `action-${id}`, 'data-type': type };
  const named = text === label ? {} : { 'aria-label': label };
  const found = { 'data-label-text': label.toLowerCase() };
  return el('button', { ...attributes, ...found, ...named, onclick: () => act(id) }, text);
}

/** What all actions name is told before them, anything else beside the first that names it. */
function explained(group, parts) {
  const named = group.map((action) => partsNamedBy(action, parts));
  const ofAll = group.length < 2 ? [] : named[0].filter((part) => named.every((all) => all.includes(part)));
  const told = new Set(ofAll);
  const ofEach = named.map((all) => {
    const news = all.filter((part) => !told.has(part));
    for (const part of news) told.add(part);
    return news;
  });
  return { ofAll, ofEach };
}

const besides = (buttons, ofEach) =>
  buttons.map((button, place) =>
    ofEach[place].length === 0
      ? button
      : el(
          'div',
          { class: 'explained' },
          button,
          ofEach[place].map((part) => folded(part)),
        ),
  );

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from one action to the next, and in a grid as it lies. */
function walk(event) {
  const step = STEPS[event.key];
  const from = document.activeElement;
  if (step === undefined || from.tagName !== 'BUTTON') return;
  const all = [...within('actions').querySelectorAll('button:not([hidden])')];
  const across = from.dataset.column === undefined ? undefined : neighbour(from, event.key);
  const next = across ?? all[all.indexOf(from) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
