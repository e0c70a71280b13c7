import type { Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Outside } from '../../events/outside.js';
import { SecretBox } from '../../events/secret-box.js';
import { Rulesets } from '../../play/table/rulesets.js';
import { GamesReader } from '../../projections/games.reader.js';
import { Settings } from '../../settings.js';
import { Outbox } from '../deliveries/outbox.js';
import { Bodies } from './bodies.js';
import { CalledWebhooks } from './called.js';
import { WebhookClient } from './client.js';
import { fromMachine, fromNameServers } from './resolve.js';
import { Targets } from './targets.js';
import { WebhookChannel } from './webhook-channel.js';
import { WebhookLog } from './webhook-log.js';
import { WebhooksService } from './webhooks.service.js';

export const WEBHOOK_PROVIDERS: Provider[] = [
  {
    provide: Targets,
    useFactory: ({ webhookTargets }: Settings) =>
      new Targets(webhookTargets, webhookTargets === 'any' ? fromMachine : fromNameServers),
    inject: [Settings],
  },
  { provide: WebhookClient, useFactory: (targets: Targets) => new WebhookClient(targets), inject: [Targets] },
  {
    provide: CalledWebhooks,
    useFactory: (...needs: ConstructorParameters<typeof CalledWebhooks>) => new CalledWebhooks(...needs),
    inject: [Pool, SecretBox, Outside, Outbox],
  },
  {
    provide: Bodies,
    useFactory: (pool: Pool, rulesets: Rulesets, { publicUrl }: Settings) =>
      new Bodies(pool, rulesets, publicUrl),
    inject: [Pool, Rulesets, Settings],
  },
  {
    provide: WebhookChannel,
    useFactory: (...needs: ConstructorParameters<typeof WebhookChannel>) => new WebhookChannel(...needs),
    inject: [CalledWebhooks, Bodies, WebhookClient, Outside],
  },
  {
    provide: WebhooksService,
    useFactory: (...needs: ConstructorParameters<typeof WebhooksService>) => new WebhooksService(...needs),
    inject: [DataSource, Outside, SecretBox, Targets, GamesReader, Outbox],
  },
  {
    provide: WebhookLog,
    useFactory: (...needs: ConstructorParameters<typeof WebhookLog>) => new WebhookLog(...needs),
    inject: [WebhooksService, Outbox, Outside],
  },
];
