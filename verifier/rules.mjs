import { canonical, same } from './canonical.mjs';
import { sealed } from './entry.mjs';
import { must } from './fault.mjs';
import { isTableEvent } from './table.mjs';

/** The journal's own words for who may know something. */
const slotsFor = (audience) => (typeof audience === 'string' ? [audience] : audience);

/** The event as the rules know it: `{ type, … }`. */
const plain = (told) => withoutSchema(sealed(told));
const withoutSchema = ({ schema: _schema, ...event }) => event;

const asJson = (value) => JSON.parse(JSON.stringify(value));

const optionsOf = ({ began, created }) => (began ?? created).options;

/** The rules that are run are those that the game named. The first form of `GameBegan` names none. */
export function checkSealed({ ruleset, sha256 }, began) {
  must(
    ruleset.ruleset === began.ruleset,
    `the rules are those of ${ruleset.ruleset}, and not of ${began.ruleset}`,
  );
  const fits = began.rules === undefined || began.rules === sha256;
  must(fits, `the file of rules has the hash ${sha256}, and the game is played by ${began.rules}`);
}

/** As long as not everything is open: who was told each event is as the rules say. */
export class ToldByTheRules {
  constructor(ruleset, table, viewer) {
    Object.assign(this, { ruleset, table, viewer });
  }

  take({ events, seal }) {
    const options = optionsOf(this.table);
    for (const event of events.filter((one) => !isTableEvent(one))) {
      const slots = slotsFor(this.ruleset.audience(plain(event), options));
      const fits = event.audience === 'seats' ? slots.includes(this.viewer) : same(slots, [event.audience]);
      must(fits, `${event.type} is told to others than the rules say`);
    }
    for (const { purpose } of seal.draws) {
      must(
        this.ruleset.drawAudience(purpose, options) === 'everyone',
        `a draw for "${purpose}" is not for everyone`,
      );
    }
  }
}

/** When everything is open: the rules, run again on what was asked and drawn, give what is recorded. */
export class PlayedByTheRules {
  actions = 0;

  constructor(ruleset, table) {
    Object.assign(this, { ruleset, table, options: optionsOf(table) });
    this.setup = { options: this.options, rulesVersion: table.began.rulesVersion };
  }

  take(told) {
    const draws = new RecordedDraws(told.seal);
    const happened = told.events.filter((event) => !isTableEvent(event));
    const expected = this.eventsOf(told, draws).map((event) => this.written(event));
    const { order } = told.seal.opened.nobody.value;
    const recorded = happened.map((event) => [sealed(event), order[told.events.indexOf(event)]]);
    must(same(recorded, expected), 'the rules make other events of its action and draws');
    must(draws.allUsed, 'it has draws that the rules do not ask for');
    this.checkDraws(told.seal);
    for (const event of happened) this.state = this.ruleset.evolve(this.state, plain(event));
    this.checkEnd(told);
  }

  /** What the rules make of an entry. */
  eventsOf({ seat, events, seal }, draws) {
    if (events.some(({ type }) => type === 'GameBegan')) {
      this.state = this.ruleset.initial(this.setup);
      this.playing = true;
      return this.ruleset.begin(this.setup, draws);
    }
    if (!this.playing || seat === null) return [];
    return this.ruleset.decide(this.state, seat, this.legalAction(seat, seal), draws);
  }

  legalAction(seat, { opened }) {
    const slot = opened[seat].value.asked === null ? 'passing' : seat;
    const { action, decision } = opened[slot].value.asked;
    const asked = this.ruleset.decisions(this.state).find(({ seats }) => seats.includes(seat));
    must(asked !== undefined && asked.id === decision, `${seat} was not asked ${decision}`);
    const wanted = canonical(action);
    const legal = this.ruleset.legalActions(this.state, seat).find((one) => canonical(one) === wanted);
    must(legal !== undefined, `${seat} may not ${action.type} now`);
    const inPassing = this.ruleset.askedInPassing(action, this.options);
    must((slot === 'passing') === inPassing, 'what was asked lies in another commitment than the rules say');
    this.actions += 1;
    return legal;
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
  checkEnd({ events }) {
    const outcome = this.playing ? this.ruleset.outcome(this.state) : undefined;
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
}

/** The recorded draws, given again. Those for one purpose are in their order; another question than was asked is refused. */
class RecordedDraws {
  constructor({ draws, opened }) {
    this.rest = [...draws, ...opened.nobody.value.draws];
  }

  below(n, purpose) {
    const place = this.rest.findIndex((draw) => draw.purpose === purpose);
    must(place >= 0, `the rules draw for "${purpose}", and no such draw is recorded`);
    const [draw] = this.rest.splice(place, 1);
    must(draw.n === n, `the rules draw for "${purpose}" below ${n}, and recorded is ${draw.n}`);
    return draw.value;
  }

  get allUsed() {
    return this.rest.length === 0;
  }
}
