import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { Channel, Sent } from './channel.js';
import { lease, type Leased } from './lease.js';
import { mark, type Mark } from './marking.js';
import { staleness } from './stale.js';

// Longer than any channel takes for one sending.
const LEASE_MS = 60_000;
const MOST_UNDER_WAY = 256;
const LOOK_EVERY_MS = 1_000;
/** What fails in the server itself is tried again after this. */
const OWN_FAULT_MS = 30_000;
const KEPT_DAYS = 30;
const TIDY_EVERY_MS = 3_600_000;

/** Where a server may die; tests let it. */
export type Point = 'leased' | 'sent' | 'marked';

export interface DelivererParts {
  readonly failed: (error: unknown) => void;
  readonly reached?: (point: Point, leased: Leased) => void;
}

/**
 * Sends what is due: leases it, sends it, marks what came of it. At least once: who dies between sending and marking
 * leaves a lease that runs out, and the receiver knows the notice again by its id.
 */
export class Deliverer {
  private readonly channels: ReadonlyMap<string, Channel>;
  private readonly underWay = new Set<Promise<void>>();
  private marks: Mark[] = [];
  private marking: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private again = false;
  private running = false;
  private round: NodeJS.Timeout | undefined;
  private tidied = 0;

  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    channels: readonly Channel[],
    private readonly parts: DelivererParts,
  ) {
    this.channels = new Map(channels.map((channel) => [channel.name, channel]));
  }

  start(): void {
    this.running = true;
    this.round = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.round.unref();
    this.wake();
  }

  /** Looks at once: something may have become due. */
  wake(): void {
    if (!this.running) return;
    if (this.looking !== undefined) {
      this.again = true;
      return;
    }
    this.looking = this.look()
      .catch(this.parts.failed)
      .finally(() => {
        this.looking = undefined;
        if (this.again) this.wake();
      });
  }

  async stop(): Promise<void> {
    this.running = false;
    clearInterval(this.round);
    await this.looking;
    await Promise.all(this.underWay);
    await this.marking;
  }

  /** Sends everything that is due now, and what becomes due by that. @param atOnce how much at a time */
  async deliverDue(atOnce = MOST_UNDER_WAY): Promise<void> {
    while ((await this.takeUp(atOnce)) > 0) {
      await Promise.all(this.underWay);
      await this.marking;
    }
  }

  private async look(): Promise<void> {
    this.again = false;
    await this.tidy();
    for (let room = this.room(); this.running && room > 0; room = this.room()) {
      if ((await this.takeUp(room)) < room) return;
    }
  }

  private room(): number {
    return MOST_UNDER_WAY - this.underWay.size;
  }

  /** @returns how many there were */
  private async takeUp(most: number): Promise<number> {
    const now = this.outside.now();
    const leased = await lease(this.pool, now, new Date(now.getTime() + LEASE_MS), most);
    for (const one of leased) {
      this.parts.reached?.('leased', one);
      const sending = this.deliver(one).finally(() => {
        this.underWay.delete(sending);
        // What waited for this one, or for room, can go now.
        this.wake();
      });
      this.underWay.add(sending);
    }
    return leased.length;
  }

  private async deliver(leased: Leased): Promise<void> {
    const stale = staleness(leased);
    const sent = stale === undefined ? await this.send(leased) : { outcome: stale };
    this.parts.reached?.('sent', leased);
    await this.mark({ leased, sent, at: this.outside.now() });
    this.parts.reached?.('marked', leased);
  }

  private async send(leased: Leased): Promise<Sent> {
    try {
      return await this.channels.get(leased.channel)!.send(leased);
    } catch (error) {
      this.parts.failed(error);
      return { outcome: 'later', at: new Date(this.outside.now().getTime() + OWN_FAULT_MS) };
    }
  }

  /** What ends while others are being marked is marked with the next. */
  private mark(one: Mark): Promise<void> {
    this.marks.push(one);
    this.marking ??= this.markAll().finally(() => (this.marking = undefined));
    return this.marking;
  }

  private async markAll(): Promise<void> {
    await new Promise((next) => setImmediate(next));
    while (this.marks.length > 0) {
      const marks = this.marks;
      this.marks = [];
      // What could not be marked is taken up again when its lease has run out.
      await mark(this.pool, marks).catch(this.parts.failed);
    }
  }

  private async tidy(): Promise<void> {
    const now = this.outside.now().getTime();
    if (now - this.tidied < TIDY_EVERY_MS) return;
    this.tidied = now;
    await this.pool.query('DELETE FROM deliveries WHERE done_at < $1', [
      new Date(now - KEPT_DAYS * 86_400_000),
    ]);
  }
}
