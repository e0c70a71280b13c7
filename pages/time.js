import { el, fill, byId, within } from './dom.js';
import { given } from './clock.js';
import { say, timed } from './words.js';
import { vacations } from './vacations.js';

let drawn = '';

/** How much time the game gives, and vacations. There is nothing to see where nobody has to hurry. */
export function showTime(table, { refresh }) {
  const { game, mine } = table;
  const now = JSON.stringify([game.time, game.status, mine.length > 0]);
  byId('time').hidden = game.time.mode === 'none';
  if (now === drawn || byId('time').hidden) return;
  drawn = now;
  const isAsked = mine.length > 0 && game.status === 'playing' && game.time.vacationDays > 0;
  const nameOf = (id) => (id === table.id ? say('vacation.here') : say('vacation.elsewhere'));
  fill(
    within('time'),
    el(
      'ul',
      {},
      linesOf(game.time).map((line) => el('li', {}, line)),
    ),
    isAsked ? vacations({ nameOf, changed: refresh }) : undefined,
  );
}

function linesOf({ mode, seconds, bank, graceSeconds, weekendsOff, vacationDays, misses }) {
  return [
    say('time.told', { time: given(seconds) }),
    mode === 'bank' ? say('time.told.bank', { time: given(bank) }) : undefined,
    graceSeconds ? say('time.told.grace', { time: given(graceSeconds) }) : undefined,
    weekendsOff ? say('time.told.weekends', { zone: weekendsOff }) : undefined,
    vacationDays ? say('time.told.vacation', { time: given(vacationDays * 86_400) }) : undefined,
    misses && misses.then !== 'nothing'
      ? say('time.told.misses', { count: misses.after, then: say(`time.misses.${misses.then}`) })
      : undefined,
  ].filter((line) => line !== undefined);
}

/** Who is away, or will be, by seat: everybody at the table knows it. */
export function awayIn(entries) {
  const events = entries.flatMap(({ entry, events: all }) => all.map((event) => ({ entry, ...event })));
  const ended = new Set(events.filter(({ type }) => type === 'VacationEnded').map(({ taken }) => taken));
  const running = events.filter(
    ({ type, entry, until }) =>
      type === 'VacationTaken' && !ended.has(entry) && Date.parse(until) > Date.now(),
  );
  return new Map(running.map(({ seat, from, until }) => [seat, awayText(from, until)]));
}

function awayText(from, until) {
  const isNow = Date.parse(from) <= Date.now();
  return say(isNow ? 'vacation.away' : 'vacation.willBe', { from: timed(from), until: timed(until) });
}
