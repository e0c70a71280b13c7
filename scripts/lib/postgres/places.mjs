import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlainError } from '../log.mjs';
import { inRoot, root } from '../paths.mjs';
import { followed, writeMarker } from './elsewhere.mjs';
import { canEnter } from './user.mjs';

const SHARED = '/var/lib/harker';

/** Root only: a place that the user of Postgres can enter wherever the clone lies. */
export function sharedFolder() {
  fs.mkdirSync(SHARED, { recursive: true });
  fs.chmodSync(SHARED, 0o755);
  return SHARED;
}

/**
 * Where the data lies: DATA_DIR, else `.data` in the clone, else (root, under a closed home) what the marker in `.data`
 * names, else a folder of /var/lib/harker. Makes nothing.
 */
export function dataFolder(user) {
  if (process.env.DATA_DIR) return path.resolve(process.env.DATA_DIR);
  const own = inRoot('.data');
  const isHere = holdsData(own);
  if (isHere && canEnter(root, user)) return own;
  const elsewhere = followed(own, root);
  if (elsewhere !== undefined) return elsewhere;
  if (canEnter(root, user)) return own;
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const shared = path.join(SHARED, `${path.basename(root)}-${clone}`);
  if (isHere && !fs.existsSync(shared)) throw shutIn(own, user);
  return shared;
}

/** Whether a database was made there. */
export const holdsData = (folder) => fs.existsSync(path.join(folder, 'postgres'));

/** The clone was moved to where Postgres cannot follow: no second, empty database is begun in silence. */
const shutIn = (own, user) =>
  new PlainError(
    `The data in ${own} cannot be used, since Postgres runs as the user ${user.name}, who cannot enter the clone: ` +
      `move ${own} to a folder that this user can enter, and set DATA_DIR to it.`,
  );

/** Leave word in the clone when its data (a real path) lies elsewhere without being told to. */
export function markPlace(data) {
  if (process.env.DATA_DIR) return;
  const own = inRoot('.data');
  const isHere = fs.existsSync(own) && fs.realpathSync(own) === data;
  if (!isHere) writeMarker(own, { data, clone: root });
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
