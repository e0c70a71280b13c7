import type { Append } from './append.js';

/** Writes appends for different games in one transaction; answers with the games that took their entry. */
export type CommitBatch = (appends: readonly Append[]) => Promise<ReadonlySet<string>>;

interface Waiting {
  readonly append: Append;
  readonly settle: (taken: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** One batch commits while the next gathers; a second lane keeps the disk busy while rows are being prepared. */
const LANES = 2;
const LARGEST_BATCH = 64;

/**
 * Adaptive group commit: one append goes out at once, and those that come while a commit is under way share the next.
 * A batch never holds two appends for one game, and is sorted by game, so that two servers cannot deadlock.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private lanes = 0;

  constructor(private readonly commit: CommitBatch) {}

  /** @returns whether the game was still at the version before the entry, and now holds it */
  append(append: Append): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.waiting.push({ append, settle, fail });
      if (this.lanes < LANES) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.lanes += 1;
    // What arrives in the same turn of the event loop goes together.
    await new Promise((next) => setImmediate(next));
    while (this.waiting.length > 0) await this.commitOne(this.takeBatch());
    this.lanes -= 1;
  }

  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { game } = waiting.append.entry;
      if (batch.has(game) || batch.size === LARGEST_BATCH) later.push(waiting);
      else batch.set(game, waiting);
    }
    this.waiting = later;
    return [...batch.entries()]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([, waiting]) => waiting);
  }

  private async commitOne(batch: readonly Waiting[]): Promise<void> {
    try {
      const taken = await this.commit(batch.map(({ append }) => append));
      for (const { append, settle } of batch) settle(taken.has(append.entry.game));
    } catch (error) {
      if (batch.length === 1 || concernsAll(error)) {
        for (const { fail } of batch) fail(error);
        return;
      }
      // One bad append must not fail its neighbours.
      for (const one of batch) await this.commitOne([one]);
    }
  }
}

/** An error that does not say whether the transaction was committed. The Idempotency-Key settles it. */
export class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super('it is not known whether the entry was written', { cause });
  }
}

/** A lock could not be had in time. Nothing was written, and the same append may be tried again. */
export class Busy extends Error {
  constructor(cause: unknown) {
    super('the database is busy with something that must not be disturbed', { cause });
  }
}

/** Trying the appends of a batch one by one would not help. */
function concernsAll(error: unknown): boolean {
  return error instanceof UnknownOutcome || error instanceof Busy;
}
