import { type DynamicModule, Module } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { Outside } from '../../events/outside.js';
import { SecretBox } from '../../events/secret-box.js';
import { Rulesets } from '../table/rulesets.js';
import { ImportService } from './import.service.js';

@Module({})
export class ImportsModule {
  /** @param games the module that exports the journal */
  static with(games: DynamicModule): DynamicModule {
    return {
      module: ImportsModule,
      imports: [games],
      providers: [
        {
          provide: ImportService,
          useFactory: (...needs: ConstructorParameters<typeof ImportService>) => new ImportService(...needs),
          inject: [EventStore, SecretBox, Rulesets, Outside],
        },
      ],
      exports: [ImportService],
    };
  }
}
