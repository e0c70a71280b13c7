import type { Entry } from '../../events/entry.js';
import { isArbiter, isFrozen, type TableState } from './table-state.js';

/** A dispute freezes a game no longer than this without a word of an arbiter. The verifier knows it, too. */
const FREEZE_MS = 14 * 86_400_000;

/** When a dispute was opened last, or an arbiter came, spoke or ruled. What players say does not make a freeze longer. */
export function heardAfter(before: string | undefined, { at, events }: Entry): string | undefined {
  const isHeard = events.some(({ type, data }) => HEARD.has(type) || isSaidByArbiter(type, data));
  return isHeard ? at : before;
}

const HEARD: ReadonlySet<string> = new Set(['DisputeOpened', 'ArbiterGranted', 'RulingGiven']);

function isSaidByArbiter(type: string, data: Readonly<Record<string, unknown>>): boolean {
  return type === 'StatementMade' && isArbiter(String(data['by']));
}

/**
 * When play goes on by itself, ISO 8601 UTC; undefined in a game that is not frozen.
 * @param game.heard as `heardAfter` gives it
 */
export function freezeEndsAt({
  table,
  heard,
}: {
  readonly table: TableState;
  readonly heard?: string;
}): string | undefined {
  if (!isFrozen(table) || heard === undefined) return undefined;
  return new Date(Date.parse(heard) + FREEZE_MS).toISOString();
}
