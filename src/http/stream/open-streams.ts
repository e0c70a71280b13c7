import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';
import { Settings } from '../../settings.js';
import { refuse } from '../json/check.js';
import { Metrics } from '../operations/metrics.js';
import { type Answer, isNext, onceGone } from './gone.js';

/** A stream, or a call that waits. */
export type Kind = 'stream' | 'wait';

/** One of the places that there are for those who stay. */
export interface Place {
  /** Aborted when the server is being closed. */
  readonly closing: AbortSignal;
  /** Gives it back, as the end of the connection does; a second time changes nothing. */
  readonly release: () => void;
}

/** Everything that stays open: counted for each player and for this server, and ended when the server is. */
@Injectable()
export class OpenStreams implements BeforeApplicationShutdown {
  private readonly closing = new Set<AbortController>();
  private readonly byPlayer = new Map<string, number>();
  private isClosing = false;

  constructor(
    private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /**
   * A place for as long as the client is there. Only for an answer that is sent at once: nobody holds a connection for
   * those that wait behind another.
   * @throws Refusal
   */
  take(playerId: string, kind: Kind, answer: Answer & Pick<ServerResponse, 'socket'>): Place {
    if (this.isClosing) throw new Refusal('not-ready');
    if (!isNext(answer)) throw refuse([{ what: wrong('behind') }]);
    const { streams, streamsPerPlayer } = this.settings;
    const own = this.byPlayer.get(playerId) ?? 0;
    if (own >= streamsPerPlayer) throw new Refusal('too-many-streams', { most: streamsPerPlayer });
    if (this.closing.size >= streams) throw new Refusal('too-many-streams');
    const closing = new AbortController();
    this.closing.add(closing);
    this.byPlayer.set(playerId, own + 1);
    this.metrics.openStreams.inc({ kind });
    let leaveOff: () => void = () => undefined;
    const release = () => {
      leaveOff();
      if (this.closing.delete(closing)) this.leave(playerId, kind);
    };
    leaveOff = onceGone(answer, release);
    return { closing: closing.signal, release };
  }

  /** Before the server stops to listen: clients go to another at once. */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
    for (const closing of this.closing) closing.abort();
  }

  private leave(playerId: string, kind: Kind): void {
    const left = this.byPlayer.get(playerId)! - 1;
    if (left === 0) this.byPlayer.delete(playerId);
    else this.byPlayer.set(playerId, left);
    this.metrics.openStreams.dec({ kind });
  }
}
