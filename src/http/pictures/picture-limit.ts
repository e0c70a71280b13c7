import { Injectable } from '@nestjs/common';
import { PNG_WIDTH } from '../../pictures/pictures.js';
import type { Tell } from '../../refusals/limit.js';
import { Refusal } from '../../refusals/refusal.js';
import { Counter } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;

/**
 * How many pictures in pixels a player may ask for: as many of the usual width, or as many pixels in larger ones. All
 * are counted, whether they are known already or not, but for those that are refused since too many wait.
 */
@Injectable()
export class PictureLimit {
  private readonly pictures = new Counter({ name: 'pictures', most: MOST, seconds: MINUTE });

  /** @param width in pixels @throws Refusal */
  async counted<Png>(playerId: string, width: number, tell: Tell, paint: () => Promise<Png>): Promise<Png> {
    const points = Math.ceil((width / PNG_WIDTH.usual) ** 2);
    await this.pictures.count(playerId, tell, points);
    try {
      return await paint();
    } catch (error) {
      if (error instanceof Refusal) await this.pictures.giveBack(playerId, tell, points);
      throw error;
    }
  }
}
