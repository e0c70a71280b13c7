import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What is read of a mail. */
export interface ParsedMail {
  readonly from: readonly { readonly address: string; readonly name: string }[];
  readonly subject: string;
  /** The text that was written; that of the HTML where there is no other. */
  readonly text: string;
}

const THREAD = path.join(__dirname, 'parsing.mjs');
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Milliseconds that reading a mail may take. */
export const MOST_PATIENCE = 2_000;

/** Reads mails in a thread, which is ended when one takes too long or too much. */
export class MailParser {
  private thread: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly patience = MOST_PATIENCE) {}

  /** One at a time. @returns undefined where a mail cannot be read, or not within its limits */
  parse(raw: Buffer): Promise<ParsedMail | undefined> {
    const parsed = this.last.then(() => this.parseNow(raw));
    this.last = parsed.catch(() => undefined);
    return parsed;
  }

  async close(): Promise<void> {
    await this.last;
    await this.end();
  }

  private async parseNow(raw: Buffer): Promise<ParsedMail | undefined> {
    const worker = await (this.thread ??= started()).catch(() => undefined);
    if (worker === undefined) return this.end();
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), this.patience);
    try {
      const answered = once(worker, 'message', { signal: ended.signal });
      worker.postMessage(raw);
      return ((await answered) as [ParsedMail | undefined])[0];
    } catch {
      return await this.end();
    } finally {
      clearTimeout(timer);
    }
  }

  private async end(): Promise<undefined> {
    const thread = this.thread;
    this.thread = undefined;
    await (await thread?.catch(() => undefined))?.terminate();
  }
}

/** Loading the parser takes longer than most mails, so it does not count. */
async function started(): Promise<Worker> {
  const worker = new Worker(THREAD, { resourceLimits: LIMITS });
  worker.on('error', () => undefined);
  await once(worker, 'message');
  worker.unref();
  return worker;
}
