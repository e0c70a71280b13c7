import type { Head } from '../../events/entry.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Happening } from '../entry-writer.js';
import type { LiveGame } from '../live-game.js';
import { actingSeat, mustBePlaying } from '../requirements.js';
import type { Rulesets } from '../table/rulesets.js';
import type { TableService } from '../table.service.js';
import { isAskedToAdopt } from './adopting.js';

/** By which rules a game is played, and what is asked about that. */
export interface RulesState {
  readonly version: number;
  readonly seat: string;
  readonly rulesVersion: number;
  /** The newest version that this server has. */
  readonly newest: number;
  readonly asked: {
    readonly seat: string;
    readonly rulesVersion: number;
    readonly open: readonly string[];
  } | null;
  readonly head: Head;
}

export interface AdoptRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat?: string | undefined;
  /** The version that is meant: so the same request again changes nothing. */
  readonly rulesVersion: number;
}

/** Going on by a newer version of the rules, if all players agree. It depends on nothing but what everyone knows. */
export class AdoptingService {
  constructor(
    private readonly table: TableService,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async look(gameId: string, playerId: string, asked?: string): Promise<RulesState> {
    const live = await this.table.look(gameId, playerId);
    return stateOf(live, actingSeat(live, playerId, asked));
  }

  /** Asks the others to go on by the newest rules; where there are none, the game does at once. @throws Refusal */
  async adopt({ gameId, playerId, seat: asked, rulesVersion }: AdoptRequest): Promise<RulesState> {
    await this.table.change(gameId, playerId, (live) =>
      this.happens(live, actingSeat(live, playerId, asked), rulesVersion),
    );
    return this.look(gameId, playerId, asked);
  }

  private happens(live: LiveGame, seat: string, rulesVersion: number): Happening | undefined {
    const { ruleset, table } = live.at;
    mustBePlaying(live);
    const { adoption, rulesVersion: now } = table;
    if (rulesVersion === now || rulesVersion === adoption?.rulesVersion) return undefined;
    const { version: newest } = ruleset;
    if (rulesVersion !== newest || newest < now)
      throw new Refusal('no-newer-rules', { now, newest }, { rulesVersion: now, newest });
    // They are being asked already, since before this server had still newer rules.
    if (adoption !== undefined) return undefined;
    const rules = this.rulesets.hashOf(ruleset.ruleset);
    return isAskedToAdopt(live, { seat, rulesVersion, ...(rules === undefined ? {} : { rules }) });
  }
}

function stateOf({ at }: LiveGame, seat: string): RulesState {
  const { adoption, rulesVersion } = at.table;
  return {
    version: at.version,
    seat,
    rulesVersion,
    newest: Math.max(rulesVersion, at.ruleset.version),
    asked: adoption === undefined ? null : withoutFile(adoption),
    head: at.head,
  };
}

function withoutFile({ seat, rulesVersion, open }: NonNullable<RulesState['asked']>): RulesState['asked'] {
  return { seat, rulesVersion, open };
}
