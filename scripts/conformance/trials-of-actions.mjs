import { setTimeout as sleep } from 'node:timers/promises';
import { CUT, isAction, isRead, problem } from './proxy.mjs';
import { Trial } from './trial.mjs';

/** Meddles with the second action that a client means to do. */
class OfAction extends Trial {
  async answer(asked, forward) {
    if (!isAction(asked)) return forward();
    this.keys.add(keyOf(asked));
    if (this.meddled === undefined && this.keys.size === 2) {
      this.meddled = asked;
      return this.meddle(asked, forward);
    }
    return forward();
  }

  /** What the client asked after the meddling. */
  get since() {
    return this.meddled === undefined ? [] : this.log.slice(this.log.indexOf(this.meddled) + 1);
  }

  get next() {
    return this.since.find(isAction);
  }
}

const keyOf = ({ headers }) => headers['idempotency-key'];

/** Asks for the same again, with the same key, and not too early. */
class AskedAgain extends OfAction {
  waits = 0;

  verdict() {
    const { next, meddled } = this;
    if (next === undefined) return undefined;
    if (keyOf(next) !== keyOf(meddled)) return 'it sent another key, so that the action may be done twice';
    if (next.body !== meddled.body) return 'it sent something else with the same key';
    if (next.at - meddled.answeredAt < this.waits) return `it did not wait as long as Retry-After says`;
    return next.status === undefined ? undefined : true;
  }
}

class LostAnswer extends AskedAgain {
  title = 'the answer of an action is lost: it is sent again, with the same key and body';

  async meddle(asked, forward) {
    await forward();
    return CUT;
  }
}

class OutcomeUnknown extends AskedAgain {
  title = '503 after the action was done: the same again, after Retry-After';
  waits = 1000;

  async meddle(asked, forward) {
    await forward();
    return problem(503, 'outcome-unknown', { 'retry-after': '1' });
  }
}

class NotReady extends AskedAgain {
  title = '503 before anything was done: the same again, after Retry-After';
  waits = 1000;
  meddle = async () => problem(503, 'not-ready', { 'retry-after': '1' });
}

class TooMany extends OfAction {
  title = '429: nothing is sent before Retry-After, then it goes on';
  meddle = async () => problem(429, 'too-many-requests', { 'retry-after': '2' });

  verdict() {
    const { next, meddled } = this;
    if (next === undefined) return undefined;
    if (next.at - meddled.answeredAt < 2000) return 'it did not wait as long as Retry-After says';
    return true;
  }
}

class Slow extends OfAction {
  title = 'an answer that takes four seconds: nothing else is done meanwhile';

  async meddle(asked, forward) {
    const answer = await forward();
    await sleep(4000);
    return answer;
  }

  verdict() {
    const { meddled, since } = this;
    const other = since.find((one) => isAction(one) && keyOf(one) !== keyOf(meddled));
    if (other !== undefined && (meddled.answeredAt === undefined || other.at < meddled.answeredAt))
      return 'it did something else, with another key';
    return other === undefined ? undefined : true;
  }
}

/** Somebody with the same account was faster: what the client decided is no longer asked. */
class Overtaken extends OfAction {
  title = '409 or 412, since the game has moved on: it reads again, and goes on';

  async meddle(asked, forward) {
    await this.seat.actOtherwise(JSON.parse(asked.body));
    return forward();
  }

  verdict() {
    const { next, meddled, since } = this;
    if (next === undefined) return undefined;
    const reads = since.slice(0, since.indexOf(next)).some(isRead);
    if (keyOf(next) === keyOf(meddled) && next.body === meddled.body)
      return 'it sends again what was refused';
    if (!reads && next.status >= 400) return 'it decided again without having read again';
    return next.status === 201 ? true : undefined;
  }
}

const isOffer = ({ method, path }, { status, body }) =>
  method === 'GET' && path.endsWith('/actions') && status === 200 && JSON.parse(body).actions.length > 0;

/** A cache on the way gives an old answer once. */
class OutOfDate extends Trial {
  title = 'an out-of-date answer: what is refused then is read again, and it goes on';

  async answer(asked, forward) {
    const answer = await forward();
    if (this.meddled !== undefined || !isOffer(asked, answer)) return answer;
    this.old ??= answer;
    if (answer.body === this.old.body) return answer;
    this.meddled = asked;
    return this.old;
  }

  verdict() {
    if (this.meddled === undefined) return undefined;
    const acts = this.log.slice(this.log.indexOf(this.meddled) + 1).filter(isAction);
    const refused = acts.filter(({ status }) => status >= 400);
    if (refused.length > 2) return 'it sends again and again what is no longer asked';
    return acts.some(({ status }) => status === 201) ? true : undefined;
  }
}

export const OF_ACTIONS = {
  ...{ 'lost-answer': LostAnswer, 'outcome-unknown': OutcomeUnknown, 'not-ready': NotReady },
  ...{ 'too-many': TooMany, slow: Slow, overtaken: Overtaken, 'out-of-date': OutOfDate },
};
