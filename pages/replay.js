import { copy } from './alert.js';
import { button, byId, el, fill, field, select } from './dom.js';
import { addressOf, goTo, isOver, isThen, shownVersion, viewer } from './moment.js';
import { say, seatName } from './words.js';

const SETTLED_MS = 50;
let settling;

/** The slider over all entries, and through whose eyes. */
export function showReplay(table, { show }) {
  if (document.activeElement?.id === 'replay-at') return following(table);
  const at = shownVersion(table);
  const { version } = table.view;
  const go = (to) => {
    goTo(table, { at: Math.min(version, Math.max(1, to)) });
    byId('replay-told').textContent = text(table);
    // While the slider moves, not each step is drawn.
    clearTimeout(settling);
    settling = setTimeout(() => void show(), SETTLED_MS);
  };
  const isNow = !isThen(table);
  fill(
    byId('board').querySelector('.replay'),
    steps({ at, version, go }, slider(table, go)),
    el(
      'div',
      { class: 'row' },
      el('output', { id: 'replay-told', for: 'replay-at' }, text(table)),
      eyes(table, show),
      isNow ? undefined : button(say('replay.now'), () => go(version), { id: 'replay-now' }),
      link(table),
    ),
    isNow ? undefined : el('p', { class: 'then', role: 'status' }, say('replay.then', { at })),
  );
}

function slider(table, go) {
  const element = el('input', {
    type: 'range',
    id: 'replay-at',
    min: 1,
    max: table.view.version,
    'aria-label': say('replay.version'),
    'aria-valuetext': text(table),
    oninput: ({ target }) => go(Number(target.value)),
  });
  element.value = String(shownVersion(table));
  return element;
}

function steps({ at, version, go }, range) {
  const step = (sign, key, to) => {
    const name = say(`replay.${key}`);
    const disabled = to === at || to < 1 || to > version;
    return button(sign, () => go(to), { id: `replay-${key}`, 'aria-label': name, title: name, disabled });
  };
  return el(
    'div',
    { class: 'steps' },
    step('|◀', 'first', 1),
    step('◀', 'previous', at - 1),
    range,
    step('▶', 'next', at + 1),
    step('▶|', 'last', version),
  );
}

/** Whoever holds the slider keeps it: only what stands beside it changes. */
function following(table) {
  const range = byId('replay-at');
  Object.assign(range, { max: String(table.view.version), value: String(shownVersion(table)) });
  range.setAttribute('aria-valuetext', text(table));
  byId('replay-told').textContent = text(table);
}

const text = (table) => say('replay.of', { at: shownVersion(table), version: table.view.version });

function eyes(table, show) {
  const { game, mine } = table;
  const seats = isOver(table) ? [...game.seats.map(({ seat }) => seat), 'spectator'] : mine;
  if (seats.length < 2) return undefined;
  const options = seats.map((seat) => [
    seat,
    seat === 'spectator' ? say('replay.spectator') : seatName(game.ruleset, seat),
  ]);
  const change = (as) => {
    if (isOver(table)) goTo(table, { as });
    else table.seat = as;
    return show();
  };
  return field(
    say(isOver(table) ? 'replay.as' : 'seat.acting'),
    select(options, { chosen: viewer(table), change, id: 'replay-as' }),
  );
}

function link(table) {
  const told = el('span', { role: 'status', class: 'hint' });
  const here = () =>
    location.origin + addressOf({ at: shownVersion(table), as: isOver(table) ? viewer(table) : undefined });
  return el(
    'span',
    {},
    button(say('replay.link'), () => copy(here(), told), { id: 'replay-link' }),
    ' ',
    told,
  );
}
