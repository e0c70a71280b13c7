import { NoAnswer, problemIn } from './problem.js';

export type Fetch = (request: Request) => Promise<Response>;

/** How long to try. */
export interface Patience {
  /** For one answer, in milliseconds. It must be longer than a call may wait. */
  readonly answerMs: number;
  /** For all attempts together, in milliseconds. */
  readonly totalMs: number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const PATIENCE: Patience = { answerMs: 45_000, totalMs: 180_000, sleep };

const FIRST_MS = 250;
const LONGEST_MS = 15_000;

// Sent again they change nothing; so does everything with an Idempotency-Key.
const REPEATABLE_POSTS = /\/(claim|start|undo|redo)$/;
// The server says that it has done nothing.
const UNDONE = new Set(['contended', 'not-ready']);

/** Wait, unless it is given up meanwhile. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', over);
      resolve();
    }, ms);
    if (signal?.aborted === true) over();
    else signal?.addEventListener('abort', over, { once: true });
  });
}

/** Twice as long each time, with some chance in it, so that not all come again together. Milliseconds. */
export function pauseBefore(attempt: number, firstMs = FIRST_MS): number {
  const full = Math.min(LONGEST_MS, firstMs * 2 ** (attempt - 1));
  return full * (0.5 + Math.random() / 2);
}

/** Seconds or a date (RFC 9110, section 10.2.3), in milliseconds from now. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

export function isRepeatable({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST' && method !== 'PATCH') return true;
  return headers.has('idempotency-key') || REPEATABLE_POSTS.test(new URL(url).pathname);
}

/** Whether to send the same again after this answer. */
export function mustAskAgain(status: number, text: string, repeatable: boolean): boolean {
  if (status === 429) return problemIn(status, text).code !== 'too-many-streams';
  if (status < 500 || status === 501) return false;
  return repeatable || (status === 503 && UNDONE.has(problemIn(status, text).code ?? ''));
}

/**
 * A `fetch` that asks again where that is safe: after no answer, 429, 500 and 503, as long as `Retry-After` says. An
 * action is sent with its Idempotency-Key again. Answers are read whole, so that one which breaks off counts as none.
 */
export function patiently(fetch: Fetch, patience: Patience): Fetch {
  return async (request) => {
    const repeatable = isRepeatable(request);
    let spent = 0;
    for (let attempt = 1; ; attempt += 1) {
      const began = Date.now();
      const outcome = await oneAnswer(fetch, request, patience.answerMs);
      if (!(await mustRepeat(outcome, repeatable))) return answered(outcome, request);
      const asked = outcome instanceof Failure ? undefined : retryAfterMs(outcome.headers);
      const pause = Math.max(asked ?? 0, pauseBefore(attempt));
      spent += Date.now() - began + pause;
      if (spent > patience.totalMs) return answered(outcome, request);
      await patience.sleep(pause, request.signal);
    }
  };
}

/** Why no answer came. */
class Failure {
  constructor(readonly cause: unknown) {}
}

async function mustRepeat(outcome: Response | Failure, repeatable: boolean): Promise<boolean> {
  if (outcome instanceof Failure) return repeatable;
  return outcome.status >= 400 && mustAskAgain(outcome.status, await outcome.clone().text(), repeatable);
}

function answered(outcome: Response | Failure, { method, url, headers }: Request): Response {
  if (!(outcome instanceof Failure)) return outcome;
  throw new NoAnswer(`${method} ${url}`, headers.get('idempotency-key'), outcome.cause);
}

async function oneAnswer(fetch: Fetch, request: Request, answerMs: number): Promise<Response | Failure> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(answerMs)]);
  try {
    const answer = await fetch(new Request(request.clone(), { signal }));
    const { status, statusText, headers } = answer;
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  } catch (error) {
    if (request.signal.aborted) throw error;
    return new Failure(error);
  }
}
