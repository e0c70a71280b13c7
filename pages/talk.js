import { trying } from './alert.js';
import { get, once } from './api.js';
import { el, field, fill, select, within } from './dom.js';
import { say, seatName, timed } from './words.js';

const EVERY_MS = 20_000;
let timer;

/** What is said at the table. It is no part of the game, and is looked after from time to time. */
export function showTalk(table) {
  const list = el('ol', { class: 'talk', role: 'log', tabindex: '0', 'aria-labelledby': 'messages-title' });
  const read = async () => {
    const { items } = await get(`/games/${table.id}/messages?limit=50`);
    const none = el('li', { class: 'hint' }, say('messages.none'));
    fill(
      list,
      items.length === 0 ? none : items.toReversed().map((message) => item(table.game.ruleset, message)),
    );
    list.scrollTop = list.scrollHeight;
  };
  fill(within('messages'), list, table.mine.length === 0 ? undefined : form(table, read));
  clearInterval(timer);
  timer = setInterval(() => document.hidden || read().catch(() => undefined), EVERY_MS);
  void trying(read);
}

function item(ruleset, { at, seat, to, text }) {
  const who = el('strong', {}, seatName(ruleset, seat));
  const aside = to === 'side' ? ` (${say('messages.side')})` : '';
  return el(
    'li',
    {},
    who,
    `${aside}: `,
    text ?? el('i', {}, say('messages.erased')),
    ' ',
    el('time', { class: 'hint', datetime: at }, timed(at)),
  );
}

function form(table, read) {
  const text = el('input', { name: 'text', required: true, maxlength: 2000, autocomplete: 'off' });
  const sides = new Set(table.game.seats.map(({ side }) => side));
  const to = select(
    [
      ['all', say('messages.all')],
      ['side', say('messages.side')],
    ],
    { chosen: 'all', name: 'to' },
  );
  const hasMates = sides.size < table.game.seats.length;
  const send = (event) => {
    event.preventDefault();
    return trying(async () => {
      await once(`/games/${table.id}/messages`, { text: text.value, to: to.value, seat: table.seat });
      text.value = '';
      await read();
    });
  };
  return el(
    'form',
    { onsubmit: send, class: 'row' },
    field(say('messages.text'), text),
    hasMates ? field(say('messages.to'), to) : undefined,
    el('button', {}, say('messages.send')),
  );
}
