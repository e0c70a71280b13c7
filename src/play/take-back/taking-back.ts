import type { Typed } from '../../games/kit/game-definition.js';
import type { Past } from '../../projections/past-games.js';
import { Refusal } from '../../refusals/refusal.js';
import { agreeing, atTheTable, othersOf } from '../consent.js';
import type { Happening } from '../entry-writer.js';
import type { LiveGame } from '../live-game.js';
import type { TableEvent } from '../table/events.js';
import { leftAfter, type GameAt } from '../table/game-at.js';
import { isAdoptedIn, isPlayed } from '../table/line.js';
import { isFrozen } from '../table/table-state.js';

/** What happens when a seat takes its last action back, does it again, or is asked to let another seat do so. */

/** The seat's last action, if nobody has played since. An answer given in advance would only come again. */
export function lastActionOf({ table, last }: GameAt, seat: string): number | undefined {
  const open = table.status === 'playing' && !isFrozen(table);
  const own = open && last?.seat === seat && last.by === 'player';
  return own ? last.entry : undefined;
}

/**
 * Whether the seat's last action may be taken back without asking anybody: nobody can have learned by it, and nobody else
 * has shown anything since, in what has been struck neither. What all have agreed to since is not undone by one.
 * @param past up to now
 * @param isOwn whether a seat is held by the same player
 */
export function isFree(
  { line, version }: GameAt,
  { entries, games }: Past,
  entry: number,
  isOwn: (seat: string) => boolean,
): boolean {
  const since = entries.slice(entry);
  const isAlone = since.filter(isPlayed).every(({ seat }) => seat !== undefined && isOwn(seat));
  if (!isAlone || isAdoptedIn(since) || line.settled > entry || entries.length < version) return false;
  const { seat, asked } = entries[entry - 1]!;
  const { ruleset, rules } = games[entry - 2]!;
  return ruleset.blind(rules, seat!, asked.action as unknown as Typed);
}

/** What this seat took back last and may do again. */
export function redoOf({ line }: GameAt, seat: string, { entries }: Past): number | undefined {
  const entry = line.redo.at(-1);
  return entry !== undefined && entries[entry - 1]?.seat === seat ? entry : undefined;
}

/** @param past up to the entry that is taken back, at least */
export function isTakenBack(seat: string, entry: number, past: Past): Happening {
  const action = { type: 'undo', seat, entry };
  const event: TableEvent = { type: 'ActionTakenBack', seat, entry, consent: false };
  return atTheTable(action, [event], leftAfter(past.games, entry - 1));
}

/** @param past up to now */
export function isRedone(seat: string, entry: number, past: Past): Happening {
  const action = { type: 'redo', seat, entry };
  return atTheTable(action, [{ type: 'ActionRedone', seat, entry }], leftAfter(past.games, entry));
}

/** Asks the others. What they have refused once is not asked again. @throws Refusal */
export function isAskedToTakeBack(live: LiveGame, seat: string, entry: number): Happening {
  const seats = othersOf(live, seat);
  if (seats.length === 0) throw new Refusal('nobody-to-agree', { entry });
  if (live.at.table.refusedToTakeBack === entry) throw new Refusal('take-back-refused', { entry });
  const action = { type: 'undo', seat, entry };
  return atTheTable(action, [{ type: 'TakeBackAsked', seat, entry, seats }]);
}

/**
 * A player answers, for all the seats that are asked and theirs.
 * @param past up to the entry that is to be taken back
 */
export function isAnswered(live: LiveGame, seat: string, action: Typed, past: Past): Happening {
  if (action.type === 'refuseToTakeBack') return atTheTable(action, [{ type: 'TakeBackRefused', seat }]);
  const { seat: asker, entry, open } = live.at.table.takeBack!;
  const own = agreeing(live, seat, open);
  const agreed = own.map((one): TableEvent => ({ type: 'TakeBackAgreed', seat: one }));
  if (own.length < open.length) return atTheTable(action, agreed);
  const taken: TableEvent = { type: 'ActionTakenBack', seat: asker, entry, consent: true };
  return atTheTable(action, [...agreed, taken], leftAfter(past.games, entry - 1));
}
