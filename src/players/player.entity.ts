import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account. An erased one keeps its id, so that seats in old games still belong to somebody. */
@Entity({ name: 'players' })
export class PlayerEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'display_name', type: 'text', nullable: true })
  displayName!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'erased_at', type: 'timestamptz', precision: 3, nullable: true })
  erasedAt!: Date | null;
}
