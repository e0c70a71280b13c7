import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { createApp } from '../app.module.js';
import { RealOutside } from '../events/outside.js';
import { RULESETS } from '../games/registry.js';
import { openApiDocument } from '../http/contract/document.js';
import { readSettings } from '../settings.js';

/** `npm run openapi`: writes openapi.json. Needs no database: the application is described, not run. */
export async function main(args: string[] = []): Promise<number> {
  writeFileSync(args[0] ?? 'openapi.json', await openApiText());
  return 0;
}

/** The text of openapi.json. */
export async function openApiText(): Promise<string> {
  const app = await createApp({
    settings: readSettings({ LOG: 'silent' }),
    outside: new RealOutside(),
    pool: new Pool(),
    dataSource: new DataSource({ type: 'postgres' }),
    rulesets: RULESETS,
    preview: true,
  });
  return `${JSON.stringify(openApiDocument(app, RULESETS), null, 2)}\n`;
}
