import { copy, trying } from './alert.js';
import { get, post, token } from './api.js';
import { button, el, field, fill } from './dom.js';
import { forget, keep } from './store.js';
import { say } from './words.js';

/** Makes an account where this browser has none. Its token is kept here and nowhere else. */
export async function makeAccount(displayName) {
  const { token: made } = await post('/players', { displayName });
  keep('token', made);
}

/** A form for who has no account here: a name, or a token. @param done called when there is one */
export function accountForm(done) {
  const name = el('input', { required: true, maxlength: 60, autocomplete: 'nickname', name: 'name' });
  const own = el('input', {
    type: 'password',
    required: true,
    autocomplete: 'off',
    spellcheck: 'false',
    name: 'token',
  });
  const made = (event) => {
    event.preventDefault();
    return trying(async () => {
      await makeAccount(name.value.trim());
      await done();
    });
  };
  const used = (event) => {
    event.preventDefault();
    return trying(() => useToken(own.value.trim(), done));
  };
  return [
    el(
      'form',
      { onsubmit: made },
      field(say('play.name'), name),
      el('p', { class: 'hint' }, say('play.account')),
      el('button', {}, say('account.make')),
    ),
    el(
      'details',
      {},
      el('summary', {}, say('account.use')),
      el('form', { onsubmit: used }, field(say('account.token'), own), el('button', {}, say('account.use'))),
    ),
  ];
}

async function useToken(text, done) {
  keep('token', text);
  try {
    await get('/me');
  } catch (problem) {
    forget('token');
    throw problem;
  }
  await done();
}

export function showAccount(place, me) {
  if (me === undefined && !token())
    return fill(
      place,
      accountForm(() => location.reload()),
    );
  const shown = el('code', { class: 'token', hidden: true }, token());
  const told = el('span', { role: 'status' });
  const show = button(say('account.show'), () => {
    shown.hidden = !shown.hidden;
  });
  const forgotten = button(say('account.forget'), () => {
    if (!confirm(say('account.forget.ask'))) return;
    forget('token');
    location.reload();
  });
  fill(
    place,
    el('p', {}, me === undefined ? say('account.lost') : say('account.hello', { name: me.displayName })),
    el(
      'p',
      { class: 'row' },
      show,
      button(say('copy'), () => copy(token(), told)),
      told,
      forgotten,
    ),
    el('p', {}, shown),
    el('p', { class: 'hint' }, say('account.keep')),
  );
}
