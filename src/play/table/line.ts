import type { Entry } from '../../events/entry.js';
import type { Decision } from '../../games/kit/game-definition.js';
import { isTableEvent, type TableEvent } from './events.js';

/** From one entry to another, both included. */
export type Span = readonly [from: number, to: number];

/** The entries of a game that count, once it has been turned back. Nothing is deleted: what was turned back is struck. */
export interface Line {
  /** In order, without overlap. */
  readonly struck: readonly Span[];
  /** The entry that turned the game back last; 0 as long as none has. */
  readonly turned: number;
  /** The entry that turned it back last otherwise than freely: everybody had seen what was struck. */
  readonly settled: number;
  /**
   * By the rules' own id of each open question, once the game has been turned back: `turned` when it was asked. The
   * rules ask again under the same ids; so that no answer meets another question than it was given to, the ids that
   * everybody is told carry it.
   */
  readonly asked: Readonly<Record<string, number>>;
  /** Entries that were taken back and can be done again; the last one first of all. */
  readonly redo: readonly number[];
}

export const STRAIGHT: Line = { struck: [], turned: 0, settled: 0, asked: {}, redo: [] };

export function isStruck(struck: readonly Span[], entry: number): boolean {
  return struck.some(([from, to]) => from <= entry && entry <= to);
}

/** Whether something was played in this entry, not only said at the table. */
export function isPlayed({ events }: Pick<Entry, 'events'>): boolean {
  return events.some(({ type }) => !isTableEvent(type));
}

/** Whether newer rules were adopted in one of these. */
export function isAdoptedIn(entries: readonly Pick<Entry, 'events'>[]): boolean {
  return entries.some(({ events }) => events.some(({ type }) => type === 'RulesAdopted'));
}

type Turning = Extract<TableEvent, { type: 'ActionTakenBack' | 'ActionRedone' | 'GameRewound' }>;

function turningIn({ events }: Pick<Entry, 'events'>): Turning | undefined {
  const event = events.find(({ type }) => TURNINGS.has(type));
  return event && ({ ...event.data, type: event.type } as Turning);
}

const TURNINGS: ReadonlySet<string> = new Set<Turning['type']>([
  'ActionTakenBack',
  'ActionRedone',
  'GameRewound',
]);

/** The entry after which the game stands again, if this one turns it back. */
export function turnsTo(entry: Pick<Entry, 'events'>): number | undefined {
  const turning = turningIn(entry);
  if (turning === undefined) return undefined;
  return turning.type === 'ActionTakenBack' ? turning.entry - 1 : turning.entry;
}

/** The id under which a question of the rules is asked. */
export function askedAs({ turned, asked }: Line, decision: Decision): Decision {
  const since = asked[decision.id] ?? turned;
  return since === 0 ? decision : { ...decision, id: `${decision.id}~${since}` };
}

function openSince({ turned, asked }: Line, decisions: readonly Decision[]): Line['asked'] {
  return Object.fromEntries(decisions.map(({ id }) => [id, asked[id] ?? turned]));
}

/** The line after an entry that turns nothing back. @param decisions what the rules ask then */
export function lineAfter(line: Line, entry: Entry, decisions: () => readonly Decision[]): Line {
  if (line.turned === 0 || !isPlayed(entry)) return line;
  return { ...line, asked: openSince(line, decisions()), redo: [] };
}

/**
 * The line after an entry that turns the game back.
 * @param then the line as it was after the entry that the game stands at again, and what the rules asked then
 */
export function lineTurned(line: Line, entry: Entry, then: Line, decisions: readonly Decision[]): Line {
  const turning = turningIn(entry)!;
  const from = turnsTo(entry)! + 1;
  return {
    struck: from < entry.entry ? [...then.struck, [from, entry.entry - 1]] : then.struck,
    turned: entry.entry,
    settled: isFreely(turning) ? line.settled : entry.entry,
    asked: openSince(then, decisions),
    redo: redoAfter(line.redo, turning),
  };
}

function isFreely(turning: Turning): boolean {
  return turning.type === 'ActionRedone' || (turning.type === 'ActionTakenBack' && !turning.consent);
}

function redoAfter(redo: Line['redo'], { type, entry }: Turning): Line['redo'] {
  if (type === 'GameRewound') return [];
  return type === 'ActionTakenBack' ? [...redo, entry] : redo.slice(0, -1);
}
