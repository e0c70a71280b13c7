import { until } from './clock.js';
import { byId, el } from './dom.js';
import { isThen } from './moment.js';
import { language, listed, say, seatName } from './words.js';

let said = '';

/** Whose turn it is, said aloud when it changes. */
export function showStatus(table) {
  const { head: told, more, deadline, isMine } = statusOf(table);
  const head = told.slice(0, 1).toLocaleUpperCase(language) + told.slice(1);
  const text = `${head} ${more} ${deadline?.at} ${isThen(table)}`;
  byId('status').classList.toggle('mine', isMine);
  document.title = `${isMine ? '● ' : ''}${head} · Harker`;
  if (text === said) return;
  said = text;
  const down =
    isMine && !isThen(table)
      ? el('a', { href: '#actions-title', class: 'down', onclick: toActions }, say('actions.down'))
      : undefined;
  byId('status').replaceChildren(
    ...[
      markOf(table),
      el('strong', {}, head),
      more === '' ? '' : ' · ',
      el('span', {}, more),
      ' ',
      deadline && el('span', { class: 'hint' }, say('until'), ' ', until(deadline)),
      ' ',
      down,
    ].filter((one) => one !== undefined),
  );
}

/** Of what is no real game: it may never look like one. */
const markOf = ({ game }) => (game.sandbox ? el('em', { id: 'sandbox' }, say('sandbox'), ' · ') : undefined);

function toActions(event) {
  event.preventDefault();
  byId('actions-title').focus();
}

function statusOf(table) {
  const { game, mine, view } = table;
  const named = (seats) => listed(seats.map((one) => seatName(game.ruleset, one)));
  if (game.status === 'finished') return { ...ending(game, mine, named), isMine: false };
  if (game.status === 'open') return { head: say('status.open'), more: say('open.text'), isMine: false };
  if (game.status === 'cancelled') return { head: say('status.cancelled'), more: '', isMine: false };
  if (game.frozen) return { head: say('frozen'), more: '', isMine: false };
  const own = view.decisions.find(({ seats }) => seats.includes(table.seat));
  if (own === undefined)
    return {
      head: say('waiting', { seats: named(game.awaiting) }),
      ...asked(table, view.decisions[0]),
      isMine: false,
    };
  const as = mine.length > 1 ? ` (${named([table.seat])})` : '';
  return { head: say('yourturn') + as, ...asked(table, own, table.seat), isMine: true };
}

/** Nobody waits for the time of a bot. */
const isPlayed = (game) => (asked) => game.seats.find(({ seat }) => seat === asked)?.kind !== 'bot';

/** What is asked, and until when. */
function asked({ game }, { id, label = '', seats = [] } = {}, seat = seats.find(isPlayed(game))) {
  const deadline = game.deadlines.find((one) => one.decision === id && one.seat === seat);
  return { more: label, deadline };
}

function ending({ outcome }, mine, named) {
  const won = outcome.winners.some((winner) => mine.includes(winner));
  const head = mine.length === 0 ? say('over') : say(won ? 'over.won' : 'over.lost');
  return { head, more: `${say('over.winners', { seats: named(outcome.winners) })}. ${outcome.reason}` };
}
