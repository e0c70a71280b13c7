import { trying } from './alert.js';
import { post, random, token } from './api.js';
import { makeAccount } from './account.js';
import { el, field, fill, select } from './dom.js';
import { keep } from './store.js';
import { games, listed, say } from './words.js';

const OTHERS = [
  ['bot', 'play.bots'],
  ['invite', 'play.friends'],
  ['open', 'play.open'],
];

/** The form that sets up a game, and an account before it where there is none. */
export function showPlayForm(form, me) {
  // The shortest game comes first.
  const choice = { ruleset: games().at(-1).ruleset };
  const dependent = el('div', { class: 'fields' });
  const gameOf = () => games().find(({ ruleset }) => ruleset === choice.ruleset);
  const showSeats = () => fill(dependent, seatFields(gameOf(), choice, showSeats));
  const change = (ruleset) => {
    Object.assign(choice, { ruleset, players: undefined, seat: undefined });
    showSeats();
  };
  showSeats();
  const choices = games()
    .toReversed()
    .map((game) => gameChoice(game, choice, change));
  const legend = el('legend', {}, say('play.game'));
  const rest = restFields(me);
  fill(form, el('fieldset', { class: 'choices' }, legend, choices), dependent, rest.parts);
  form.append(el('button', { class: 'main' }, say('play.begin')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void begin(form, { ...choice, game: gameOf(), ...rest.values() });
  });
}

function restFields(me) {
  const name = el('input', { required: true, maxlength: 60, autocomplete: 'nickname', name: 'name' });
  const options = OTHERS.map(([value, key]) => [value, say(key)]);
  const others = select(options, { chosen: 'bot', name: 'others' });
  const watched = el('input', { type: 'checkbox', name: 'public' });
  const isNew = me === undefined;
  const parts = [
    el(
      'div',
      { class: 'fields' },
      field(say('play.others'), others),
      isNew ? field(say('play.name'), name) : undefined,
    ),
    el('label', { class: 'check' }, watched, ' ', say('play.public')),
    isNew ? el('p', { class: 'hint' }, say('play.account')) : undefined,
  ];
  const values = () => ({ others: others.value, public: watched.checked, name: name.value.trim() });
  return { parts, values };
}

async function begin(form, asked) {
  const submit = form.querySelector('button.main');
  submit.disabled = true;
  const went = await trying(async () => {
    if (!token()) await makeAccount(asked.name);
    const made = await post('/games', tableFor(asked));
    if (made.invitations.length > 0) keep(`invitations.${made.id}`, JSON.stringify(made.invitations));
    location.href = `/games/${made.id}`;
  });
  submit.disabled = went;
}

function gameChoice({ ruleset, title }, choice, change) {
  const radio = el('input', {
    type: 'radio',
    name: 'ruleset',
    value: ruleset,
    checked: ruleset === choice.ruleset,
    onchange: () => change(ruleset),
  });
  return el('label', { class: 'choice' }, radio, el('span', {}, title));
}

function seatFields(game, choice, again) {
  const { players } = game;
  choice.players ??= players?.usual;
  const seats = seatsOf(game, choice);
  const options = [...seats.map(({ seat, name }) => [seat, name]), ...sidesOf(seats)];
  choice.seat ??= options[0][0];
  const seat = select(options, {
    chosen: choice.seat,
    name: 'seat',
    change: (value) => (choice.seat = value),
  });
  if (players === undefined) return [field(say('play.seat'), seat)];
  const counts = Array.from({ length: players.most - players.least + 1 }, (_, place) =>
    String(players.least + place),
  );
  const change = (value) => {
    Object.assign(choice, { players: Number(value), seat: undefined });
    again();
  };
  const number = select(
    counts.map((count) => [count, count]),
    { chosen: String(choice.players), name: 'players', id: 'players', change },
  );
  return [field(say('play.players'), number), field(say('play.seat'), seat)];
}

const seatsOf = ({ seats }, { players }) => seats.slice(0, players ?? seats.length);

/** One player may hold all seats of a side that has several. */
function sidesOf(seats) {
  const sides = [...new Set(seats.map(({ side }) => side))];
  return sides
    .map((side) => ({ side, own: seats.filter((seat) => seat.side === side) }))
    .filter(({ own }) => own.length > 1)
    .map(({ side, own }) => [
      `side:${side}`,
      say('play.all', { seats: listed(own.map(({ name }) => name)) }),
    ]);
}

function tableFor({ game, players, seat, others, ...asked }) {
  const isMine = (one) => one.seat === seat || `side:${one.side}` === seat;
  const seats = seatsOf(game, { players }).map((one) =>
    isMine(one) ? { seat: one.seat, as: 'me', entropy: random() } : { seat: one.seat, as: others },
  );
  return {
    ruleset: game.ruleset,
    ...(game.players === undefined ? {} : { options: { players } }),
    visibility: asked.public ? 'public' : 'private',
    seats,
  };
}
