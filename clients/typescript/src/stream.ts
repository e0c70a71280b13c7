import { framesOf, type RawFrame } from './frames.js';
import { mustAskAgain, pauseBefore, retryAfterMs, sleep } from './patience.js';
import { Problem, problemIn } from './problem.js';
import type { Entry, Frame, Schemas, StreamedEntry, ViewAnswer } from './types.js';

export interface FollowOptions {
  /** The last entry that you know; without it, a snapshot comes first. */
  readonly after?: number;
  /** Aborted, it ends without an error. */
  readonly signal?: AbortSignal;
  /** The server gives a sign of life every 15 seconds: a connection that is quiet for so long is broken. */
  readonly quietMs?: number;
  /** Before it connects again; twice as long each time that it fails. A server may say otherwise. */
  readonly pauseMs?: number;
}

export interface Source {
  open(last: number | undefined, signal: AbortSignal): Promise<Response>;
  /** The entries after an entry. */
  missed(after: number): Promise<{ items: Entry[] }>;
}

const QUIET_MS = 35_000;
const PAUSE_MS = 1_000;

/** One way through all connections that it takes. @throws Problem where the server says no for good */
export async function* follow(
  source: Source,
  options: FollowOptions,
): AsyncGenerator<Frame, void, undefined> {
  const leave = new AbortController();
  const signal = AbortSignal.any([leave.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  try {
    yield* new Following(source, options, signal).frames();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    leave.abort();
  }
}

/** One that may be another later. @throws Problem that will not go away */
async function refusal(answer: Response): Promise<Response> {
  const text = await answer.text();
  const { status, headers } = answer;
  if (mustAskAgain(status, text, true)) return new Response(null, { status, headers });
  throw problemIn(status, text);
}

class Following {
  private last: number | undefined;
  private failures = 0;
  private pauseMs: number;
  private over = false;

  constructor(
    private readonly source: Source,
    private readonly options: FollowOptions,
    private readonly signal: AbortSignal,
  ) {
    this.last = options.after;
    this.pauseMs = options.pauseMs ?? PAUSE_MS;
  }

  async *frames(): AsyncGenerator<Frame, void, undefined> {
    while (!this.over) {
      const answer = await this.connect();
      // It is over, and the end is known.
      if (answer?.status === 204) return;
      if (answer?.body) yield* this.heard(answer.body);
      if (!this.over) await this.pause(answer?.headers);
    }
  }

  private async pause(headers = new Headers()): Promise<void> {
    this.failures += 1;
    const pause = pauseBefore(this.failures, this.pauseMs);
    await sleep(Math.max(retryAfterMs(headers) ?? 0, pause), this.signal);
  }

  /** @returns undefined where there was no answer. @throws Problem that will not go away */
  private async connect(): Promise<Response | undefined> {
    const connecting = new AbortController();
    const timer = setTimeout(() => connecting.abort(), this.options.quietMs ?? QUIET_MS);
    try {
      const answer = await this.source.open(this.last, AbortSignal.any([this.signal, connecting.signal]));
      return answer.status < 400 ? answer : await refusal(answer);
    } catch (error) {
      this.mustGoOn(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  private async *heard(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
    try {
      for await (const frame of framesOf(body, this.options.quietMs ?? QUIET_MS)) {
        this.pauseMs = frame.retryMs ?? this.pauseMs;
        yield* this.next(frame);
        // After `gone`, whoever may look again is told so by the next connection; whoever may not, why.
        if (this.over || frame.event === 'gone') return;
      }
    } catch (error) {
      this.mustGoOn(error);
    }
  }

  /** A connection that breaks is made again; what the server refuses is not. */
  private mustGoOn(error: unknown): void {
    if (this.signal.aborted || error instanceof Problem) throw error;
  }

  private async *next({ event, data }: RawFrame): AsyncGenerator<Frame, void, undefined> {
    if (event === 'snapshot') yield* this.snapshot(JSON.parse(data) as ViewAnswer);
    if (event === 'entry') yield* this.entry(JSON.parse(data) as StreamedEntry);
    if (event === 'end') yield* this.end(JSON.parse(data) as Schemas['StreamEnd']);
  }

  /** With it a stream begins, and goes on where too much was missed. */
  private async *snapshot(data: ViewAnswer): AsyncGenerator<Frame, void, undefined> {
    yield* this.missed(data.version + 1, data);
    this.heardUpTo(data.version);
    yield { event: 'snapshot', id: data.version, data };
  }

  private async *entry(data: StreamedEntry): AsyncGenerator<Frame, void, undefined> {
    const { entry: number } = data.entry;
    // What came before is not told twice.
    if (this.last !== undefined && number <= this.last) return;
    yield* this.missed(number, data);
    this.heardUpTo(number);
    yield { event: 'entry', id: number, data };
  }

  private async *end(data: Schemas['StreamEnd']): AsyncGenerator<Frame, void, undefined> {
    yield* this.missed(data.version + 1, data);
    this.over = true;
    yield { event: 'end', id: data.version, data };
  }

  /** The entries between the last that is known and another, where there are any. */
  private async *missed(
    until: number,
    { version, status, awaiting, head }: Schemas['StreamEnd'],
  ): AsyncGenerator<Frame, void, undefined> {
    while (this.last !== undefined && this.last + 1 < until) {
      const { items } = await this.source.missed(this.last);
      if (items[0]?.entry !== this.last + 1) throw new Error(`entry ${this.last + 1} is missing`);
      for (const entry of items) {
        if (entry.entry >= until) return;
        this.heardUpTo(entry.entry);
        yield { event: 'entry', id: entry.entry, data: { version, status, awaiting, head, entry } };
      }
    }
  }

  private heardUpTo(entry: number): void {
    this.last = entry;
    this.failures = 0;
  }
}
