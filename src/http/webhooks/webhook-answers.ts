import type { WebhookLog } from '../../notifications/webhooks/webhook-log.js';
import type { WithSecret, WebhooksService } from '../../notifications/webhooks/webhooks.service.js';
import { cursorTo, positionOf } from '../json/cursor.js';

type Webhook = Awaited<ReturnType<WebhooksService['one']>>;
type Delivery = Awaited<ReturnType<WebhookLog['one']>>;
type Page = Awaited<ReturnType<WebhookLog['list']>>;

export function webhookAnswer(webhook: Webhook) {
  const { id, url, format, language, gameId, seat, types, state, disabledBecause } = webhook;
  return {
    ...{ id, url, format, language, game: gameId, seat, types, state, disabledBecause },
    failingSince: webhook.failingSince?.toISOString() ?? null,
    previousSecretUntil: webhook.previousUntil?.toISOString() ?? null,
    answeredAt: webhook.answeredAt?.toISOString() ?? null,
    createdAt: webhook.createdAt.toISOString(),
  };
}

export function withSecretAnswer({ webhook, secret }: WithSecret) {
  return { webhook: webhookAnswer(webhook), secret };
}

export function deliveryAnswer(delivery: Delivery) {
  return { ...fields(delivery), attempts: delivery.attempts };
}

export function deliveriesAnswer({ items, next }: Page, filters: object) {
  return {
    items: items.map((one) => ({
      ...fields(one),
      attempts: one.attempts.length,
      last: one.attempts.at(-1) ?? null,
    })),
    next: next === null ? null : cursorTo(`${next.createdAt.toISOString()}~${next.id}`, filters),
  };
}

/** Where a page goes on. @throws Refusal */
export function pageAfter(cursor: string, filters: object): NonNullable<Page['next']> {
  const [time, id] = positionOf(cursor, filters, isTimeAndDelivery).split('~') as [string, string];
  return { createdAt: new Date(time), id };
}

function isTimeAndDelivery(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT[\d:.]+Z~msg_[\da-f]{32}$/.test(text) && !Number.isNaN(Date.parse(text.split('~')[0]!))
  );
}

function fields({ id, type, topic, seat, entry, state, createdAt, dueAt, doneAt }: Delivery) {
  return {
    ...{ id, type, seat, state },
    // What is about no game came with no entry.
    ...(entry === 0 ? { game: null, version: null } : { game: topic, version: entry }),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}
