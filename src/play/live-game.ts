import type { Chair } from '../projections/arbiters.js';
import type { KeptViews, ViewRow } from '../projections/seat-views.js';
import type { Sitting } from '../projections/seats.js';
import { GameLinks } from './chance/entry-chance.js';
import type { GameSecrets } from './chance/seeds.js';
import type { GameAt } from './table/game-at.js';
import { arbitersOf } from './table/table-state.js';

/** What stands beside the journal of a game. */
export interface Beside {
  /** By seat: who sits there. */
  readonly players: ReadonlyMap<string, string>;
  /** By arbiter, former ones included: who that is. */
  readonly arbiters: ReadonlyMap<string, string>;
  /** Who has lost a seat while the game was being played. */
  readonly former: ReadonlySet<string>;
  readonly views: KeptViews;
}

/** Whom an entry gives another place in the game. */
interface Moved {
  readonly sittings?: readonly Sitting[];
  readonly arbiters?: readonly Chair[];
}

/** A game in memory: its state after the last entry that this server knows of. The version tells whether it is fresh. */
export class LiveGame {
  readonly links: GameLinks;
  /** By seat, and one of the game itself. */
  private readonly queues = new Map<string | undefined, Promise<unknown>>();

  constructor(
    public at: GameAt,
    readonly maker: string,
    readonly secrets: GameSecrets,
    private beside: Beside,
  ) {
    this.links = new GameLinks(at.id, secrets);
  }

  get players(): Beside['players'] {
    return this.beside.players;
  }

  get views(): KeptViews {
    return this.beside.views;
  }

  seatsOf(playerId: string): string[] {
    return this.at.table.seats.map(({ seat }) => seat).filter((seat) => this.players.get(seat) === playerId);
  }

  /** As which arbiter of the game this player may look and rule. Who sits in it is none. */
  arbiterOf(playerId: string): string | undefined {
    if (this.seatsOf(playerId).length > 0) return undefined;
    return arbitersOf(this.at.table).find((arbiter) => this.beside.arbiters.get(arbiter) === playerId);
  }

  /** Whether this player has known what no newcomer may: as somebody who sat here before, or as an arbiter. */
  hasKnown(playerId: string): boolean {
    return this.beside.former.has(playerId) || [...this.beside.arbiters.values()].includes(playerId);
  }

  /** Who made the game, and who are its arbiters now. */
  get watchers(): string[] {
    const arbiters = arbitersOf(this.at.table).flatMap((arbiter) => this.beside.arbiters.get(arbiter) ?? []);
    return [...new Set([this.maker, ...arbiters])];
  }

  /** Whether this player is no stranger: sits in the game, made it, or is an arbiter of it. */
  knows(playerId: string): boolean {
    const sits = this.seatsOf(playerId).length > 0;
    return sits || this.maker === playerId || this.arbiterOf(playerId) !== undefined;
  }

  /** What comes for one game is done in the order in which it came. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.queued(undefined, work);
  }

  /** One at a time for each seat: what is done `inTurn` within this, others wait for once at most. */
  inTurnOf<T>(seat: string, work: () => Promise<T>): Promise<T> {
    return this.queued(seat, work);
  }

  private queued<T>(whose: string | undefined, work: () => Promise<T>): Promise<T> {
    const result = (this.queues.get(whose) ?? Promise.resolve()).then(work);
    const done = result.catch(() => undefined);
    this.queues.set(whose, done);
    return result;
  }

  /** Takes over an entry that has been committed. What was read meanwhile may be newer. */
  take(next: GameAt, views: readonly ViewRow[], { sittings = [], arbiters = [] }: Moved): void {
    if (next.version < this.at.version) return;
    this.at = next;
    const rows = new Map(this.views.rows);
    for (const { viewer, sameAs, hash } of views) rows.set(viewer, { sameAs, hash });
    this.beside = {
      former: next.table.status === 'playing' ? formerAfter(this.beside, sittings) : this.beside.former,
      players: playersAfter(this.players, sittings),
      arbiters: arbitersAfter(this.beside.arbiters, arbiters),
      views: { ...this.views, rows },
    };
  }

  /** Takes over entries that another server wrote. */
  catchUp(at: GameAt, beside: Beside): void {
    this.at = at;
    this.beside = beside;
  }
}

/** By seat, who sits there after these changes. */
export function playersAfter(before: Beside['players'], sittings: readonly Sitting[]): Beside['players'] {
  if (sittings.length === 0) return before;
  const players = new Map(before);
  for (const { seat, playerId } of sittings) {
    if (playerId === null) players.delete(seat);
    else players.set(seat, playerId);
  }
  return players;
}

function formerAfter({ former, players }: Beside, sittings: readonly Sitting[]): Beside['former'] {
  const gone = sittings
    .filter(({ playerId }) => playerId === null)
    .flatMap(({ seat }) => players.get(seat) ?? []);
  return gone.length === 0 ? former : new Set([...former, ...gone]);
}

function arbitersAfter(before: Beside['arbiters'], chairs: readonly Chair[]): Beside['arbiters'] {
  if (chairs.length === 0) return before;
  return new Map([...before, ...chairs.map(({ arbiter, playerId }) => [arbiter, playerId] as const)]);
}
