import { button, byId, el, fill } from './dom.js';
import { say } from './words.js';

let shown;

/** Says what went wrong, in the words of the server. */
export function alarm(problem) {
  shown = problem.code;
  const { title, detail, message } = problem;
  const text = [el('strong', {}, title ?? message), ' ', detail ?? ''];
  fill(byId('alert'), el('div', { class: 'alert' }, el('p', {}, text), button(say('close'), calm)));
}

export function calm() {
  shown = undefined;
  byId('alert').replaceChildren();
}

/** The server answers again. */
export function reached() {
  if (shown === 'offline') calm();
}

/** Does something, and says what went wrong. @returns whether it went well */
export async function trying(act, failed = alarm) {
  calm();
  try {
    await act();
    return true;
  } catch (problem) {
    failed(problem);
    return false;
  }
}

export async function copy(text, told) {
  await navigator.clipboard?.writeText(text).catch(() => undefined);
  told.textContent = say('copied');
}
