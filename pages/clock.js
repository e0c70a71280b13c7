import { el } from './dom.js';
import { language, say, timed } from './words.js';

const EVERY_MS = 1000;
const SIZES = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
/** Smaller parts are told only where there is less than this of a larger one. */
const FEW = 2;

const sized = (seconds) => SIZES.find(([, size]) => seconds >= size * FEW) ?? SIZES.at(-1);

/** How long that is, in one unit. */
export function spanned(seconds) {
  const [unit, size] = sized(seconds);
  const format = { style: 'unit', unit, unitDisplay: 'long' };
  return new Intl.NumberFormat(language, format).format(Math.round(seconds / size));
}

/** The same of what was set up: exactly, where one unit can say it. */
export function given(seconds) {
  const [unit, size] = SIZES.find(([, one]) => seconds >= one && seconds % one === 0) ?? SIZES.at(-1);
  const format = { style: 'unit', unit, unitDisplay: 'long' };
  return new Intl.NumberFormat(language, format).format(seconds / size);
}

const leftUntil = (at) => Math.max(0, (Date.parse(at) - Date.now()) / 1000);

function told({ at, bank }) {
  const left = leftUntil(at);
  if (left === 0) return say('clock.late');
  const [unit, size] = sized(left);
  const inWords = new Intl.RelativeTimeFormat(language).format(Math.round(left / size), unit);
  if (bank === undefined) return inWords;
  return `${inWords} · ${say('clock.bank', { time: spanned(Math.min(bank, left)) })}`;
}

/** Until when: the moment, and beside it how long that is, which goes on by itself and is not read aloud each time. */
export function until(deadline) {
  const left = el('span', { class: 'left', 'aria-hidden': 'true' }, told(deadline));
  left.tell = () => told(deadline);
  const bank = deadline.bank === undefined ? {} : { title: say('clock.bank.text') };
  return el('span', bank, el('time', { datetime: deadline.at }, timed(deadline.at)), ' (', left, ')');
}

setInterval(() => {
  for (const one of document.querySelectorAll('.left')) {
    const text = one.tell();
    if (one.textContent !== text) one.textContent = text;
  }
}, EVERY_MS);
