import { byId } from './dom.js';
import { keep, kept } from './store.js';

const rendered = document.documentElement.lang;
let texts = { words: {}, games: [] };

/** The language of the page: what was chosen here, else what the browser asks for. */
export let language = rendered;

/** Reads the words, and puts them in where the page came in another language. */
export async function learnWords() {
  const chosen = kept('language');
  const offered = [...byId('language').options].map(({ value }) => value);
  if (offered.includes(chosen)) language = chosen;
  const answer = await fetch(new URL(`words.${language}.json`, import.meta.url));
  texts = await answer.json();
  if (language !== rendered) putIn();
  const chooser = byId('language');
  chooser.value = language;
  chooser.addEventListener('change', () => {
    keep('language', chooser.value);
    location.reload();
  });
}

function putIn() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-say]'))
    element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', say(element.dataset.label));
}

/** The words of a key, filled in. */
export function say(key, values = {}) {
  const text = texts.words[`web.${key.replace(/^web\./, '')}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** The games of this server: titles, seats and their names. */
export const games = () => texts.games;

export function gameTitle(ruleset) {
  return texts.games.find((game) => game.ruleset === ruleset)?.title ?? ruleset;
}

export function seatName(ruleset, seat) {
  const game = texts.games.find((one) => one.ruleset === ruleset);
  return game?.seats.find((one) => one.seat === seat)?.name ?? seat;
}

export const listed = (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
/** Labels name moments as the server writes them; who reads has them as they write them. */
export const withTimes = (label) =>
  label.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (at) => timed(at));

export const timed = (at) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
