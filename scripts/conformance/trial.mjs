import { isAction } from './proxy.mjs';

/**
 * One thing that goes wrong. `answer` and `frames` let through what passes, or something else; `verdict` is true when the
 * client has done well, a sentence when it has not, and undefined while nothing can be said.
 */
export class Trial {
  keys = new Set();

  /** @param seat the seat that the client plays */
  constructor(seat) {
    this.seat = seat;
  }

  get log() {
    return this.proxy.log;
  }

  get accepted() {
    return this.log.filter((one) => isAction(one) && one.status === 201);
  }

  async answer(asked, forward) {
    return forward();
  }

  async *frames(asked, frames) {
    for await (const { text } of frames) yield text;
  }

  /** Something that the trial does itself, once the client plays. */
  async begin() {}
}
