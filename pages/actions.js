import { alarm, trying } from './alert.js';
import { once } from './api.js';
import { byId, el, fill, within } from './dom.js';
import { isThen } from './moment.js';
import { ENOUGH, together, widthOf } from './labels.js';
import { say } from './words.js';

/** From so many on there is a field to find one. */
const MANY = 8;

let drawn = '';
/** An action is on its way, or what follows from it is not known yet: so long nothing else can be done. */
let sending = false;
let busy = false;
let done = 0;

/** Every action on offer as a button: nothing about the rules is known here. */
export function showActions(table, { refresh }) {
  const { actions, view } = table;
  const isNews = !sending && view.version >= table.least;
  byId('actions').hidden = actions.length === 0 || isThen(table);
  const now = `${view.version} ${table.seat} ${actions.map(({ id }) => id)}`;
  if (now === drawn) return;
  drawn = now;
  const had = byId('actions').contains(document.activeElement) || busy;
  if (isNews) free();
  draw(actions, (id) => doing(table, id, refresh));
  if (had) within('actions').querySelector('button:not([hidden])')?.focus({ preventScroll: true });
}

function draw(actions, act) {
  const lists = grouped(actions).map((group) => groupOf(group, act));
  const all = el('div', { class: 'groups' }, lists);
  fill(within('actions'), actions.length > MANY ? filter(actions, lists) : undefined, all);
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

function groupOf(group, act) {
  const { caption, texts } = together(group.map(({ label }) => label));
  const buttons = group.map(({ id, label, type }, place) =>
    el(
      'button',
      {
        type: 'button',
        id: `action-${id}`,
        'data-type': type,
        'data-label-text': label.toLowerCase(),
        'aria-label': texts[place] === label ? undefined : label,
        onclick: () => act(id),
      },
      texts[place],
    ),
  );
  const longest = Math.max(...texts.map(widthOf));
  const size = SIZES.find(({ most }) => longest <= most).name;
  return el(
    'div',
    { class: `group ${size}`, role: 'group', 'aria-label': caption || undefined, onkeydown: walk },
    caption === '' ? undefined : el('p', { class: 'caption', 'aria-hidden': 'true' }, caption),
    el('div', { class: 'buttons' }, buttons),
  );
}

/** How wide buttons are by the letters that they hold. */
const SIZES = [
  { name: 'short', most: 11 },
  { name: 'middle', most: 18 },
  { name: 'long', most: Infinity },
];

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from one action to the next. */
function walk(event) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const all = [...within('actions').querySelectorAll('button:not([hidden])')];
  const next = all[all.indexOf(document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
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
