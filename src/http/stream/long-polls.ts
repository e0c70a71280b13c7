import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Holder } from '../../players/holder.js';
import { HistoryReader, type History, type HistoryQuery } from '../../projections/history.reader.js';
import type { Watcher } from '../../projections/watching/watcher.js';
import { Watching } from '../../projections/watching/watching.js';
import type { Refusal } from '../../refusals/refusal.js';
import { onceGone } from './gone.js';
import { OpenStreams } from './open-streams.js';

export interface PollAsked extends HistoryQuery {
  /** Seconds that the client waits at the most. */
  readonly wait: number;
}

/** Why the waiting is over: there is something, it may not be seen any more, or neither. */
type Over = 'heard' | 'in vain' | Refusal;

type Waiting = Pick<Watcher, 'game' | 'holder' | 'viewer' | 'known'>;

/** Entries for clients that wait until there are some. */
@Injectable()
export class LongPolls {
  constructor(
    private readonly history: HistoryReader,
    private readonly watching: Watching,
    private readonly open: OpenStreams,
  ) {}

  /** @throws Refusal */
  async entries(game: string, me: Holder, asked: PollAsked, reply: FastifyReply): Promise<History> {
    const now = await this.history.entries(game, me, asked);
    if (asked.wait === 0 || now.items.length > 0) return now;
    const waiting = { game, holder: me, viewer: now.viewer, known: asked.after };
    const over = await this.over(waiting, asked.wait, reply);
    if (over === 'in vain') return now;
    // Whoever may still look, only not as before, is told so by what they asked for.
    if (over !== 'heard' && over.code === 'unauthenticated') throw over;
    return this.history.entries(game, me, asked);
  }

  private async over(waiting: Waiting, seconds: number, reply: FastifyReply): Promise<Over> {
    const { closing, release } = this.open.take(waiting.holder.playerId, 'wait', reply.raw);
    let end: () => void = release;
    try {
      return await new Promise<Over>((settle) => {
        const inVain = () => settle('in vain');
        const timer = setTimeout(inVain, seconds * 1_000);
        closing.addEventListener('abort', inVain, { once: true });
        // They may also have left while the entries were read.
        const leaveOff = onceGone(reply.raw, inVain);
        const word = { hear: () => settle('heard'), lose: settle, beat: () => undefined };
        const leave = this.watching.watch({ ...waiting, wants: 'word', ...word });
        end = () => {
          clearTimeout(timer);
          leaveOff();
          leave();
          release();
        };
      });
    } finally {
      end();
    }
  }
}
