import { el, field, select } from './dom.js';
import { DAY, duration, MINUTE } from './duration.js';
import { say } from './words.js';

const at = (name) => ({ id: `time-${name.replace('/', '-')}`, 'data-at': `/time/${name}` });
const oneOf = (name, key, values) =>
  select(
    values.map((value) => [value, say(`${key}.${value}`)]),
    at(name),
  );
const whole = (name, min, max) => el('input', { ...at(name), type: 'number', min, max, required: true });

/** Everything that can be said of a game's time. */
export class ExactTime {
  mode = oneOf('mode', 'time.mode', ['perTurn', 'bank']);
  seconds = duration(at('seconds'), { least: MINUTE, most: 60 * DAY });
  bank = duration(at('bank'), { least: MINUTE, most: 365 * DAY });
  grace = duration(at('graceSeconds'), { least: 0, most: 7 * DAY });
  zone = el('input', { ...at('weekendsOff'), maxlength: 64, autocomplete: 'off', spellcheck: 'false' });
  vacation = whole('vacationDays', 0, 90);
  then = oneOf('misses/then', 'time.misses', ['nothing', 'bot', 'substitute', 'vote']);
  after = whole('misses/after', 1, 20);
  bankField = field(say('time.bank'), this.bank.control);
  afterField = field(say('time.misses.after'), this.after);

  constructor(time) {
    for (const one of [this.mode, this.then]) one.addEventListener('change', () => this.follow());
    this.set(time);
  }

  parts() {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const row = (...fields) => el('div', { class: 'fields' }, fields);
    const seconds = field(say('time.seconds'), this.seconds.control);
    const vacation = field(say('time.vacation'), this.vacation);
    return [
      row(field(say('time.mode'), this.mode), seconds, this.bankField),
      row(field(say('time.misses'), this.then), this.afterField),
      row(vacation, field(say('time.grace'), this.grace.control)),
      field(say('time.weekends', { zone: timeZone }), this.zone),
    ];
  }

  /** What does not go with the rest is hidden, and not asked for. */
  follow() {
    this.bankField.hidden = this.mode.value !== 'bank';
    this.bank.disable(this.bankField.hidden);
    this.afterField.hidden = this.after.disabled = this.then.value === 'nothing';
  }

  set({ mode, seconds, bank = 7 * DAY, graceSeconds = 0, vacationDays = 0, weekendsOff = '', misses }) {
    this.mode.value = mode;
    this.seconds.set(seconds);
    this.bank.set(bank);
    this.grace.set(graceSeconds);
    this.vacation.value = String(vacationDays);
    this.zone.value = weekendsOff;
    this.then.value = misses.then;
    this.after.value = String(misses.after);
    this.follow();
  }

  /** As the server is asked for it. */
  value() {
    const zone = this.zone.value.trim();
    const misses = { after: Number(this.after.value), then: this.then.value };
    return {
      mode: this.mode.value,
      seconds: this.seconds.value(),
      ...(this.mode.value === 'bank' ? { bank: this.bank.value() } : {}),
      graceSeconds: this.grace.value(),
      vacationDays: Number(this.vacation.value),
      ...(zone === '' ? {} : { weekendsOff: zone }),
      ...(misses.then === 'nothing' ? {} : { misses }),
    };
  }
}
