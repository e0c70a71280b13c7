import { Logger, type Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { EventStore } from '../events/event-store.js';
import { Outside } from '../events/outside.js';
import { Signer } from '../events/signing.js';
import { PastGames } from '../projections/past-games.js';
import { ProofReader } from '../audit/proof.reader.js';
import { AccessReader } from '../projections/access.reader.js';
import { DiffReader } from '../projections/diff.reader.js';
import { GamesReader } from '../projections/games.reader.js';
import { HistoryReader } from '../projections/history.reader.js';
import { Looks } from '../projections/looks.js';
import { MessagesReader } from '../projections/messages.reader.js';
import { ViewsReader } from '../projections/views.reader.js';
import { Telling } from '../projections/watching/telling.js';
import { WatchedReader } from '../projections/watching/watched.reader.js';
import { Watching } from '../projections/watching/watching.js';
import { KeysReader } from './keys.reader.js';
import { Rulesets } from './table/rulesets.js';

/** What answers those who only read. */
export const READER_PROVIDERS: Provider[] = [
  { provide: KeysReader, useFactory: (pool: Pool) => new KeysReader(pool), inject: [Pool] },
  {
    provide: GamesReader,
    useFactory: (pool: Pool, rulesets: Rulesets) => new GamesReader(pool, rulesets),
    inject: [Pool, Rulesets],
  },
  {
    provide: Looks,
    useFactory: (pool: Pool, outside: Outside) => new Looks(pool, outside),
    inject: [Pool, Outside],
  },
  { provide: MessagesReader, useFactory: (pool: Pool) => new MessagesReader(pool), inject: [Pool] },
  { provide: AccessReader, useFactory: (pool: Pool) => new AccessReader(pool), inject: [Pool] },
  {
    provide: ViewsReader,
    useFactory: (...needs: ConstructorParameters<typeof ViewsReader>) => new ViewsReader(...needs),
    inject: [Pool, Looks, PastGames, Rulesets],
  },
  {
    provide: HistoryReader,
    useFactory: (...needs: ConstructorParameters<typeof HistoryReader>) => new HistoryReader(...needs),
    inject: [Looks, EventStore, Rulesets],
  },
  {
    provide: DiffReader,
    useFactory: (...needs: ConstructorParameters<typeof DiffReader>) => new DiffReader(...needs),
    inject: [Looks, PastGames, Rulesets],
  },
  {
    provide: ProofReader,
    useFactory: (...needs: ConstructorParameters<typeof ProofReader>) => new ProofReader(...needs),
    inject: [Pool, Looks, EventStore, Rulesets, Signer],
  },
  {
    provide: Watching,
    useFactory: (pool: Pool, store: EventStore, looks: Looks, rulesets: Rulesets, outside: Outside) => {
      const failed = (error: unknown) => new Logger('watching').error(error);
      const reader = new WatchedReader(pool, store);
      const watching = new Watching(reader, new Telling(reader, looks, rulesets, failed), outside, failed);
      store.afterwards((game) => watching.notice(game));
      return watching;
    },
    inject: [Pool, EventStore, Looks, Rulesets, Outside],
  },
];

export const READERS = [
  KeysReader,
  GamesReader,
  AccessReader,
  MessagesReader,
  ViewsReader,
  HistoryReader,
  DiffReader,
  ProofReader,
  Watching,
];
