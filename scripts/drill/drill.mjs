import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shown, tableText } from '../bench/figures.mjs';
import { readOptions } from '../demo/options.mjs';
import { build } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { progress } from '../lib/log.mjs';
import { clusterPaths } from '../lib/postgres/cluster.mjs';
import { runningPostmaster, stopPostmaster } from '../lib/postgres/postmaster.mjs';
import { postgresUser } from '../lib/postgres/user.mjs';
import { checkSettings } from '../lib/settings.mjs';
import { stopSignals } from '../lib/signals.mjs';
import { backupDrill } from './backup.mjs';
import { killRounds } from './kills.mjs';
import { Load } from './load.mjs';
import { Place } from './place.mjs';
import { standbyDrill } from './standby.mjs';

/**
 * Strike at a server under load, put things back, and compare with what was acknowledged. `--rounds` of kills.
 * `--careless` runs the standby without waiting for it: the drill must find losses, and shows that it can.
 * Exit code 1 if anything is lost or doubled, or a chain does not verify.
 */
export async function drill(args) {
  const options = readOptions('drill', args, { rounds: 2, careless: false });
  checkSettings();
  ensureInstalled({ dev: false });
  await build();
  const stopped = stopSignals().received.then(() => undefined);
  const folder = temporaryFolder();
  const open = [() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 })];
  try {
    const rows = await Promise.race([run({ ...options, folder, open }), stopped]);
    return rows === undefined ? 130 : report(rows);
  } finally {
    for (const close of open.reverse()) await close();
  }
}

/** `open` takes what is to be closed, last first. */
async function run({ folder, rounds, careless, open }) {
  const env = { SECRET_KEY: randomBytes(24).toString('base64url'), REGISTRATIONS_PER_HOUR: '100000' };
  const place = await Place.any(path.join(folder, 'server.log'), env);
  open.push(() => place.server?.stop());
  const newLoad = () => new Load(place.port).open();
  progress('a primary with a synchronous standby …');
  const failover = await standbyDrill({ folder, place, newLoad, open, careless });
  place.leave();
  progress('a server with its own Postgres …');
  const dataDir = path.join(folder, 'data');
  open.push(() => stopEmbedded(dataDir));
  await place.start({ DATABASE_URL: '', DATA_DIR: dataDir });
  const load = await newLoad();
  const killed = await killRounds({ dataDir, place, load, rounds });
  progress('a dump and a restore …');
  const restored = await backupDrill({ folder, url: embeddedUrl(dataDir), place, load, open });
  load.close();
  return [...failover, ...killed, ...restored];
}

function embeddedUrl(dataDir) {
  const { cluster, password } = clusterPaths(dataDir);
  const { port } = runningPostmaster(cluster);
  return `postgres://harker:${fs.readFileSync(password, 'utf8').trim()}@127.0.0.1:${port}/harker`;
}

/** It stays where its server was killed. */
async function stopEmbedded(dataDir) {
  const { cluster } = clusterPaths(dataDir);
  const running = runningPostmaster(cluster);
  if (running !== undefined) await stopPostmaster(cluster, running.pid);
}

/** As root, the user of Postgres must get through to its part. */
function temporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-drill-'));
  if (postgresUser().uid !== undefined) fs.chmodSync(folder, 0o711);
  return folder;
}

const HEAD = ['', 'acknowledged', 'without answer', 'back after s', 'lost', 'doubled', 'chains'];

function report(rows) {
  const line = ({ what, acknowledged, unanswered, seconds, lost, doubled, problems }) => [
    what,
    ...[acknowledged, unanswered].map(String),
    shown(seconds, 1),
    ...[lost, doubled].map(String),
    problems.length === 0 ? 'verify' : 'WRONG',
  ];
  console.log(tableText([HEAD, ...rows.map(line)]));
  const problems = rows.flatMap(({ problems: all }) => all);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  const bad = rows.some(({ lost, doubled }) => lost + doubled > 0) || problems.length > 0;
  console.log(bad ? 'Promises are broken.' : 'Nothing acknowledged is lost, nothing is doubled.');
  return bad ? 1 : 0;
}
