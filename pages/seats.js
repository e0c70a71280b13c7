import { copy, trying } from './alert.js';
import { ask, post, random } from './api.js';
import { until } from './clock.js';
import { button, el, fill, within } from './dom.js';
import { viewer } from './moment.js';
import { kept } from './store.js';
import { awayIn } from './time.js';
import { say, seatName } from './words.js';

/** Who sits where, and what can be done about it before the game begins. */
export function showSeats(table, { refresh }) {
  const { game } = table;
  const invitations = game.status === 'open' ? JSON.parse(kept(`invitations.${table.id}`) ?? '[]') : [];
  const away = awayIn(table.entries);
  const rows = game.seats.map((seat) => row(table, { ...seat, away: away.get(seat.seat) }, refresh));
  const links = invitations
    .filter(({ seat }) => game.seats.some((one) => one.seat === seat && one.kind === 'invite'))
    .map((invitation) => invitationLink(table, invitation));
  const arbiters = game.arbiters.map(({ arbiter, player }) =>
    el(
      'li',
      {},
      `${say('arbiter', { number: arbiter.split('-')[1] })}: ${player?.displayName || say('seat.gone')}`,
    ),
  );
  fill(within('seats'), el('ul', { class: 'seats' }, rows, arbiters), links, starting(table, refresh));
}

function row(table, { seat, kind, player, away }, refresh) {
  const { game, mine } = table;
  const isMine = mine.includes(seat);
  const isAsked = game.awaiting.includes(seat);
  const place = `/games/${table.id}/seats/${seat}/claim`;
  const doing = (act) => () =>
    trying(async () => {
      await act();
      await refresh();
    });
  const sit = button(
    say('seat.take'),
    doing(() => claim(table.id, seat)),
    { id: `sit-${seat}` },
  );
  const leave = button(
    say('seat.leave'),
    doing(() => ask('DELETE', place)),
    { id: `leave-${seat}` },
  );
  const mark = isAsked ? el('span', { 'aria-hidden': 'true' }, '▸ ') : undefined;
  return el(
    'li',
    {},
    el(
      'span',
      {},
      mark,
      el('strong', {}, seatName(game.ruleset, seat)),
      ': ',
      asShown(table, { kind, player }),
    ),
    kind === 'open' && mine.length === 0 ? sit : undefined,
    isMine && game.status === 'open' ? leave : undefined,
    deadlinesOf(game, { seat, kind }).map((one) => el('span', { class: 'hint' }, until(one))),
    away === undefined ? undefined : el('span', { class: 'hint' }, away),
  );
}

/** Nobody waits for the time of a bot. */
const deadlinesOf = ({ deadlines }, { seat, kind }) =>
  kind === 'bot' ? [] : deadlines.filter((one) => one.seat === seat);

/** Who looks with the eyes of another is not “you” beside the board of that seat. */
function asShown(table, seat) {
  const isOther = table.mine.length > 0 && !table.mine.includes(viewer(table));
  return whoSits(seat, isOther ? undefined : table.me);
}

/** Who sits at a seat, as others call them. */
export function whoSits({ kind, player }, me) {
  if (kind !== 'player') return say(`seat.${kind === 'open' ? 'free' : kind}`);
  return player !== null && player.id === me?.id ? say('seat.you') : player?.displayName || say('seat.gone');
}

export function claim(game, seat, invitation) {
  return post(`/games/${game}/seats/${seat}/claim`, {
    entropy: random(),
    ...(invitation ? { invitation } : {}),
  });
}

function invitationLink({ id, game }, { seat, code }) {
  const address = `${location.origin}/games/${id}#invitation=${encodeURIComponent(code)}&seat=${seat}`;
  const told = el('span', { role: 'status', class: 'hint' });
  return el(
    'p',
    {},
    say('invitation', { seat: seatName(game.ruleset, seat) }),
    el('code', { class: 'address' }, address),
    ' ',
    button(say('copy'), () => copy(address, told), { id: `copy-${seat}` }),
    told,
  );
}

function starting({ id, game }, refresh) {
  const isReady =
    game.status === 'open' &&
    game.start === 'manual' &&
    game.seats.every(({ kind }) => kind === 'player' || kind === 'bot');
  if (!isReady) return undefined;
  return button(say('start'), () =>
    trying(async () => {
      await post(`/games/${id}/start`);
      await refresh();
    }),
  );
}
