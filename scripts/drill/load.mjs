import { sleep, within } from '../lib/wait.mjs';
import { Lane } from './lane.mjs';
import { Ledger } from './ledger.mjs';

const LANES = 12;
const SETTLING_MS = 60_000;

/** Several games at the same time, and what was acknowledged in them. */
export class Load {
  constructor(port) {
    this.ledger = new Ledger();
    this.lanes = Array.from({ length: LANES }, () => new Lane(port, this.ledger));
  }

  async open() {
    await Promise.all(this.lanes.map((lane) => lane.open()));
    return this;
  }

  close() {
    for (const lane of this.lanes) lane.close();
  }

  start() {
    this.state = { stop: false };
    this.playing = Promise.all(this.lanes.map((lane) => lane.play(this.state)));
    this.playing.catch(() => {}); // `settle` tells
  }

  /** No new actions; wait until every key that was sent has its answer. */
  async settle() {
    this.state.stop = true;
    if (!(await within(SETTLING_MS, this.playing))) throw new Error('some keys are never settled');
    await this.playing;
  }

  /** Play for a while; says how many were acknowledged meanwhile. */
  async playFor(milliseconds) {
    const before = this.ledger.receipts.length;
    this.start();
    await sleep(milliseconds);
    await this.settle();
    return this.ledger.receipts.length - before;
  }

  check() {
    return this.ledger.check(this.lanes);
  }
}
