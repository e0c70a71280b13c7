import { same } from './canonical.mjs';
import { must } from './fault.mjs';
import { turnsTo } from './line.mjs';

/**
 * By which rules a game is played. It has those with which it began, until its players adopt newer ones: all of them but
 * bots, and those who are out, must agree. Where it is turned back to before that, it has the older ones again.
 */
export class Adopting {
  /** After each entry, from none on: `{ rulesVersion, rules, entry }`, the file's hash and the entry that names it. */
  past = [{}];
  /** All that were ever named, in order. */
  named = [];

  constructor(table) {
    this.table = table;
  }

  get now() {
    return this.past.at(-1);
  }

  /** Those by which an entry was played, or which it adopted. */
  after(entry) {
    return this.past[entry];
  }

  /** After its events, and before what it repeats of the game is looked at. */
  take(told) {
    must(this.question?.open.length !== 0, 'all have agreed, and nothing is adopted');
    const to = turnsTo(told);
    if (to !== undefined) this.question = undefined;
    this.past.push(to === undefined ? (this.next ?? this.now) : this.past[to]);
    this.next = undefined;
  }

  GameCreated({ rulesVersion }) {
    this.next = { rulesVersion };
  }

  GameBegan(event, { entry }) {
    this.names(event, entry);
  }

  AdoptionAsked({ seat, rulesVersion, rules, seats }) {
    this.mustBeNewer(rulesVersion);
    must(this.question === undefined && this.refused !== rulesVersion, 'the players have been asked already');
    must(
      this.table.players.some((one) => one.seat === seat),
      `nobody sits in ${seat}`,
    );
    this.table.line.mustBeOthers(seat, seats);
    this.question = { seat, rulesVersion, rules, open: seats };
  }

  AdoptionAgreed({ seat }) {
    this.mustBeAsked(seat);
    this.question = { ...this.question, open: this.question.open.filter((one) => one !== seat) };
  }

  AdoptionRefused({ seat }) {
    this.mustBeAsked(seat);
    this.refused = this.question.rulesVersion;
    this.question = undefined;
  }

  RulesAdopted(event, { entry, events }) {
    const { seat, rulesVersion, rules } = event;
    this.mustBeNewer(rulesVersion);
    const isTold = events.some(({ type }) => type === 'AdoptionAgreed');
    const agreed = same(this.question ?? null, { seat, rulesVersion, rules, open: [] });
    const fits = isTold ? agreed : this.table.line.surelyOthers(seat).length === 0;
    must(fits, 'not all who must agree to newer rules have agreed');
    this.question = undefined;
    this.names(event, entry);
  }

  /** Who asks or is asked has gone: the question goes with them. */
  SeatGivenUp({ seat }) {
    this.goes(seat);
  }

  SeatForfeited({ seat }) {
    this.goes(seat);
  }

  SeatResigned({ seat }) {
    this.goes(seat);
  }

  /** What all have agreed to is not undone by one. */
  ActionTakenBack({ entry, consent }) {
    const isUndone = this.now.entry > entry;
    must(consent || !isUndone, 'newer rules were adopted since, and not all have agreed to take that back');
  }

  goes(seat) {
    const { question } = this;
    if (question?.seat === seat || question?.open.includes(seat)) this.question = undefined;
  }

  names({ rulesVersion, rules }, entry) {
    this.next = { rulesVersion, rules, entry };
    this.named.push(this.next);
  }

  mustBeNewer(wanted) {
    const { rulesVersion } = this.now;
    must(rulesVersion < wanted, `version ${wanted} of the rules is not newer than ${rulesVersion}`);
  }

  mustBeAsked(seat) {
    must(this.question?.open.includes(seat) === true, `${seat} is not asked whether newer rules are adopted`);
  }
}

/** Of the files that were given, the one by which a part of the game was played; of a part that names none, any. */
export const fileOf = (files, { rules }) =>
  files.find(({ sha256 }) => rules === undefined || sha256 === rules);
