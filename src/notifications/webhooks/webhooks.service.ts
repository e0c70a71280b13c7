import { createHash } from 'node:crypto';
import { type DataSource, IsNull } from 'typeorm';
import type { Outside } from '../../events/outside.js';
import type { SecretBox } from '../../events/secret-box.js';
import { PlayerEntity } from '../../players/player.entity.js';
import type { GamesReader } from '../../projections/games.reader.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Outbox } from '../deliveries/outbox.js';
import { handOver } from './hand-over.js';
import { SECRET_BYTES, secretText } from './signature.js';
import { TargetRefused, type Targets } from './targets.js';
import { USUAL_TYPES, type WebhookType } from './types.js';
import { type Format, WebhookEntity } from './webhook.entity.js';

export interface WebhookAsked {
  readonly url: string;
  readonly format: Format;
  readonly language?: string | undefined;
  readonly game?: string | undefined;
  readonly seat?: string | undefined;
  readonly types?: readonly WebhookType[] | undefined;
}

export interface WebhookChange {
  readonly url?: string | undefined;
  /** Null: that of the player's mails. */
  readonly language?: string | null | undefined;
  readonly types?: readonly WebhookType[] | undefined;
  readonly state?: WebhookEntity['state'] | undefined;
}

/** `secret` is shown this once. */
export interface WithSecret {
  readonly webhook: WebhookEntity;
  readonly secret: string;
}

const MOST_WEBHOOKS = 20;
/** For whoever registers to keep the secret, before the first call that it signs. */
const TIME_TO_KEEP_MS = 10_000;
/** How long the secret before goes on signing, so that a receiver can change over in peace. */
const PREVIOUS_MS = 24 * 3_600_000;

/** The webhooks of players: what they ask for, and for what they are asked. */
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outside: Outside,
    private readonly box: SecretBox,
    private readonly targets: Targets,
    private readonly games: GamesReader,
    private readonly outbox: Outbox,
  ) {}

  /** What the player is asked now is told soon. @throws Refusal */
  async register(playerId: string, asked: WebhookAsked): Promise<WithSecret> {
    const { format, game, seat, types = USUAL_TYPES } = asked;
    if (game !== undefined) await this.requirePlace(playerId, game, seat);
    const url = await this.checked(asked.url);
    const id = this.outside.id();
    const { kept, secret } = this.newSecret(id);
    const webhook = this.dataSource.manager.create(WebhookEntity, {
      ...{ id, playerId, url, format, secret: kept, types: [...types], key: keyOf(id, format, url) },
      ...{ gameId: game ?? null, seat: seat ?? null, language: asked.language ?? null },
      ...{ previousSecret: null, previousUntil: null },
      ...{ state: 'enabled', disabledBecause: null, failingSince: null, failures: 0 },
      answeredAt: null,
      createdAt: this.outside.now(),
    });
    await this.insert(webhook);
    const now = this.outside.now();
    await this.outbox.tellOpen(playerId, id, now, new Date(now.getTime() + TIME_TO_KEEP_MS));
    return { webhook, secret };
  }

  /** Oldest first. */
  list(playerId: string): Promise<WebhookEntity[]> {
    return this.dataSource.manager.find(WebhookEntity, {
      where: { playerId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** @throws Refusal */
  async one(playerId: string, id: string): Promise<WebhookEntity> {
    const found = await this.dataSource.manager.findOneBy(WebhookEntity, { id, playerId });
    if (found === null) throw new Refusal('webhook-not-found');
    return found;
  }

  /** @throws Refusal */
  async change(playerId: string, id: string, asked: WebhookChange): Promise<WebhookEntity> {
    const { url, state } = asked;
    const before = await this.one(playerId, id);
    const target = url === undefined ? undefined : await this.checked(url);
    if (target !== undefined || state === 'disabled') await handOver(this.dataSource, id);
    const changed = await this.update(playerId, id, {
      ...(target === undefined ? {} : urlFields(before, target)),
      ...otherFields(asked),
    });
    const isBack = before.state === 'disabled' && changed.state === 'enabled';
    if (isBack) await this.outbox.tellOpen(playerId, id, this.outside.now());
    return changed;
  }

  async remove(playerId: string, id: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(WebhookEntity, { id, playerId }))) return;
    await handOver(this.dataSource, id);
    await this.dataSource.manager.delete(WebhookEntity, { id, playerId });
  }

  /** A new secret; the one before signs too for a day. @throws Refusal */
  async rotate(playerId: string, id: string): Promise<WithSecret> {
    const { secret: previousSecret } = await this.one(playerId, id);
    const { kept, secret } = this.newSecret(id);
    const previousUntil = new Date(this.outside.now().getTime() + PREVIOUS_MS);
    const webhook = await this.update(playerId, id, { secret: kept, previousSecret, previousUntil });
    return { webhook, secret };
  }

  private async update(playerId: string, id: string, fields: Partial<WebhookEntity>): Promise<WebhookEntity> {
    if (Object.keys(fields).length > 0)
      await this.dataSource.manager.update(WebhookEntity, { id, playerId }, fields);
    return this.one(playerId, id);
  }

  /** Nobody registers more at once than one after the other, and who has been erased registers none. */
  private insert(webhook: WebhookEntity): Promise<void> {
    const { playerId } = webhook;
    return this.dataSource.transaction(async (manager) => {
      const player = await manager.findOne(PlayerEntity, {
        where: { id: playerId, erasedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (player === null) throw new Refusal('unauthenticated');
      if ((await manager.countBy(WebhookEntity, { playerId })) >= MOST_WEBHOOKS)
        throw new Refusal('too-many-webhooks', { most: MOST_WEBHOOKS });
      await manager.insert(WebhookEntity, webhook);
    });
  }

  /** A seat is one's own; of a game that one may see. @throws Refusal */
  private async requirePlace(playerId: string, game: string, seat: string | undefined): Promise<void> {
    const { seats } = await this.games.one(game, playerId);
    if (seat === undefined) return;
    const found = seats.find((one) => one.seat === seat);
    if (found === undefined) throw new Refusal('seat-not-found', { seat });
    if (found.player?.id !== playerId) throw new Refusal('not-your-seat', { seat });
  }

  /** @returns the URL as it is called. @throws Refusal */
  private async checked(url: string): Promise<string> {
    try {
      await this.targets.check(url);
    } catch (error) {
      if (error instanceof TargetRefused) throw new Refusal('webhook-url-refused', { why: error.why });
      throw error;
    }
    return new URL(url).href;
  }

  private newSecret(id: string): { kept: Buffer; secret: string } {
    const secret = this.outside.bytes(SECRET_BYTES);
    return { kept: this.box.close(secret, id), secret: secretText(secret) };
  }
}

/** Two players who name one channel of a chat mean one target. */
function keyOf(id: string, format: Format, url: string): string {
  return format === 'standard' ? id : createHash('sha256').update(url).digest('hex');
}

/** What another URL has answered says nothing of this one. */
function urlFields({ id, format, ...before }: WebhookEntity, url: string): Partial<WebhookEntity> {
  const answeredAt = url === before.url ? before.answeredAt : null;
  return { url, key: keyOf(id, format, url), answeredAt };
}

function otherFields({ types, state, language }: WebhookChange): Partial<WebhookEntity> {
  return {
    ...(language === undefined ? {} : { language }),
    ...(types === undefined ? {} : { types: [...types] }),
    ...(state === undefined ? {} : stateFields(state)),
  };
}

function stateFields(state: WebhookEntity['state']): Partial<WebhookEntity> {
  return state === 'disabled'
    ? { state, disabledBecause: 'asked' }
    : { state, disabledBecause: null, failingSince: null, failures: 0 };
}
