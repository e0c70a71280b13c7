import { EVERYONE, PASSING } from '../events/entry.js';
import type { Decision, Heard, Typed } from '../games/kit/game-definition.js';
import type { HeardEntry } from './heard-entries.js';
import { ownChoice } from './own-choice.js';
import { isTableEvent } from './table/events.js';
import { plainEvent, type GameAt } from './table/game-at.js';
import { isStruck } from './table/line.js';

/** What the plain bot does in this seat, by what the seat sees and has heard. */
export function botAction(
  { ruleset, rules, line }: GameAt,
  seat: string,
  decision: Decision,
  entries: readonly HeardEntry[],
): Typed {
  if (ruleset.bot === undefined) return ruleset.defaultAction(rules, decision, seat, ownChoice);
  const view = ruleset.view(rules, seat, 'told');
  const counting = entries.filter(({ entry }) => !isStruck(line.struck, entry));
  return ruleset.bot(view, heardBy(counting, seat), ruleset.legalActions(rules, seat), seat, ownChoice);
}

/** What a seat that listened all the time was told in these entries, what passed included. */
function heardBy(entries: readonly HeardEntry[], seat: string): Heard<Typed>[] {
  return entries.flatMap(({ entry, events }) =>
    events
      .filter(
        ({ type, audience }) =>
          !isTableEvent(type) && [EVERYONE, PASSING, seat].some((slot) => audience.includes(slot)),
      )
      .map((event) => ({ entry, event: plainEvent(event) })),
  );
}
