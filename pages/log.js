import { trying } from './alert.js';
import { disputeEntry } from './disputes.js';
import { byId, button, el, fill, within } from './dom.js';
import { stillTold } from './journal.js';
import { goTo, isThen, shownVersion } from './moment.js';
import { say, withTimes } from './words.js';

const MOST_HEARD = 5;
const NEAR_PX = 40;
let drawn = '';
let isRaw = false;
let heard;

/** What happened up to the moment that is looked at, the newest last. */
export function showLog(table, handlers) {
  const list = within('log');
  const at = shownVersion(table);
  const entries = stillTold(table.entries, table).slice(0, at);
  tell(entries, table);
  const told = isRaw ? entries : spoken(entries, table);
  const now = JSON.stringify([
    [isRaw, told.length, at, table.game.status, table.mine.length],
    told.map(({ struck, events }) => (struck ? -1 : events.length)),
  ]);
  if (now === drawn) return;
  drawn = now;
  const wasAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
  fill(
    list,
    told.map((entry) => item(table, entry, handlers)),
  );
  list.onkeydown = walk;
  const numbers = [...list.querySelectorAll('.number')];
  (numbers.find(({ id }) => id === `entry-${at}`) ?? numbers.at(-1))?.setAttribute('tabindex', '0');
  if (wasAtEnd || isThen(table)) showCurrent(list);
  showTools(table, handlers);
}

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** Of so many entries one is reached by the tabulator, and from it the others by arrows. */
function walk(event) {
  const numbers = [...event.currentTarget.querySelectorAll('.number')];
  const next = numbers[numbers.indexOf(document.activeElement) + (STEPS[event.key] ?? 0)];
  if (STEPS[event.key] === undefined || !numbers.includes(document.activeElement)) return;
  event.preventDefault();
  next?.focus();
}

function showCurrent(list) {
  const current = list.querySelector('[aria-current]');
  const isLast = current === null || current === list.lastElementChild;
  const middle = () => current.offsetTop - list.offsetTop - list.clientHeight / 2;
  list.scrollTop = isLast ? list.scrollHeight : middle();
}

/** Without what tells a reader nothing. */
function spoken(entries, { rulesets, game }) {
  const { unspoken } = rulesets.items.find(({ ruleset }) => ruleset === game.ruleset);
  return entries
    .map((entry) => ({ ...entry, events: entry.events.filter(({ type }) => !unspoken.includes(type)) }))
    .filter(({ events }) => events.length > 0);
}

/** What is new is read aloud, and no more of it than can be listened to. */
function tell(entries, table) {
  const { version } = table.view;
  const news = entries.filter(({ entry }) => entry > (heard ?? version));
  heard = version;
  if (isThen(table) || news.length === 0) return;
  const said = spoken(news, table).flatMap(({ events }) => events.map(({ label }) => withTimes(label)));
  byId('heard').textContent = said.slice(-MOST_HEARD).join('. ');
}

function showTools(table, handlers) {
  const change = ({ target }) => {
    isRaw = target.checked;
    showLog(table, handlers);
  };
  const box = el('input', { type: 'checkbox', id: 'log-raw', checked: isRaw, onchange: change });
  fill(byId('log').querySelector('.foot'), el('label', { class: 'hint' }, box, ' ', say('log.raw')));
}

function item(table, { entry, events, struck }, handlers) {
  const isShown = entry === shownVersion(table);
  const look = () => {
    goTo(table, { at: entry });
    return trying(handlers.show);
  };
  const said = events.map(({ type, label }) =>
    el(
      'p',
      {},
      struck ? el('s', {}, withTimes(label)) : withTimes(label),
      isRaw ? el('code', { class: 'type' }, ` ${type}`) : '',
    ),
  );
  const number = button(String(entry), look, {
    class: 'number',
    id: `entry-${entry}`,
    tabindex: -1,
    'aria-label': say('log.moment', { entry }),
  });
  const dispute = button(say('dispute'), () => trying(() => disputeEntry(table, entry, handlers)), {
    class: 'small',
    id: 'dispute',
    'aria-label': say('dispute.entry', { entry }),
  });
  return el(
    'li',
    { 'aria-current': isShown ? 'step' : undefined },
    number,
    el('div', {}, said, struck ? el('span', { class: 'hint' }, say('log.struck')) : undefined),
    isShown && mayDispute(table) ? dispute : undefined,
  );
}

const mayDispute = ({ game, mine }) => mine.length > 0 && ['playing', 'finished'].includes(game.status);
