import type { Pool, PoolClient } from 'pg';
import type { SignedCheckpoint } from '../../events/signing.js';

interface CheckpointRow {
  readonly number: number;
  readonly at: Date;
  readonly games: number;
  readonly root: string;
  readonly previous: string;
  readonly hash: string;
  readonly key: string;
  readonly signature: string;
}

const COLUMNS = `number, at, games, encode(root, 'hex') AS root, encode(previous, 'hex') AS previous,
  encode(hash, 'hex') AS hash, key, signature`;

/** Newest first. $1 the number to go on below, $2 how many. */
const LIST = `SELECT ${COLUMNS} FROM checkpoints WHERE $1::int IS NULL OR number < $1 ORDER BY number DESC LIMIT $2`;

const ONE = `SELECT ${COLUMNS} FROM checkpoints WHERE number = $1`;

/** Newest first, below a number. */
export async function checkpointsBelow(
  on: Pool | PoolClient,
  number: number | null,
  limit: number,
): Promise<SignedCheckpoint[]> {
  return (await on.query<CheckpointRow>(LIST, [number, limit])).rows.map(toCheckpoint);
}

export async function checkpointOf(
  on: Pool | PoolClient,
  number: number,
): Promise<SignedCheckpoint | undefined> {
  return (await on.query<CheckpointRow>(ONE, [number])).rows.map(toCheckpoint)[0];
}

function toCheckpoint(row: CheckpointRow): SignedCheckpoint {
  return { ...row, at: row.at.toISOString() };
}

export async function keepCheckpoint(session: PoolClient, made: SignedCheckpoint): Promise<void> {
  const { number, at, games, root, previous, hash, key, signature } = made;
  await session.query(
    `INSERT INTO checkpoints (number, at, games, root, previous, hash, key, signature)
     VALUES ($1, $2, $3, decode($4, 'hex'), decode($5, 'hex'), decode($6, 'hex'), $7, $8)`,
    [number, at, games, root, previous, hash, key, signature],
  );
}

/** From the first on. */
export async function allCheckpoints(session: PoolClient): Promise<SignedCheckpoint[]> {
  const { rows } = await session.query<CheckpointRow>(`SELECT ${COLUMNS} FROM checkpoints ORDER BY number`);
  return rows.map(toCheckpoint);
}
