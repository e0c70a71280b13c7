import fs from 'node:fs';
import path from 'node:path';
import { readOptions } from '../demo/options.mjs';
import { startServer } from '../demo/server.mjs';
import { build } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { startPostgres } from '../lib/postgres/start.mjs';
import { checkSettings } from '../lib/settings.mjs';
import { stopSignals } from '../lib/signals.mjs';
import { startLoad } from './client.mjs';
import { measure } from './measure.mjs';
import { report } from './report.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * What Harker does per second on this machine, client included, and what the same Postgres does without Harker.
 * `--seconds` each round lasts, `--rounds`, `--json` a file for the figures, `--profile` where the time goes.
 */
export async function bench(args) {
  const options = readOptions('bench', args, { seconds: 2, rounds: 3, json: undefined, profile: false });
  if (options.seconds < 1 || options.rounds < 1)
    throw new PlainError('--seconds and --rounds are at least 1.');
  checkSettings();
  ensureInstalled({ dev: false });
  await build();
  const stopped = stopSignals().received.then(() => undefined);
  const folder = temporaryFolder();
  const open = [() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 })];
  try {
    const figures = await Promise.race([run(options, folder, open), stopped]);
    if (figures === undefined) return 130;
    return 0;
  } finally {
    for (const close of open.reverse()) await close();
  }
}

/** `open` takes what is to be closed, last first. */
async function run(options, folder, open) {
  const postgres = await startPostgres({ dataDir: path.join(folder, 'data') });
  open.push(() => postgres.stop());
  const profiles = options.profile ? path.join(folder, 'profiles') : undefined;
  const server = await startServer({
    env: { DATABASE_URL: postgres.url, REGISTRATIONS_PER_HOUR: '100000' },
    nodeArguments: profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`],
    log: path.join(folder, 'server.log'),
  });
  open.push(() => server.stop());
  const load = startLoad(Number(new URL(server.url).port));
  open.push(() => load.stop());
  progress(`measuring, ${options.rounds} rounds of ${options.seconds} s each …`);
  const pids = { server: server.pid, postgres: postgres.pid };
  const figures = await measure({ ...options, folder, url: postgres.url, load, pids });
  if (options.json !== undefined) fs.writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (profiles !== undefined) await server.stop(); // which writes the profile
  report(figures, profiles);
  return figures;
}
