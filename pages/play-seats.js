import { random } from './api.js';
import { el, field, select } from './dom.js';
import { listed, say } from './words.js';

const OTHERS = ['bot', 'invite', 'open', 'each'];
const KINDS = ['me', 'bot', 'invite', 'open'];
const WORDS = {
  me: 'seat.you',
  bot: 'play.bots',
  invite: 'play.friends',
  open: 'play.open',
  each: 'play.each',
};
const OF_ONE = { me: 'seat.you', bot: 'seat.bot', invite: 'play.invite', open: 'play.anybody' };

/** Who sits where. @param again draws it anew @param asked is called when an option is another */
export function seatFields(choice, { again, asked }) {
  const change = (name) => (value) => {
    choice[name] = value;
    again();
  };
  const others = select(
    OTHERS.map((kind) => [kind, say(WORDS[kind])]),
    { chosen: choice.others, name: 'others', id: 'others', change: change('others') },
  );
  const mine = select(mineOf(choice.seats), {
    chosen: choice.mine,
    name: 'seat',
    id: 'seat',
    change: change('mine'),
  });
  const isEach = choice.others === 'each';
  return [
    el(
      'div',
      { class: 'fields' },
      playersField(choice, { again, asked }),
      isEach ? undefined : field(say('play.seat'), mine),
      field(say(isEach ? 'play.seats' : 'play.others'), others),
    ),
    isEach ? eachSeat(choice, again) : undefined,
  ];
}

function playersField(choice, { again, asked }) {
  const { players, seats } = choice.game;
  if (players === undefined) return undefined;
  const counts = Array.from(
    { length: players.most - players.least + 1 },
    (_, place) => players.least + place,
  );
  const change = (value) => {
    choice.options.players = Number(value);
    sitAt(choice, seats.slice(0, choice.options.players));
    again();
    asked();
  };
  const number = select(
    counts.map((count) => [String(count), String(count)]),
    {
      ...{ name: 'players', id: 'players', 'data-at': '/options/players' },
      chosen: String(choice.options.players),
      change,
    },
  );
  return field(say('play.players'), number);
}

/** Other seats: who sat at one that there still is, sits there. */
export function sitAt(choice, seats) {
  choice.seats = seats;
  if (!mineOf(seats).some(([value]) => value === choice.mine)) choice.mine = seats[0].seat;
}

/** A seat, or all of a side that has several: one player may hold them. */
function mineOf(seats) {
  const sides = [...new Set(seats.map(({ side }) => side))];
  const whole = sides
    .map((side) => ({ side, own: seats.filter((seat) => seat.side === side) }))
    .filter(({ own }) => own.length > 1)
    .map(({ side, own }) => [
      `side:${side}`,
      say('play.all', { seats: listed(own.map(({ name }) => name)) }),
    ]);
  return [...seats.map(({ seat, name }) => [seat, name]), ...whole];
}

function eachSeat(choice, again) {
  const row = ({ seat, name }, place) => {
    const as = kindOf(choice, choice.seats[place]);
    const change = (value) => {
      choice.each[seat] = value;
      again();
    };
    const kind = select(
      KINDS.map((one) => [one, say(OF_ONE[one])]),
      { chosen: as, id: `as-${seat}`, 'data-at': `/seats/${place}`, change },
    );
    return el(
      'div',
      { class: 'row' },
      field(name, kind),
      as === 'invite' ? emailField(choice, seat, place) : undefined,
    );
  };
  return el('div', { class: 'each', role: 'group', 'aria-label': say('play.seats') }, choice.seats.map(row));
}

function emailField(choice, seat, place) {
  const input = el('input', {
    type: 'email',
    id: `email-${seat}`,
    maxlength: 254,
    autocomplete: 'off',
    value: choice.emails[seat] ?? '',
    'data-at': `/seats/${place}/email`,
    oninput: ({ target }) => (choice.emails[seat] = target.value.trim()),
  });
  return field(say('play.email'), input);
}

const isMine = ({ mine }, { seat, side }) => mine === seat || mine === `side:${side}`;

function kindOf(choice, seat) {
  if (choice.others === 'each') return choice.each[seat.seat] ?? (isMine(choice, seat) ? 'me' : 'bot');
  return isMine(choice, seat) ? 'me' : choice.others;
}

/** As the server is asked for it. Our share of the randomness is made here. */
export const seatPlan = (choice) =>
  choice.seats.map((one) => {
    const as = kindOf(choice, one);
    const email = as === 'invite' ? choice.emails[one.seat] : undefined;
    return { seat: one.seat, as, ...(as === 'me' ? { entropy: random() } : {}), ...(email ? { email } : {}) };
  });
