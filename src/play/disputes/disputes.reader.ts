import type { Pool } from 'pg';
import type { TableService } from '../table.service.js';
import type { RulingDecision } from '../table/shapes.js';

/** Something that was written, and in which entry. `text` is null once its writer has been erased. */
export interface Said {
  readonly entry: number;
  readonly at: string;
  readonly by: string;
  readonly text: string | null;
  /** With the salt, what the journal seals of the text. */
  readonly salt: string | null;
}

export interface GivenRuling extends Said {
  readonly decision: RulingDecision;
}

export interface DisputeShown {
  readonly dispute: number;
  readonly seat: string;
  /** The entry that is disputed. */
  readonly entry: number;
  readonly status: 'open' | 'withdrawn' | 'ruled';
  readonly claim: Said;
  readonly statements: readonly Said[];
  readonly ruling: GivenRuling | null;
}

interface Row {
  readonly entry: number;
  readonly at: Date;
  readonly type: 'DisputeOpened' | 'DisputeWithdrawn' | 'StatementMade' | 'RulingGiven';
  readonly data: {
    readonly dispute: number;
    readonly seat: string;
    readonly by: string;
    readonly arbiter: string;
    readonly entry: number;
    readonly decision: RulingDecision;
  };
  readonly text: string | null;
  readonly salt: string | null;
}

const SAID = `
  SELECT e.entry, n.at, e.type, e.data, t.text, encode(t.salt, 'hex') AS salt
  FROM events e JOIN entries n ON n.game_id = e.game_id AND n.entry = e.entry
  LEFT JOIN texts t ON t.game_id = e.game_id AND t.entry = e.entry
  WHERE e.game_id = $1 AND e.type IN ('DisputeOpened', 'DisputeWithdrawn', 'StatementMade', 'RulingGiven')
  ORDER BY e.entry`;

/** The disputes of a game, as everybody at the table knows them. */
export class DisputesReader {
  constructor(
    private readonly pool: Pool,
    private readonly table: TableService,
  ) {}

  /** @throws Refusal */
  async list(gameId: string, playerId: string): Promise<DisputeShown[]> {
    await this.table.look(gameId, playerId);
    const { rows } = await this.pool.query<Row>({ name: 'disputes', text: SAID, values: [gameId] });
    const disputes = new Map<number, DisputeShown>();
    for (const row of rows) {
      const { dispute } = row.data;
      disputes.set(dispute, after(disputes.get(dispute)!, row));
    }
    return [...disputes.values()];
  }
}

function after(before: DisputeShown, row: Row): DisputeShown {
  const { dispute, seat, by, arbiter, entry, decision } = row.data;
  switch (row.type) {
    case 'DisputeOpened':
      return {
        ...{ dispute, seat, entry, status: 'open', claim: saidBy(seat, row) },
        ...{ statements: [], ruling: null },
      };
    case 'StatementMade':
      return { ...before, statements: [...before.statements, saidBy(by, row)] };
    case 'DisputeWithdrawn':
      return { ...before, status: 'withdrawn' };
    case 'RulingGiven':
      return { ...before, status: 'ruled', ruling: { ...saidBy(arbiter, row), decision } };
  }
}

function saidBy(by: string, { entry, at, text, salt }: Row): Said {
  return { entry, at: at.toISOString(), by, text, salt };
}
