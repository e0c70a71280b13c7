import { trying } from './alert.js';
import { ask, get, post } from './api.js';
import { button, el, field, fill } from './dom.js';
import { say, timed } from './words.js';

/**
 * The vacations of an account: those that are not over, and a form for one more.
 * @param nameOf how a game is called, by its id
 */
export function vacations({ nameOf, changed = async () => undefined }) {
  const list = el('ul');
  const told = el('div', { role: 'status' });
  const read = async () => {
    const { items } = await get('/me/vacations');
    list.hidden = items.length === 0;
    fill(
      list,
      items.map((one) => item(one, done)),
    );
  };
  const done = async (parts = []) => {
    fill(told, parts);
    await read();
    await changed();
  };
  void trying(read);
  const ontoggle = ({ target }) => (open = target.open);
  const summary = el('summary', {}, say('vacation'));
  const hint = el('p', { class: 'hint' }, say('vacation.text'));
  return el('details', { open, ontoggle, id: 'vacations' }, summary, hint, list, form(nameOf, done), told);
}

let open = false;

function item({ id, from, until }, done) {
  const end = () =>
    trying(async () => {
      await ask('DELETE', `/me/vacations/${id}`);
      await done();
    });
  const text = say('vacation.one', { from: timed(from), until: timed(until) });
  return el('li', {}, text, ' ', button(say('vacation.end'), end, { id: `vacation-${id}` }));
}

function form(nameOf, done) {
  const from = el('input', { type: 'date', name: 'from', min: day(0) });
  const until = el('input', { type: 'date', name: 'until', min: day(1), required: true });
  const take = (event) => {
    event.preventDefault();
    return trying(async () => {
      const begins = from.value === '' ? {} : { from: midnight(from.value) };
      const { games } = await post('/me/vacations', { ...begins, until: midnight(until.value) });
      until.value = '';
      from.value = '';
      await done(games.map((one) => el('p', {}, counted(nameOf(one.game), one))));
    });
  };
  return el(
    'form',
    { class: 'row', onsubmit: take },
    field(say('vacation.from'), from),
    field(say('vacation.until'), until),
    el('button', { id: 'vacation-take' }, say('vacation.take')),
  );
}

/** Days are those of who reads. */
const midnight = (date) => new Date(`${date}T00:00`).toISOString();

function day(after) {
  const date = new Date();
  date.setDate(date.getDate() + after);
  const two = (number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const counted = (name, { counts, why }) => `${name}: ${say(`vacation.${counts ? 'counts' : why}`)}`;
