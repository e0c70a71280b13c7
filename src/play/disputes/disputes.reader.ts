import type { Pool } from 'pg';
import type { GamesReader } from '../../projections/games.reader.js';
import type { TableEventType } from '../table/events.js';
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
  /** With rewind: the last entry that counts. */
  readonly rewoundTo: number | null;
  /** With adjust: the correction. */
  readonly adjustment: Readonly<Record<string, unknown>> | null;
  /** With forfeit: who is out. */
  readonly forfeited: string | null;
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
  /** What the ruling of this entry did, as its events say it; each is null where it did nothing of the kind. */
  readonly rewound: { readonly entry: number } | null;
  readonly adjusted: { readonly adjustment: Readonly<Record<string, unknown>> } | null;
  readonly forfeited: { readonly seat: string } | null;
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

const effect = (type: TableEventType): string =>
  `(SELECT f.data FROM events f WHERE f.game_id = e.game_id AND f.entry = e.entry AND f.type = '${type}')`;

const SAID = `
  SELECT e.entry, n.at, e.type, e.data, t.text, encode(t.salt, 'hex') AS salt,
    ${effect('GameRewound')} AS rewound, ${effect('GameAdjusted')} AS adjusted, ${effect('SeatForfeited')} AS forfeited
  FROM events e JOIN entries n ON n.game_id = e.game_id AND n.entry = e.entry
  LEFT JOIN texts t ON t.game_id = e.game_id AND t.entry = e.entry
  WHERE e.game_id = $1 AND e.type IN ('DisputeOpened', 'DisputeWithdrawn', 'StatementMade', 'RulingGiven')
  ORDER BY e.entry`;

/** The disputes of a game, as everybody at the table knows them. */
export class DisputesReader {
  constructor(
    private readonly pool: Pool,
    private readonly games: GamesReader,
  ) {}

  /** @throws Refusal */
  async list(gameId: string, playerId: string): Promise<DisputeShown[]> {
    await this.games.one(gameId, playerId);
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
      return { ...before, status: 'ruled', ruling: { ...saidBy(arbiter, row), decision, ...effectsIn(row) } };
  }
}

function effectsIn({
  rewound,
  adjusted,
  forfeited,
}: Row): Pick<GivenRuling, 'rewoundTo' | 'adjustment' | 'forfeited'> {
  return {
    rewoundTo: rewound?.entry ?? null,
    adjustment: adjusted?.adjustment ?? null,
    forfeited: forfeited?.seat ?? null,
  };
}

function saidBy(by: string, { entry, at, text, salt }: Row): Said {
  return { entry, at: at.toISOString(), by, text, salt };
}
