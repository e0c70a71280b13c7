import type { Typed } from '../games/kit/game-definition.js';
import type { By } from '../events/entry.js';
import type { Past, PastGames } from '../projections/past-games.js';
import { viewHash } from '../projections/seat-views.js';
import { Refusal } from '../refusals/refusal.js';
import { admittedAction, type Asking } from './admission.js';
import { isAdoptionAnswered } from './adopting/adopting.js';
import { actAnswer } from './answers.js';
import { dryRun } from './dry-run.js';
import type { EntryWriter, Happening, Written } from './entry-writer.js';
import { seatActs } from './happenings.js';
import { bodyHash, type IdempotencyKey } from './idempotency.js';
import type { LiveGame } from './live-game.js';
import type { LiveGames } from './live-games.js';
import type { LookedUp, LookUp } from './look-up.js';
import { offeredActions } from './offer.js';
import { actingSeat, openTo, type OpenThen } from './requirements.js';
import { ADOPT_RULES } from './table/adoption.js';
import type { ActAnswer, DryRun, OfferedAction } from './table/shapes.js';
import { isTableAction, kindAnswered } from './table/table-questions.js';
import { viewTag } from './table/view-tag.js';
import { isBallot } from './table/vote.js';
import { isAnswered } from './take-back/taking-back.js';
import { isVoted } from './time/voting.js';

export interface ActRequest extends Asking {
  readonly gameId: string;
  readonly seat?: string | undefined;
  readonly key: string;
}

export interface SeatActions {
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  readonly etag: string;
  readonly actions: readonly OfferedAction[];
}

/** What was read of the game when the request came. */
interface Read {
  readonly seen: LookedUp;
  readonly live: LiveGame;
  readonly seat: string;
  readonly then: OpenThen;
}

/** No game is at this version: look again. */
const STALE: LookedUp = { version: -1 };

// Without If-Match, seats that act at the same time must not fail each other.
const MOST_ATTEMPTS = 4;

/** The use case: load, decide, append. */
export class PlayService {
  constructor(
    private readonly games: LiveGames,
    private readonly lookUp: LookUp,
    private readonly past: PastGames,
    private readonly writer: EntryWriter,
  ) {}

  /** @throws Refusal */
  async act(request: ActRequest): Promise<ActAnswer> {
    const key = {
      playerId: request.playerId,
      key: request.key,
      bodyHash: bodyHash(request.seat, request.asked),
    };
    const seen = await this.look(request.gameId, key);
    if (seen.earlier !== undefined) return this.again(request.gameId, seen, seen.earlier, key);
    const live = await this.games.at(request.gameId, seen.version);
    const seat = actingSeat(live, request.playerId, request.seat);
    const then = openTo(live, seat);
    return live.inTurn(() => this.settle(request, key, { seen, live, seat, then }));
  }

  /** Does nothing, and says what can be told beforehand. Its key is free afterwards as it was before. @throws Refusal */
  async dryRun(request: ActRequest): Promise<DryRun> {
    const { gameId, playerId } = request;
    const { version } = await this.look(gameId, { playerId, key: '' });
    return dryRun(await this.games.at(gameId, version), request);
  }

  /** @throws Refusal */
  async actions(gameId: string, playerId: string, asked?: string): Promise<SeatActions> {
    const seen = await this.look(gameId, { playerId, key: '' });
    const live = await this.games.at(gameId, seen.version);
    const seat = actingSeat(live, playerId, asked);
    const actions = offeredActions(live.at, seat, live.secrets.actionKey);
    const etag = viewTag(live.at.version, seat, viewHash(actions.map(({ id }) => id).join()));
    return { ruleset: live.at.ruleset.ruleset, seat, version: live.at.version, etag, actions };
  }

  /** The server's own players act here: the same gate, no key. Returns whether the entry was written. */
  async actAs(live: LiveGame, seat: string, action: Typed, by: By): Promise<boolean> {
    return (await this.writer.append(live, seatActs(live, seat, action, by))) !== undefined;
  }

  private async settle(request: ActRequest, key: IdempotencyKey, read: Read): Promise<ActAnswer> {
    let { seen, live } = read;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      if (live.at.version !== seen.version) {
        seen = await this.look(request.gameId, key);
        if (seen.earlier !== undefined) return this.again(request.gameId, seen, seen.earlier, key);
        live = await this.games.at(request.gameId, seen.version);
      }
      const written = await this.attempt(request, key, live, read);
      if (written !== undefined) return actAnswer(live, written.next, written.entry, read.seat);
      seen = STALE;
    }
    throw new Refusal('contended');
  }

  private async attempt(
    request: ActRequest,
    key: IdempotencyKey,
    live: LiveGame,
    { seat, then }: Read,
  ): Promise<Written | undefined> {
    // Whatever has to be read is read first: the game may move on meanwhile.
    const past = await this.pastOf(live);
    // While the request waited its turn, the seat may have gone to somebody else.
    actingSeat(live, request.playerId, seat);
    const { action } = admittedAction(live, seat, request, then);
    const happening = this.happens(live, seat, action, past);
    return this.writer.append(live, { ...happening, idempotency: { ...key, seat } });
  }

  private happens(live: LiveGame, seat: string, action: Typed, past: Past | undefined): Happening {
    const { type } = action;
    if (isBallot(type)) return isVoted(live, seat, type, 'player');
    if (!isTableAction(type)) return seatActs(live, seat, action, 'player');
    if (kindAnswered(type) === ADOPT_RULES) return isAdoptionAnswered(live, seat, action);
    // The game has a question of this kind: it was asked before it is answered.
    return isAnswered(live, seat, action, past!);
  }

  /** The game up to the entry about which the players are asked. */
  private async pastOf({ at: { id, table } }: LiveGame): Promise<Past | undefined> {
    return table.takeBack && (await this.past.upTo(id, table.takeBack.entry));
  }

  /** A key that has had its effect gets its answer again, as far as the seat may be told it by now. */
  private async again(
    gameId: string,
    { version }: LookedUp,
    earlier: NonNullable<LookedUp['earlier']>,
    key: IdempotencyKey,
  ): Promise<ActAnswer> {
    if (earlier.bodyHash !== key.bodyHash) throw new Refusal('idempotency-key-reused');
    const live = await this.games.at(gameId, version);
    actingSeat(live, key.playerId, earlier.seat);
    const { entries, games } = await this.past.upTo(gameId, earlier.entry);
    return { ...actAnswer(live, games.at(-1)!, entries.at(-1)!, earlier.seat), repeated: true };
  }

  private async look(
    gameId: string,
    { playerId, key }: Pick<IdempotencyKey, 'playerId' | 'key'>,
  ): Promise<LookedUp> {
    const seen = await this.lookUp.look(gameId, playerId, key);
    if (seen === undefined) throw new Refusal('game-not-found');
    return seen;
  }
}
