import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { Channel, ChannelName, Sent } from './channel.js';
import { lease, type Leased } from './lease.js';
import { mark, type Mark } from './marking.js';
import { staleness } from './stale.js';

// Longer than any channel takes for one sending.
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
/** What fails in the server itself is tried again after this. */
const OWN_FAULT_MS = 30_000;
const KEPT_DAYS = 30;
const TIDY_EVERY_MS = 3_600_000;

/**
 * Sends what is due: leases it, sends it, marks what came of it. At least once: who dies between sending and marking
 * leaves a lease that runs out, and the receiver knows the notice again by its id.
 */
export class Deliverer {
  private readonly channels: ReadonlyMap<ChannelName, Channel>;
  private readonly underWay = new Map<ChannelName, Set<Promise<void>>>();
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
    private readonly failed: (error: unknown) => void,
  ) {
    this.channels = new Map(channels.map((channel) => [channel.name, channel]));
    for (const { name } of channels) this.underWay.set(name, new Set());
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
      .catch(this.failed)
      .finally(() => {
        this.looking = undefined;
        if (this.again) this.wake();
      });
  }

  async stop(): Promise<void> {
    this.running = false;
    clearInterval(this.round);
    await this.looking;
    await this.settled();
  }

  /** Sends everything that is due now, and what becomes due by that. @param atOnce how much at a time */
  async deliverDue(atOnce = Infinity): Promise<void> {
    for (let found = 1; found > 0;) {
      found = 0;
      for (const channel of this.channels.values()) {
        found += await this.takeUp(channel, Math.min(atOnce, channel.atOnce));
        await this.settled();
      }
    }
  }

  private async settled(): Promise<void> {
    await Promise.all([...this.underWay.values()].flatMap((sending) => [...sending]));
    await this.marking;
  }

  private async look(): Promise<void> {
    this.again = false;
    await this.tidy();
    for (const channel of this.channels.values()) await this.fill(channel);
  }

  /** Each channel has room of its own: what one cannot send keeps no other waiting. */
  private async fill(channel: Channel): Promise<void> {
    const room = (): number => channel.atOnce - this.underWay.get(channel.name)!.size;
    for (let most = room(); this.running && most > 0; most = room()) {
      if ((await this.takeUp(channel, most)) < most) return;
    }
  }

  /** @returns how many there were */
  private async takeUp(channel: Channel, most: number): Promise<number> {
    const now = this.outside.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const leased = await lease(this.pool, channel.name, { now, until, most });
    const underWay = this.underWay.get(channel.name)!;
    for (const one of leased) {
      const sending = this.deliver(channel, one).finally(() => {
        underWay.delete(sending);
        // What waited for this one, or for room, can go now.
        this.wake();
      });
      underWay.add(sending);
    }
    return leased.length;
  }

  private async deliver(channel: Channel, leased: Leased): Promise<void> {
    const stale = staleness(leased, this.outside.now());
    const sent = stale === undefined ? await this.send(channel, leased) : { outcome: stale };
    await this.mark({ leased, sent, at: this.outside.now() });
  }

  private async send(channel: Channel, leased: Leased): Promise<Sent> {
    try {
      return await channel.send(leased);
    } catch (error) {
      this.failed(error);
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
      await mark(this.pool, marks).catch(this.failed);
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
