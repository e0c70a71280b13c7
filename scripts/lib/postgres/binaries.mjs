import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../log.mjs';
import { postgresPackage } from './libraries.mjs';
import { sharedFolder } from './places.mjs';
import { as } from './user.mjs';

const instead = 'set DATABASE_URL to a Postgres of your own';

/** The folder with `postgres` and `initdb`, and the version of them that we ship. */
export function postgresBinaries(user) {
  const native = path.join(postgresPackage, 'native');
  if (!fs.existsSync(path.join(native, 'bin', 'postgres'))) {
    throw new PlainError(`Harker brings no Postgres for ${process.platform}-${process.arch}: ${instead}.`);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(postgresPackage, 'package.json'), 'utf8'));
  const folder = runs(native, user).ok || user.uid === undefined ? native : sharedCopy(native, version);
  const { ok, reason } = runs(folder, user);
  if (!ok) throw new PlainError(`The Postgres that Harker brings does not run here (${reason}): ${instead}.`);
  return { bin: path.join(folder, 'bin'), version, major: version.split('.')[0] };
}

function runs(native, user) {
  const args = ['-c', '"$0/bin/postgres" --version && test -r "$0/share/postgresql/postgres.bki"', native];
  const { status, stderr, error } = spawnSync('/bin/sh', args, { ...as(user), encoding: 'utf8' });
  return { ok: status === 0, reason: error?.message ?? (stderr.trim() || `exit ${status}`) };
}

/** The user of Postgres may be unable to enter the clone, e.g. under /root: copy once to a place open to all. */
function sharedCopy(native, version) {
  const copy = path.join(sharedFolder(), `postgres-${version}`);
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  const needed = (file) => !file.endsWith('.a');
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: needed });
  openToAll(unfinished);
  try {
    fs.renameSync(unfinished, copy);
  } catch {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

function openToAll(place) {
  const stat = fs.lstatSync(place);
  if (stat.isSymbolicLink()) return;
  const enter = stat.isDirectory() || stat.mode & 0o100;
  fs.chmodSync(place, enter ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of fs.readdirSync(place)) openToAll(path.join(place, name));
}
