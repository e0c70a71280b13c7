import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError, progress } from '../log.mjs';
import { freePort } from '../ports.mjs';
import { sleep } from '../wait.mjs';
import { postgresEnvironment } from './cluster.mjs';
import { isAlive } from './places.mjs';
import { as } from './user.mjs';

const PATIENCE_MS = 60_000;
const LOG_BYTES = 10_000_000;

/** The Postgres that runs on this cluster, if any: `{ pid, port, ready }`. */
export function runningPostmaster(cluster) {
  const pidFile = readPidFile(cluster);
  if (!pidFile || !commandLine(pidFile.pid).includes(cluster)) return undefined;
  return pidFile;
}

function readPidFile(cluster) {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const status = (lines[7] ?? '').trim();
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      ready: status === 'ready' || status === 'standby',
    };
  } catch {
    return undefined;
  }
}

/** Empty for a process that is gone, or dead and not yet buried by its parent. */
function commandLine(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** Start Postgres on a cluster and wait until it answers; one that runs already is taken over. */
export async function startPostmaster(how) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { trouble, ...postmaster } = await adoptOrLaunch(how);
    if (!trouble) return postmaster;
    if (!passesByItself(trouble) || Date.now() > deadline) {
      throw new PlainError(`Postgres does not start (${lastLine(trouble)}): see ${how.log}.`);
    }
    await sleep(100);
  }
}

async function adoptOrLaunch(how) {
  const running = runningPostmaster(how.cluster);
  if (running?.ready) return { ...running, adopted: true };
  return running ? { trouble: 'another process is starting or stopping it' } : launch(how);
}

/** A killed Postgres leaves processes that take a moment to notice; another start may be ahead of this one. */
const passesByItself = (trouble) =>
  /still in use|[Aa]ddress already in use|lock file|another (server|process)/.test(trouble);

const lastLine = (text) =>
  text
    .trim()
    .split('\n')
    .filter((line) => /FATAL|another process/.test(line))
    .at(-1)
    ?.replace(/^.*FATAL: */, '') ?? text.trim().split('\n').at(-1);

async function launch({ cluster, log, binaries, user, settings }) {
  removeForeignPidFile(cluster);
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings, port };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, length } = openLog(log);
  const child = spawn(path.join(binaries.bin, 'postgres'), ['-D', cluster, ...args], {
    ...as(user),
    env: postgresEnvironment(),
    stdio: ['ignore', file, file],
    detached: true, // Ctrl-C is for us: Postgres is stopped last
  });
  fs.closeSync(file);
  const trouble = await untilReady(cluster, child);
  if (trouble) return { trouble: `${trouble}\n${fs.readFileSync(log, 'utf8').slice(length)}` };
  child.unref();
  return { pid: child.pid, port, adopted: false };
}

async function untilReady(cluster, child) {
  let over;
  child.once('exit', (code, signal) => (over = `it ended with ${signal ?? `exit code ${code}`}`));
  child.once('error', (error) => (over = error.message));
  const began = Date.now();
  for (let told = false; !over; await sleep(10)) {
    const running = runningPostmaster(cluster);
    if (running?.ready && running.pid === child.pid) return undefined;
    if (!told && Date.now() - began > 3000) {
      progress('Postgres is recovering …');
      told = true;
    }
  }
  return over;
}

/** After a restart of the machine, the number in a left-over file may be that of any other program. */
function removeForeignPidFile(cluster) {
  const left = readPidFile(cluster);
  if (left && isAlive(left.pid) && !commandLine(left.pid).includes('postgres')) {
    fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  }
}

function openLog(log) {
  if (fs.existsSync(log) && fs.statSync(log).size > LOG_BYTES) fs.renameSync(log, `${log}.old`);
  const file = fs.openSync(log, 'a', 0o600);
  return { file, length: fs.fstatSync(file).size };
}

/** Stop Postgres: sessions are cut off, nothing committed is lost. */
export async function stopPostmaster(cluster, pid) {
  const isThere = () => isAlive(pid) && commandLine(pid).includes(cluster);
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    if (isThere()) process.kill(pid, signal);
    for (const deadline = Date.now() + PATIENCE_MS; isThere() && Date.now() < deadline;) await sleep(10);
    if (!isThere()) return;
  }
}
