import { el, select } from './dom.js';
import { say } from './words.js';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
const UNITS = [
  [DAY, 'days'],
  [HOUR, 'hours'],
  [MINUTE, 'minutes'],
];

/** A number with a unit, in seconds. */
export function duration(attributes, { least, most }) {
  const number = el('input', { ...attributes, type: 'number', step: 'any', required: true });
  const bounds = () => {
    number.min = String(least / Number(unit.value));
    number.max = String(most / Number(unit.value));
  };
  const unit = select(
    UNITS.map(([size, name]) => [String(size), say(`time.${name}`)]),
    { 'aria-label': say('time.unit'), change: bounds },
  );
  const set = (seconds) => {
    const [size] = UNITS.find(([one]) => seconds >= one && seconds % one === 0) ?? UNITS.at(-1);
    unit.value = String(size);
    number.value = String(seconds / size);
    bounds();
  };
  return {
    control: el('span', { class: 'duration' }, number, unit),
    set,
    value: () => Math.round(Number(number.value) * Number(unit.value)),
    disable: (isOff) => (number.disabled = unit.disabled = isOff),
  };
}
