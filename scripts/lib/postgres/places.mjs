import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlainError } from '../log.mjs';
import { inRoot, root } from '../paths.mjs';
import { canEnter } from './user.mjs';

/** Root only: a place that the user of Postgres can enter wherever the clone lies. */
export function sharedFolder() {
  const folder = '/var/lib/harker';
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Where the data lies: DATA_DIR, else `.data` in the clone, else (root, under a closed home) /var/lib/harker. */
export function dataFolder(user) {
  const wanted = process.env.DATA_DIR ? path.resolve(process.env.DATA_DIR) : inRoot('.data');
  if (process.env.DATA_DIR || canEnter(root, user)) return wanted;
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(sharedFolder(), `${path.basename(root)}-${clone}`);
}

/** Make the data folder, closed to others; root's must let the user of Postgres through to its own part. */
export function openDataFolder(folder, user) {
  if (fs.existsSync(folder) && !fs.statSync(folder).isDirectory()) throw unusable(folder, 'it is a file');
  if (!canEnter(folder, user))
    throw unusable(folder, `Postgres runs as the user ${user.name}, who cannot enter it`);
  try {
    if (!fs.existsSync(folder)) makeFolder(folder, user.uid === undefined ? 0o700 : 0o711);
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw unusable(folder, `it cannot be written, ${error.code}`);
  }
  return fs.realpathSync(folder);
}

const unusable = (folder, reason) =>
  new PlainError(`The data folder ${folder} cannot be used (${reason}): set DATA_DIR to another one.`);

function makeFolder(folder, mode) {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder, { mode });
  fs.chmodSync(folder, mode);
}

const TEMPORARY = 'harker-ephemeral-';

/** A data folder that lives as long as this process; those of processes that were killed are swept away. */
export function temporaryDataFolder(user, sweep) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${TEMPORARY}${process.pid}-`));
  if (user.uid !== undefined) fs.chmodSync(folder, 0o711);
  for (const name of fs.readdirSync(os.tmpdir())) {
    const owner = name.startsWith(TEMPORARY) ? Number(name.slice(TEMPORARY.length).split('-')[0]) : undefined;
    if (owner && !isAlive(owner)) sweep(path.join(os.tmpdir(), name));
  }
  return folder;
}

export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
