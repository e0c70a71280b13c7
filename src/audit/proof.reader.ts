import type { Pool } from 'pg';
import type { Entry } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import type { Signer } from '../events/signing.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { Looker } from '../projections/game-row.js';
import type { Looks } from '../projections/looks.js';
import { proofLines } from './proof-lines.js';
import { readKeysOf } from './read-stored.js';

/** So many entries are in memory at a time. */
const PAGE = 100;

/** A game as a file that anyone can verify. */
export class ProofReader {
  constructor(
    private readonly pool: Pool,
    private readonly looks: Looks,
    private readonly store: EventStore,
    private readonly rulesets: Rulesets,
    private readonly signer: Signer,
  ) {}

  /**
   * The lines of the bundle, as of now: entries that come while it is read are not in it.
   * @throws Refusal
   */
  async lines(gameId: string, looker: Looker, seat?: string): Promise<AsyncGenerator<string>> {
    const { row, viewer, window } = await this.looks.at(gameId, looker, seat, ({ version }) => ({
      what: 'proof',
      from: 0,
      to: version,
    }));
    const proven = {
      game: row.id,
      ruleset: this.rulesets.named(row.ruleset),
      rulesVersion: row.rules_version,
      status: row.status,
      version: row.version,
      viewer,
      window,
    };
    const keys = await readKeysOf(this.pool, row.id);
    return proofLines(proven, keys, this.entries(row.id, row.version), this.signer);
  }

  /** Whether it is the proof of a sandbox, which proves nothing about real games. */
  async isOfSandbox(gameId: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ sandbox: boolean }>('SELECT sandbox FROM games WHERE id = $1', [
      gameId,
    ]);
    return rows[0]?.sandbox === true;
  }

  private async *entries(game: string, version: number): AsyncGenerator<Entry> {
    for (let after = 0; after < version; after += PAGE)
      yield* await this.store.read(game, after, Math.min(PAGE, version - after));
  }
}
