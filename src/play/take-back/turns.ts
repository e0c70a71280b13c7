import type { Past } from '../../projections/past-games.js';
import type { TableEventType } from '../table/events.js';

const TURNS: ReadonlySet<string> = new Set<TableEventType>([
  'ActionTakenBack',
  'ActionRedone',
  'TakeBackAsked',
]);

/** When these seats took back, asked to, or did again since a moment: milliseconds since 1970, in order. */
export function turnsSince({ entries }: Past, seats: readonly string[], since: number): number[] {
  const first = entries.findLastIndex(({ at }) => Date.parse(at) <= since) + 1;
  return entries
    .slice(first)
    .filter(({ events }) =>
      events.some(({ type, data }) => TURNS.has(type) && seats.includes(data['seat'] as string)),
    )
    .map(({ at }) => Date.parse(at));
}
