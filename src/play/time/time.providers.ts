import { Logger, type Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { Outside } from '../../events/outside.js';
import { Settings } from '../../settings.js';
import { EntryWriter } from '../entry-writer.js';
import { LiveGames } from '../live-games.js';
import { TableService } from '../table.service.js';
import { ClockCheck } from './clock-check.js';
import { DeadlineWatch } from './deadline-watch.js';
import { Heartbeat } from './heartbeat.js';
import { Resigning } from './resigning.js';
import { VacationsService } from './vacations.service.js';

/** What goes on because time goes by. */
export const TIME_PROVIDERS: Provider[] = [
  {
    provide: Heartbeat,
    useFactory: (pool: Pool, outside: Outside) => new Heartbeat(pool, outside),
    inject: [Pool, Outside],
  },
  {
    provide: ClockCheck,
    useFactory: (pool: Pool, outside: Outside) =>
      new ClockCheck(pool, outside, (what) => new Logger('clock').warn(what)),
    inject: [Pool, Outside],
  },
  {
    provide: DeadlineWatch,
    useFactory: (
      games: LiveGames,
      writer: EntryWriter,
      pool: Pool,
      outside: Outside,
      heartbeat: Heartbeat,
      { lobbyDays }: Settings,
    ) =>
      new DeadlineWatch({ games, writer, pool, outside, heartbeat }, lobbyDays, (error) =>
        new Logger('deadlines').error(error),
      ),
    inject: [LiveGames, EntryWriter, Pool, Outside, Heartbeat, Settings],
  },
  {
    provide: Resigning,
    useFactory: (table: TableService) => new Resigning(table),
    inject: [TableService],
  },
  {
    provide: VacationsService,
    useFactory: (...needs: ConstructorParameters<typeof VacationsService>) => new VacationsService(...needs),
    inject: [Pool, Outside, TableService],
  },
];

export const TIME_EXPORTS = [Resigning, VacationsService];
