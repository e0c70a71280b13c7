import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Outside } from '../events/outside.js';
import { Refusal } from '../refusals/refusal.js';
import { wrong } from '../refusals/wrong.js';
import type { Holder } from './holder.js';
import { PlayerEntity } from './player.entity.js';
import type { Scope } from './scopes.js';
import { TokenEntity } from './token.entity.js';
import { hashOf, tokenFrom } from './token.js';

export interface Registration {
  readonly displayName: string;
}

export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: Date | undefined;
}

/** `token` is shown this once and kept nowhere. */
export interface IssuedToken {
  readonly entity: TokenEntity;
  readonly token: string;
}

@Injectable()
export class PlayersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outside: Outside,
  ) {}

  /** Makes an account and its first token. */
  register(asked: Registration, scopes: readonly Scope[]): Promise<{ player: PlayerEntity; token: string }> {
    return this.dataSource.transaction(async (manager) => {
      const player = manager.create(PlayerEntity, {
        id: this.outside.id(),
        displayName: asked.displayName,
        createdAt: this.outside.now(),
        erasedAt: null,
      });
      await manager.insert(PlayerEntity, player);
      const { token } = await this.issue(manager, player.id, { name: 'first token', scopes });
      return { player, token };
    });
  }

  async player(id: string): Promise<PlayerEntity> {
    const player = await this.dataSource.manager.findOneBy(PlayerEntity, { id, erasedAt: IsNull() });
    if (player === null) throw new Refusal('unauthenticated');
    return player;
  }

  /** A token never has more scopes, or a longer life, than the one that asks for it. */
  async newToken(holder: Holder, asked: TokenRequest): Promise<IssuedToken> {
    const missing = asked.scopes.find((scope) => !holder.scopes.includes(scope));
    if (missing !== undefined) throw new Refusal('missing-scope', { scope: missing });
    const expiresAt = asked.expiresAt ?? holder.expiresAt ?? undefined;
    this.requireLifetime(expiresAt, holder);
    return this.dataSource.transaction((manager) =>
      this.issue(manager, holder.playerId, { ...asked, expiresAt }),
    );
  }

  /** Another token, as the operator says. @throws Refusal if there is no such player */
  async grant(playerId: string, asked: TokenRequest): Promise<string> {
    return (await this.dataSource.transaction((manager) => this.issue(manager, playerId, asked))).token;
  }

  /** Tokens that are not revoked, oldest first. */
  tokens(playerId: string): Promise<TokenEntity[]> {
    return this.dataSource.manager.find(TokenEntity, {
      where: { playerId, revokedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Once more is no change. */
  async revoke(playerId: string, id: string): Promise<void> {
    const changed = await this.dataSource.manager.update(
      TokenEntity,
      { id, playerId, revokedAt: IsNull() },
      { revokedAt: this.outside.now() },
    );
    if (changed.affected !== 0) return;
    if (!(await this.dataSource.manager.existsBy(TokenEntity, { id, playerId })))
      throw new Refusal('token-not-found');
  }

  /**
   * Forgets name and tokens, once and for all: `issue` waits for the row of the player, and then finds it
   * erased. What the player did in games stays: there are only seats in it.
   */
  erase(playerId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.update(
        PlayerEntity,
        { id: playerId, erasedAt: IsNull() },
        { displayName: null, erasedAt: this.outside.now() },
      );
      await manager.delete(TokenEntity, { playerId });
    });
  }

  private requireLifetime(expiresAt: Date | undefined, holder: Holder): void {
    if (expiresAt === undefined) return;
    const limit = holder.expiresAt;
    const what =
      expiresAt <= this.outside.now()
        ? wrong('past')
        : limit !== null && expiresAt > limit
          ? wrong('lifetime')
          : undefined;
    if (what !== undefined)
      throw new Refusal('invalid-request', {}, { errors: [{ pointer: '/expiresAt', what }] });
  }

  /** Nobody is erased while this is under way, and who has been erased gets none. */
  private async issue(manager: EntityManager, playerId: string, asked: TokenRequest): Promise<IssuedToken> {
    const token = tokenFrom(this.outside.bytes(32));
    const entity = manager.create(TokenEntity, {
      hash: hashOf(token),
      id: this.outside.id(),
      playerId,
      name: asked.name,
      scopes: [...asked.scopes],
      createdAt: this.outside.now(),
      expiresAt: asked.expiresAt ?? null,
      revokedAt: null,
    });
    const player = await manager.findOne(PlayerEntity, {
      where: { id: playerId, erasedAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    });
    if (player === null) throw new Refusal('unauthenticated');
    await manager.insert(TokenEntity, entity);
    return { entity, token };
  }
}
