import path from 'node:path';
import { sleep } from '../lib/wait.mjs';
import { Cluster, password } from './clusters.mjs';
import { killPostgres } from './processes.mjs';
import { strikeUnderLoad } from './round.mjs';

const CONNECTING_MS = 20_000;
const SYNCHRONOUS = { synchronous_standby_names: 'standby' };
// Acknowledges before anything is written anywhere.
const CARELESS = { synchronous_commit: 'off', wal_writer_delay: '2s' };

/** A primary, a synchronous standby, and the loss of the primary under load. `careless`: so that much is lost. */
export async function standbyDrill({ folder, place, newLoad, open, careless }) {
  const { primary, standby } = await pair(folder, careless ? CARELESS : SYNCHRONOUS);
  open.push(() => standby.stop());
  open.push(() => primary.stop());
  await place.start({ DATABASE_URL: primary.url() });
  const load = await newLoad();
  const row = await strikeUnderLoad(load, 'kill -9 of the primary, standby promoted', {
    strike: () => killPostgres(primary.paths.cluster),
    restore: async () => {
      await standby.query('postgres', 'SELECT pg_promote(true, 30)');
      await place.server.stop();
      await place.start({ DATABASE_URL: standby.url() });
    },
  });
  load.close();
  await place.server.stop();
  return [row];
}

async function pair(folder, settings) {
  const secret = password();
  const primary = await new Cluster(path.join(folder, 'primary')).make();
  await primary.start();
  await primary.query('postgres', 'CREATE DATABASE harker');
  await primary.query('postgres', `CREATE ROLE replicator LOGIN REPLICATION PASSWORD '${secret}'`);
  primary.write('pg_hba.conf', 'host replication replicator 127.0.0.1/32 scram-sha-256\n');
  await primary.stop();
  const standby = primary.copyTo(path.join(folder, 'standby'));
  await primary.start(settings);
  const primaryAt = `host=127.0.0.1 port=${primary.port} user=replicator password=${secret} application_name=standby`;
  standby.write('standby.signal', '');
  standby.write('postgresql.auto.conf', `primary_conninfo = '${primaryAt}'\n`);
  await standby.start();
  await untilFollowing(primary, settings === SYNCHRONOUS ? 'sync' : 'async');
  return { primary, standby };
}

async function untilFollowing(primary, state) {
  const text = 'SELECT 1 FROM pg_stat_replication WHERE sync_state = $1';
  for (const deadline = Date.now() + CONNECTING_MS; ; await sleep(100)) {
    if ((await primary.query('postgres', text, [state])).length > 0) return;
    if (Date.now() > deadline) throw new Error('the standby does not connect');
  }
}
