import type { Outside } from '../../events/outside.js';
import type { Adjustment, Typed } from '../../games/kit/game-definition.js';
import type { PastGames } from '../../projections/past-games.js';
import { Refusal } from '../../refusals/refusal.js';
import type { LiveGame } from '../live-game.js';
import { actingSeat } from '../requirements.js';
import type { TableService } from '../table.service.js';
import { disputeOf, isDisputed, isStated, isDisputeWithdrawn, openDispute } from './disputing.js';
import { adjustmentsOf, isRuled, type Decided } from './ruling.js';
import type { Text } from './texts.js';

const SALT_BYTES = 32;
/** Of one seat in one game. */
const MOST_DISPUTES = 20;

export interface OpenDispute {
  readonly seat?: string | undefined;
  readonly entry: number;
  readonly claim: string;
}

export interface Statement {
  readonly dispute: number;
  /** As which of the seats; left out by an arbiter. */
  readonly seat?: string | undefined;
  readonly text: string;
}

export interface Ruling {
  readonly dispute: number;
  readonly decided: Decided;
  readonly reason: string;
}

/** Quarrels at the table: seats dispute entries, everybody concerned says what they have to say, an arbiter rules. */
export class DisputesService {
  constructor(
    private readonly table: TableService,
    private readonly past: PastGames,
    private readonly outside: Outside,
  ) {}

  /** A seat has one open dispute at the most. @throws Refusal */
  async open(gameId: string, playerId: string, { seat: asked, entry, claim }: OpenDispute): Promise<void> {
    const text = this.written(claim, playerId);
    await this.table.change(gameId, playerId, (live) => {
      const seat = actingSeat(live, playerId, asked);
      mustHaveBegun(live);
      const { version } = live.at;
      if (entry > version) throw new Refusal('version-not-found', { version: entry, newest: version });
      const open = disputeOf(live, seat);
      if (open !== undefined) throw new Refusal('dispute-open', { dispute: open.dispute });
      mustBeFew(live, seat);
      return isDisputed(live, seat, entry, text);
    });
  }

  /** @throws Refusal */
  async withdraw(gameId: string, playerId: string, dispute: number): Promise<void> {
    await this.table.change(gameId, playerId, (live) => {
      const { seat } = openDispute(live, dispute);
      actingSeat(live, playerId, seat);
      return isDisputeWithdrawn(dispute);
    });
  }

  /** A player of the game says something, or one of its arbiters. @throws Refusal */
  async state(gameId: string, playerId: string, { dispute, seat, text: said }: Statement): Promise<void> {
    const text = this.written(said, playerId);
    await this.table.change(gameId, playerId, (live) => {
      const arbiter = live.arbiterOf(playerId);
      const by = arbiter ?? actingSeat(live, playerId, seat);
      openDispute(live, dispute);
      return isStated(live, dispute, by, arbiter === undefined ? 'player' : 'arbiter', text);
    });
  }

  /** @throws Refusal */
  async rule(gameId: string, playerId: string, { dispute, decided, reason }: Ruling): Promise<void> {
    // Whoever goes, a ruling keeps its reason.
    const text = this.written(reason, null);
    await this.table.change(gameId, playerId, async (live) => {
      const past = await this.past.upTo(gameId, decided.decision === 'rewind' ? decided.entry + 1 : 0);
      const arbiter = mustBeArbiter(live, playerId);
      openDispute(live, dispute);
      return isRuled(live, { dispute, arbiter, decided }, text, past);
    });
  }

  /** The corrections that an arbiter may make now. They follow from what everybody knows. @throws Refusal */
  async adjustments(
    gameId: string,
    playerId: string,
  ): Promise<{ readonly ruleset: string; readonly items: readonly Adjustment<Typed>[] }> {
    const live = await this.table.look(gameId, playerId);
    mustBeArbiter(live, playerId);
    return { ruleset: live.at.ruleset.ruleset, items: adjustmentsOf(live.at) };
  }

  private written(text: string, playerId: string | null): Text {
    return { text, salt: this.outside.bytes(SALT_BYTES).toString('hex'), playerId };
  }
}

/** Nobody keeps a game from going on by disputing again and again. */
function mustBeFew({ at: { table } }: LiveGame, seat: string): void {
  const own = table.disputes.filter((one) => one.seat === seat);
  if (own.length >= MOST_DISPUTES) throw new Refusal('too-many-disputes', { most: MOST_DISPUTES });
}

function mustBeArbiter(live: LiveGame, playerId: string): string {
  const arbiter = live.arbiterOf(playerId);
  if (arbiter === undefined) throw new Refusal('not-the-arbiter');
  return arbiter;
}

function mustHaveBegun({ at: { table } }: LiveGame): void {
  const { status } = table;
  if (status !== 'playing' && status !== 'finished') throw new Refusal('game-not-playing', { status });
}
