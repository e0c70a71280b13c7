import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from './scopes.js';

/** A bearer token as it is kept: its SHA-256, never itself. */
@Entity({ name: 'tokens' })
export class TokenEntity {
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'uuid' })
  id!: string;

  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3, nullable: true })
  expiresAt!: Date | null;

  @Column({ name: 'revoked_at', type: 'timestamptz', precision: 3, nullable: true })
  revokedAt!: Date | null;
}
