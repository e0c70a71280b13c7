import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createApp, ENTITIES } from './app.module.js';
import { openDatabase } from './events/database.js';
import { RealOutside } from './events/outside.js';
import { RULESETS } from './games/registry.js';
import { rulesHashes } from './rules-files.js';
import { readServerSettings } from './settings.js';

/** Serves until it is closed. Requests that are under way are still answered. */
export async function main(): Promise<{ close(): Promise<void>; url: string }> {
  const settings = readServerSettings(process.env);
  const database = await openDatabase(settings, ENTITIES);
  try {
    const { pool, dataSource } = database;
    const app = await createApp({
      settings,
      pool,
      dataSource,
      outside: new RealOutside(),
      rulesets: RULESETS,
      rulesHashes: rulesHashes(RULESETS),
    });
    await app.init();
    // Not by Nest, which would log a taken port before it is said in one sentence.
    const server: FastifyInstance = app.getHttpAdapter().getInstance();
    await server.listen({ port: settings.port, host: settings.host });
    const { port } = app.getHttpServer().address() as AddressInfo;
    return {
      url: `http://${nameOf(settings.host)}:${port}`,
      close: async () => {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A host that one can open: an address that means "all of them" is none. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
