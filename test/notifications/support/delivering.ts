import { randomUUID } from 'node:crypto';
import { Deliverer } from '../../../src/notifications/deliveries/deliverer.js';
import type { Inside } from '../../support/inside.js';
import type { MovableClock } from '../../support/movable-clock.js';
import { RecordedChannel } from '../../support/recorded-channel.js';
import type { SeatedGame } from '../../support/seated.js';

const TURNS = ['turn.started', 'turn.timedOut', 'game.started', 'game.finished', 'seat.opened'];

interface Asked {
  readonly game?: string;
  readonly seat?: string;
  readonly key?: string;
  readonly types?: readonly string[];
}

/** What is to be told, and who sends it, on a clock that a test moves. */
export function delivering(server: () => Inside, clock: MovableClock) {
  function deliverer(channel = new RecordedChannel()) {
    const failures: unknown[] = [];
    const failed = (error: unknown): void => void failures.push(error);
    return { channel, failures, worker: new Deliverer(server().pool, clock, [channel], failed) };
  }

  async function webhook(playerId: string, { game, seat, key, types = TURNS }: Asked = {}): Promise<string> {
    const id = randomUUID();
    await server().pool.query(
      `INSERT INTO webhooks (id, player_id, game_id, seat, url, format, types, key, secret, state, created_at)
     VALUES ($1, $2, $3, $4, 'https://example.org', 'standard', $5, $6, '', 'enabled', now())`,
      [id, playerId, game ?? null, seat ?? null, types, key ?? id],
    );
    return id;
  }

  async function act(game: SeatedGame, seat: string, type: string, place?: string): Promise<void> {
    const asked = { type, ...(place === undefined ? {} : { place }) };
    await server().play.act({ gameId: game.id, playerId: game.players[seat]!, asked, key: randomUUID() });
  }

  async function rows(game: string): Promise<Record<string, unknown>[]> {
    const statement = 'SELECT * FROM deliveries WHERE topic = $1 ORDER BY entry, created_at, id';
    return (await server().pool.query<Record<string, unknown>>(statement, [game])).rows;
  }

  return { deliverer, webhook, act, rows };
}
