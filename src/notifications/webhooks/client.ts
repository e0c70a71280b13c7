import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { SHELL_WORDS } from '../../words/languages.js';
import { Phrases } from '../../words/phrases.js';
import { nameIn, TargetRefused, type Targets } from './targets.js';

/** For everything: from the name of the host to the last byte that is read. */
const PATIENCE_MS = 15_000;
const MOST_READ = 2_048;
// What is kept of a call is for those who write the receiver, like the answer itself.
const ENGLISH = new Phrases('en', [SHELL_WORDS.en.wrong]);
// Whatever a receiver asks for: a connection that nobody uses is closed soon.
const KEEP_ALIVE_MS = 4_000;

export interface Reply {
  /** None: no answer came. */
  readonly status?: number;
  /** The first 2 KB of the answer, or why there was none. */
  readonly said: string;
  readonly retryAfter?: string | undefined;
}

/**
 * Posts to receivers that mean no good: connects only to addresses that were looked at, follows no redirect, waits no
 * longer than it must and reads no more than the beginning.
 */
export class WebhookClient {
  private readonly agent: Agent;

  constructor(
    private readonly targets: Targets,
    private readonly patience = PATIENCE_MS,
  ) {
    this.agent = new Agent({
      connect: { lookup: lookupIn(targets), timeout: patience },
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAliveMaxTimeout: KEEP_ALIVE_MS,
    });
  }

  async post(text: string, headers: Record<string, string>, body: string): Promise<Reply> {
    try {
      const url = this.targets.parse(text);
      // For an address nobody is asked, so it is looked at here.
      if (isIP(nameIn(url)) !== 0) await this.targets.addresses(nameIn(url));
      const signal = AbortSignal.timeout(this.patience);
      const answer = await request(url, { method: 'POST', headers, body, signal, dispatcher: this.agent });
      const retryAfter = [answer.headers['retry-after']].flat()[0];
      return { status: answer.statusCode, said: await beginningOf(answer.body), retryAfter };
    } catch (error) {
      return { said: this.wordsFor(error) };
    }
  }

  get isClosed(): boolean {
    return this.agent.destroyed;
  }

  /** Requests that are under way are cut. */
  close(): Promise<void> {
    return this.agent.destroy();
  }

  private wordsFor(error: unknown): string {
    if (error instanceof TargetRefused) return `The URL was not called: ${ENGLISH.say(error.why)}.`;
    const { name, code, message } = error as { name?: string; code?: string; message?: string };
    if (name === 'TimeoutError') return `No answer within ${this.patience / 1000} seconds.`;
    return `No answer: ${code ?? message ?? 'the connection failed'}.`;
  }
}

/** Who connects gets the addresses that were looked at, so that nothing changes in between. */
function lookupIn(targets: Targets): LookupFunction {
  return (name, { all }, done) => {
    targets.addresses(name).then(
      (addresses) => {
        const [first] = addresses as [LookupAddress];
        if (all === true) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}

/** What is cut off in the middle has said enough. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      size += part.length;
      // Leaving the loop drops the connection.
      if (size >= MOST_READ) break;
    }
  } catch {
    // Status and beginning are what counts.
  }
  return Buffer.concat(parts).subarray(0, MOST_READ).toString();
}
