import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError, progress } from '../log.mjs';
import { isAlive } from './places.mjs';
import { as, giveTo } from './user.mjs';

/** Everything of Postgres lies in one folder of the data folder: the cluster, its password, its log. */
export function clusterPaths(dataDir) {
  const home = path.join(dataDir, 'postgres');
  return {
    home,
    cluster: path.join(home, 'cluster'),
    password: path.join(home, 'password'),
    log: path.join(home, 'server.log'),
  };
}

/** The cluster of a data folder, made where there is none yet. */
export async function ensureCluster({ dataDir, binaries, user, ephemeral = false }) {
  const paths = clusterPaths(dataDir);
  if (!fs.existsSync(paths.cluster)) await makeCluster({ dataDir, binaries, user, ephemeral });
  if (user.uid !== undefined && fs.statSync(paths.cluster).uid !== user.uid) giveTo(paths.home, user);
  checkVersion(paths.cluster, binaries);
  return { ...paths, secret: readSecret(paths) };
}

/** Made aside and moved into place as a whole, so that a start that was killed leaves no half of one. */
async function makeCluster({ dataDir, binaries, user, ephemeral }) {
  removeUnfinished(dataDir);
  if (!ephemeral) progress('creating the database …');
  const unfinished = path.join(dataDir, `postgres.new-${process.pid}`);
  const { home } = clusterPaths(dataDir);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const password = path.join(unfinished, 'password');
  fs.writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(unfinished, user);
  try {
    await initdb({ binaries, user, cluster: path.join(unfinished, 'cluster'), password, ephemeral });
    fs.renameSync(unfinished, home);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    // Another process that started at the same time may have been quicker.
    if (!fs.existsSync(home)) throw error;
  }
}

/** Run initdb: owner `harker`, passwords by scram, byte order for sorting on every machine. */
export function initdb({ binaries, user, cluster, password, ephemeral = false }) {
  const args = [
    '-D',
    cluster,
    '-U',
    'harker',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ];
  args.push(
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(ephemeral ? ['--no-sync'] : []),
  );
  const child = spawn(path.join(binaries.bin, 'initdb'), args, {
    ...as(user),
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl-C is for us: we end what we began
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed: ${said.trim()}`)),
    );
  });
}

export function postgresEnvironment() {
  return { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };
}

function removeUnfinished(dataDir) {
  for (const name of fs.readdirSync(dataDir)) {
    const maker = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker)))
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

function checkVersion(cluster, { major }) {
  const there = readVersion(cluster);
  if (there === major) return;
  throw new PlainError(
    `${cluster} holds data of Postgres ${there}, and this Harker brings Postgres ${major}, which cannot read it: ` +
      `set DATA_DIR to another folder, or move the data over with pg_dump and the old version.`,
  );
}

function readVersion(cluster) {
  try {
    return fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (error.code !== 'ENOENT') throw notOurs(cluster, error);
    throw new PlainError(`${cluster} is no Postgres data: move it away, or set DATA_DIR to another folder.`);
  }
}

function readSecret({ password }) {
  try {
    return fs.readFileSync(password, 'utf8').trim();
  } catch (error) {
    throw notOurs(password, error);
  }
}

const notOurs = (place, { code }) =>
  new PlainError(
    `${place} cannot be read (${code}): start Harker as its owner, or set DATA_DIR to another folder.`,
  );
