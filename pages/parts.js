import { get } from './api.js';
import { el } from './dom.js';
import { say } from './words.js';

/** Shorter names stand in labels by chance. */
const SHORTEST_NAME = 4;
const WIDE = /[\u2e80-\uffff]/;

const known = new Map();

/** Its seats, and the printed parts that do something; asked for once. @throws Problem */
export function rulesetOf(ruleset) {
  if (!known.has(ruleset)) {
    const asked = get(`/rulesets/${ruleset}`).then(({ parts, seats }) => ({
      parts: partsIn({ parts, seats }),
      seats,
    }));
    asked.catch(() => known.delete(ruleset));
    known.set(ruleset, asked);
  }
  return known.get(ruleset);
}

function partsIn({ parts, seats }) {
  const seated = new Set(seats.map(({ seat }) => seat));
  return parts.map((part) => ({ ...part, isSeat: seated.has(part.id) }));
}

/** Those that an action uses: by its type, or since a member names them. Seats are no news to who plays. */
export function partsNamedBy({ id: _id, label: _label, type, ...members }, parts) {
  const ids = new Set(stringsIn(members));
  return parts.filter(({ id, isSeat, actions }) => !isSeat && (ids.has(id) || actions.includes(type)));
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

/** What a part does. */
export function effectOf({ told }) {
  return told.map(({ kind, label, text }) => {
    const before = kind === 'effect' ? [] : [el('span', { class: 'hint' }, `${label}: `)];
    return el('p', {}, before, text);
  });
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
