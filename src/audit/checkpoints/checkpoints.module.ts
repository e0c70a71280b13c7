import {
  type DynamicModule,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Pool } from 'pg';
import { Outside } from '../../events/outside.js';
import { Signer } from '../../events/signing.js';
import { GamesReader } from '../../projections/games.reader.js';
import { Settings } from '../../settings.js';
import { CheckpointMaker } from './checkpoint-maker.js';
import { CheckpointRounds } from './checkpoint-rounds.js';
import { CheckpointsReader } from './checkpoints.reader.js';

@Module({})
export class CheckpointsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly rounds: CheckpointRounds) {}

  /** @param games the module that exports the signer and the games */
  static with(games: DynamicModule): DynamicModule {
    return {
      module: CheckpointsModule,
      imports: [games],
      providers: [
        { provide: CheckpointRounds, useFactory: rounds, inject: [Pool, Signer, Outside, Settings] },
        {
          provide: CheckpointsReader,
          useFactory: (pool: Pool, reader: GamesReader) => new CheckpointsReader(pool, reader),
          inject: [Pool, GamesReader],
        },
      ],
      exports: [CheckpointsReader],
    };
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }
}

function rounds(pool: Pool, signer: Signer, outside: Outside, { checkpointEvery }: Settings) {
  const every = checkpointEvery * 1000;
  const maker = new CheckpointMaker(pool, signer, outside, every);
  return new CheckpointRounds(maker, every, (error) => new Logger('checkpoints').error(error));
}
