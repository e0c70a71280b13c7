import { type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { Ruleset } from '../../games/kit/game-definition.js';
import type { Settings } from '../../settings.js';
import { serveContract } from '../contract/serve.js';
import { servePages } from '../pages/serve-pages.js';
import { type HttpParts } from '../http.module.js';
import { Metrics } from '../operations/metrics.js';
import { ProblemFilter } from '../problems/problem.filter.js';
import { Problems } from '../problems/problems.js';
import { Words } from '../../words/words.js';
import { createAdapter } from './adapter.js';
import { nestLog } from './log.js';
import { Routes } from './routes.js';

export interface ServedParts {
  readonly settings: Settings;
  readonly rulesets: readonly Ruleset[];
  readonly log: Logger;
  readonly requestId: () => string;
  readonly date: () => string;
  /** Builds the graph but nothing in it: enough to describe the calls. */
  readonly preview?: boolean;
}

type RootModule = (http: Omit<HttpParts, 'inside'>) => DynamicModule;

/** The application with everything that every request meets; it does not listen yet. */
export async function createServer(parts: ServedParts, root: RootModule): Promise<NestFastifyApplication> {
  const { settings, rulesets, log, preview = false } = parts;
  const [words, metrics, routes] = [new Words(rulesets), new Metrics(), new Routes()];
  const problems = new Problems(words, settings.publicUrl ?? '');
  const adapter = createAdapter({ ...parts, problems, metrics, routes });
  const app = await NestFactory.create<NestFastifyApplication>(
    root({ rulesets, words, metrics, problems }),
    adapter,
    {
      logger: nestLog(log),
      abortOnError: false,
      bodyParser: false,
      preview,
    },
  );
  app.useGlobalFilters(new ProblemFilter(problems, routes));
  serveContract(app, rulesets);
  servePages(app, { rulesets, problems });
  return app;
}
