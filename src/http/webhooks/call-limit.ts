import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { MOST_REPLAYED, type Replayed } from '../../notifications/webhooks/webhook-log.js';
import { Refusal } from '../../refusals/refusal.js';
import { count } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;
/** So much is sent again for one player, however many webhooks there are. */
export const MOST_IN_AN_HOUR = 5_000;
const HOUR = 3_600;

/** How often a player may make this server call or look up what somebody else runs. */
@Injectable()
export class CallLimit {
  private readonly limiter = new RateLimiterMemory({ points: MOST, duration: MINUTE });
  private readonly replayed = new RateLimiterMemory({ points: MOST_IN_AN_HOUR, duration: HOUR });

  /** @throws Refusal */
  count(playerId: string, reply: FastifyReply): Promise<void> {
    return count(this.limiter, { name: 'webhook-calls', key: playerId, reply });
  }

  /** Counts what is sent again; as much as that may be at one time has to be left before. @throws Refusal */
  async counted(playerId: string, replay: () => Promise<Replayed>): Promise<Replayed> {
    let unused = MOST_REPLAYED;
    try {
      await this.replayed.consume(playerId, MOST_REPLAYED).catch(refuse);
      const done = await replay();
      unused -= done.count;
      return done;
    } finally {
      await this.replayed.reward(playerId, unused);
    }
  }
}

function refuse(outcome: unknown): never {
  if (!(outcome instanceof RateLimiterRes)) throw outcome;
  throw new Refusal('too-many-requests', { retryAfter: Math.ceil(outcome.msBeforeNext / 1_000) });
}
