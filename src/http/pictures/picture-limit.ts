import { Injectable } from '@nestjs/common';
import { PNG_WIDTH, type PngLook, TIMES_THE_PIXELS } from '../../pictures/pictures.js';
import type { Tell } from '../../refusals/limit.js';
import { Refusal } from '../../refusals/refusal.js';
import { Counter } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;

/**
 * How many pictures in pixels a player may ask for: as many wide ones of the usual width, or as many pixels in larger
 * ones. All are counted, whether they are known already or not, but for those that are refused since too many wait.
 */
@Injectable()
export class PictureLimit {
  private readonly pictures = new Counter({ name: 'pictures', most: MOST, seconds: MINUTE });

  /** @throws Refusal */
  async counted<Png>(
    playerId: string,
    { width, layout }: Required<PngLook>,
    tell: Tell,
    paint: () => Promise<Png>,
  ): Promise<Png> {
    const points = Math.ceil(TIMES_THE_PIXELS[layout] * (width / PNG_WIDTH.usual) ** 2);
    await this.pictures.count(playerId, tell, points);
    try {
      return await paint();
    } catch (error) {
      if (error instanceof Refusal) await this.pictures.giveBack(playerId, tell, points);
      throw error;
    }
  }
}
