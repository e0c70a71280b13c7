import type { Entry } from '../../../src/events/entry.js';
import { turnsTo } from '../../../src/play/table/line.js';
import type { Viewer } from '../../../src/games/kit/audience.js';

/**
 * What counts in a game, said once more and plainly: each entry stands on another, mostly on the one before it; one
 * that turns the game back stands on the one to which it turns. Those count on which the last one stands, and theirs.
 */

/** The entry on which this one stands; 0 for the first. */
export const standsOn = (entry: Entry): number => turnsTo(entry) ?? entry.entry - 1;

/** By number of an entry, from 1 on: whether it counts. */
export function countingIn(entries: readonly Entry[]): boolean[] {
  const counts = Array.from({ length: entries.length + 1 }, () => false);
  for (let at = entries.length; at > 0; at = standsOn(entries[at - 1]!)) counts[at] = true;
  return counts;
}

/**
 * The first entry of which a viewer may still be told what passed, if these are all there are: a seat from its own last
 * one on, unless that was an answer in advance; a spectator from the beginning of the row of one seat's entries.
 */
function toldFrom(viewer: Viewer, entries: readonly Entry[]): number {
  const acting = entries.filter(({ seat }) => seat !== undefined);
  if (viewer !== 'spectator')
    return acting.findLast(({ seat, asked }) => seat === viewer && asked.by !== 'standing')?.entry ?? 1;
  const last = acting.at(-1);
  const other = acting.findLastIndex(({ seat }) => seat !== last?.seat);
  return acting[other + 1]?.entry ?? 1;
}

/** By number of an entry: whether what passed in it may be told. For those that count, no others have been. */
export function toldIn(viewer: Viewer, entries: readonly Entry[]): boolean[] {
  const counts = countingIn(entries);
  const from = toldFrom(
    viewer,
    entries.filter(({ entry }) => counts[entry]),
  );
  const fromStruck = toldFrom(viewer, entries);
  return counts.map((isCounting, entry) => entry >= (isCounting ? from : fromStruck));
}
