import { randomUUID } from 'node:crypto';
import { Deliverer } from '../../../../src/notifications/deliveries/deliverer.js';
import { Outbox } from '../../../../src/notifications/deliveries/outbox.js';
import { Bodies } from '../../../../src/notifications/webhooks/bodies.js';
import { CalledWebhooks } from '../../../../src/notifications/webhooks/called.js';
import { WebhookClient } from '../../../../src/notifications/webhooks/client.js';
import { fromMachine } from '../../../../src/notifications/webhooks/resolve.js';
import { secretText } from '../../../../src/notifications/webhooks/signature.js';
import { Targets } from '../../../../src/notifications/webhooks/targets.js';
import { USUAL_TYPES, type WebhookType } from '../../../../src/notifications/webhooks/types.js';
import { WebhookChannel } from '../../../../src/notifications/webhooks/webhook-channel.js';
import type { Format } from '../../../../src/notifications/webhooks/webhook.entity.js';
import { newPlayer, type Inside } from '../../../support/inside.js';
import type { MovableClock } from '../../../support/movable-clock.js';
import { RecordedChannel } from '../../../support/recorded-channel.js';

export interface Hook {
  readonly id: string;
  readonly playerId: string;
  readonly secret: string;
}

interface Asked {
  readonly playerId?: string;
  readonly format?: Format;
  readonly language?: string;
  readonly types?: readonly WebhookType[];
}

const INSERT = `INSERT INTO webhooks (id, player_id, url, format, types, key, secret, state, created_at, language)
  VALUES ($1::uuid, $2, $3, $4, $5, $1::uuid::text, $6, 'enabled', $7, $8)`;

/**
 * All that calls webhooks, on a clock that a test moves; it sends when the test says so. How long it waits for an
 * answer, in milliseconds, is by the real clock: long, but where a test waits for the end of it.
 */
export function caller(server: Inside, clock: MovableClock, patience = 60_000) {
  const { pool, box, rulesets } = server;
  const outbox = new Outbox(pool);
  const client = new WebhookClient(new Targets('any', fromMachine), patience);
  const bodies = new Bodies(pool, rulesets, 'https://games.example.org');
  const channel = new WebhookChannel(new CalledWebhooks(pool, box, clock, outbox), bodies, client, clock);
  const mail = new RecordedChannel('mail');
  const failures: unknown[] = [];
  const failed = (error: unknown): void => void failures.push(error);
  const worker = new Deliverer(pool, clock, [channel, mail], failed);
  return {
    failures,
    /** What goes out by mail instead. */
    mail,
    deliverDue: () => worker.deliverDue(),
    close: () => client.close(),
    hook: async (
      url: string,
      { playerId, format = 'standard', types = USUAL_TYPES, language }: Asked = {},
    ): Promise<Hook> => {
      const id = randomUUID();
      const secret = clock.bytes(32);
      const player = playerId ?? (await newPlayer(pool));
      const kept = [box.close(secret, id), clock.now(), language ?? null];
      await pool.query(INSERT, [id, player, url, format, types, ...kept]);
      return { id, playerId: player, secret: secretText(secret) };
    },
    ping: async ({ id, playerId }: Hook): Promise<string> => {
      const message = `msg_${clock.bytes(16).toString('hex')}`;
      const at = clock.now();
      await outbox.add({
        topic: playerId,
        id: message,
        type: 'ping',
        playerId,
        channel: 'webhook',
        target: id,
        at,
      });
      return message;
    },
    delivery: (hook: Hook, id: string) => outbox.one(hook.id, id),
    row: async ({ id }: Hook) =>
      (await pool.query<Record<string, unknown>>('SELECT * FROM webhooks WHERE id = $1', [id])).rows[0]!,
  };
}

export type Caller = ReturnType<typeof caller>;
