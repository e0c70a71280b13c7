import { trying } from './alert.js';
import { get } from './api.js';
import { button, el, fill } from './dom.js';
import { sitAt } from './play-seats.js';
import { say } from './words.js';

/** These are asked for elsewhere in the form. */
const ELSEWHERE = new Set(['players']);

/**
 * The options of a ruleset, as its own JSON Schema describes them. They are fetched when they are first wanted, and
 * again with every choice: one may decide the defaults of others, and which seats there are.
 * @param seated is called when there are other seats
 */
export function optionFields(choice, seated) {
  const list = el('div', { class: 'options' });
  let wanted;
  const read = () =>
    trying(async () => {
      const now = { ruleset: choice.game.ruleset, options: JSON.stringify(choice.options) };
      wanted = now;
      if (list.childElementCount === 0) fill(list, el('p', { class: 'hint' }, '…'));
      const ruleset = await get(`/rulesets/${now.ruleset}`, { query: { options: now.options } });
      if (wanted !== now) return;
      sitAt(choice, ruleset.seats);
      seated();
      fill(list, drawn(ruleset, choice, read));
    });
  const details = el(
    'details',
    { id: 'options', ontoggle: () => details.open && wanted === undefined && read() },
    el('summary', {}, say('play.options')),
    el('p', { class: 'hint' }, say('play.options.text')),
    list,
  );
  const anew = () => {
    wanted = undefined;
    fill(list);
    if (details.open) void read();
  };
  return { details, anew, follow: () => wanted !== undefined && read() };
}

function drawn({ options, defaults }, choice, read) {
  const names = Object.keys(options.properties).filter((name) => !ELSEWHERE.has(name));
  const chosen = (name) => (value) => {
    choice.options[name] = value;
    return read();
  };
  const usual = () => {
    for (const name of names) delete choice.options[name];
    return read();
  };
  const isUsual = names.every((name) => !(name in choice.options));
  return [
    ...names.map((name) => optionField(name, options.properties[name], defaults[name], chosen(name))),
    button(say('play.options.usual'), usual, { id: 'options-usual', disabled: isUsual }),
  ];
}

function optionField(name, schema, value, chosen) {
  const hint = el('small', { class: 'hint', id: `about-${name}` }, schema.description);
  const attributes = {
    id: `option-${name}`,
    'data-at': `/options/${name}`,
    'aria-describedby': hint.id,
  };
  const label = el('span', {}, schema.title);
  if (schema.type === 'boolean') {
    const box = el('input', {
      ...attributes,
      type: 'checkbox',
      checked: value,
      onchange: () => chosen(box.checked),
    });
    return el('div', { class: 'option' }, el('label', {}, box, ' ', label), hint);
  }
  return el(
    'div',
    { class: 'option' },
    el('label', { class: 'field' }, label, control(schema, value, chosen, attributes)),
    hint,
  );
}

function control(schema, value, chosen, attributes) {
  if (schema.oneOf !== undefined) {
    const items = schema.oneOf.map((one, place) =>
      el('option', { value: place, selected: one.const === value }, one.title),
    );
    const onchange = ({ target }) => chosen(schema.oneOf[Number(target.value)].const);
    return el('select', { ...attributes, onchange }, items);
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const bounds = isNumber
    ? {
        type: 'number',
        min: schema.minimum,
        max: schema.maximum,
        step: schema.type === 'integer' ? 1 : 'any',
      }
    : { type: 'text', maxlength: schema.maxLength };
  const onchange = ({ target }) =>
    target.reportValidity() && chosen(isNumber ? Number(target.value) : target.value);
  return el('input', { ...attributes, ...bounds, required: true, value, onchange });
}
