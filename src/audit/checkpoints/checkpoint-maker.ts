import type { Pool, PoolClient } from 'pg';
import type { Outside } from '../../events/outside.js';
import { NO_PREVIOUS } from '../../events/seal.js';
import type { SignedCheckpoint, Signer } from '../../events/signing.js';
import { checkpointsBelow, keepCheckpoint } from './checkpoint.js';
import { keepChangedHeads } from './heads.js';
import { readTree, treeRoot } from './tree.js';

const CHECKPOINT_LOCK = 4_761_729;

/** What came of looking whether a checkpoint is due. */
export interface Looked {
  /** Left out where none was due, nothing had changed, or another server is at it. */
  readonly made?: SignedCheckpoint;
  /** Milliseconds until it is worth looking again. */
  readonly wait: number;
}

/**
 * Makes checkpoints: each a signed root over the heads of all games as they stood at one moment. Takes no lock that an
 * append would wait for.
 */
export class CheckpointMaker {
  /** @param every milliseconds from one checkpoint to the next */
  constructor(
    private readonly pool: Pool,
    private readonly signer: Signer,
    private readonly outside: Outside,
    private readonly every: number,
  ) {}

  /** Makes one if it is due and something has changed. Of several servers one does it. */
  async look(): Promise<Looked> {
    const session = await this.pool.connect();
    // A session that breaks says so in the query under way; without a listener it would end the process too.
    session.on('error', ignore);
    try {
      if (!(await claim(session))) return { wait: this.every };
      return await this.inSnapshot(session).finally(() => giveBack(session));
    } finally {
      session.off('error', ignore);
      session.release();
    }
  }

  private async inSnapshot(session: PoolClient): Promise<Looked> {
    await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    try {
      const looked = await this.makeIfDue(session);
      await session.query(looked.made === undefined ? 'ROLLBACK' : 'COMMIT');
      return looked;
    } catch (error) {
      await session.query('ROLLBACK').catch(ignore);
      throw error;
    }
  }

  private async makeIfDue(session: PoolClient): Promise<Looked> {
    const [last] = await checkpointsBelow(session, null, 1);
    const now = this.outside.now();
    const due = last === undefined ? 0 : Date.parse(last.at) + this.every - now.getTime();
    if (due > 0) return { wait: due };
    const number = (last?.number ?? 0) + 1;
    if ((await keepChangedHeads(session, number)) === 0) return { wait: this.every };
    const tree = await readTree(session, number);
    const made = this.signer.checkpoint({
      number,
      at: now.toISOString(),
      games: tree.games,
      root: treeRoot(tree),
      previous: last?.hash ?? NO_PREVIOUS,
    });
    await keepCheckpoint(session, made);
    return { made, wait: this.every };
  }
}

async function claim(session: PoolClient): Promise<boolean> {
  const { rows } = await session.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    CHECKPOINT_LOCK,
  ]);
  return rows[0]!.mine;
}

async function giveBack(session: PoolClient): Promise<void> {
  await session.query('SELECT pg_advisory_unlock($1)', [CHECKPOINT_LOCK]).catch(ignore);
}

function ignore(): void {}
