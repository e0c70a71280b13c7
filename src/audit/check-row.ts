import { canonical } from '../events/canonical.js';
import type { Entry } from '../events/entry.js';
import type { GameAt } from '../play/table/game-at.js';
import { gameColumns } from '../projections/about.js';
import { viewRows } from '../projections/seat-views.js';
import { differences, faultAt, type Fault } from './fault.js';
import type { StoredGame, StoredRow, StoredSeat, StoredView } from './stored-game.js';

/** The game's row repeats the last entry and what the journal says of the game. */
export function checkRow({ row, imported }: StoredGame, entries: readonly Entry[]): Fault[] {
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return [{ what: 'it has no entries' }];
  const says = (name: string): string => `the game's row has another ${name} than its last entry`;
  return [
    ...differences(last.entry, [
      [row.version === last.entry, says('version')],
      [row.head === last.hash, says('head')],
      [row.head_key === last.head.key, says('key')],
      [row.head_signature === last.head.signature, says('signature')],
      [row.rules_version === last.rulesVersion, says('version of the rules')],
      [row.updated_at.toISOString() === last.at, says('time of change')],
    ]),
    ...checkAgainstFirst(row, first, imported !== undefined),
  ];
}

/** Who takes a game in says who may see it. */
function checkAgainstFirst(
  row: StoredRow,
  { entry, at, events, seats }: Entry,
  isImported: boolean,
): Fault[] {
  const created = events[0]?.data ?? {};
  const says = (name: string): string =>
    `the game's row has another ${name} than the entry that made the game`;
  return differences(entry, [
    [row.ruleset === created['ruleset'], says('ruleset')],
    [canonical(row.seats) === canonical(seats), says('list of seats')],
    [canonical(row.options) === canonical(created['options'] ?? null), says('list of options')],
    [isImported || row.visibility === created['visibility'], says('visibility')],
    [row.start === created['start'], says('way to start')],
    [row.sandbox === (created['sandbox'] !== undefined), says('mark of a sandbox')],
    [row.created_at.toISOString() === at, says('time')],
  ]);
}

/** What is kept for reading is what the journal gives. */
export function checkProjections({ row, views, seats, arbiters, imported }: StoredGame, at: GameAt): Fault[] {
  const { status, awaiting, about } = gameColumns(at);
  return [
    ...differences(at.version, [
      [row.status === status, `the game's row says "${row.status}", and the journal gives "${status}"`],
      [
        canonical(row.awaiting) === canonical(awaiting),
        "the game's row awaits other seats than the journal gives",
      ],
      [row.about === about, "the game's row tells readers something else than the journal gives"],
    ]),
    ...checkViews(views, at),
    ...checkSeats(seats, at, imported !== undefined),
    ...checkArbiters(arbiters, at, imported !== undefined),
  ];
}

function checkViews(stored: readonly StoredView[], at: GameAt): Fault[] {
  const expected = viewRows(at);
  const kept = new Map(stored.map((view) => [view.viewer, view]));
  const strangers = stored.filter(({ viewer }) => !expected.some((view) => view.viewer === viewer));
  return [
    ...expected.flatMap(({ viewer, sameAs, body, hash }) => {
      const view = kept.get(viewer);
      if (view === undefined) return [faultAt(at.version, `the view of ${viewer} is missing`)];
      const same = view.same_as === sameAs && view.body === body && view.hash === hash;
      return same ? [] : [faultAt(at.version, `the view of ${viewer} is not what the journal gives`)];
    }),
    ...strangers.map(({ viewer }) => faultAt(at.version, `there is a view of ${viewer}, who is no viewer`)),
  ];
}

/** Of a game that was taken in, nobody here holds a seat. */
function checkSeats(stored: readonly StoredSeat[], { table, version }: GameAt, isImported: boolean): Fault[] {
  const kept = new Map(stored.map((seat) => [seat.seat, seat]));
  return [
    ...table.seats.flatMap(({ seat, side, kind }) => {
      const row = kept.get(seat);
      const same =
        row?.side === side && row.kind === kind && row.taken === (kind === 'player' && !isImported);
      return same ? [] : [faultAt(version, `the row of seat ${seat} is not what the journal gives`)];
    }),
    ...stored
      .filter(({ seat }) => !table.seats.some((one) => one.seat === seat))
      .map(({ seat }) => faultAt(version, `there is a row of seat ${seat}, which is no seat of the game`)),
  ];
}

/** Who was an arbiter is kept for every one that the journal has. Of a game that was taken in, nobody here was one. */
function checkArbiters(stored: readonly string[], { table, version }: GameAt, isImported: boolean): Fault[] {
  const granted = Object.keys(table.arbiters);
  const expected = isImported ? [] : granted;
  return [
    ...expected
      .filter((arbiter) => !stored.includes(arbiter))
      .map((arbiter) => faultAt(version, `the row of ${arbiter} is missing`)),
    ...stored
      .filter((arbiter) => !granted.includes(arbiter))
      .map((arbiter) => faultAt(version, `there is a row of ${arbiter}, whom no entry makes an arbiter`)),
  ];
}
