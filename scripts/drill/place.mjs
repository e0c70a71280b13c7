import { startServer } from '../demo/server.mjs';
import { freePort } from '../lib/ports.mjs';

/** Where the clients find Harker: the server behind this address is killed and started again. */
export class Place {
  constructor(port, log, env) {
    Object.assign(this, { port, log, env });
  }

  static async any(log, env) {
    return new Place(await freePort(), log, env);
  }

  async start(env = {}) {
    this.last = { ...this.last, ...env };
    const { port, log } = this;
    this.server = await startServer({ port, log, env: { ...this.env, ...this.last } });
    return this.server;
  }

  /** Forget the settings of starts before. */
  leave() {
    this.last = {};
  }
}
