import fs from 'node:fs';
import { PlainError, progress } from '../log.mjs';
import { sleep, within } from '../wait.mjs';
import { postgresBinaries } from './binaries.mjs';
import { clusterPaths, ensureCluster } from './cluster.mjs';
import { dataFolder, markPlace, openDataFolder, temporaryDataFolder } from './places.mjs';
import { runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.mjs';
import { claimServing, ensureDatabase, isLastUser, openSession, servingProcess } from './session.mjs';
import { postgresUser } from './user.mjs';

const SETTINGS = {
  max_connections: 100,
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  wal_compression: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
};

/** For tests: quick, and lost with the machine. */
const EPHEMERAL_SETTINGS = {
  ...SETTINGS,
  max_connections: 300,
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Start the embedded Postgres of a data folder, or take over the one that runs there.
 *
 * `settings` are added to ours. `ephemeral` gives up durability and, without a `dataDir`, lives in a temporary folder
 * that `stop()` removes. The result: `{ url, urlOf(database), port, pid, dataDir, log, adopted, lost, claimServing(), stop() }`;
 * `lost` resolves if Postgres ends without being asked.
 */
export async function startPostgres({ dataDir, settings = {}, ephemeral = false, database = 'harker' } = {}) {
  const user = postgresUser();
  const binaries = postgresBinaries(user);
  const temporary = ephemeral && dataDir === undefined;
  const folder = temporary ? temporaryDataFolder(user, sweep) : placeOf(dataDir, user);
  const paths = await ensureCluster({ dataDir: folder, binaries, user, ephemeral });
  const all = settingsFor(ephemeral, settings);
  const postmaster = await enter({ ...paths, binaries, user, settings: all, quiet: ephemeral });
  await ensureDatabase(postmaster.session, database);
  return handle({ postmaster, paths, database, dataDir: folder, temporary });
}

function placeOf(dataDir, user) {
  const folder = openDataFolder(dataDir ?? dataFolder(user), user);
  if (dataDir === undefined) markPlace(folder);
  return folder;
}

const settingsFor = (ephemeral, more) => ({ ...(ephemeral ? EPHEMERAL_SETTINGS : SETTINGS), ...more });

const urlOf = (port, secret, database) => `postgres://harker:${secret}@127.0.0.1:${port}/${database}`;

/** Start or take over, then open our session; if another process is just stopping Postgres, begin again. */
async function enter({ secret, quiet, ...how }) {
  for (let attempt = 1; ; attempt += 1) {
    if (!quiet && attempt === 1 && !runningPostmaster(how.cluster)) progress('starting Postgres …');
    const postmaster = await startPostmaster(how);
    try {
      return { ...postmaster, session: await openSession(urlOf(postmaster.port, secret, 'postgres')) };
    } catch (error) {
      if (error.code === '28P01') {
        throw new PlainError(
          `Postgres does not accept the password in ${how.password}: put the old one back.`,
        );
      }
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

function handle({ postmaster, paths, database, dataDir, temporary }) {
  const { pid, port, adopted } = postmaster;
  const state = { session: postmaster.session, serving: false, stopped: false };
  const here = { pid, port, paths, state };
  const lastResort = () => {
    if (!adopted && runningPostmaster(paths.cluster)?.pid === pid) process.kill(pid, 'SIGINT');
  };
  process.once('exit', lastResort);
  return {
    url: urlOf(port, paths.secret, database),
    urlOf: (name) => urlOf(port, paths.secret, name),
    port,
    pid,
    dataDir,
    log: paths.log,
    adopted,
    lost: untilLost(here),
    claimServing: () => claim(here, dataDir),
    async stop() {
      if (state.stopped) return;
      state.stopped = true;
      if (await isLast(state.session)) await stopPostmaster(paths.cluster, pid);
      await within(
        1000,
        state.session.client.end().catch(() => {}),
      );
      process.off('exit', lastResort);
      if (temporary) fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** A session that is broken cannot ask: then nobody can use this Postgres. */
const isLast = (session) => isLastUser(session).catch(() => true);

async function claim({ state }, dataDir) {
  // The lock of a server that was killed is given back when Postgres notices, a moment later.
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    state.serving = await claimServing(state.session);
    if (state.serving) return;
    await sleep(100);
  }
  const other = await servingProcess(state.session);
  throw new PlainError(
    `Another Harker (process ${other}) is serving from ${dataDir}: stop it, or set DATA_DIR and PORT to start a second one.`,
  );
}

/** When one process of Postgres crashes, all sessions end, but the rest recovers: only its own end counts as lost. */
async function untilLost({ pid, port, paths, state }) {
  for (;;) {
    await state.session.over;
    while (!state.stopped) {
      if (runningPostmaster(paths.cluster)?.pid !== pid) return;
      try {
        state.session = await openSession(urlOf(port, paths.secret, 'postgres'));
        if (state.serving) await claimServing(state.session);
        break;
      } catch {
        await sleep(200);
      }
    }
    if (state.stopped) return new Promise(() => {});
  }
}

/** Remove what an ephemeral Postgres left whose starter was killed. */
function sweep(folder) {
  const { cluster } = clusterPaths(folder);
  try {
    const left = runningPostmaster(cluster);
    if (left) process.kill(left.pid, 'SIGQUIT');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  } catch {
    // That of another user, who will sweep it.
  }
}
