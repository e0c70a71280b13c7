import { trying } from './alert.js';
import { ask, get, post } from './api.js';
import { button, byId, el, field, fill, select, within } from './dom.js';
import { isThen } from './moment.js';
import { say } from './words.js';

let drawn = '';

/** Taking back, answers in advance, giving up: what is seldom done. It is drawn anew only where it is other. */
export function showMore(table, { refresh, show }) {
  const { game, mine, seat, undo } = table;
  const can = mine.length === 0 || isThen(table) ? 'nothing' : game.status;
  byId('more').hidden = !['open', 'playing'].includes(can);
  const now = JSON.stringify([can, seat, undo?.undo, undo?.redo]);
  if (now === drawn || byId('more').hidden) return;
  drawn = now;
  const act = (call) => doing(call, refresh);
  if (can === 'open') {
    const cancel = act(() => ask('DELETE', `/games/${table.id}`));
    return fill(within('more'), button(say('cancel'), cancel, { id: 'cancel' }));
  }
  const resigning = act(() => post(`/games/${table.id}/resign`, { seat }));
  const resign = () => (confirm(say('resign.ask')) ? resigning() : undefined);
  const leave = () => (confirm(say('leave.ask')) ? leaving(table) : undefined);
  fill(
    within('more'),
    takingBack(table, refresh),
    standing(table, show),
    el(
      'p',
      { class: 'row' },
      button(say('leave'), leave, { id: 'leave', class: 'grave' }),
      button(say('resign'), resign, { id: 'resign', class: 'grave' }),
    ),
  );
}

/** Who leaves is a stranger to a private game. */
const leaving = ({ id, seat }) =>
  trying(async () => {
    await ask('DELETE', `/games/${id}/seats/${seat}/claim`);
    location.href = '/';
  });

const doing = (act, refresh) => () =>
  trying(async () => {
    await act();
    await refresh();
  });

function takingBack({ id, undo: { undo, redo } = {}, seat }, refresh) {
  const to = (call, { entry }) => doing(() => post(`/games/${id}/${call}`, { entry, seat }), refresh);
  return el(
    'p',
    { class: 'row' },
    undo ? button(say(undo.free ? 'undo' : 'undo.ask'), to('undo', undo), { id: 'undo' }) : undefined,
    redo ? button(say('redo'), to('redo', redo), { id: 'redo' }) : undefined,
  );
}

let open = false;

/** Questions that can be answered in advance, where a game has such. */
function standing(table, show) {
  const { id, seat } = table;
  const list = el('div');
  const path = `/games/${id}/standing`;
  const hint = el('p', { class: 'hint' }, say('standing.text'));
  const ontoggle = ({ target }) => (open = target.open);
  const all = el(
    'details',
    { id: 'standing', open, ontoggle },
    el('summary', {}, say('standing')),
    hint,
    list,
  );
  all.hidden = true;
  const read = async () => {
    const { offers, answers } = await get(path, { query: { seat } });
    all.hidden = offers.length === 0;
    const isNews = table.inAdvance.join() !== offers.map(({ kind }) => kind).join();
    table.inAdvance = offers.map(({ kind }) => kind);
    if (isNews) await show();
    fill(
      list,
      offers.map((offer) => question(offer, answers, (condition) => set(answers, offer.kind, condition))),
    );
  };
  const set = (answers, kind, condition) =>
    trying(async () => {
      const others = answers.filter((one) => one.kind !== kind);
      const wanted = condition === '' ? others : [...others, { kind, condition }];
      await ask('PUT', path, { body: { answers: wanted, seat } });
      await read();
    });
  void trying(read);
  return all;
}

function question({ kind, label, action, conditions }, answers, set) {
  const options = [
    ['', say('standing.never')],
    ...conditions.map(({ condition, label: text }) => [condition, `${action.label}: ${text}`]),
  ];
  const chosen = answers.find((one) => one.kind === kind)?.condition ?? '';
  return field(label, select(options, { chosen, change: set, id: `standing-${kind}` }));
}
