import type { Head } from '../../events/entry.js';
import type { Outside } from '../../events/outside.js';
import type { Past, PastGames } from '../../projections/past-games.js';
import { countOneMore, type Limit, type Tell } from '../../refusals/limit.js';
import { Refusal } from '../../refusals/refusal.js';
import { isOneWith } from '../consent.js';
import type { Happening } from '../entry-writer.js';
import type { LiveGame } from '../live-game.js';
import { actingSeat, mustBePlaying } from '../requirements.js';
import type { TableService } from '../table.service.js';
import { turnsSince } from './turns.js';
import { isAskedToTakeBack, isFree, isRedone, isTakenBack, lastActionOf, redoOf } from './taking-back.js';

/** What a seat may take back or do again now, and what is asked about it. */
export interface TakeBackState {
  readonly version: number;
  readonly seat: string;
  /** The seat's last action; `free`: without asking the others. Null where it has none, or others have played since. */
  readonly undo: { readonly entry: number; readonly free: boolean } | null;
  readonly redo: { readonly entry: number } | null;
  /** Who asks to take what back, and who has still to agree. */
  readonly asked: { readonly seat: string; readonly entry: number; readonly open: readonly string[] } | null;
  readonly head: Head;
}

export interface TakeBackRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat?: string | undefined;
  /** The entry that is meant: so the same request again changes nothing. */
  readonly entry: number;
  readonly tell?: Tell;
}

/** Of one player in one game. */
const TURNED: Limit = { name: 'take-backs', most: 20, seconds: 60 };

/** Taking back, and doing again. What another player might have learned by it is not taken back without consent. */
export class TakeBackService {
  constructor(
    private readonly table: TableService,
    private readonly past: PastGames,
    private readonly outside: Outside,
  ) {}

  /** @throws Refusal */
  async look(gameId: string, playerId: string, asked?: string): Promise<TakeBackState> {
    const live = await this.table.look(gameId, playerId);
    return this.stateOf(live, actingSeat(live, playerId, asked));
  }

  /** Takes the seat's last action back, or asks the others to let it. @throws Refusal */
  async undo({ gameId, playerId, seat: asked, entry, tell }: TakeBackRequest): Promise<TakeBackState> {
    return this.change(gameId, playerId, asked, async (live, seat) => {
      const past = await this.past.upTo(gameId, live.at.version);
      mustBePlaying(live);
      if (isTakenBackAlready(live, seat, entry, past)) return undefined;
      if (lastActionOf(live.at, seat) !== entry) throw notLast(live, seat);
      this.mustBeFew(live.seatsOf(playerId), past, tell);
      return isFree(live.at, past, entry, isOneWith(live, seat))
        ? isTakenBack(seat, entry, past)
        : isAskedToTakeBack(live, seat, entry);
    });
  }

  /** Does again what the seat took back last. @throws Refusal */
  async redo({ gameId, playerId, seat: asked, entry, tell }: TakeBackRequest): Promise<TakeBackState> {
    return this.change(gameId, playerId, asked, async (live, seat) => {
      const past = await this.past.upTo(gameId, live.at.version);
      mustBePlaying(live);
      if (lastActionOf(live.at, seat) === entry && live.at.line.turned > entry) return undefined;
      if (redoOf(live.at, seat, past) !== entry) throw new Refusal('nothing-to-redo', { seat });
      this.mustBeFew(live.seatsOf(playerId), past, tell);
      return isRedone(seat, entry, past);
    });
  }

  /** Back and forth writes entries, and nothing that is played ends it. @throws Refusal */
  private mustBeFew(seats: readonly string[], past: Past, tell?: Tell): void {
    const now = this.outside.now().getTime();
    countOneMore(TURNED, turnsSince(past, seats, now - TURNED.seconds * 1_000), now, tell);
  }

  private async change(
    gameId: string,
    playerId: string,
    asked: string | undefined,
    happens: (live: LiveGame, seat: string) => Promise<Happening | undefined>,
  ): Promise<TakeBackState> {
    await this.table.change(gameId, playerId, (live) => happens(live, actingSeat(live, playerId, asked)));
    return this.look(gameId, playerId, asked);
  }

  private async stateOf(live: LiveGame, seat: string): Promise<TakeBackState> {
    const { at } = live;
    const past = await this.past.upTo(at.id, at.version);
    const undo = lastActionOf(at, seat);
    const redo = redoOf(at, seat, past);
    const { takeBack } = at.table;
    return {
      version: at.version,
      seat,
      undo: undo === undefined ? null : { entry: undo, free: isFree(at, past, undo, isOneWith(live, seat)) },
      redo: redo === undefined ? null : { entry: redo },
      asked:
        takeBack === undefined ? null : { seat: takeBack.seat, entry: takeBack.entry, open: takeBack.open },
      head: at.head,
    };
  }
}

/** Asked once more, it has been done, or the others are asked. */
function isTakenBackAlready({ at }: LiveGame, seat: string, entry: number, past: Past): boolean {
  const { takeBack } = at.table;
  return redoOf(at, seat, past) === entry || (takeBack?.seat === seat && takeBack.entry === entry);
}

function notLast({ at }: LiveGame, seat: string): Refusal {
  return new Refusal('nothing-to-take-back', { seat }, { entry: lastActionOf(at, seat) ?? null });
}
