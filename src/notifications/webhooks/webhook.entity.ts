import { Column, Entity, PrimaryColumn } from 'typeorm';

export const FORMATS = ['standard', 'discord', 'slack'] as const;
export type Format = (typeof FORMATS)[number];

/** Why a webhook is not called any more: its player said so, the receiver did, or it has failed for days. */
export type DisabledBecause = 'asked' | 'gone' | 'failing';

/** Whom a player wants to be called when there is something to tell. */
@Entity({ name: 'webhooks' })
export class WebhookEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  /** Null: for all games of the player. */
  @Column({ name: 'game_id', type: 'uuid', nullable: true })
  gameId!: string | null;

  /** Null: for all seats of the player. */
  @Column({ type: 'text', nullable: true })
  seat!: string | null;

  @Column({ type: 'text' })
  url!: string;

  @Column({ type: 'text' })
  format!: Format;

  /** In which a chat is told (BCP 47). Null: that of the player's mails. */
  @Column({ type: 'text', nullable: true })
  language!: string | null;

  @Column({ type: 'text', array: true })
  types!: string[];

  /** What is told twice to webhooks with one key is told once: a channel that two players named is one channel. */
  @Column({ type: 'text' })
  key!: string;

  /** In the box of secrets, under the id. */
  @Column({ type: 'bytea' })
  secret!: Buffer;

  /** The one before, which signs too until `previousUntil`. */
  @Column({ name: 'previous_secret', type: 'bytea', nullable: true })
  previousSecret!: Buffer | null;

  @Column({ name: 'previous_until', type: 'timestamptz', precision: 3, nullable: true })
  previousUntil!: Date | null;

  @Column({ type: 'text' })
  state!: 'enabled' | 'disabled';

  @Column({ name: 'disabled_because', type: 'text', nullable: true })
  disabledBecause!: DisabledBecause | null;

  /** Since when nothing but failures came; null after a success. */
  @Column({ name: 'failing_since', type: 'timestamptz', precision: 3, nullable: true })
  failingSince!: Date | null;

  /** How many attempts failed since then. */
  @Column({ type: 'int' })
  failures!: number;

  /** When this URL first answered that something has arrived: nothing is replayed to one that never did. */
  @Column({ name: 'answered_at', type: 'timestamptz', precision: 3, nullable: true })
  answeredAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
