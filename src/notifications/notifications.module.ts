import {
  type DynamicModule,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Pool } from 'pg';
import { EventStore } from '../events/event-store.js';
import { Outside } from '../events/outside.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { PlayersModule } from '../players/players.module.js';
import type { Channel } from './deliveries/channel.js';
import { Deliverer } from './deliveries/deliverer.js';
import { Outbox } from './deliveries/outbox.js';
import { MailChannel } from './mail/mail-channel.js';
import { MAIL_EXPORTS, MAIL_PROVIDERS } from './mail/providers.js';
import { WebhookClient } from './webhooks/client.js';
import { WEBHOOK_PROVIDERS } from './webhooks/providers.js';
import { WebhookChannel } from './webhooks/webhook-channel.js';
import { WebhookLog } from './webhooks/webhook-log.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/** Every way to tell somebody something. */
const CHANNELS = Symbol('channels');

@Module({})
export class NotificationsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly deliverer: Deliverer,
    private readonly webhooks: WebhookClient,
    private readonly mail: MailChannel,
    store: EventStore,
    outbox: Outbox,
  ) {
    store.afterwards(() => deliverer.wake());
    outbox.afterwards(() => deliverer.wake());
  }

  /** @param play exports the journal */
  static with(play: DynamicModule): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [play, PlayersModule, PicturesModule],
      providers: [
        {
          provide: CHANNELS,
          useFactory: (...channels: Channel[]) => channels,
          inject: [WebhookChannel, MailChannel],
        },
        ...WEBHOOK_PROVIDERS,
        ...MAIL_PROVIDERS,
        {
          provide: Deliverer,
          useFactory: (pool: Pool, outside: Outside, channels: readonly Channel[]) =>
            new Deliverer(pool, outside, channels, (error) => new Logger('deliveries').error(error)),
          inject: [Pool, Outside, CHANNELS],
        },
      ],
      exports: [Deliverer, WebhooksService, WebhookLog, ...MAIL_EXPORTS],
    };
  }

  onApplicationBootstrap(): void {
    this.deliverer.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.webhooks.close(), this.deliverer.stop()]);
    await this.mail.close();
  }
}
