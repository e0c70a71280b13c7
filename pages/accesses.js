import { trying } from './alert.js';
import { get } from './api.js';
import { el, fill } from './dom.js';
import { say, seatName, timed } from './words.js';

/** What arbiters have looked at: for those who sit at the table, and for arbiters. */
export function accesses({ id, game, entries, mine, arbiter }) {
  const hadAny = entries.some(({ events }) => events.some(({ type }) => type === 'ArbiterGranted'));
  if (!hadAny || (mine.length === 0 && !arbiter)) return undefined;
  const list = el('ul');
  const read = async () => {
    const { items } = await get(`/games/${id}/access`, { query: { limit: 100 } });
    fill(list, items.length === 0 ? el('li', {}, say('access.none')) : items.map((one) => item(game, one)));
  };
  const ontoggle = ({ target }) => target.open && trying(read);
  return el('details', { ontoggle, id: 'access' }, el('summary', {}, say('access')), list);
}

function item({ ruleset }, { at, arbiter, what, seat, from, to }) {
  const who = say('arbiter', { number: arbiter.split('-')[1] });
  const as = seatName(ruleset, seat);
  const versions = from === to ? String(to) : `${from}–${to}`;
  return el(
    'li',
    {},
    `${timed(at)} · ${who}: `,
    el('code', {}, what),
    ` · ${say('access.as', { seat: as, versions })}`,
  );
}
