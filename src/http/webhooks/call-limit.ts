import { Injectable } from '@nestjs/common';
import { MOST_REPLAYED, type Replayed } from '../../notifications/webhooks/webhook-log.js';
import type { Tell } from '../../refusals/limit.js';
import { Counter } from '../server/rate-limit.js';

const MOST = 60;
const MINUTE = 60;
/** So much is sent again for one player, however many webhooks there are. */
export const MOST_IN_AN_HOUR = 5_000;
const HOUR = 3_600;

/** How often a player may make this server call or look up what somebody else runs. */
@Injectable()
export class CallLimit {
  private readonly calls = new Counter({ name: 'webhook-calls', most: MOST, seconds: MINUTE });
  private readonly replays = new Counter({ name: 'webhook-replays', most: MOST_IN_AN_HOUR, seconds: HOUR });

  /** @throws Refusal */
  count(playerId: string, tell: Tell): Promise<void> {
    return this.calls.count(playerId, tell);
  }

  /** Counts what is sent again; as much as that may be at one time has to be left before. @throws Refusal */
  async counted(playerId: string, tell: Tell, replay: () => Promise<Replayed>): Promise<Replayed> {
    let unused = MOST_REPLAYED;
    try {
      await this.replays.count(playerId, tell, MOST_REPLAYED);
      const done = await replay();
      unused -= done.count;
      return done;
    } finally {
      await this.replays.giveBack(playerId, tell, unused);
    }
  }
}
