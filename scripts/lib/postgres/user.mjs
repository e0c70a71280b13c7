import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../log.mjs';

/**
 * Who Postgres runs as. It refuses root, and initdb wants a user with an entry in /etc/passwd:
 * as root that is `postgres`, else `nobody`. Otherwise it is simply who we are: `{}`.
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const entries = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find((line) => line.startsWith(`${name}:`));
    if (!entry) continue;
    const [, , uid, gid] = entry.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new PlainError(
    'Postgres does not run as root, and there is no user "postgres" or "nobody": start Harker as another user.',
  );
}

/** The options of a child process that runs as that user, in a folder that everyone can enter. */
export function as({ uid, gid }) {
  return uid === undefined ? { cwd: '/' } : { cwd: '/', uid, gid };
}

/** May that user enter the folder, or the nearest one above it that exists? */
export function canEnter(folder, user) {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', nearestExisting(folder)], as(user)).status === 0;
}

function nearestExisting(folder) {
  return fs.existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

/** Give a file or folder, with all that is in it, to that user. */
export function giveTo(place, { uid, gid }) {
  if (uid === undefined) return;
  fs.lchownSync(place, uid, gid);
  if (!fs.lstatSync(place).isDirectory()) return;
  for (const name of fs.readdirSync(place)) giveTo(path.join(place, name), { uid, gid });
}
