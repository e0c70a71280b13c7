import type { Static } from '@sinclair/typebox';
import type { Holder } from '../../players/holder.js';
import type { PlayerEntity } from '../../players/player.entity.js';
import type { IssuedToken } from '../../players/players.service.js';
import type { TokenEntity } from '../../players/token.entity.js';
import type { NewTokenSchema, PlayerSchema, RegisteredSchema, TokensSchema } from './account.schema.js';

export function playerAnswer(
  { id, displayName, createdAt }: PlayerEntity,
  email: string | null,
): Static<typeof PlayerSchema> {
  return { id, displayName: displayName ?? '', email, createdAt: createdAt.toISOString() };
}

export function registeredAnswer(
  made: { player: PlayerEntity; token: string },
  email: string | null,
): Static<typeof RegisteredSchema> {
  return { player: playerAnswer(made.player, email), token: made.token };
}

export function newTokenAnswer({ entity, token }: IssuedToken): Static<typeof NewTokenSchema> {
  return { ...fields(entity), token };
}

export function tokensAnswer(
  tokens: readonly TokenEntity[],
  { tokenId }: Holder,
): Static<typeof TokensSchema> {
  return { items: tokens.map((token) => ({ ...fields(token), current: token.id === tokenId })), next: null };
}

function fields({ id, name, scopes, createdAt, expiresAt }: TokenEntity) {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
