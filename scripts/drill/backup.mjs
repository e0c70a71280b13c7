import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { sleep } from '../lib/wait.mjs';
import { Cluster } from './clusters.mjs';
import { dumpRows, restoreRows } from './dump.mjs';

const require = createRequire(import.meta.url);
const LOAD_MS = 700;

/** Dump under load, restore into a new cluster, compare, play on there. */
export async function backupDrill({ folder, url, place, load, open }) {
  const file = path.join(folder, 'dump');
  load.start();
  await sleep(LOAD_MS);
  const promised = load.ledger.receipts.length;
  await withClient(url, (client) => dumpRows(client, file));
  await load.settle();
  await place.server.stop();
  const began = Date.now();
  const restored = await new Cluster(path.join(folder, 'restored')).make();
  await restored.start();
  open.push(() => restored.stop());
  await restored.query('postgres', 'CREATE DATABASE harker');
  await makeTables(restored.url());
  await withClient(restored.url(), (client) => restoreRows(client, file));
  await place.start({ DATABASE_URL: restored.url() });
  const seconds = (Date.now() - began) / 1000;
  load.ledger.cut(promised);
  const found = await load.check();
  const after = await load.playFor(LOAD_MS);
  if (after === 0) found.problems.push('play did not go on');
  found.problems.push(...verifyAll({ ...place.env, DATABASE_URL: restored.url() }));
  return [
    { what: 'dump under load, restored elsewhere', acknowledged: promised, unanswered: 0, seconds, ...found },
  ];
}

/** `npm run verify`, over all that was restored and played since. */
function verifyAll(env) {
  const command = [inRoot('scripts', 'run.mjs'), 'verify'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`npm run verify ended with ${status}: ${stdout}${stderr}`.trim()];
}

/** The tables of this version, as the server makes them when it starts. */
async function makeTables(databaseUrl) {
  const { openDatabase } = require(inRoot('dist', 'src', 'events', 'database.js'));
  await (await openDatabase({ databaseUrl }, [])).close();
}

async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
