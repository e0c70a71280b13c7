import { alarm, trying } from './alert.js';
import { once } from './api.js';
import { groupOf } from './action-group.js';
import { byId, el, fill, within } from './dom.js';
import { isThen } from './moment.js';
import { ENOUGH } from './labels.js';
import { folded, partsNamedBy, partsNamedIn } from './parts.js';
import { say } from './words.js';

/** From so many on there is a field to find one. */
const MANY = 8;
/** Answers to a question that may be about what has just happened. */
const SHORT = 2;

let drawn = '';
/** An action is on its way, or what follows from it is not known yet: so long nothing else can be done. */
let sending = false;
let busy = false;
let done = 0;

/** Every action on offer as a button: nothing about the rules is known here. */
export function showActions(table, { refresh }) {
  const { actions, view, grid, parts, inAdvance } = table;
  const isNews = !sending && view.version >= table.least;
  byId('actions').hidden = actions.length === 0 || isThen(table);
  const learned = `${Boolean(grid)} ${parts.length} ${inAdvance}`;
  const now = `${view.version} ${table.seat} ${learned} ${actions.map(({ id }) => id)}`;
  if (now === drawn) return;
  drawn = now;
  const had = byId('actions').contains(document.activeElement) || busy;
  if (isNews) free();
  draw(table, (id) => doing(table, id, refresh));
  if (had) within('actions').querySelector('button:not([hidden])')?.focus({ preventScroll: true });
}

function draw(table, act) {
  const { actions } = table;
  const lists = grouped(actions).map((group) => groupOf(group, table, act));
  const all = el('div', { class: 'groups' }, lists);
  fill(
    within('actions'),
    question(table),
    inAdvance(table),
    actions.length > MANY ? filter(actions, lists) : undefined,
    all,
  );
}

const askedOf = ({ view, seat }) => view.decisions.find(({ seats }) => seats.includes(seat));

/** Where there is one answer, and it can be given in advance, the way there. */
function inAdvance(table) {
  const { actions, inAdvance: kinds } = table;
  if (actions.length !== 1 || !kinds.includes(askedOf(table)?.kind)) return undefined;
  const onclick = (event) => {
    event.preventDefault();
    byId('standing').open = true;
    byId('standing').querySelector('summary').focus();
  };
  return el('p', {}, el('a', { href: '#standing', id: 'to-standing', onclick }, say('standing')));
}

/** What the cards do that the question names; a short one need not name what has just happened. */
function question(table) {
  const { actions, parts, entries } = table;
  const { label = '' } = askedOf(table) ?? {};
  const named = partsNamedIn(label, parts);
  if (named.length > 0) return named.map((part) => folded(part));
  if (actions.length > SHORT || actions.some((action) => partsNamedBy(action, parts).length > 0)) return [];
  const before = (entries.at(-1)?.events ?? []).map((event) => event.label).join(' ');
  return partsNamedIn(before, parts).map((part) => folded(part));
}

/** Many of a kind stand together; the others, as they are offered. */
function grouped(actions) {
  const groups = [];
  for (const group of Map.groupBy(actions, ({ type }) => type).values()) {
    const isSmall = group.length < ENOUGH;
    if (isSmall && groups.at(-1)?.isSmall) groups.at(-1).group.push(...group);
    else groups.push({ isSmall, group: [...group] });
  }
  return groups.map(({ group }) => group);
}

async function doing(table, id, refresh) {
  if (busy) return;
  busy = true;
  sending = true;
  done += 1;
  const mine = done;
  within('actions').classList.add('busy');
  try {
    await trying(async () => {
      const { version } = await once(`/games/${table.id}/actions`, { id, seat: table.seat });
      table.least = version;
    });
    sending = false;
    // Refused or not: what is on offer now may be something else.
    await refresh().catch(alarm);
  } finally {
    if (mine === done) free();
  }
}

function free() {
  busy = false;
  within('actions').classList.remove('busy');
}

function filter(actions, lists) {
  const told = el('span', { class: 'unseen', role: 'status' });
  const buttons = () => lists.flatMap((list) => [...list.querySelectorAll('button')]);
  const find = ({ target }) => {
    const wanted = target.value.trim().toLowerCase().split(/\s+/);
    for (const one of buttons()) one.hidden = !wanted.every((word) => one.dataset.labelText.includes(word));
    for (const list of lists) list.hidden = list.querySelector('button:not([hidden])') === null;
    told.textContent = say('actions.found', { count: buttons().filter((one) => !one.hidden).length });
  };
  const enter = (event) => {
    const found = buttons().filter((one) => !one.hidden);
    if (event.key === 'Enter' && found.length === 1) found[0].click();
    if (event.key === 'ArrowDown') found[0]?.focus();
  };
  const text = say('actions.filter', { count: actions.length });
  const box = el('input', {
    type: 'search',
    id: 'actions-filter',
    'aria-label': text,
    placeholder: text,
    oninput: find,
    onkeydown: enter,
  });
  return el('div', { class: 'filter' }, box, told);
}
