import type { Watcher, GameNow, Moment } from '../../projections/watching/watcher.js';
import type { Refusal } from '../../refusals/refusal.js';
import type { Phrases } from '../../words/phrases.js';
import type { Metrics } from '../operations/metrics.js';
import type { EventStream } from './event-stream.js';
import { BEAT } from './frame.js';
import { endFrame, entryFrame, goneFrame } from './frames.js';

/** After so long without anything else a client gets a sign of life. */
const QUIET_MS = 15_000;

export interface StreamParts extends Pick<Watcher, 'game' | 'holder' | 'viewer'> {
  readonly stream: EventStream;
  readonly phrases: Phrases;
  readonly metrics: Metrics;
  /** What a refusal is to this client. */
  readonly problem: (refusal: Refusal) => object;
}

/** What one client is told of a game, from the entry on that it knows. */
export class GameStream implements Watcher {
  readonly wants = 'entries';
  private last: number;
  private quietSince: Date | undefined;

  constructor(
    private readonly parts: StreamParts,
    known: number,
  ) {
    this.last = known;
  }

  get game(): string {
    return this.parts.game;
  }

  get holder(): Watcher['holder'] {
    return this.parts.holder;
  }

  get viewer(): Watcher['viewer'] {
    return this.parts.viewer;
  }

  get known(): number {
    return this.last;
  }

  hear(moments: readonly Moment[], now: GameNow): void {
    const { phrases } = this.parts;
    this.send(
      moments.map((moment) => entryFrame(moment, phrases)),
      'entry',
    );
    this.last = moments.at(-1)?.entry.entry ?? this.last;
    if (isOver(now) && this.last >= now.version) this.end(now);
  }

  lose(why: Refusal): void {
    this.send([goneFrame(this.parts.problem(why))], 'gone');
    this.parts.stream.end();
  }

  beat(now: Date): void {
    this.quietSince ??= now;
    if (now.getTime() - this.quietSince.getTime() < QUIET_MS) return;
    this.parts.stream.send(BEAT);
    this.quietSince = now;
  }

  /** Nothing more will come. */
  end(now: GameNow): void {
    this.send([endFrame(now)], 'end');
    this.parts.stream.end();
  }

  snapshot(frame: string): void {
    this.send([frame], 'snapshot');
  }

  private send(frames: readonly string[], event: string): void {
    if (frames.length === 0 || !this.parts.stream.send(frames.join(''))) return;
    this.quietSince = undefined;
    this.parts.metrics.streamFrames.inc({ event }, frames.length);
  }
}

export function isOver({ status }: Pick<GameNow, 'status'>): boolean {
  return status === 'finished' || status === 'cancelled';
}
