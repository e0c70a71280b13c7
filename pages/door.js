import { trying } from './alert.js';
import { post, token } from './api.js';
import { accountForm } from './account.js';
import { button, byId, el, field, fill } from './dom.js';
import { claim } from './seats.js';
import { say, seatName } from './words.js';

/** What stands before a game: an account, an invitation, or that there is nothing to see. */
export function showDoor(table, { problem, refresh }) {
  const parts = [
    ...nothing(table, { problem, refresh }),
    ...(needsAccount(problem) ? account(refresh) : invitation(table, refresh)),
  ];
  fill(byId('door'), parts.length === 0 ? undefined : el('section', { class: 'card' }, parts));
  if (problem?.status === 404) document.title = `${say('game.none')} · Harker`;
}

const needsAccount = (problem) => !token() || problem?.status === 401;

function nothing({ id }, { problem, refresh }) {
  if (problem?.status !== 404) return [];
  return [el('h2', {}, say('game.none')), el('p', {}, say('game.none.text')), arbiters(id, refresh)];
}

/** Where something is disputed an arbiter of the server may come to a game that others do not see. */
function arbiters(id, refresh) {
  const come = () =>
    trying(async () => {
      await post(`/games/${id}/arbiters`);
      await refresh();
    });
  const summary = el('summary', {}, say('arbiter.door'));
  return el('details', {}, summary, button(say('arbiter.come'), come, { id: 'come' }));
}

function account(refresh) {
  return [el('h2', {}, say('account.make')), el('p', {}, say('game.account')), ...accountForm(refresh)];
}

/** The code stands behind the # of an invitation's link, so that the address alone gives nothing away. */
function invitation({ id, game }, refresh) {
  const asked = new URLSearchParams(location.hash.slice(1));
  const seat = asked.get('seat');
  const isOpen = game === undefined || game.seats.some((one) => one.seat === seat && one.kind === 'invite');
  if (!asked.has('invitation') || seat === null || !isOpen) return [];
  const code = el('input', {
    name: 'code',
    required: true,
    value: asked.get('invitation'),
    autocomplete: 'off',
  });
  const sit = (event) => {
    event.preventDefault();
    return trying(async () => {
      await claim(id, seat, code.value.trim());
      history.replaceState(null, '', location.pathname);
      await refresh();
    });
  };
  const name = game === undefined ? seat : seatName(game.ruleset, seat);
  return [
    el('h2', {}, say('invited', { seat: name })),
    el(
      'form',
      { onsubmit: sit },
      field(say('seat.code'), code),
      el('button', { class: 'main' }, say('seat.take')),
    ),
  ];
}
