import { get } from './api.js';
import { el } from './dom.js';
import { language, say } from './words.js';

/** What of a printed part is told, in this order. */
const TOLD = ['timing', 'needs', 'effect', 'matures', 'matured'];
/** Shorter names stand in labels by chance. */
const SHORTEST_NAME = 4;
const WIDE = /[\u2e80-\uffff]/;

const known = new Map();

/** The printed parts of a ruleset that do something, by group; asked for once. @throws Problem */
export function partsOf(ruleset) {
  if (!known.has(ruleset)) {
    const asked = get(`/rulesets/${ruleset}`).then(partsIn);
    asked.catch(() => known.delete(ruleset));
    known.set(ruleset, asked);
  }
  return known.get(ruleset);
}

function partsIn({ components, words, seats }) {
  const seated = new Set(seats.map(({ seat }) => seat));
  const nameOf = naming(words);
  const lists = Object.entries(components).filter(([, all]) => Array.isArray(all));
  const printed = new Map(lists.flatMap(([, all]) => all.map((part) => [part.id, part])));
  return lists.flatMap(([group, all]) =>
    all
      .filter(({ id, name }) => typeof id === 'string' && name !== undefined)
      .map((part) => ({
        group,
        id: part.id,
        isSeat: seated.has(part.id),
        name: nameOf(part),
        count: part.count ?? 1,
        told: toldOf(part),
        cancels: (part.banner ?? []).map((id) => nameOf(printed.get(id) ?? { id, name: id })),
      }))
      .filter(({ told, cancels }) => told.length > 0 || cancels.length > 0),
  );
}

/** Names are words of the ruleset, and so in every language: the key is the one that has the printed name in English. */
function naming({ en, [language]: own = en }) {
  const keys = new Map(Object.entries(en).map(([key, text]) => [`${key.split('.').at(-1)} ${text}`, key]));
  return ({ id, name }) => own[keys.get(`${id} ${name}`)] ?? name;
}

function toldOf(part) {
  const own = TOLD.filter((key) => typeof part[key] === 'string').map((key) => ({ key, text: part[key] }));
  const abilities = (part.abilities ?? []).map(({ effect }) => ({ key: 'effect', text: effect }));
  return [...own, ...abilities];
}

/** Those that the members of an action name. Seats are no news to who plays. */
export function partsNamedBy({ id: _id, label: _label, type: _type, ...members }, parts) {
  const ids = new Set(stringsIn(members));
  return parts.filter(({ id, isSeat }) => !isSeat && ids.has(id));
}

function stringsIn(value) {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Those whose names stand in a text. */
export function partsNamedIn(text, parts) {
  return parts.filter(({ name, isSeat }) => !isSeat && stands(name, text));
}

function stands(name, text) {
  if (WIDE.test(name)) return name.length > 1 && text.includes(name);
  if (name.length < SHORTEST_NAME) return false;
  const at = text.indexOf(name);
  const isLetter = (sign) => sign !== undefined && /\p{L}/u.test(sign);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}

/** What a part does. The server has that in English. */
export function effectOf({ told, cancels }) {
  const lines = told.map(({ key, text }) => {
    const label = key === 'effect' ? [] : [el('span', { class: 'hint' }, `${say(`parts.${key}`)}: `)];
    return el('p', {}, label, el('span', { lang: 'en' }, text));
  });
  const all = `${say('parts.cancels')}: ${cancels.join(', ')}`;
  return cancels.length === 0 ? lines : [...lines, el('p', {}, all)];
}

/** The same, folded, under its name. */
export function folded(part, attributes = {}) {
  return el(
    'details',
    { class: 'part', ...attributes },
    el('summary', {}, say('parts.does', { name: part.name })),
    effectOf(part),
  );
}
