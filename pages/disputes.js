import { trying } from './alert.js';
import { ask, get, post } from './api.js';
import { accesses } from './accesses.js';
import { button, byId, el, field, fill, within } from './dom.js';
import { rulingForm, rulingText } from './ruling.js';
import { say, seatName, timed } from './words.js';

const TYPES = /^(?:Dispute|Statement|Ruling|Arbiter)/;
const LONGEST = 2000;
const drafts = new Map();
let drawn = '';
/** The entry about which something is being written. */
let disputed;

/** What is disputed, what was said about it and how it was ruled. It is read where an entry tells of it. */
export async function showDisputes(table, handlers) {
  const news = table.entries.filter(({ events }) => events.some(({ type }) => TYPES.test(type)));
  const isEmpty = news.length === 0 && disputed === undefined;
  byId('disputes').hidden = isEmpty;
  const now = JSON.stringify([news.at(-1)?.entry, disputed, table.arbiter, table.mine, table.game.status]);
  if (now === drawn || isEmpty) return;
  drawn = now;
  const items = await disputesOf(table, news);
  if (now !== drawn) return;
  fill(
    within('disputes'),
    items.map((one) => shown(table, one, handlers)),
    disputed === undefined ? undefined : opening(table, handlers),
    forArbiters(table, items, handlers),
  );
}

async function disputesOf({ id }, news) {
  if (news.length === 0) return [];
  const { items } = await get(`/games/${id}/disputes`);
  return items;
}

/** Begins a dispute about an entry. */
export async function disputeEntry(table, entry, handlers) {
  disputed = entry;
  await showDisputes(table, handlers);
  byId('claim').focus();
}

/** Does something, and reads again what is disputed. */
const doing = (act, { refresh }) =>
  trying(async () => {
    await act();
    drawn = '';
    await refresh();
  });

function opening(table, handlers) {
  const open = (event) => {
    event.preventDefault();
    return doing(async () => {
      const body = { entry: disputed, claim: drafts.get('claim'), seat: table.seat };
      await post(`/games/${table.id}/disputes`, body);
      disputed = undefined;
      drafts.delete('claim');
    }, handlers);
  };
  const cancel = () => {
    disputed = undefined;
    return showDisputes(table, handlers);
  };
  return el(
    'form',
    { onsubmit: open },
    field(say('dispute.claim', { entry: disputed }), text('claim')),
    el('p', { class: 'hint' }, say(meanwhile(table.game))),
    el('p', { class: 'row' }, el('button', {}, say('dispute.open')), button(say('close'), cancel)),
  );
}

/** What becomes of the game until it is decided. */
function meanwhile({ status, disputes }) {
  if (status === 'finished') return 'dispute.over';
  return disputes === 'freeze' ? 'dispute.freezes' : 'dispute.text';
}

/** What is being written stays when others write meanwhile. */
function text(name) {
  const area = el('textarea', { id: name, required: true, maxlength: LONGEST, rows: 3 });
  area.value = drafts.get(name) ?? '';
  area.addEventListener('input', () => drafts.set(name, area.value));
  return area;
}

function shown(table, dispute, handlers) {
  const { dispute: number, entry, status, claim, statements, ruling } = dispute;
  return el(
    'article',
    { class: 'dispute', 'aria-labelledby': `dispute-${number}` },
    el(
      'h3',
      { id: `dispute-${number}` },
      say('dispute.title', { number, entry }),
      ` · ${say(`dispute.status.${status}`)}`,
    ),
    [claim, ...statements].map((one) => said(table, one)),
    ruling === null
      ? undefined
      : [el('p', {}, el('strong', {}, rulingText(table, ruling))), said(table, ruling)],
    status === 'open' ? stating(table, dispute, handlers) : undefined,
    status === 'open' && table.arbiter
      ? rulingForm(table, dispute, { area: text, doing: (act) => doing(act, handlers) })
      : undefined,
  );
}

function said({ game }, { by, at, text: words }) {
  const who = /^arbiter-\d+$/.test(by)
    ? say('arbiter', { number: by.split('-')[1] })
    : seatName(game.ruleset, by);
  const what = words ?? el('i', {}, say('messages.erased'));
  return el(
    'p',
    {},
    el('strong', {}, who),
    ': ',
    what,
    ' ',
    el('time', { class: 'hint', datetime: at }, timed(at)),
  );
}

function stating({ id, seat, mine, arbiter }, dispute, handlers) {
  if (mine.length === 0 && !arbiter) return undefined;
  const { dispute: number } = dispute;
  const name = `statement-${number}`;
  const path = `/games/${id}/disputes/${number}`;
  const state = (event) => {
    event.preventDefault();
    return doing(async () => {
      await post(`${path}/statements`, { text: drafts.get(name), ...(arbiter ? {} : { seat }) });
      drafts.delete(name);
    }, handlers);
  };
  const withdraw = button(say('dispute.withdraw'), () => doing(() => ask('DELETE', path), handlers), {
    id: `withdraw-${number}`,
  });
  const send = el('button', { id: `state-${number}` }, say('messages.send'));
  return el(
    'form',
    { onsubmit: state },
    field(say('dispute.state'), text(name)),
    el('p', { class: 'row' }, send, mine.includes(dispute.seat) ? withdraw : undefined),
  );
}

/** Whoever is one on this server may come to a dispute; the others see what was looked at. */
function forArbiters(table, items, handlers) {
  const { mine, arbiter, id, game } = table;
  const isWanted = game.status === 'finished' || items.some(({ status }) => status === 'open');
  const come = button(say('arbiter.come'), () => doing(() => post(`/games/${id}/arbiters`), handlers), {
    id: 'come',
  });
  const mayCome = isWanted && mine.length === 0 && !arbiter;
  return el('div', {}, mayCome ? come : undefined, accesses(table));
}
