import { trying } from './alert.js';
import { el, within } from './dom.js';
import { stillTold } from './journal.js';
import { goTo, shownVersion } from './moment.js';
import { say } from './words.js';

let drawn = '';

/** What happened up to the moment that is looked at, the newest last. */
export function showLog(table, { show }) {
  const list = within('log');
  const at = shownVersion(table);
  const entries = stillTold(table.entries, table).slice(0, at);
  const told = entries.filter(({ events }) => events.length > 0);
  const now = JSON.stringify([
    told.length,
    at,
    table.game.status,
    told.map(({ struck, events }) => (struck ? -1 : events.length)),
  ]);
  if (now === drawn) return;
  drawn = now;
  const look = (entry) => {
    goTo(table, { at: entry });
    return trying(show);
  };
  list.replaceChildren(...told.map((entry) => item(entry, entry.entry === at, look)));
  list.scrollTop = list.scrollHeight;
}

function item({ entry, events, struck }, isShown, look) {
  const said = events.map(({ label }) => el('p', {}, struck ? el('s', {}, label) : label));
  const number = el(
    'button',
    {
      type: 'button',
      class: 'number',
      'aria-label': say('log.moment', { entry }),
      onclick: () => look(entry),
    },
    String(entry),
  );
  const note = struck ? el('span', { class: 'hint' }, say('log.struck')) : undefined;
  return el('li', { 'aria-current': isShown ? 'step' : undefined }, number, el('div', {}, said, note));
}
