import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { createApp } from '../app.module.js';
import { RealOutside } from '../events/outside.js';
import { RULESETS } from '../games/registry.js';
import type { Ruleset } from '../games/kit/game-definition.js';
import { openApiDocument } from '../http/contract/document.js';
import { readSettings } from '../settings.js';

/**
 * `npm run openapi [-- <file> [<ruleset> …]]`: writes openapi.json, or to the file, with all rulesets or those.
 * Needs no database: the application is described, not run.
 */
export async function main([file = 'openapi.json', ...names]: string[] = []): Promise<number> {
  const named = RULESETS.filter(({ ruleset }) => names.includes(ruleset));
  writeFileSync(file, await openApiText(named.length > 0 ? named : RULESETS));
  return 0;
}

/** The text of openapi.json. */
export async function openApiText(rulesets: readonly Ruleset[] = RULESETS): Promise<string> {
  const app = await createApp({
    settings: readSettings({ LOG: 'silent' }),
    outside: new RealOutside(),
    pool: new Pool(),
    dataSource: new DataSource({ type: 'postgres' }),
    rulesets,
    preview: true,
  });
  return `${JSON.stringify(openApiDocument(app, rulesets), null, 2)}\n`;
}
