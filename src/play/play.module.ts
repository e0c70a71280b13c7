import {
  type DynamicModule,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { EventStore } from '../events/event-store.js';
import { Outside } from '../events/outside.js';
import { commit, type Commit } from '../events/seal.js';
import { SecretBox } from '../events/secret-box.js';
import { openSigner } from '../events/signing-keys.js';
import { Signer } from '../events/signing.js';
import { DELIVERIES } from '../notifications/deliveries/append-part.js';
import { Outbox } from '../notifications/deliveries/outbox.js';
import { INVITATIONS_MAILED } from '../notifications/mail/invitation-part.js';
import { Situations } from '../notifications/mail/ports.js';
import { ARBITERS } from '../projections/arbiters.js';
import { GamesReader } from '../projections/games.reader.js';
import { PastGames } from '../projections/past-games.js';
import { SEAT_VIEWS } from '../projections/seat-views.js';
import { FORMER_PLAYERS, SEATS } from '../projections/seats.js';
import { Settings } from '../settings.js';
import { ArbitersService } from './arbiters/arbiters.service.js';
import { Automatic } from './automatic.js';
import { CONSENT_EXPORTS, CONSENT_PROVIDERS } from './consent.providers.js';
import { DisputesReader } from './disputes/disputes.reader.js';
import { DisputesService } from './disputes/disputes.service.js';
import { TEXTS } from './disputes/texts.js';
import { EntryWriter } from './entry-writer.js';
import { Farewell } from './farewell.js';
import { IDEMPOTENCY } from './idempotency.js';
import { InvitationEntity } from './invitation.entity.js';
import { Invitations, INVITATIONS_MADE, INVITATIONS_USED } from './invitations.js';
import { LiveGames } from './live-games.js';
import { LookUp } from './look-up.js';
import { MAIL_TABLE_PROVIDERS } from './mail-table.js';
import { MessagesService } from './messages/messages.service.js';
import { PlayService } from './play.service.js';
import { READER_PROVIDERS, READERS } from './readers.js';
import { KeptAnswers } from './standing/kept-answers.js';
import { StandingService } from './standing/standing.service.js';
import { Rulesets } from './table/rulesets.js';
import { TableService } from './table.service.js';
import { TIME_EXPORTS, TIME_PROVIDERS } from './time/time.providers.js';

/** Everything that is written in the transaction of an entry, beside the journal itself. */
export const APPEND_PARTS = [
  SEAT_VIEWS,
  SEATS,
  FORMER_PLAYERS,
  ARBITERS,
  TEXTS,
  IDEMPOTENCY,
  INVITATIONS_MADE,
  INVITATIONS_USED,
  DELIVERIES,
  INVITATIONS_MAILED,
];

const PROVIDERS: Provider[] = [
  {
    provide: SecretBox,
    useFactory: (outside: Outside, { secretKey }: Settings) => new SecretBox(outside, secretKey),
    inject: [Outside, Settings],
  },
  { provide: EventStore, useFactory: (pool: Pool) => new EventStore(pool, APPEND_PARTS), inject: [Pool] },
  { provide: Signer, useFactory: openSigner, inject: [Pool, SecretBox, Outside] },
  {
    provide: PastGames,
    useFactory: (store: EventStore, rulesets: Rulesets) => new PastGames(store, rulesets),
    inject: [EventStore, Rulesets],
  },
  {
    provide: LiveGames,
    useFactory: (...needs: ConstructorParameters<typeof LiveGames>) => new LiveGames(...needs),
    inject: [Pool, EventStore, SecretBox, Rulesets],
  },
  { provide: LookUp, useFactory: (pool: Pool) => new LookUp(pool), inject: [Pool] },
  {
    provide: PlayService,
    useFactory: (...needs: ConstructorParameters<typeof PlayService>) => new PlayService(...needs),
    inject: [LiveGames, LookUp, PastGames, EntryWriter],
  },
  {
    provide: Invitations,
    useFactory: (source: DataSource, outside: Outside, box: SecretBox) =>
      new Invitations(source.getRepository(InvitationEntity), outside, box),
    inject: [DataSource, Outside, SecretBox],
  },
  {
    provide: TableService,
    useFactory: (...needs: ConstructorParameters<typeof TableService>) => new TableService(...needs),
    inject: [LiveGames, LookUp, EventStore, EntryWriter, Invitations, SecretBox, Outside, Rulesets],
  },
  {
    provide: ArbitersService,
    useFactory: (...needs: ConstructorParameters<typeof ArbitersService>) => new ArbitersService(...needs),
    inject: [Pool, Outside, TableService],
  },
  {
    provide: DisputesService,
    useFactory: (...needs: ConstructorParameters<typeof DisputesService>) => new DisputesService(...needs),
    inject: [TableService, PastGames, Outside],
  },
  {
    provide: DisputesReader,
    useFactory: (pool: Pool, games: GamesReader) => new DisputesReader(pool, games),
    inject: [Pool, GamesReader],
  },
  ...CONSENT_PROVIDERS,
  {
    provide: Farewell,
    useFactory: (...needs: ConstructorParameters<typeof Farewell>) => new Farewell(...needs),
    inject: [Pool, TableService, Invitations],
  },
  {
    provide: Automatic,
    useFactory: (
      games: LiveGames,
      store: EventStore,
      play: PlayService,
      kept: KeptAnswers,
      pool: Pool,
      { botDelay }: Settings,
    ) =>
      new Automatic(games, store, play, kept, pool, botDelay, (error) =>
        new Logger('automatic').error(error),
      ),
    inject: [LiveGames, EventStore, PlayService, KeptAnswers, Pool, Settings],
  },
  { provide: KeptAnswers, useFactory: (pool: Pool) => new KeptAnswers(pool), inject: [Pool] },
  {
    provide: StandingService,
    useFactory: (...needs: ConstructorParameters<typeof StandingService>) => new StandingService(...needs),
    inject: [LiveGames, LookUp, KeptAnswers, Automatic],
  },
  ...MAIL_TABLE_PROVIDERS,
  { provide: Outbox, useFactory: (pool: Pool) => new Outbox(pool), inject: [Pool] },
  {
    provide: MessagesService,
    useFactory: (...needs: ConstructorParameters<typeof MessagesService>) => new MessagesService(...needs),
    inject: [Pool, Outside, TableService, Outbox],
  },
  ...TIME_PROVIDERS,
  ...READER_PROVIDERS,
];

const EXPORTS = [
  EventStore,
  Outbox,
  MessagesService,
  SecretBox,
  Signer,
  PlayService,
  TableService,
  StandingService,
  ...CONSENT_EXPORTS,
  DisputesService,
  DisputesReader,
  ArbitersService,
  Farewell,
  Situations,
  ...TIME_EXPORTS,
  ...READERS,
];

export interface PlayParts {
  /** How commitments are made: the twin-worlds test puts one in that covers nothing but its salt. */
  readonly commitTo?: Commit | undefined;
}

@Module({})
export class PlayModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly writer: EntryWriter,
    private readonly automatic: Automatic,
  ) {}

  static with({ commitTo = commit }: PlayParts): DynamicModule {
    const writer: Provider = {
      provide: EntryWriter,
      useFactory: (store: EventStore, games: LiveGames, outside: Outside, signer: Signer) =>
        new EntryWriter(store, games, outside, signer, commitTo),
      inject: [EventStore, LiveGames, Outside, Signer],
    };
    return { module: PlayModule, providers: [writer, ...PROVIDERS], exports: EXPORTS };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.writer.afterwards((game) => this.automatic.notice(game));
    await this.automatic.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.automatic.stop();
  }
}
