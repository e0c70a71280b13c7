import type { Random } from '../games/kit/random.js';
import type { Typed } from '../games/kit/game-definition.js';
import { renderView } from '../projections/seat-views.js';
import { admittedAction, type Asking } from './admission.js';
import { gameEvent } from './happenings.js';
import type { LiveGame } from './live-game.js';
import { actingSeat, openTo } from './requirements.js';
import { plainEvent, type GameAt } from './table/game-at.js';
import type { DryRun, Preview } from './table/shapes.js';
import { isTableAction } from './table/table-questions.js';
import { toldEvents, type Window } from './table/telling.js';

/** Whoever could see what chance will bring would wait for a better moment. */
const noChance: Random = {
  below: (_, purpose) => {
    throw new Error(`a dry run asked chance for ${purpose}`);
  },
};

/** What passes in one's own entry is told to oneself. */
const OWN: Window = { from: 1, over: false, struck: [], fromStruck: 1 };

/** As much of a game as a look ahead needs. */
export interface Foreseen extends Pick<GameAt, 'ruleset' | 'rules'> {
  readonly table: Pick<GameAt['table'], 'options'>;
}

/**
 * What a seat would be told of its action and see after it; undefined where that hangs on chance, on what is hidden from
 * it, or on others at the table. It is what the seat could learn as well by acting and taking back freely.
 * @param action which is legal now
 */
export function previewOf(
  { ruleset, rules, table: { options } }: Foreseen,
  seat: string,
  action: Typed,
): Preview | undefined {
  if (isTableAction(action.type) || !ruleset.blind(rules, seat, action)) return undefined;
  const decided = ruleset.decide(rules, seat, action, noChance);
  const events = decided.map((event) => gameEvent(ruleset, event, options));
  const after = events.reduce((state, event) => ruleset.evolve(state, plainEvent(event)), rules);
  return {
    events: toldEvents({ entry: 1, events }, seat, OWN, ruleset),
    view: renderView({ ruleset, rules: after }, seat, 'told'),
  };
}

/** Checks a request as acting does, and looks ahead. It only reads. @throws Refusal */
export function dryRun(live: LiveGame, asking: Asking & { readonly seat?: string | undefined }): DryRun {
  const seat = actingSeat(live, asking.playerId, asking.seat);
  const action = admittedAction(live, seat, asking, openTo(live, seat));
  return {
    ruleset: live.at.ruleset.ruleset,
    seat,
    version: live.at.version,
    action,
    preview: previewOf(live.at, seat, action.action),
  };
}
