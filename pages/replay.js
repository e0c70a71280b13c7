import { copy, trying } from './alert.js';
import { button, byId, el, fill, field, select } from './dom.js';
import { addressOf, goTo, isThen, seesAll, shownVersion, viewer } from './moment.js';
import { say, seatName } from './words.js';

const SETTLED_MS = 50;
let settling;

/** The slider over all entries, and through whose eyes. Whoever holds something here keeps it. */
export function showReplay(table, { show }) {
  const place = byId('board').querySelector('.replay');
  const { version } = table.view;
  const go = (to) => {
    goTo(table, { at: Math.min(table.view.version, Math.max(1, to)) });
    byId('replay-told').textContent = text(table);
    // While the slider moves, not each step is drawn.
    clearTimeout(settling);
    settling = setTimeout(() => void trying(show), SETTLED_MS);
  };
  if (byId('replay-at') === null) place.append(steps(table, go), el('div', { class: 'row' }), el('div'));
  follow(table);
  if (document.activeElement?.id !== 'replay-as') fill(place.children[1], row(table, { show, go, version }));
  const then = el('p', { class: 'then' }, say('replay.then', { at: shownVersion(table) }));
  const recorded = el('p', { class: 'hint' }, say('arbiter.recorded'));
  fill(place.children[2], isThen(table) ? then : undefined, table.arbiter ? recorded : undefined);
}

function row(table, { show, go, version }) {
  return [
    el('output', { id: 'replay-told', for: 'replay-at' }, text(table)),
    eyes(table, show),
    isThen(table) ? button(say('replay.now'), () => go(version), { id: 'replay-now' }) : undefined,
    link(table),
  ];
}

function steps(table, go) {
  const at = () => shownVersion(table);
  const step = (sign, key, to) => {
    const name = say(`replay.${key}`);
    return button(sign, () => go(to()), { id: `replay-${key}`, 'aria-label': name, title: name });
  };
  const oninput = ({ target }) => go(Number(target.value));
  const named = { id: 'replay-at', 'aria-label': say('replay.version') };
  return el(
    'div',
    { class: 'steps' },
    step('|◀', 'first', () => 1),
    step('◀', 'previous', () => at() - 1),
    el('input', { type: 'range', min: 1, ...named, oninput }),
    step('▶', 'next', () => at() + 1),
    step('▶|', 'last', () => table.view.version),
  );
}

/** Where the slider stands, and which steps there are. */
function follow(table) {
  const range = byId('replay-at');
  const [at, { version }] = [shownVersion(table), table.view];
  range.max = String(version);
  range.value = String(at);
  range.setAttribute('aria-valuetext', text(table));
  for (const name of ['first', 'previous']) byId(`replay-${name}`).disabled = at === 1;
  for (const name of ['next', 'last']) byId(`replay-${name}`).disabled = at === version;
}

const text = (table) => say('replay.of', { at: shownVersion(table), version: table.view.version });

function eyes(table, show) {
  const { game, mine } = table;
  const seats = seesAll(table) ? [...game.seats.map(({ seat }) => seat), 'spectator'] : mine;
  if (seats.length < 2) return undefined;
  const options = seats.map((seat) => [
    seat,
    seat === 'spectator' ? say('replay.spectator') : seatName(game.ruleset, seat),
  ]);
  const change = (as) => {
    if (seesAll(table)) goTo(table, { as });
    else table.seat = as;
    return trying(show);
  };
  return field(
    say(seesAll(table) ? 'replay.as' : 'seat.acting'),
    select(options, { chosen: viewer(table), change, id: 'replay-as' }),
  );
}

function link(table) {
  const told = el('span', { role: 'status', class: 'hint' });
  const here = () =>
    location.origin + addressOf({ at: shownVersion(table), as: seesAll(table) ? viewer(table) : undefined });
  return el(
    'span',
    {},
    button(say('replay.link'), () => copy(here(), told), { id: 'replay-link' }),
    ' ',
    told,
  );
}
