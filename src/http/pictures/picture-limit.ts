import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { count } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;

/** How many pictures in pixels a player may ask for. All are counted, whether they are known already or not. */
@Injectable()
export class PictureLimit {
  private readonly limiter = new RateLimiterMemory({ points: MOST, duration: MINUTE });

  /** @throws Refusal */
  count(playerId: string, reply: FastifyReply): Promise<void> {
    return count(this.limiter, { name: 'pictures', key: playerId, reply });
  }
}
