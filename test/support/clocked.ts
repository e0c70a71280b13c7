import type { Happening } from '../../src/play/entry-writer.js';
import { isDisputed, isDisputeWithdrawn } from '../../src/play/disputes/disputing.js';
import { tableEvent } from '../../src/play/happenings.js';
import { isAskedToTakeBack, isRedone, isTakenBack } from '../../src/play/take-back/taking-back.js';
import { deadlinesOf } from '../../src/play/table/clock/deadlines.js';
import type { TimeGiven } from '../../src/play/table/clock/time-setting.js';
import type { TableEvent } from '../../src/play/table/events.js';
import type { CreateGame } from '../../src/play/new-game.js';
import { UnsealedGame } from './unsealed-game.js';

const text = { text: 'no', salt: '0'.repeat(64), playerId: null };

export const A_DAY: TimeGiven = {
  mode: 'perTurn',
  seconds: 86_400,
  graceSeconds: 0,
  vacationDays: 0,
  misses: { after: 2, then: 'nothing' },
};

/** Hide and seek on paper, with a clock that is set by hand. It begins at noon on Monday, 5 January 2026. */
export class Clocked extends UnsealedGame {
  constructor(time: Partial<TimeGiven> = {}, table: Partial<CreateGame> = {}) {
    super('clocked', { rounds: 5 }, undefined, { time: { ...A_DAY, ...time }, ...table });
    this.at('2026-01-05T12:00:00Z');
    for (const seat of ['hider', 'seeker-1', 'seeker-2']) this.sit(seat);
    this.begin();
  }

  at(moment: string): this {
    this.now = new Date(moment).toISOString();
    return this;
  }

  does(seat: string, type: string, place?: string): this {
    this.act(seat, { type, ...(place === undefined ? {} : { place }) });
    return this;
  }

  says(event: TableEvent, by: 'player' | 'timeout' | 'host' = 'host'): this {
    const asked = { action: { type: 'say' }, by };
    this.happens({ asked, askedSlot: 'everyone', events: [tableEvent(event)] });
    return this;
  }

  takesBack(seat: string): this {
    this.happens(isTakenBack(seat, this.live.at.last!.entry, this));
    return this;
  }

  redoes(seat: string): this {
    this.happens(isRedone(seat, this.live.at.line.redo.at(-1)!, this));
    return this;
  }

  asks(seat: string): this {
    return this.also(isAskedToTakeBack(this.live, seat, this.live.at.last!.entry));
  }

  disputes(): this {
    return this.also(isDisputed(this.live, 'hider', 1, text));
  }

  settles(): this {
    return this.also(isDisputeWithdrawn(1));
  }

  private also(happening: Happening): this {
    this.happens(happening);
    return this;
  }

  /** By seat: until when it has time for what it is asked by the rules. */
  get deadlines(): Record<string, string> {
    const ofRules = deadlinesOf(this.live.at).filter(({ decision }) => !decision.startsWith('table.'));
    return Object.fromEntries(ofRules.map(({ seat, at }) => [seat, at.slice(0, 16)]));
  }
}
