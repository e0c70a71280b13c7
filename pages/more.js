import { trying } from './alert.js';
import { ask, get, post } from './api.js';
import { button, byId, el, field, fill, select, within } from './dom.js';
import { isThen } from './moment.js';
import { say } from './words.js';

/** Taking back, answers in advance, giving up: what is seldom done. */
export function showMore(table, { refresh }) {
  const { game, mine } = table;
  const isPlaying = game.status === 'playing' && mine.length > 0;
  const isOpen = game.status === 'open' && mine.length > 0;
  byId('more').hidden = !(isPlaying || isOpen) || isThen(table);
  if (isOpen)
    fill(
      within('more'),
      button(
        say('cancel'),
        doing(() => ask('DELETE', `/games/${table.id}`), refresh),
        { id: 'cancel' },
      ),
    );
  if (!isPlaying) return;
  const resign = () => {
    if (confirm(say('resign.ask')))
      void doing(() => post(`/games/${table.id}/resign`, { seat: table.seat }), refresh)();
  };
  fill(
    within('more'),
    takingBack(table, refresh),
    standing(table),
    el('p', {}, button(say('resign'), resign, { id: 'resign', class: 'grave' })),
  );
}

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

/** Questions that can be answered in advance, read when somebody opens them. */
function standing(table) {
  const list = el('div');
  const path = `/games/${table.id}/standing?seat=${table.seat}`;
  const read = async () => {
    const { offers, answers } = await get(path);
    byId('standing').hidden = offers.length === 0;
    const set = (kind, condition) => {
      const others = answers.filter((one) => one.kind !== kind);
      const wanted = condition === '' ? others : [...others, { kind, condition }];
      return trying(async () => {
        await ask('PUT', path.replace(/\?.*/, ''), {
          body: {
            answers: wanted.map((one) => ({ kind: one.kind, condition: one.condition })),
            seat: table.seat,
          },
        });
        await read();
      });
    };
    fill(
      list,
      offers.map((offer) => question(offer, answers, set)),
    );
  };
  const opened = ({ target }) => {
    open = target.open;
    return open ? trying(read) : undefined;
  };
  const hint = el('p', { class: 'hint' }, say('standing.text'));
  return el(
    'details',
    { id: 'standing', open, ontoggle: opened },
    el('summary', {}, say('standing')),
    hint,
    list,
  );
}

function question({ kind, label, action, conditions }, answers, set) {
  const options = [
    ['', say('standing.never')],
    ...conditions.map(({ condition, label: text }) => [condition, `${action.label}: ${text}`]),
  ];
  const chosen = answers.find((one) => one.kind === kind)?.condition ?? '';
  return field(
    label,
    select(options, { chosen, change: (value) => set(kind, value), id: `standing-${kind}` }),
  );
}
