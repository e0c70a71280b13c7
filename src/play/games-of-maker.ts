import type { PoolClient } from 'pg';
import { oneAfterTheOther } from '../events/transaction.js';
import { Refusal } from '../refusals/refusal.js';

/** So many games of one maker are open or played at a time. */
export const MOST_GAMES = 100;

const COUNT = `SELECT count(*)::int AS count FROM games WHERE maker = $1 AND status IN ('open', 'playing')`;

/** @param session the transaction in which one more was made @throws Refusal */
export async function mustNotBeTooMany(session: PoolClient, maker: string): Promise<void> {
  await oneAfterTheOther(session, `games ${maker}`);
  const { rows } = await session.query<{ count: number }>(COUNT, [maker]);
  if (rows[0]!.count > MOST_GAMES) throw new Refusal('too-many-games', { most: MOST_GAMES });
}
