import type { Append, Row } from '../events/append.js';
import type { Asked, Draw, Entry, EntryDraft, JournalEvent, Slot } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import { Busy, UnknownOutcome } from '../events/group-commit.js';
import type { Outside } from '../events/outside.js';
import { commitments, entryHash, NO_PREVIOUS, SALT_BYTES, slotsOf, type Commit } from '../events/seal.js';
import type { Signer } from '../events/signing.js';
import type { Ruleset } from '../games/kit/game-definition.js';
import { noticeRow } from '../notifications/deliveries/append-part.js';
import { noticesOf } from '../notifications/deliveries/notices.js';
import { gameColumns } from '../projections/about.js';
import { arbiterRows, type Chair } from '../projections/arbiters.js';
import {
  changedViews,
  viewRows,
  viewTableRows,
  type KeptViews,
  type ViewRow,
} from '../projections/seat-views.js';
import { formerPlayerRows, seatTableRows, type Sitting } from '../projections/seats.js';
import { Refusal } from '../refusals/refusal.js';
import { textRow, type Text } from './disputes/texts.js';
import { idempotencyRow, type IdempotencyKey } from './idempotency.js';
import { playersAfter, type LiveGame } from './live-game.js';
import type { LiveGames } from './live-games.js';
import { evolveEntry, type GameAt } from './table/game-at.js';

/** What an entry is to hold; number, time, seal and signature are the writer's. */
export interface Happening {
  readonly seat?: string;
  /** When, where what happens depends on it; left out: when it is written. */
  readonly at?: Date;
  readonly asked: Asked;
  readonly askedSlot: Slot;
  readonly events: readonly JournalEvent[];
  readonly draws?: readonly Draw[];
  readonly link?: string | undefined;
  /** The game as it was after the entry at which it stands again, if this one turns it back. */
  readonly back?: GameAt;
  /** Where it changes with this entry, and does not follow from `back`. */
  readonly rulesVersion?: number;
  /** Seats whose player changes with this entry. */
  readonly sittings?: readonly Sitting[];
  /** Who is an arbiter of the game from this entry on. */
  readonly arbiters?: readonly Chair[];
  readonly idempotency?: IdempotencyKey & { readonly seat: string };
  /** What somebody wrote, whose hash an event has. */
  readonly text?: Text;
  /** Rows of invitations that are made, or used, with this entry. */
  readonly invitations?: { readonly made?: readonly Row[]; readonly used?: readonly Row[] };
}

/** Where a game stands before the entry. `at` is absent before the first. */
export interface Standing {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly rulesVersion: number;
  readonly seats: readonly string[];
  readonly at?: GameAt;
  /** By seat: who sits there. */
  readonly players?: ReadonlyMap<string, string>;
  /** Who made the game, and its arbiters. */
  readonly watchers?: readonly string[];
  readonly views: KeptViews;
  /** What this entry must publish for the links to come. */
  readonly anchor?: string | undefined;
}

export interface Written {
  readonly append: Append;
  readonly entry: Entry;
  readonly next: GameAt;
  readonly views: readonly ViewRow[];
}

/** Seals entries and appends them with all that is projected in the same transaction. */
export class EntryWriter {
  private listeners: ((game: GameAt) => void)[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly games: LiveGames,
    private readonly outside: Outside,
    private readonly signer: Signer,
    private readonly commitTo: Commit,
  ) {}

  /** Called after each entry that this server has appended. */
  afterwards(listener: (game: GameAt) => void): void {
    this.listeners.push(listener);
  }

  /** Seals what happens, and works out all rows that go with it. Writes nothing. */
  prepare(standing: Standing, happening: Happening): Written {
    const draft = this.draft(standing, happening);
    const previous = standing.at?.head.hash ?? NO_PREVIOUS;
    const salts = this.outside.bytes(SALT_BYTES * slotsOf(draft.seats).length);
    const committed = commitments(draft, salts, this.commitTo);
    const hash = entryHash(draft, committed, previous);
    const head = this.signer.head(draft.game, draft.entry, hash);
    const entry: Entry = { ...draft, previous, commitments: committed, hash, head };
    const next = evolveEntry(standing.at, entry, standing.ruleset, () => happening.back!);
    const views = changedViews(viewRows(next), standing.views);
    const { rebuilt } = standing.views;
    const told = { deliveries_written: noticeRows(standing, next, entry, happening) };
    return {
      append: {
        entry,
        game: gameColumns(next),
        rebuilt,
        parts: { ...partRows(next, views, happening), ...told },
      },
      entry,
      next,
      views,
    };
  }

  /**
   * Appends to a game in memory.
   * @returns undefined, and nothing has changed but what is known of the game, if another server was faster
   */
  async append(live: LiveGame, happening: Happening): Promise<Written | undefined> {
    const written = this.prepare(standingOf(live), happening);
    if (!(await this.tryAppend(written.append))) {
      await this.games.catchUp(live);
      return undefined;
    }
    live.take(written.next, written.views, happening);
    this.tell(written.next);
    return written;
  }

  tell(game: GameAt): void {
    for (const listener of this.listeners) listener(game);
  }

  private async tryAppend(append: Append): Promise<boolean> {
    try {
      return await this.store.append(append);
    } catch (error) {
      this.games.forget(append.entry.game);
      return refuseFailed(error);
    }
  }

  private draft(standing: Standing, happening: Happening): EntryDraft {
    const { seat, asked, askedSlot, events, draws, link } = happening;
    const { anchor } = standing;
    return {
      game: standing.id,
      entry: (standing.at?.version ?? 0) + 1,
      ...(seat === undefined ? {} : { seat }),
      at: notBefore(standing.at, happening.at, this.outside.now()),
      ruleset: standing.ruleset.ruleset,
      rulesVersion: rulesVersionOf(standing, happening),
      seats: standing.seats,
      asked,
      askedSlot,
      events,
      draws: draws ?? [],
      ...(link === undefined ? {} : { link }),
      ...(anchor === undefined ? {} : { anchor }),
    };
  }
}

/** The client may ask again, where that helps. @throws Refusal, or the error itself */
export function refuseFailed(error: unknown): never {
  if (error instanceof UnknownOutcome)
    throw error.cause instanceof Refusal ? error.cause : new Refusal('outcome-unknown');
  throw error instanceof Busy ? new Refusal('contended') : error;
}

/** Who turns a game back has the rules again by which it was played then. */
function rulesVersionOf(standing: Standing, { rulesVersion, back }: Happening): number {
  return rulesVersion ?? back?.table.rulesVersion ?? standing.rulesVersion;
}

/** Times in a game never go back, whatever the server's clock does. */
function notBefore(game: GameAt | undefined, asked: Date | undefined, now: Date): string {
  const at = (asked ?? now).toISOString();
  return game === undefined || game.at < at ? at : game.at;
}

export function standingOf({ at, players, watchers, views, links }: LiveGame): Standing {
  const { id, ruleset, table } = at;
  const seats = table.seats.map(({ seat }) => seat);
  return {
    id,
    ruleset,
    rulesVersion: table.rulesVersion,
    seats,
    at,
    players,
    watchers,
    views,
    anchor: links.anchorDue(at.version + 1),
  };
}

function noticeRows(standing: Standing, next: GameAt, entry: Entry, { sittings = [] }: Happening): Row[] {
  const before = standing.players ?? new Map<string, string>();
  const players = playersAfter(before, sittings);
  const notices = noticesOf(standing.at, next, entry, players, before, standing.watchers);
  return notices.map((notice) => noticeRow(entry.game, entry.entry, entry.at, notice));
}

function mailedRows({ version }: GameAt, made: readonly Row[] = []): Row[] {
  return made.map((row) => ({ ...row, entry: version }));
}

function partRows(
  next: GameAt,
  views: readonly ViewRow[],
  happening: Happening,
): Record<string, readonly Row[]> {
  const { arbiters, idempotency, invitations, sittings } = happening;
  return {
    seat_views_written: viewTableRows(next.id, views),
    seats_written: seatTableRows(next.id, next.table.seats, sittings),
    former_players_written: formerPlayerRows(next, sittings),
    arbiters_written: arbiterRows(next.id, arbiters),
    invitations_made: invitations?.made ?? [],
    invitations_mailed: mailedRows(next, invitations?.made),
    invitations_used: invitations?.used ?? [],
    texts_written: happening.text === undefined ? [] : [textRow(next.id, next.version, happening.text)],
    idempotency_written:
      idempotency === undefined ? [] : [idempotencyRow(next.id, next.version, idempotency)],
  };
}
