/** An element with attributes and children. `on…` are listeners; `false` and `undefined` leave an attribute out. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value !== false && value !== undefined) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** The part of a section below its heading. */
export const within = (id) => byId(id).querySelector(':scope > div, :scope > form, :scope > ol, :scope > ul');

export function button(text, act, attributes = {}) {
  return el('button', { type: 'button', onclick: act, ...attributes }, text);
}

/** A labelled field. */
export const field = (text, control) => el('label', { class: 'field' }, el('span', {}, text), control);

export function select(options, { chosen, change, ...attributes }) {
  const items = options.map(([value, text]) => el('option', { value, selected: value === chosen }, text));
  return el(
    'select',
    { ...(change ? { onchange: (event) => change(event.target.value) } : {}), ...attributes },
    items,
  );
}

/** Puts other children in, and leaves the focus where it was, if what had it is still there by its id. */
export function fill(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? document.activeElement.id : '';
  parent.replaceChildren(...children.flat().filter((child) => child !== undefined && child !== null));
  if (focused !== '') byId(focused)?.focus({ preventScroll: true });
}
