import { randomUUID } from 'node:crypto';
import { sleep } from '../lib/wait.mjs';
import { Problem } from './api.mjs';
import { anyAction } from './chooser.mjs';
import { Heads } from './heads.mjs';

const POLL_MS = 15;
const PAGE = 100;
const OVER = new Set(['finished', 'cancelled']);
// Another seat was faster: ask again what may be done.
const PASSES = new Set([
  'decision-closed',
  'not-asked',
  'stale-version',
  'illegal-action',
  'game-not-playing',
]);

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
      const isNew = await this.look();
      if (isNew) await this.listen(hear);
      const { status, awaiting, version } = this.view;
      if (OVER.has(status)) return;
      if (Date.now() > this.until) throw new Error(`The game is not over at entry ${version}.`);
      if (isNew && awaiting.includes(this.seat)) await this.act(hear);
      else await sleep(POLL_MS);
    }
  }

  /** Whether there is something new to see. */
  async look() {
    const { body, etag } = await this.api.getIfNew(`/v1/games/${this.game}/view`, this.etag);
    if (body === undefined) return false;
    this.heads.see(body.head);
    Object.assign(this, { view: body, etag });
    return true;
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

  /** Act as long as this seat is asked. What passes must be heard before the next action: then it is gone. */
  async act(hear) {
    let { actions } = await this.api.get(`/v1/games/${this.game}/actions`);
    while (actions.length > 0) {
      ({ actions } = await this.take(anyAction(actions, this.random)));
      await this.listen(hear);
    }
  }

  async take({ id }) {
    try {
      const answer = await this.api.post(`/v1/games/${this.game}/actions`, { id }, randomUUID());
      this.heads.see(answer.receipt);
      this.actions += 1;
      return answer;
    } catch (error) {
      if (!(error instanceof Problem) || !PASSES.has(error.code)) throw error;
      this.etag = undefined;
      return { actions: [] };
    }
  }
}
