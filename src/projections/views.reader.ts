import type { Pool } from 'pg';
import type { Entry, JournalEvent } from '../events/entry.js';
import type { Viewer } from '../games/kit/audience.js';
import type { Decision, Ruleset } from '../games/kit/game-definition.js';
import { deadlinesOf } from '../play/table/clock/deadlines.js';
import type { Deadline } from '../play/table/clock/time-setting.js';
import { awaitedSeats, questionsOf, type GameAt } from '../play/table/game-at.js';
import { describeDecision } from '../play/table/labels.js';
import { isStruck } from '../play/table/line.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { OpenDecision, SeatView } from '../play/table/shapes.js';
import { isStillTold, passingEvents, windowOf, type Window } from '../play/table/telling.js';
import { viewTag } from '../play/table/view-tag.js';
import { Refusal } from '../refusals/refusal.js';
import { headOf, windowIn, LOOKED_COLUMNS, type LookedRow, type Looker } from './game-row.js';
import type { Looks, Reading } from './looks.js';
import type { PastGames } from './past-games.js';
import { renderView, viewHash } from './seat-views.js';

interface ViewRow extends LookedRow {
  readonly viewer: Viewer;
  readonly body: string | null;
  readonly hash: string;
  /** JSON text: `[{entry, events}]`. */
  readonly passed: string;
}

/** One look by key, whatever the length of the game: the row of the game, the row of the viewer, and what passed. */
const CURRENT = `
  SELECT g.*, v.hash, coalesce(v.body, shared.body) AS body, (
    SELECT coalesce(json_agg(json_build_object('entry', e.entry, 'events', json_build_array(json_build_object(
        'type', e.type, 'schema', e.schema, 'audience', e.audience, 'data', e.data))) ORDER BY e.entry, e.index), '[]')::text
    FROM events e WHERE e.game_id = g.id AND 'passing' = ANY (e.audience) AND e.entry >=
      CASE g.viewer WHEN 'spectator' THEN (g.about->'turn'->>'from')::int
        ELSE coalesce((g.about->'acted'->>g.viewer)::int, 1) END
  ) AS passed
  FROM (SELECT h.*, coalesce($3, CASE cardinality(h.held) WHEN 0 THEN 'spectator' ELSE h.held[1] END) AS viewer
    FROM (SELECT ${LOOKED_COLUMNS} FROM games g WHERE g.id = $1 AND g.version > 0) AS h) AS g
  LEFT JOIN seat_views v ON v.game_id = g.id AND v.viewer = g.viewer
  LEFT JOIN seat_views shared ON shared.game_id = g.id AND shared.viewer = v.same_as`;

/** What a seat or a spectator may see, now or as they saw it at an earlier version. */
export class ViewsReader {
  constructor(
    private readonly pool: Pool,
    private readonly looks: Looks,
    private readonly past: PastGames,
    private readonly rulesets: Rulesets,
  ) {}

  /** @param version an earlier one; left out for now. @throws Refusal */
  async view(gameId: string, looker: Looker, seat?: string, version?: number): Promise<SeatView> {
    return version === undefined
      ? this.current(gameId, looker, seat)
      : this.at(gameId, looker, seat, version);
  }

  private async current(gameId: string, looker: Looker, seat: string | undefined): Promise<SeatView> {
    const values = [gameId, looker.playerId, seat ?? null];
    const { rows } = await this.pool.query<ViewRow>({ name: 'current-view', text: CURRENT, values });
    const reading = ({ version }: LookedRow) => viewOf(version);
    const { viewer } = await this.looks.in(rows[0], looker, seat, reading);
    const row = rows[0]!;
    const ruleset = this.rulesets.named(row.ruleset);
    return {
      game: row.id,
      version: row.version,
      seat: viewer === 'spectator' ? null : viewer,
      ruleset: row.ruleset,
      status: row.status,
      sandbox: row.sandbox,
      awaiting: row.awaiting,
      decisions: row.about.decisions.map((decision) =>
        openDecision(ruleset, decision, viewer, row.about.time?.deadlines ?? []),
      ),
      view: row.body ?? 'null',
      passing: passedIn(row, ruleset, viewer),
      head: headOf(row),
      etag: viewTag(row.version, viewer, row.hash),
    };
  }

  /** What that viewer saw at an earlier version, as far as they may still be told it. */
  private async at(
    gameId: string,
    looker: Looker,
    seat: string | undefined,
    version: number,
  ): Promise<SeatView> {
    const { row, viewer, window } = await this.looks.at(gameId, looker, seat, ({ version: newest }) => {
      if (version > newest) throw new Refusal('version-not-found', { version, newest });
      return viewOf(version);
    });
    const { entries, games } = await this.past.upTo(gameId, version);
    const then = games[version - 1];
    if (then === undefined) throw new Refusal('version-not-found', { version, newest: row.version });
    return rememberedView(then, entries, viewer, window);
  }
}

function viewOf(version: number): Reading {
  return { what: 'view', from: version, to: version };
}

/** A view rendered from the journal: of the newest version it is the one that the projection holds. */
export function rememberedView(
  then: GameAt,
  entries: readonly Entry[],
  viewer: Viewer,
  now: Window,
): SeatView {
  const window = windowOf(viewer, { ...then, over: false });
  const passed = entries.filter(
    ({ entry }) => isStillTold(entry, window) && !isStruck(then.line.struck, entry),
  );
  const told = passed.filter(({ entry }) => isStillTold(entry, now));
  const view = renderView(then, viewer, isStillTold(then.version, now) ? 'told' : 'gone');
  // What has gone since makes it another answer.
  const gone = passed.length - told.length;
  return {
    game: then.id,
    version: then.version,
    seat: viewer === 'spectator' ? null : viewer,
    ruleset: then.ruleset.ruleset,
    status: then.table.status,
    sandbox: then.table.sandbox !== undefined,
    awaiting: awaitedSeats(then),
    decisions: questionsOf(then).map((decision) =>
      openDecision(then.ruleset, decision, viewer, deadlinesOf(then)),
    ),
    view,
    passing: told
      .map((entry) => ({ entry: entry.entry, events: passingEvents(entry, viewer, now, then.ruleset) }))
      .filter(({ events }) => events.length > 0),
    head: then.head,
    etag: viewTag(then.version, viewer, viewHash(gone === 0 ? view : `${view} without ${gone}`)),
  };
}

function openDecision(
  ruleset: Ruleset,
  decision: Decision,
  viewer: Viewer,
  all: readonly Deadline[],
): OpenDecision {
  const { id, kind, seats } = decision;
  const deadlines = all.filter((one) => one.decision === id).map(({ seat, at }) => ({ seat, at }));
  return { id, kind, seats, deadlines, label: describeDecision(ruleset, decision, viewer) };
}

/** The rows come one per event; entries gather them. */
function passedIn(row: ViewRow, ruleset: Ruleset, viewer: Viewer): SeatView['passing'] {
  const passed = JSON.parse(row.passed) as { entry: number; events: JournalEvent[] }[];
  const byEntry = new Map<number, JournalEvent[]>();
  for (const { entry, events } of passed) byEntry.set(entry, [...(byEntry.get(entry) ?? []), ...events]);
  const window = windowIn(row, viewer);
  return [...byEntry]
    .filter(([entry]) => !isStruck(window.struck, entry))
    .map(([entry, events]) => ({ entry, events: passingEvents({ entry, events }, viewer, window, ruleset) }));
}
