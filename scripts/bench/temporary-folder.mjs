import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresUser } from '../lib/postgres/user.mjs';

/** As root, the user of Postgres must get through to its part. */
export function temporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-bench-'));
  if (postgresUser().uid !== undefined) fs.chmodSync(folder, 0o711);
  return folder;
}

export async function withTemporaryFolder(work) {
  const folder = temporaryFolder();
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
