import { trying } from './alert.js';
import { get } from './api.js';
import { byId, el, field, fill, within } from './dom.js';
import { asSeen, shownVersion, viewer } from './moment.js';
import { say } from './words.js';

const MOST_SPAN = 500;
const LONGEST = 160;
let span = 1;
let wanted = '';
let isOpen = false;
const ontoggle = ({ target }) => (isOpen = target.open);

/** What the viewer learned up to the moment that is looked at; nothing is shown for the newest. */
export async function showDiff(table) {
  byId('diff').hidden = table === undefined;
  if (table === undefined) return;
  const to = shownVersion(table);
  const from = Math.max(0, to - span);
  const now = `${viewer(table)} ${from} ${to}`;
  wanted = now;
  const diff = await get(`/games/${table.id}/diff`, { query: { ...asSeen(table), from, to } });
  if (wanted !== now) return;
  const since = el('input', {
    type: 'number',
    id: 'diff-from',
    min: Math.max(0, to - MOST_SPAN),
    max: to - 1,
    value: from,
  });
  since.addEventListener('change', () => {
    span = Math.min(MOST_SPAN, Math.max(1, to - Number(since.value)));
    return trying(() => showDiff(table));
  });
  const entries = diff.entries.flatMap(({ events }) => events.map(({ label }) => el('li', {}, label)));
  fill(within('diff'), field(say('diff.from'), since), el('ul', {}, entries), changes(diff.changes));
}

const SIGNS = { add: '+', remove: '−', replace: '→', move: '↦', copy: '⧉' };

function changes(all) {
  if (all.length === 0) return el('p', { class: 'hint' }, say('diff.none'));
  const rows = all.map(({ op, path, value }) =>
    el(
      'tr',
      {},
      el('td', { title: op }, SIGNS[op] ?? op),
      el('td', {}, el('code', {}, path || '/')),
      el('td', {}, value === undefined ? '' : el('code', {}, short(JSON.stringify(value)))),
    ),
  );
  const table = el('div', { class: 'wide', tabindex: '0' }, el('table', {}, rows));
  return el(
    'details',
    { id: 'diff-exactly', open: isOpen, ontoggle },
    el('summary', {}, say('diff.exactly')),
    table,
  );
}

const short = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
