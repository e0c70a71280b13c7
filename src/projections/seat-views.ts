import { createHash } from 'node:crypto';
import type { AppendPart, Row } from '../events/append.js';
import type { Viewer } from '../games/kit/audience.js';
import type { Passing } from '../games/kit/game-definition.js';
import { viewersOf, type GameAt } from '../play/table/game-at.js';

/** One viewer's row: the rendered view, or the name of an earlier viewer who sees the very same. */
export interface ViewRow {
  readonly viewer: Viewer;
  readonly sameAs: Viewer | null;
  /** JSON text; null where another viewer's row holds it. */
  readonly body: string | null;
  readonly hash: string;
}

/** What the table holds now, as far as it must be compared. */
export interface KeptViews {
  readonly rows: ReadonlyMap<Viewer, Pick<ViewRow, 'sameAs' | 'hash'>>;
  /** How often the rows have been built anew: who appends must know of the last time. */
  readonly rebuilt: number;
}

export const NO_VIEWS: KeptViews = { rows: new Map(), rebuilt: 0 };

const HASH_LENGTH = 32;

/** The view as it goes out: JSON text, `null` before the game begins. */
export function renderView(
  { ruleset, rules }: Pick<GameAt, 'ruleset' | 'rules'>,
  viewer: Viewer,
  passing: Passing,
): string {
  return rules === undefined ? 'null' : JSON.stringify(ruleset.view(rules, viewer, passing));
}

export function viewHash(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
}

/** Every viewer's row; viewers who see the same share the body of the first. */
export function viewRows(game: GameAt): ViewRow[] {
  const first = new Map<string, { viewer: Viewer; hash: string }>();
  return viewersOf(game).map((viewer) => {
    const body = renderView(game, viewer, 'told');
    const known = first.get(body);
    if (known !== undefined) return { viewer, sameAs: known.viewer, body: null, hash: known.hash };
    const hash = viewHash(body);
    first.set(body, { viewer, hash });
    return { viewer, sameAs: null, body, hash };
  });
}

/** The rows that differ from what the table holds: only these are written. */
export function changedViews(rows: readonly ViewRow[], kept: KeptViews): ViewRow[] {
  return rows.filter(({ viewer, sameAs, hash }) => {
    const before = kept.rows.get(viewer);
    return before === undefined || before.sameAs !== sameAs || before.hash !== hash;
  });
}

export function viewTableRows(game: string, rows: readonly ViewRow[]): Row[] {
  return rows.map(({ viewer, sameAs, body, hash }) => ({
    game_id: game,
    viewer,
    same_as: sameAs,
    body,
    hash,
  }));
}

/** Writes seat views in the transaction of the entry that changed them. */
export const SEAT_VIEWS: AppendPart = {
  name: 'seat_views_written',
  columns: 'game_id uuid, viewer text, same_as text, body text, hash text',
  statement: `INSERT INTO seat_views AS v (game_id, viewer, same_as, body, hash)
    SELECT game_id, viewer, same_as, body, hash FROM rows
    ON CONFLICT (game_id, viewer) DO UPDATE
    SET same_as = excluded.same_as, body = excluded.body, hash = excluded.hash`,
};
