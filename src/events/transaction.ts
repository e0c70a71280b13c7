import type { Pool, PoolClient } from 'pg';

/**
 * Does something in one transaction: all of it is kept, or nothing.
 * @param told what is thrown for what went wrong in it
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (session: PoolClient) => Promise<Result>,
  told: (error: unknown) => unknown = (error) => error,
): Promise<Result> {
  const session = await pool.connect();
  // A session that breaks says so in the query under way; without a listener it would end the process too.
  session.on('error', ignore);
  try {
    await session.query('BEGIN');
    const result = await work(session);
    await session.query('COMMIT');
    return result;
  } catch (error) {
    await session.query('ROLLBACK').catch(ignore);
    throw told(error);
  } finally {
    session.off('error', ignore);
    session.release();
  }
}

/** Until the transaction ends, no other does what is called so, on any server: who counts has all before counted. */
export async function oneAfterTheOther(session: PoolClient, what: string): Promise<void> {
  await session.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [what]);
}

function ignore(): void {}
