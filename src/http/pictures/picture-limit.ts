import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { PNG_WIDTH } from '../../pictures/pictures.js';
import { count } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;

/**
 * How many pictures in pixels a player may ask for: as many of the usual width, or as many pixels in larger ones. All
 * are counted, whether they are known already or not.
 */
@Injectable()
export class PictureLimit {
  private readonly limiter = new RateLimiterMemory({ points: MOST, duration: MINUTE });

  /** @param width in pixels @throws Refusal */
  count(playerId: string, width: number, reply: FastifyReply): Promise<void> {
    const points = Math.ceil((width / PNG_WIDTH.usual) ** 2);
    return count(this.limiter, { name: 'pictures', key: playerId, points, reply });
  }
}
