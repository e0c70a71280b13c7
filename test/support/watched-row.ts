import type { Entry } from '../../src/events/entry.js';
import type { WatchedRow } from '../../src/projections/watching/watched.reader.js';

/** The row of a game that is watched, as it stands after these entries. */
export function watchedRow(entries: readonly Entry[], change: Partial<WatchedRow> = {}): WatchedRow {
  const last = entries.at(-1)!;
  return {
    ...{ id: last.game, ruleset: 'nothing', rules_version: 1, options: {}, seats: ['left', 'right'] },
    ...{ start: 'manual', visibility: 'public', sandbox: false, maker: 'maker', created_at: new Date(0) },
    ...{ status: 'playing', awaiting: ['left'], version: entries.length },
    ...{ head: last.hash, head_key: last.head.key, head_signature: last.head.signature },
    about: { decisions: [], acted: { left: 2 }, turn: { seat: 'left', from: 3 }, outcome: null },
    rights: [],
    ...change,
  } as unknown as WatchedRow;
}
