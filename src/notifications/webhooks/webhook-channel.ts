import type { Outside } from '../../events/outside.js';
import type { Channel, Delivery, Sent } from '../deliveries/channel.js';
import { nextAttempt } from '../deliveries/schedule.js';
import type { Bodies } from './bodies.js';
import type { Called, CalledWebhooks } from './called.js';
import type { Reply, WebhookClient } from './client.js';
import { Lanes } from './lanes.js';
import { signedHeaders } from './signature.js';

// Of each host, and of each player: whoever answers slowly must not use up what all share.
const MOST_AT_ONCE = 16;
/** What cannot be sent now is taken up again after this. */
const SOON_MS = 1_000;
const GONE = 410;

/** Tells a program that somebody runs, by posting to it. */
export class WebhookChannel implements Channel {
  readonly name = 'webhook';
  readonly atOnce = 256;
  private readonly lanes = new Lanes(MOST_AT_ONCE);

  constructor(
    private readonly webhooks: CalledWebhooks,
    private readonly bodies: Bodies,
    private readonly client: WebhookClient,
    private readonly outside: Outside,
  ) {}

  async send(delivery: Delivery): Promise<Sent> {
    const webhook = await this.webhooks.find(delivery.target);
    if (webhook === undefined || isForNobodyElse(webhook, delivery)) return { outcome: 'expired' };
    const lanes = [new URL(webhook.url).host, webhook.playerId];
    if (!this.lanes.enter(lanes)) return this.soon();
    try {
      return await this.call(webhook, delivery);
    } finally {
      this.lanes.leave(lanes);
    }
  }

  private soon(): Sent {
    return { outcome: 'later', at: new Date(this.outside.now().getTime() + SOON_MS) };
  }

  private async call(webhook: Called, delivery: Delivery): Promise<Sent> {
    const body = await this.bodies.of(webhook, delivery);
    const at = this.outside.now();
    const reply = await this.client.post(
      webhook.url,
      {
        'content-type': 'application/json',
        'user-agent': 'Harker',
        ...signedHeaders(delivery.id, at, body, webhook.secrets),
      },
      body,
    );
    const now = this.outside.now();
    const { status, said } = reply;
    // It was not the receiver that failed.
    if (status === undefined && this.client.isClosed) return this.soon();
    const outcome = await this.outcome(webhook, delivery, reply, now);
    return {
      ...outcome,
      latency: now.getTime() - at.getTime(),
      said,
      ...(status === undefined ? {} : { status }),
    };
  }

  private async outcome(webhook: Called, { attempts }: Delivery, reply: Reply, now: Date): Promise<Sent> {
    const { status = 0, retryAfter } = reply;
    if (status >= 200 && status < 300) {
      await this.webhooks.succeeded(webhook);
      return { outcome: 'delivered' };
    }
    if (status === GONE) {
      await this.webhooks.disable(webhook, 'gone');
      return { outcome: 'failed' };
    }
    await this.webhooks.failed(webhook);
    const chance = this.outside.bytes(4).readUInt32BE() / 2 ** 32;
    const next = nextAttempt({ attempts: attempts + 1, now, chance, retryAfter });
    return next === undefined ? { outcome: 'failed' } : { outcome: 'retry', at: next };
  }
}

/** A chat has many readers: that a side talks among itself is not for them. */
const isForNobodyElse = ({ format }: Called, { type, data }: Delivery): boolean =>
  format !== 'standard' && type === 'message.posted' && data?.to !== 'all';
