import 'reflect-metadata';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { CheckpointsModule } from './audit/checkpoints/checkpoints.module.js';
import { Outside } from './events/outside.js';
import type { Commit } from './events/seal.js';
import type { Ruleset } from './games/kit/game-definition.js';
import { HttpModule, type HttpParts } from './http/http.module.js';
import { createServer } from './http/server/create-server.js';
import { createLog } from './http/server/log.js';
import { InboundModule } from './notifications/inbound/inbound.module.js';
import { WebhookEntity } from './notifications/webhooks/webhook.entity.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { InvitationEntity } from './play/invitation.entity.js';
import { ImportsModule } from './play/imports/imports.module.js';
import { PlayModule } from './play/play.module.js';
import { Rulesets } from './play/table/rulesets.js';
import { PLAYER_ENTITIES } from './players/entities.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PlayersModule } from './players/players.module.js';
import { Settings } from './settings.js';

/** Every table that is read and written as entities. */
export const ENTITIES = [...PLAYER_ENTITIES, InvitationEntity, WebhookEntity];

/** What comes from outside the application. Tests give their own. */
export interface AppParts {
  readonly settings: Settings;
  readonly outside: Outside;
  readonly pool: Pool;
  readonly dataSource: DataSource;
  readonly rulesets: readonly Ruleset[];
  /** The SHA-256 of each ruleset's bundled file (hex), by its name: sealed when a game begins. */
  readonly rulesHashes?: ReadonlyMap<string, string>;
  readonly requestId?: () => string;
  readonly log?: ReturnType<typeof createLog>;
  /** Modules that export what http asks. */
  readonly inside?: HttpParts['inside'];
  readonly preview?: boolean;
  /** How commitments are made, where not as they should be. */
  readonly commitTo?: Commit;
}

/** Visible everywhere: settings, time and chance, the database, and what can be played. */
@Global()
@Module({})
class PartsModule {
  static with({ settings, outside, pool, dataSource, rulesets, rulesHashes }: AppParts): DynamicModule {
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: Outside, useValue: outside },
      { provide: Pool, useValue: pool },
      { provide: DataSource, useValue: dataSource },
      { provide: Rulesets, useValue: new Rulesets(rulesets, rulesHashes) },
    ];
    return { module: PartsModule, providers, exports: providers };
  }
}

@Module({})
class AppModule {
  static with(parts: AppParts, http: Omit<HttpParts, 'inside'>): DynamicModule {
    const inside = parts.inside ?? insideOf(parts);
    return { module: AppModule, imports: [PartsModule.with(parts), HttpModule.with({ ...http, inside })] };
  }
}

function insideOf(parts: AppParts): HttpParts['inside'] {
  const play = PlayModule.with(parts);
  const notifications = NotificationsModule.with(play);
  return [
    PlayersModule,
    PicturesModule,
    play,
    CheckpointsModule.with(play),
    ImportsModule.with(play),
    notifications,
    InboundModule.with(play, notifications),
  ];
}

/** The whole application; it does not listen yet. */
export function createApp(parts: AppParts): Promise<NestFastifyApplication> {
  const { settings, outside, log = createLog(settings.log), requestId = () => outside.id() } = parts;
  const date = (): string => outside.now().toUTCString();
  return createServer({ ...parts, log, requestId, date }, (http) => AppModule.with(parts, http));
}
