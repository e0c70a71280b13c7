import { EVERYONE, NOBODY, PASSING, type Entry, type JournalEvent, type Slot } from '../../events/entry.js';
import { sealedDraw, slotsOf, slotValue, ENTRY_FORMAT } from '../../events/seal.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { Ruleset } from '../../games/kit/game-definition.js';
import type { Moves } from './moves.js';
import { describeEvent } from './labels.js';
import { isPlayed, isStruck, type Line, type Span } from './line.js';
import type { ToldEntry, ToldEvent } from './shapes.js';

/** From where on a viewer may still be told what passed. */
export interface Window {
  /** The first entry whose passing part the viewer may be told. */
  readonly from: number;
  /** Once the game is over everything is open to everybody. */
  readonly over: boolean;
  /** Entries that have been turned back: for those, what is gone stays gone. */
  readonly struck: readonly Span[];
  /** As `from`, for struck entries. */
  readonly fromStruck: number;
}

interface Moved extends Moves {
  readonly everMoved: Moves;
  readonly line: Pick<Line, 'struck'>;
  readonly over: boolean;
}

/** A seat is told what passed until its own next action; a spectator until another seat acts. */
export function windowOf(viewer: Viewer, { acted, turn, everMoved, line, over }: Moved): Window {
  const from = movedAt(viewer, { acted, turn });
  return { from, over, struck: line.struck, fromStruck: movedAt(viewer, everMoved) };
}

function movedAt(viewer: Viewer, { acted, turn }: Moves): number {
  return viewer === 'spectator' ? turn.from : (acted[viewer] ?? 1);
}

/** Whether the viewer may still be told what passed in an entry. */
export function isStillTold(entry: number, { over, struck, from, fromStruck }: Window): boolean {
  return over || entry >= (isStruck(struck, entry) ? fromStruck : from);
}

type Happened = Pick<Entry, 'entry' | 'events'>;

function mayKnow(slots: readonly Slot[], entry: number, viewer: Viewer, window: Window): boolean {
  if (window.over || slots.includes(EVERYONE)) return true;
  if (slots.includes(PASSING)) return isStillTold(entry, window);
  return slots.includes(viewer);
}

function audienceName({ audience }: JournalEvent): ToldEvent['audience'] {
  if (audience.includes(EVERYONE)) return 'everyone';
  if (audience.includes(PASSING)) return 'passing';
  return audience.includes(NOBODY) ? 'nobody' : 'seats';
}

function toldEvent(event: JournalEvent, viewer: Viewer, ruleset: Ruleset): ToldEvent {
  const { type, schema, data } = event;
  return { type, schema, audience: audienceName(event), data, label: describeEvent(ruleset, event, viewer) };
}

/** The events of an entry that this viewer may be told now. */
export function toldEvents(entry: Happened, viewer: Viewer, window: Window, ruleset: Ruleset): ToldEvent[] {
  return entry.events
    .filter(({ audience }) => mayKnow(audience, entry.entry, viewer, window))
    .map((event) => toldEvent(event, viewer, ruleset));
}

/** What passed in an entry, if this viewer may still be told it. */
export function passingEvents(
  entry: Happened,
  viewer: Viewer,
  window: Window,
  ruleset: Ruleset,
): ToldEvent[] {
  return toldEvents(entry, viewer, window, ruleset).filter(({ audience }) => audience === 'passing');
}

/** An entry with its seal, as this viewer may be told it now. */
export function toldEntry(entry: Entry, viewer: Viewer, window: Window, ruleset: Ruleset): ToldEntry {
  const open = slotsOf(entry.seats).filter((slot) => mayKnow([slot], entry.entry, viewer, window));
  return {
    entry: entry.entry,
    seat: entry.seat ?? null,
    at: entry.at,
    events: toldEvents(entry, viewer, window, ruleset),
    struck: isPlayed(entry) && isStruck(window.struck, entry.entry),
    seal: {
      format: ENTRY_FORMAT,
      ruleset: entry.ruleset,
      rulesVersion: entry.rulesVersion,
      previous: entry.previous,
      commitments: Object.fromEntries(entry.commitments.map(({ slot, hash }) => [slot, hash])),
      draws: entry.draws.filter(({ audience }) => audience.includes(EVERYONE)).map(sealedDraw),
      link: entry.link ?? null,
      anchor: entry.anchor ?? null,
      asked: entry.askedSlot === EVERYONE ? entry.asked : null,
      opened: Object.fromEntries(
        entry.commitments
          .filter(({ slot }) => open.includes(slot))
          .map(({ slot, salt }) => [slot, { salt, value: slotValue(entry, slot) }]),
      ),
    },
    hash: entry.hash,
    head: entry.head,
  };
}
