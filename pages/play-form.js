import { alarm, trying } from './alert.js';
import { post, token } from './api.js';
import { makeAccount } from './account.js';
import { el, field, fill } from './dom.js';
import { clearFaults, showFaults, showWhereNeeded } from './faults.js';
import { optionFields } from './play-options.js';
import { seatFields, seatPlan } from './play-seats.js';
import { timeFields } from './play-time.js';
import { keep } from './store.js';
import { games, say } from './words.js';

/** The form that sets up a game, and an account before it where there is none. */
export function showPlayForm(form, me) {
  // The shortest game comes first.
  const choice = choiceOf(games().at(-1));
  const place = el('div');
  const options = optionFields(choice, () => seats());
  const seats = () => fill(place, seatFields(choice, { again: seats, asked: options.follow }));
  const change = (game) => {
    Object.assign(choice, choiceOf(game));
    seats();
    options.anew();
  };
  seats();
  options.anew();
  const choices = games()
    .toReversed()
    .map((game) => gameChoice(game, choice, change));
  const legend = el('legend', {}, say('play.game'));
  const rest = restFields(me);
  fill(form, el('fieldset', { class: 'choices' }, legend, choices), place, rest.parts(options));
  form.append(el('button', { class: 'main' }, say('play.begin')));
  showWhereNeeded(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void begin(form, choice, rest.values());
  });
}

/** What is asked for: what is not chosen is as the ruleset has it. */
const choiceOf = (game) => ({
  game,
  options: game.players === undefined ? {} : { players: game.players.usual },
  seats: game.seats.slice(0, game.players?.usual),
  mine: game.seats[0].seat,
  others: 'bot',
  each: {},
  emails: {},
});

function restFields(me) {
  const name = el('input', { required: true, maxlength: 60, autocomplete: 'nickname', name: 'name' });
  const watched = el('input', { type: 'checkbox', name: 'public' });
  const freeze = el('input', { type: 'checkbox', name: 'freeze' });
  const time = timeFields();
  const isNew = me === undefined;
  const parts = (options) => [
    el('div', { class: 'fields' }, isNew ? field(say('play.name'), name) : undefined, time.preset),
    time.details,
    options.details,
    el('label', { class: 'check' }, watched, ' ', say('play.public')),
    el('label', { class: 'check' }, freeze, ' ', say('play.freeze')),
    isNew ? el('p', { class: 'hint' }, say('play.account')) : undefined,
  ];
  const values = () => ({
    name: name.value.trim(),
    visibility: watched.checked ? 'public' : 'private',
    disputes: freeze.checked ? 'freeze' : 'playOn',
    time: time.value(),
  });
  return { parts, values };
}

async function begin(form, choice, { name, ...asked }) {
  const submit = form.querySelector('button.main');
  submit.disabled = true;
  clearFaults(form);
  const went = await trying(
    async () => {
      if (!token()) await makeAccount(name);
      const { ruleset } = choice.game;
      const made = await post('/games', {
        ruleset,
        options: choice.options,
        ...asked,
        seats: seatPlan(choice),
      });
      if (made.invitations.length > 0) keep(`invitations.${made.id}`, JSON.stringify(made.invitations));
      location.href = `/games/${made.id}`;
    },
    (problem) => {
      alarm(problem);
      showFaults(form, problem);
    },
  );
  submit.disabled = went;
}

function gameChoice(game, choice, change) {
  const radio = el('input', {
    type: 'radio',
    name: 'ruleset',
    value: game.ruleset,
    checked: game === choice.game,
    onchange: () => change(game),
  });
  return el('label', { class: 'choice' }, radio, el('span', {}, game.title));
}
