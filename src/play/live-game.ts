import type { KeptViews, ViewRow } from '../projections/seat-views.js';
import type { Sitting } from '../projections/seats.js';
import { GameLinks } from './chance/entry-chance.js';
import type { GameSecrets } from './chance/seeds.js';
import type { GameAt } from './table/game-at.js';

/** A game in memory: its state after the last entry that this server knows of. The version tells whether it is fresh. */
export class LiveGame {
  readonly links: GameLinks;
  /** By seat, and one of the game itself. */
  private readonly queues = new Map<string | undefined, Promise<unknown>>();

  constructor(
    public at: GameAt,
    readonly maker: string,
    readonly secrets: GameSecrets,
    public players: ReadonlyMap<string, string>,
    public views: KeptViews,
  ) {
    this.links = new GameLinks(at.id, secrets);
  }

  seatsOf(playerId: string): string[] {
    return this.at.table.seats.map(({ seat }) => seat).filter((seat) => this.players.get(seat) === playerId);
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
  take(next: GameAt, views: readonly ViewRow[], sittings: readonly Sitting[]): void {
    if (next.version < this.at.version) return;
    this.at = next;
    if (sittings.length > 0) this.players = playersAfter(this.players, sittings);
    const rows = new Map(this.views.rows);
    for (const { viewer, sameAs, hash } of views) rows.set(viewer, { sameAs, hash });
    this.views = { ...this.views, rows };
  }

  /** Takes over entries that another server wrote. */
  catchUp(at: GameAt, players: ReadonlyMap<string, string>, views: KeptViews): void {
    this.at = at;
    this.players = players;
    this.views = views;
  }
}

function playersAfter(
  before: ReadonlyMap<string, string>,
  sittings: readonly Sitting[],
): ReadonlyMap<string, string> {
  const players = new Map(before);
  for (const { seat, playerId } of sittings) {
    if (playerId === null) players.delete(seat);
    else players.set(seat, playerId);
  }
  return players;
}
