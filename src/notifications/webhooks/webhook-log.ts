import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import {
  newMessageId,
  type DeliveryLog,
  type DeliveryPage,
  type Outbox,
  type Replayed,
} from '../deliveries/outbox.js';
import type { WebhookEntity } from './webhook.entity.js';
import type { WebhooksService } from './webhooks.service.js';

export { MOST_REPLAYED, type Replayed } from '../deliveries/outbox.js';

/** What a webhook was told and is to be told, for its player. */
export class WebhookLog {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly outbox: Outbox,
    private readonly outside: Outside,
  ) {}

  /** Newest first. @throws Refusal */
  async list(
    playerId: string,
    id: string,
    limit: number,
    after?: DeliveryPage['next'],
  ): Promise<DeliveryPage> {
    await this.webhooks.one(playerId, id);
    return this.outbox.list(id, limit, after);
  }

  /** @throws Refusal */
  async one(playerId: string, id: string, delivery: string): Promise<DeliveryLog> {
    await this.webhooks.one(playerId, id);
    return this.outbox.one(id, delivery);
  }

  /** A call to see whether it arrives. @throws Refusal */
  async ping(playerId: string, id: string): Promise<DeliveryLog> {
    await this.requireEnabled(playerId, id);
    const message = newMessageId(this.outside);
    await this.outbox.add({
      ...{ topic: playerId, id: message, type: 'ping', playerId, channel: 'webhook', target: id },
      at: this.outside.now(),
    });
    return this.outbox.one(id, message);
  }

  /** @throws Refusal */
  async again(playerId: string, id: string, delivery: string): Promise<DeliveryLog> {
    await this.requireEnabled(playerId, id);
    await this.outbox.again(id, delivery, this.outside.now());
    return this.outbox.one(id, delivery);
  }

  /** @throws Refusal */
  async replay(playerId: string, id: string, since: Date): Promise<Replayed> {
    const { answeredAt } = await this.requireEnabled(playerId, id);
    // Whoever names the URL of somebody else cannot have it flooded.
    if (answeredAt === null) throw new Refusal('webhook-unanswered');
    return this.outbox.replay(id, since, this.outside.now());
  }

  private async requireEnabled(playerId: string, id: string): Promise<WebhookEntity> {
    const webhook = await this.webhooks.one(playerId, id);
    if (webhook.state === 'disabled') throw new Refusal('webhook-disabled');
    return webhook;
  }
}
