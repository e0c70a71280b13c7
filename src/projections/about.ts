import type { GameColumns } from '../events/append.js';
import type { Decision, Outcome } from '../games/kit/game-definition.js';
import { deadlinesOf, dueAt } from '../play/table/clock/deadlines.js';
import type { Deadline, TimeSetting } from '../play/table/clock/time-setting.js';
import { awaitedSeats, questionsOf, type GameAt } from '../play/table/game-at.js';
import type { Moves } from '../play/table/moves.js';
import type { Span } from '../play/table/line.js';
import type { Disputes } from '../play/table/shapes.js';
import { arbitersOf, isFrozen } from '../play/table/table-state.js';

/** What readers need of a game beside its views, kept in its row: readable by one look-up from any instance. */
export interface About {
  readonly decisions: readonly Decision[];
  readonly acted: GameAt['acted'];
  readonly turn: GameAt['turn'];
  readonly outcome: Outcome | null;
  /** Only of a game that has a clock. */
  readonly time?: { readonly setting: TimeSetting; readonly deadlines: readonly Deadline[] };
  /** Only of a game that can stand still. */
  readonly disputes?: { readonly setting: Disputes; readonly frozen: boolean };
  /** Those who are one now; only of a game that has any. */
  readonly arbiters?: readonly string[];
  /** Only of a game that has been turned back. */
  readonly turnedBack?: { readonly struck: readonly Span[]; readonly everMoved: Moves };
}

function turnedBack({ line: { struck }, everMoved: { acted, turn } }: GameAt): Pick<About, 'turnedBack'> {
  return struck.length === 0 ? {} : { turnedBack: { struck, everMoved: { acted, turn } } };
}

function disputesOf({ table }: GameAt): Pick<About, 'disputes'> {
  return table.onDispute === 'playOn'
    ? {}
    : { disputes: { setting: table.onDispute, frozen: isFrozen(table) } };
}

function timeOf(game: GameAt): Pick<About, 'time'> {
  const { time: setting } = game.table;
  return setting.mode === 'none' ? {} : { time: { setting, deadlines: deadlinesOf(game) } };
}

function arbiters({ table }: GameAt): Pick<About, 'arbiters'> {
  const now = arbitersOf(table);
  return now.length === 0 ? {} : { arbiters: now };
}

export function gameColumns(game: GameAt): GameColumns {
  const about: About = {
    decisions: questionsOf(game),
    acted: game.acted,
    turn: game.turn,
    outcome: game.table.outcome ?? null,
    ...timeOf(game),
    ...disputesOf(game),
    ...arbiters(game),
    ...turnedBack(game),
  };
  return {
    status: game.table.status,
    awaiting: awaitedSeats(game),
    about: JSON.stringify(about),
    dueAt: dueAt(game) ?? null,
  };
}
