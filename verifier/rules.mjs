import { fileOf } from './adopting.mjs';
import { plain, slotsFor } from './audiences.mjs';
import { canonical, same } from './canonical.mjs';
import { RecordedDraws } from './chance.mjs';
import { sealed } from './entry.mjs';
import { must } from './fault.mjs';
import { isTableEvent } from './forms.mjs';
import { isOut, turnsTo } from './line.mjs';
import { FORFEITED, winnersWithout } from './table.mjs';

const hasEffect = (event) => isOut(event) || event.type === 'GameAdjusted';

/** Each question to each seat, and the time of the entry since which it is open. */
const askedSince = (decisions, before, at) =>
  Object.fromEntries(
    decisions.flatMap(({ id, seats }) =>
      seats.map((seat) => [`${id} ${seat}`, before[`${id} ${seat}`] ?? at]),
    ),
  );

const asJson = (value) => JSON.parse(JSON.stringify(value));

/** The rules that are run are those that the game named. The first form of `GameBegan` names none. */
export function checkSealed(files, { began, adopting: { named } }) {
  for (const { ruleset, sha256 } of files) {
    must(
      ruleset.ruleset === began.ruleset,
      `the rules are those of ${ruleset.ruleset}, and not of ${began.ruleset}`,
    );
    const hashes = named.map(({ rules }) => rules);
    const fits = hashes.includes(sha256) || hashes.includes(undefined);
    const all = [...new Set(hashes)].join(' and ');
    must(fits, `the file of rules has the hash ${sha256}, and the game is played by ${all}`);
  }
}

/** When everything is open: the rules, run again on what was asked and drawn, give what is recorded. */
export class PlayedByTheRules {
  actions = 0;
  /** The game as the rules know it, since which turning back each of its questions is asked, and since when of whom. */
  at = { turned: 0, asked: {}, since: {} };
  /** After each entry, from none on. */
  past = [this.at];
  done = [undefined];

  /** `files`: of rules. The first entry of a part whose rules are not among them ends what can be checked. */
  constructor(files, table) {
    Object.assign(this, { files, table, options: table.began.options });
    this.setup = { options: this.options, rulesVersion: table.began.rulesVersion };
  }

  take(told) {
    const file = fileOf(this.files, this.table.adopting.after(told.entry));
    if (file === undefined) this.until ??= told.entry;
    if (this.until !== undefined) return;
    this.ruleset = file.ruleset;
    this.check(told);
  }

  check(told) {
    const draws = new RecordedDraws(told.seal);
    this.done.push(undefined);
    const expected = this.eventsOf(told, draws).map((event) => this.written(event));
    const { order } = told.seal.opened.nobody.value;
    const happened = told.events.filter((event) => !isTableEvent(event));
    const recorded = happened.map((event) => [sealed(event), order[told.events.indexOf(event)]]);
    must(same(recorded, expected), 'the rules make other events of its action and draws');
    must(draws.allUsed, 'it has draws that the rules do not ask for');
    this.checkDraws(told.seal);
    this.checkTakenBack(told);
    this.checkLate(told);
    const before = this.at.state;
    this.at = this.after(told, happened);
    this.past.push(this.at);
    this.checkEnd(told, before);
  }

  /** What the rules make of an entry. */
  eventsOf({ entry, seat, events, seal }, draws) {
    const type = events[0]?.type;
    if (type === 'GameBegan') {
      this.at = { ...this.at, state: this.ruleset.initial(this.setup) };
      return this.ruleset.begin(this.setup, draws);
    }
    if (type === 'RulingGiven' || type === 'SeatResigned') return this.ruled(events.find(hasEffect));
    if (this.at.state === undefined || seat === null) return [];
    const action = this.legalAction(seat, seal);
    this.done[entry] = { seat, action };
    return this.ruleset.decide(this.at.state, seat, action, draws);
  }

  /** What an arbiter puts right is one of the corrections that the rules offered; who forfeits leaves as they say. */
  ruled({ type, adjustment, seat } = {}) {
    const { state } = this.at;
    if (isOut({ type })) return this.ruleset.leave?.(state, seat) ?? [];
    if (type !== 'GameAdjusted') return [];
    const offered = this.ruleset.adjustments?.(state) ?? [];
    const found = offered.find((one) => same(one.adjustment, adjustment));
    must(found !== undefined, `the rules did not offer to ${adjustment.type}`);
    return found.events;
  }

  legalAction(seat, { opened }) {
    const slot = opened[seat].value.asked === null ? 'passing' : seat;
    const { action, decision } = opened[slot].value.asked;
    const asked = this.ruleset.decisions(this.at.state).find(({ seats }) => seats.includes(seat));
    must(asked !== undefined && this.askedAs(asked) === decision, `${seat} was not asked ${decision}`);
    const wanted = canonical(action);
    const legal = this.ruleset.legalActions(this.at.state, seat).find((one) => canonical(one) === wanted);
    must(legal !== undefined, `${seat} may not ${action.type} now`);
    const inPassing = this.ruleset.askedInPassing(action, this.options);
    must((slot === 'passing') === inPassing, 'what was asked lies in another commitment than the rules say');
    this.actions += 1;
    return legal;
  }

  /** Questions that are asked after the game was turned back carry the entry that did it. */
  askedAs({ id }) {
    const since = this.at.asked[id] ?? this.at.turned;
    return since === 0 ? id : `${id}~${since}`;
  }

  /** The game after an entry. */
  after(told, happened) {
    const to = turnsTo(told);
    if (to !== undefined) {
      const then = this.past[to];
      return { ...then, turned: told.entry, asked: this.openSince(then) };
    }
    const adopted = told.events.find(({ type }) => type === 'RulesAdopted');
    if (adopted !== undefined) return this.adopted(adopted);
    if (happened.length === 0) return this.at;
    const state = happened.reduce((now, event) => this.ruleset.evolve(now, plain(event)), this.at.state);
    const since = askedSince(this.ruleset.decisions(state), this.at.since, told.at);
    const at = { ...this.at, state, since };
    return at.turned === 0 ? at : { ...at, asked: this.openSince(at) };
  }

  /** By newer rules it goes on as it stands: the same is asked. */
  adopted({ rulesVersion }) {
    const state = this.ruleset.adopt?.(this.at.state, rulesVersion) ?? this.at.state;
    return { ...this.at, state };
  }

  openSince({ state, turned, asked }) {
    return Object.fromEntries(this.ruleset.decisions(state).map(({ id }) => [id, asked[id] ?? turned]));
  }

  /** What is turned back to has less time left than it was given once, so at least that has gone by since it was asked. */
  checkLate({ at, events }) {
    const late = events.find(({ type }) => type === 'TurnTimedOut');
    if (late === undefined) return;
    const { seat, decision } = late;
    const asked = this.ruleset.decisions(this.at.state).find(({ seats }) => seats.includes(seat));
    const isAsked = asked !== undefined && this.askedAs(asked) === decision;
    must(isAsked, `${seat} is said to be late with ${decision}, and is not asked it`);
    const since = this.at.since[`${asked.id} ${seat}`];
    must(
      since === undefined || this.table.times.mayBeLate(since, at),
      `${seat} was asked ${decision} too late for that`,
    );
  }

  /** Without asking the others: only what taught the seat nothing. */
  checkTakenBack({ events }) {
    const back = events.find(({ type }) => type === 'ActionTakenBack');
    if (back === undefined || back.consent) return;
    const { entry } = back;
    const { seat, action } = this.done[entry];
    const isFree = this.ruleset.blind(this.past[entry - 1].state, seat, action);
    must(isFree, `by the rules, entry ${entry} may not be taken back without asking`);
  }

  written(event) {
    const schema = this.ruleset.eventSchemaVersions?.[event.type] ?? 1;
    return [asJson({ ...event, schema }), slotsFor(this.ruleset.audience(event, this.options))];
  }

  checkDraws({ draws, opened }) {
    const isPublic = ({ purpose }) => this.ruleset.drawAudience(purpose, this.options) === 'everyone';
    const fits = draws.every(isPublic) && !opened.nobody.value.draws.some(isPublic);
    must(fits, 'a draw is told to others than the rules say');
  }

  /** The game ends when the rules say so, with their outcome. */
  checkEnd({ events }, before) {
    const { state } = this.at;
    const wasOver = before !== undefined && this.ruleset.outcome(before) !== undefined;
    const outcome = state === undefined || wasOver ? undefined : this.outcomeAfter(events);
    const finished = events.find(({ type }) => type === 'GameFinished');
    must(
      (outcome === undefined) === (finished === undefined),
      'the game ends, or goes on, against the rules',
    );
    if (finished === undefined) return;
    const { winners, reason } = finished;
    must(
      same({ winners, reason }, { winners: outcome.winners, reason: outcome.reason }),
      'the rules give another outcome',
    );
  }

  /** Where the rules do not say how the others play on, the side of a seat that forfeits has lost. */
  outcomeAfter(events) {
    const forfeited = events.find(isOut)?.seat;
    if (forfeited === undefined || this.ruleset.leave !== undefined)
      return this.ruleset.outcome(this.at.state);
    const name = this.ruleset.describe({ is: 'seat', seat: forfeited }, 'spectator');
    return {
      winners: winnersWithout(this.table.created.seats, forfeited),
      reason: { key: FORFEITED, values: { seat: name } },
    };
  }
}
