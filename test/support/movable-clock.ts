import { RealOutside } from '../../src/events/outside.js';

/** A clock that moves when a test says so. */
export class MovableClock extends RealOutside {
  private time: number;

  constructor(start = '2026-01-05T08:00:00.000Z') {
    super();
    this.time = Date.parse(start);
  }

  override now(): Date {
    return new Date(this.time);
  }

  /** @param by milliseconds */
  move(by: number): void {
    this.time += by;
  }

  moveTo(at: string | Date): void {
    this.time = new Date(at).getTime();
  }
}
