import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { count } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;

/** How often a player may make this server call or look up what somebody else runs. */
@Injectable()
export class CallLimit {
  private readonly limiter = new RateLimiterMemory({ points: MOST, duration: MINUTE });

  /** @throws Refusal */
  count(playerId: string, reply: FastifyReply): Promise<void> {
    return count(this.limiter, { name: 'webhook-calls', key: playerId, reply });
  }
}
