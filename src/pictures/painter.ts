import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../refusals/refusal.js';
import { FIRST_FAMILY } from './fonts.js';
import { Turns, type Waiter } from './turns.js';
import { TypeCase } from './type-case.js';

const THREAD = path.join(__dirname, 'painting.mjs');
/** Bytes of pictures that are kept. */
const MOST_KEPT = 32 * 1024 * 1024;
/** Seconds until it is worth asking again, where too many wait. */
const LATER = 5;

interface Thread {
  readonly worker: Worker;
  readonly ended: AbortSignal;
}

interface Painted {
  readonly png?: Uint8Array;
  readonly failed?: string;
}

/** Makes PNGs of SVGs, one at a time in a thread, in turn between those who wait. The same SVG gives the same bytes on every machine. */
export class Painter {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ length }) => length,
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private readonly fonts = new TypeCase();
  private thread: Thread | undefined;
  private readonly turns = new Turns();

  /**
   * @param width in pixels
   * @throws Refusal if too many wait, of theirs or of all
   */
  async paint(svg: string, width: number, waiter: Waiter): Promise<Buffer> {
    const key = `${width} ${createHash('sha256').update(svg).digest('base64')}`;
    // What others wait for may come after much that is theirs.
    const own = `${waiter.name} ${key}`;
    const known = this.kept.get(key) ?? this.underWay.get(own);
    if (known !== undefined) return known;
    if (!this.turns.mayWait(waiter)) throw new Refusal('too-many-requests', { retryAfter: LATER });
    const painted = this.turns.take(waiter, () => this.painted(key, svg, width));
    this.underWay.set(own, painted);
    try {
      return await painted;
    } finally {
      this.underWay.delete(own);
    }
  }

  async close(): Promise<void> {
    await this.turns.idle();
    await this.thread?.worker.terminate();
    this.fonts.close();
  }

  private async painted(key: string, svg: string, width: number): Promise<Buffer> {
    const png = this.kept.get(key) ?? (await this.paintNow(svg, width));
    this.kept.set(key, png);
    return png;
  }

  private async paintNow(svg: string, width: number): Promise<Buffer> {
    const { worker, ended } = (this.thread ??= this.started());
    const answered = once(worker, 'message', { signal: ended }) as Promise<[Painted]>;
    worker.ref();
    worker.postMessage({ svg, width, fontFiles: this.fonts.filesFor(svg), family: FIRST_FAMILY });
    const [{ png, failed }] = await answered.finally(() => worker.unref());
    if (png === undefined) throw new Error(`A picture could not be painted: ${failed ?? 'no answer'}`);
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  }

  /** One that has ended is not used again, and who waits for it is told. */
  private started(): Thread {
    const ended = new AbortController();
    const thread = { worker: new Worker(THREAD), ended: ended.signal };
    thread.worker.on('error', () => undefined);
    thread.worker.on('exit', () => {
      if (this.thread === thread) this.thread = undefined;
      ended.abort();
    });
    return thread;
  }
}
