import { randomUUID } from 'node:crypto';
import { sleep } from '../lib/wait.mjs';
import { Problem } from './api.mjs';
import { anyAction } from './chooser.mjs';
import { Heads } from './verify/heads.mjs';

const POLL_MS = 15;
const PAGE = 100;
// Another seat was faster: ask again what may be done.
const PASSES = new Set(['decision-closed', 'stale-version', 'illegal-action', 'game-not-playing']);

/** The client of one seat. It knows the contract and no game; it keeps every entry as it first received it. */
export class SeatClient {
  constructor({ api, name, seat, game, entropy, random, until }) {
    Object.assign(this, { api, name, seat, game, entropy, random, until });
    this.entries = [];
    this.heads = new Heads();
    this.actions = 0;
  }

  /** Play until the game is over. */
  async play(hear = () => {}) {
    for (;;) {
      const [view] = await Promise.all([this.look(), this.listen(hear)]);
      if (view.status !== 'playing' && view.status !== 'open') break;
      if (Date.now() > this.until) throw new Error(`The game is not over at entry ${view.version}.`);
      if (view.awaiting.includes(this.seat)) await this.act();
      else await sleep(POLL_MS);
    }
    await this.listen(hear);
  }

  async look() {
    const view = await this.api.get(`/v1/games/${this.game}/view`);
    this.heads.see(view.head);
    return (this.view = view);
  }

  /** Fetch the entries that are new. */
  async listen(hear) {
    const after = this.entries.at(-1)?.entry ?? 0;
    for (const told of await this.entriesAfter(after)) {
      this.heads.see(told.head);
      this.entries.push(told);
      hear(told);
    }
  }

  async entriesAfter(after) {
    const all = [];
    for (let from = after; from !== null;) {
      const path = `/v1/games/${this.game}/events?after=${from}&limit=${PAGE}`;
      const { items, next } = await this.api.get(path);
      all.push(...items);
      from = items.length === 0 ? null : next;
    }
    return all;
  }

  async act() {
    const { actions } = await this.api.get(`/v1/games/${this.game}/actions`);
    if (actions.length === 0) return;
    const { id } = anyAction(actions, this.random);
    try {
      const { receipt } = await this.api.post(`/v1/games/${this.game}/actions`, { id }, randomUUID());
      this.heads.see(receipt);
      this.actions += 1;
    } catch (error) {
      if (!(error instanceof Problem) || !PASSES.has(error.code)) throw error;
    }
  }
}
