import { once } from 'node:events';
import { withData } from './frames.mjs';
import { CUT, isAction, isRead, isStream, problem } from './proxy.mjs';
import { Trial } from './trial.mjs';

/** So many actions after something odd show that a client goes on. */
const GOES_ON = 3;

class OfStream extends Trial {
  get streams() {
    return this.log.filter(isStream);
  }

  get isUsed() {
    return this.streams.length > 0;
  }

  get since() {
    return this.meddled === undefined ? [] : this.log.filter(({ at }) => at >= this.meddled);
  }

  get goesOn() {
    return this.since.filter((one) => isAction(one) && one.status === 201).length >= GOES_ON
      ? true
      : undefined;
  }
}

const lastKnown = ({ headers, query }) => headers['last-event-id'] ?? query.get('after') ?? undefined;

const numberOf = ({ text }) => {
  const id = /^id: (\d+)$/m.exec(text)?.[1];
  return id === undefined ? undefined : Number(id);
};

class Torn extends OfStream {
  title = 'a stream that breaks within a frame: it goes on after the last whole one';

  async *frames(asked, frames) {
    for await (const frame of frames) {
      if (this.meddled === undefined && frame.event === 'entry' && this.known !== undefined) {
        this.meddled = Date.now();
        yield frame.text.slice(0, -20);
        yield CUT;
        return;
      }
      if (this.meddled === undefined) this.known = numberOf(frame) ?? this.known;
      yield frame.text;
    }
  }

  verdict() {
    if (this.meddled === undefined || this.streams.length < 2) return undefined;
    const [, again] = this.streams;
    if (again.at - this.meddled < 200) return 'it connects again at once, and would do so with all others';
    if (Number(lastKnown(again)) === this.known) return true;
    return `it says ${lastKnown(again) ?? 'nothing'} of what it knows, and has heard up to ${this.known}`;
  }
}

class Doubled extends OfStream {
  title = 'every entry is told twice: nothing is done twice';

  async *frames(asked, frames) {
    this.meddled ??= Date.now();
    for await (const { event, text } of frames) yield event === 'entry' ? text + text : text;
  }

  verdict() {
    const refused = this.log.filter((one) => isAction(one) && one.status >= 400);
    return refused.length > 1 ? 'it acts again on what it has heard before' : this.goesOn;
  }
}

class Gap extends OfStream {
  title = 'an entry is left out: it is missed, and fetched';

  /** An entry of the game after which another seat goes on. */
  hasMore({ event, data }) {
    if (event !== 'entry' || data.status !== 'playing') return false;
    return data.entry.entry > 4 && !data.awaiting.includes(this.seat.seat);
  }

  async *frames(asked, frames) {
    for await (const frame of frames) {
      if (this.meddled === undefined && this.hasMore(frame)) {
        this.meddled = Date.now();
        this.entry = frame.data.entry.entry;
      } else yield frame.text;
    }
  }

  verdict() {
    const fetched = this.since.some(
      (one) => isRead(one) && (one.path.endsWith('/view') || Number(lastKnown(one) ?? 0) < this.entry),
    );
    return fetched ? true : undefined;
  }
}

class NewThings extends OfStream {
  title = 'events and members that it does not know: it reads over them';

  async *frames(asked, frames) {
    this.meddled ??= Date.now();
    for await (const frame of frames) {
      yield 'event: weather\ndata: {"rain": true}\n\n';
      yield frame.data === undefined
        ? frame.text
        : withData(frame, { ...frame.data, weather: { rain: true } });
    }
  }

  async answer(asked, forward) {
    const answer = await forward();
    if (!answer.headers['content-type']?.startsWith('application/json')) return answer;
    return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), weather: { rain: true } }) };
  }

  verdict() {
    return this.goesOn;
  }
}

class Quiet extends OfStream {
  title = 'a connection that is dead without a word: it makes another';
  deadlineMs = 75_000;

  async *frames(asked, frames) {
    for await (const { text, event } of frames) {
      if (this.streams.length === 1 && event === 'entry') {
        this.meddled ??= Date.now();
        await once(asked.gone, 'abort');
      }
      yield text;
    }
  }

  verdict() {
    return this.streams.length > 1 ? true : undefined;
  }
}

class Refused extends OfStream {
  title = '503 for a stream: it tries again, after Retry-After';

  refuseStream({ at }) {
    if (this.meddled !== undefined) return undefined;
    this.meddled = at;
    return problem(503, 'not-ready', { 'retry-after': '1' });
  }

  verdict() {
    const again = this.streams[1];
    if (again === undefined) return undefined;
    return again.at - this.meddled < 1000 ? 'it did not wait as long as Retry-After says' : true;
  }
}

class TheEnd extends OfStream {
  title = 'the game is over: it stops';

  async begin() {
    await this.seat.endGame();
    this.meddled = Date.now();
  }

  verdict() {
    if (this.meddled === undefined || Date.now() - this.meddled < 4000) return undefined;
    if (this.since.filter(isStream).length > 1) return 'it connects again and again';
    return this.since.filter(isAction).length > 1 ? 'it goes on to act' : true;
  }
}

export const OF_STREAMS = {
  ...{ torn: Torn, doubled: Doubled, gap: Gap, 'new-things': NewThings },
  ...{ quiet: Quiet, refused: Refused, end: TheEnd },
};
