import { alarm } from './alert.js';
import { byId, el, fill, within } from './dom.js';
import { effectOf, rulesetOf } from './parts.js';
import { games, say } from './words.js';

let drawn;

/** Cards and rules: what is printed on every part that does something, and where the rules stand. */
export function showParts(table, { show }) {
  const { ruleset } = table.game;
  if (drawn === ruleset) return;
  drawn = ruleset;
  rulesetOf(ruleset)
    .then(({ parts, seats }) => {
      table.parts = parts;
      draw(ruleset, parts, seats);
      return parts.length === 0 ? undefined : show();
    })
    .catch((problem) => {
      drawn = undefined;
      alarm(problem);
    });
}

function draw(ruleset, parts, seats) {
  const { rules } = games().find((game) => game.ruleset === ruleset) ?? {};
  byId('parts').hidden = false;
  const link = el('a', { href: rules, hreflang: 'en', target: '_blank' }, say('parts.rules'));
  fill(
    within('parts'),
    aims(seats),
    rules === undefined ? undefined : el('p', {}, link),
    parts.length === 0 ? undefined : list(parts),
  );
}

/** How each wins; of those who play for the same, once. */
function aims(seats) {
  const all = [...Map.groupBy(seats, ({ aim }) => aim)];
  const names = (own) => own.map(({ name }) => name).join(', ');
  return all.map(([aim, own]) =>
    el('p', { class: 'aim' }, all.length > 1 ? [el('strong', {}, names(own)), ' — '] : [], aim),
  );
}

function list(parts) {
  const groups = [...Map.groupBy(parts, ({ group }) => group)].map(([group, all]) =>
    el('div', {}, el('h3', {}, groupName(group)), el('ul', {}, all.map(item))),
  );
  return el(
    'details',
    { id: 'parts-all' },
    el('summary', {}, say('parts.all', { count: parts.length })),
    search(parts.length, groups),
    el('div', { class: 'parts', tabindex: '0', role: 'group', 'aria-labelledby': 'parts-title' }, groups),
  );
}

/** A group that there are no words for is called as the contract calls it. */
const groupName = (group) => say(`parts.group.${group}`).replace(/^parts\.group\./, '');

function item(part) {
  const count = part.count > 1 ? el('span', { class: 'hint' }, ` × ${part.count}`) : undefined;
  return el(
    'li',
    { id: `part-${part.group}-${part.id}` },
    el('strong', {}, part.name),
    count,
    effectOf(part),
  );
}

function search(count, groups) {
  const told = el('span', { class: 'unseen', role: 'status' });
  const text = say('actions.filter', { count });
  const oninput = ({ target }) => {
    const wanted = target.value.trim().toLowerCase().split(/\s+/);
    const items = groups.flatMap((group) => [...group.querySelectorAll('li')]);
    for (const one of items)
      one.hidden = !wanted.every((word) => one.textContent.toLowerCase().includes(word));
    for (const group of groups) group.hidden = group.querySelector('li:not([hidden])') === null;
    told.textContent = say('actions.found', { count: items.filter((one) => !one.hidden).length });
  };
  const attributes = { type: 'search', id: 'parts-filter', 'aria-label': text, placeholder: text };
  return el('div', { class: 'filter' }, el('input', { ...attributes, oninput }), told);
}
