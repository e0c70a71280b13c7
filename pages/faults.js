import { el } from './dom.js';

/** Fields say by `data-at` which place of the body they fill, as a JSON pointer. */
const places = (form) => [...form.querySelectorAll('[data-at]')];

export function clearFaults(form) {
  for (const fault of form.querySelectorAll('.fault')) fault.remove();
  for (const control of places(form)) control.removeAttribute('aria-invalid');
}

/** Says what the server found wrong at the field that it is about, and goes to the first. */
export function showFaults(form, { errors = [] }) {
  const found = errors.flatMap(({ pointer = '', what }) => {
    const control = places(form)
      .filter(({ dataset: { at } }) => pointer === at || pointer.startsWith(`${at}/`))
      .toSorted((one, other) => other.dataset.at.length - one.dataset.at.length)[0];
    return control === undefined ? [] : [{ control, what }];
  });
  for (const { control, what } of found) {
    const place = control.closest('label') ?? control;
    control.setAttribute('aria-invalid', 'true');
    place.append(el('small', { class: 'fault bad' }, what));
    reveal(control);
  }
  found[0]?.control.focus();
}

/** A browser cannot say what is wrong with a field that is folded away: it is unfolded before. */
export function showWhereNeeded(form) {
  form.addEventListener('invalid', ({ target }) => reveal(target), true);
}

function reveal(control) {
  for (let one = control.closest('details'); one !== null; one = one.parentElement.closest('details'))
    one.open = true;
}
