import { RealOutside } from '../../../src/events/outside.js';

/** Time goes on as it is told to. */
export class MovedOutside extends RealOutside {
  private moved = 0;

  override now(): Date {
    return new Date(Date.now() + this.moved);
  }

  /** @param seconds */
  pass(seconds: number): void {
    this.moved += seconds * 1_000;
  }
}
