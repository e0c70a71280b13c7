import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'invitations' })
export class InvitationEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid' })
  gameId!: string;

  /** SHA-256 of the code: the code itself is shown once. */
  @PrimaryColumn({ name: 'code_hash', type: 'bytea' })
  codeHash!: Buffer;

  @Column({ type: 'text' })
  seat!: string;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
