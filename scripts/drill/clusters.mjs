import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { postgresBinaries } from '../lib/postgres/binaries.mjs';
import { clusterPaths, ensureCluster } from '../lib/postgres/cluster.mjs';
import { openDataFolder } from '../lib/postgres/places.mjs';
import { startPostmaster, stopPostmaster } from '../lib/postgres/postmaster.mjs';
import { giveTo, postgresUser } from '../lib/postgres/user.mjs';

const user = () => postgresUser();

/** A Postgres of the drill: a cluster in a folder, started and stopped by hand. */
export class Cluster {
  constructor(folder) {
    this.folder = folder;
    this.paths = clusterPaths(folder);
  }

  async make() {
    const dataDir = openDataFolder(this.folder, user());
    this.paths = await ensureCluster({ dataDir, binaries: postgresBinaries(user()), user: user() });
    return this;
  }

  async start(settings = {}) {
    const how = {
      cluster: this.paths.cluster,
      log: this.paths.log,
      binaries: postgresBinaries(user()),
      user: user(),
    };
    const { pid, port } = await startPostmaster({ ...how, settings });
    Object.assign(this, { pid, port });
    return this;
  }

  async stop() {
    if (this.pid !== undefined) await stopPostmaster(this.paths.cluster, this.pid);
  }

  url(database = 'harker') {
    return `postgres://harker:${this.paths.secret}@127.0.0.1:${this.port}/${database}`;
  }

  async query(database, text, values) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 10_000 });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** A cold copy: this one must be stopped. */
  copyTo(folder) {
    openDataFolder(folder, user());
    const copy = new Cluster(folder);
    fs.cpSync(this.paths.home, copy.paths.home, { recursive: true, verbatimSymlinks: true });
    giveTo(copy.paths.home, user());
    copy.paths.secret = this.paths.secret;
    return copy;
  }

  write(name, text) {
    const file = path.join(this.paths.cluster, name);
    fs.appendFileSync(file, text);
    giveTo(file, user());
  }
}

export const password = () => randomBytes(18).toString('base64url');
