import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { Batched } from '../events/batched.js';
import { Outside } from '../events/outside.js';
import type { Holder } from './holder.js';
import type { Scope } from './scopes.js';
import { hashOf, looksLikeToken } from './token.js';

// Read anew for every request, so that a revoked token is refused at once.
const HOLDERS = {
  name: 'token-holders',
  text: `SELECT t.hash, t.id, t.player_id, t.scopes, t.expires_at FROM tokens t JOIN players p ON p.id = t.player_id
         WHERE t.hash = ANY($1::bytea[]) AND t.revoked_at IS NULL AND p.erased_at IS NULL`,
};

interface Row {
  hash: Buffer;
  id: string;
  player_id: string;
  scopes: Scope[];
  expires_at: Date | null;
}

@Injectable()
export class TokenLookup {
  private readonly holders = new Batched<string, Holder | undefined>((hashes) => this.load(hashes));

  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
  ) {}

  /** @returns undefined where the token is unknown, revoked or expired, or its player erased */
  async holder(token: string): Promise<Holder | undefined> {
    if (!looksLikeToken(token)) return undefined;
    const holder = await this.holders.get(hashOf(token).toString('hex'));
    return holder === undefined || this.isOver(holder) ? undefined : holder;
  }

  private isOver({ expiresAt }: Holder): boolean {
    return expiresAt !== null && expiresAt <= this.outside.now();
  }

  private async load(hashes: readonly string[]): Promise<readonly (Holder | undefined)[]> {
    const values = [hashes.map((hash) => `\\x${hash}`)];
    const { rows } = await this.pool.query<Row>({ ...HOLDERS, values });
    const found = new Map(rows.map((row) => [row.hash.toString('hex'), holderOf(row)]));
    return hashes.map((hash) => found.get(hash));
  }
}

function holderOf({ id, player_id, scopes, expires_at }: Row): Holder {
  return { tokenId: id, playerId: player_id, scopes, expiresAt: expires_at };
}
