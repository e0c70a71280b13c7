import { el, field, select } from './dom.js';
import { DAY, HOUR, MINUTE } from './duration.js';
import { ExactTime } from './play-exact-time.js';
import { say } from './words.js';

const BOT_AFTER_3 = { after: 3, then: 'bot' };
const PRESETS = {
  none: { mode: 'none' },
  day: { mode: 'perTurn', seconds: DAY, misses: BOT_AFTER_3 },
  threeDays: { mode: 'perTurn', seconds: 3 * DAY, vacationDays: 14, misses: BOT_AFTER_3 },
  budget: { mode: 'bank', seconds: 12 * HOUR, bank: 14 * DAY, misses: BOT_AFTER_3 },
  evening: { mode: 'bank', seconds: 2 * MINUTE, bank: 30 * MINUTE, misses: { after: 5, then: 'bot' } },
};

/** How much time there is: a few usual ways, and behind them everything that can be said. */
export function timeFields() {
  const exact = new ExactTime(PRESETS.day);
  const chooser = select(
    Object.keys(PRESETS).map((name) => [name, say(`time.${name}`)]),
    { chosen: 'none', name: 'time', id: 'time', change: (name) => set(name) },
  );
  const details = el(
    'details',
    { id: 'time-exact', hidden: true },
    el('summary', {}, say('time.exact')),
    exact.parts(),
  );
  const set = (name) => {
    details.hidden = name === 'none';
    exact.set(name === 'none' ? PRESETS.day : PRESETS[name]);
  };
  const value = () => (chooser.value === 'none' ? PRESETS.none : exact.value());
  return { preset: field(say('time'), chooser), details, value };
}
