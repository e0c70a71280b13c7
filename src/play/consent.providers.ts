import type { Provider } from '@nestjs/common';
import { Outside } from '../events/outside.js';
import { PastGames } from '../projections/past-games.js';
import { AdoptingService } from './adopting/adopting.service.js';
import { Rulesets } from './table/rulesets.js';
import { TableService } from './table.service.js';
import { TakeBackService } from './take-back/take-back.service.js';

/** What the other players must agree to. */
export const CONSENT_PROVIDERS: Provider[] = [
  {
    provide: TakeBackService,
    useFactory: (...needs: ConstructorParameters<typeof TakeBackService>) => new TakeBackService(...needs),
    inject: [TableService, PastGames, Outside],
  },
  {
    provide: AdoptingService,
    useFactory: (table: TableService, rulesets: Rulesets) => new AdoptingService(table, rulesets),
    inject: [TableService, Rulesets],
  },
];

export const CONSENT_EXPORTS = [TakeBackService, AdoptingService];
