import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../../src/events/entry.js';
import {
  decisionsOf,
  gamesAfter,
  questionsOf,
  viewersOf,
  type GameAt,
} from '../../../src/play/table/game-at.js';
import { isPlayed, isStruck, turnsTo } from '../../../src/play/table/line.js';
import { shownUp } from '../../../src/play/table/shown-up.js';
import { isFrozen } from '../../../src/play/table/table-state.js';
import { isStillTold, toldEntry, windowOf, type Window } from '../../../src/play/table/telling.js';
import { playedOf } from '../moments.js';
import type { PaperGame } from '../paper-game.js';
import { countingIn, standsOn, toldIn } from './line-model.js';

/** What is wrong with the last entry of a game that is played and turned back: each law gives its faults, or none. */
export type Faults = readonly string[];

const windowIn = (game: GameAt, viewer: string): Window =>
  windowOf(viewer, { ...game, over: game.table.status === 'finished' });

/** With the questions of the rules, whether or not a dispute holds them up. */
function unfrozen(game: GameAt): GameAt {
  return { ...game, table: { ...game.table, disputes: [] } };
}

const faultIf = (isWrong: boolean, fault: string): Faults => (isWrong ? [fault] : []);

/** What is played after an entry that turns the game back is what was played then, to the byte. */
export function standsAgain({ entries, games }: PaperGame): Faults {
  const to = turnsTo(entries.at(-1)!);
  if (to === undefined) return [];
  const [now, then] = [games.at(-1)!, games[to - 1]!].map((game) => playedOf(unfrozen(game)));
  return faultIf(now !== then, `it does not stand as after entry ${to}`);
}

/** What the others are asked about a seat is as it was, unless its player is there again. */
export function leavesTheVote({ entries, games }: PaperGame): Faults {
  const entry = entries.at(-1)!;
  if (turnsTo(entry) === undefined) return [];
  const [before, now] = games.slice(-2).map(({ table }) => table.vote);
  const isThere = before !== undefined && shownUp(entry).includes(before.seat);
  return faultIf(!isDeepStrictEqual(now, isThere ? undefined : before), 'the vote is another');
}

/** A game that is played asks something, unless a dispute holds it up. */
export function asksSomething({ live: { at } }: PaperGame): Faults {
  if (at.table.status !== 'playing') return [];
  const isHeldUp = isFrozen(at.table);
  return [
    ...faultIf(decisionsOf(unfrozen(at)).length === 0, 'nobody is asked'),
    ...faultIf(isHeldUp && decisionsOf(at).length > 0, 'somebody is asked in a game that is frozen'),
  ];
}

/** By its id, what kind of question was first asked under it. */
export type Asked = Map<string, string>;

/**
 * An id names one question: it has stood since the entry before, or stands again as it did at the entry to which the game
 * is turned back, or no question had it before.
 */
export function asksByNewNames({ entries, games }: PaperGame, asked: Asked): Faults {
  const entry = entries.at(-1)!;
  const before = [entry.entry - 1, standsOn(entry)].map((at) => games[at - 1]!);
  const stood = new Set(before.flatMap((game) => questionsOf(unfrozen(game))).map(({ id }) => id));
  return questionsOf(unfrozen(games.at(-1)!)).flatMap(({ id, kind }) => {
    const isAsItWas = stood.has(id) ? asked.get(id) === kind : !asked.has(id);
    asked.set(id, kind);
    return faultIf(!isAsItWas, `${id} names another question`);
  });
}

/** Everybody is told the same to be struck: what was played, and counts no longer. */
export function tellsWhatIsStruck({ entries, live: { at } }: PaperGame): Faults {
  const counts = countingIn(entries);
  const notAsItIs = entries.filter(({ entry }) => isStruck(at.line.struck, entry) === counts[entry]);
  const some = entries.filter(({ entry }) => entry % 5 === at.version % 5);
  return [
    ...notAsItIs.map(({ entry }) => `entry ${entry} is taken for what it is not`),
    ...viewersOf(at).flatMap((viewer) => {
      const window = windowIn(at, viewer);
      return some.flatMap((entry) => {
        const { struck } = toldEntry(entry, viewer, window, at.ruleset);
        const isWrong = struck !== (isPlayed(entry) && !counts[entry.entry]);
        return faultIf(isWrong, `${viewer} is not told whether entry ${entry.entry} is struck`);
      });
    }),
  ];
}

/**
 * What passed in an entry that counts is told as if nothing had been struck; what passed in one that was struck, by all
 * that ever happened. Hence for those that are struck, what is gone is gone for good.
 */
export function tellsWhatPassed({ entries, games, live: { at } }: PaperGame): Faults {
  if (at.table.status === 'finished') return [];
  const counts = countingIn(entries);
  const before = games.at(-2)!;
  // What is said at the table does not pass.
  const acted = entries.filter(({ entry, seat }) => seat !== undefined && entry < at.version);
  return viewersOf(at).flatMap((viewer) => {
    const [now, earlier] = [windowIn(at, viewer), windowIn(before, viewer)];
    const expected = toldIn(viewer, entries);
    return acted.flatMap(({ entry }) => {
      const isTold = isStillTold(entry, now);
      const again = isTold && !counts[entry] && !isStillTold(entry, earlier);
      return [
        ...faultIf(isTold !== expected[entry], `${viewer} is told wrongly what passed in entry ${entry}`),
        ...faultIf(again, `${viewer} is told again what passed in entry ${entry}`),
      ];
    });
  });
}

/** Who takes something back freely: nothing was drawn for it, and of what passed before, nobody is told more again. */
export function showsNoMore({ entries, games, live: { at } }: PaperGame): Faults {
  const { type, data } = entries.at(-1)!.events[0]!;
  if (type !== 'ActionTakenBack' || data['consent'] === true) return [];
  const taken = entries[Number(data['entry']) - 1]!;
  const without = games[taken.entry - 2]!;
  const earlier = entries.slice(0, taken.entry - 1);
  return [
    ...faultIf(taken.draws.length > 0, 'something was drawn'),
    ...viewersOf(at).flatMap((viewer) => {
      const [now, then] = [windowIn(at, viewer), windowIn(without, viewer)];
      const more = earlier.filter(({ entry }) => isStillTold(entry, now) && !isStillTold(entry, then));
      return more.map(({ entry }) => `${viewer} is told more of entry ${entry}`);
    }),
  ];
}

const withoutRules = ({ ruleset: _ruleset, ...game }: GameAt) => game;

/** Read from the journal, the game is after each entry what it was when that was written. */
export function isReadAsItWas({ entries, games, live }: PaperGame): Faults {
  const read = gamesAfter(entries, live.at.ruleset);
  return games.flatMap((game, at) =>
    faultIf(
      !isDeepStrictEqual(withoutRules(game), withoutRules(read[at]!)),
      `it is read otherwise after entry ${at + 1}`,
    ),
  );
}

/** What an entry was about. */
export function kindOf(entry: Entry): string {
  const last = entry.events.at(-1)!;
  const decision = entry.events.find(({ type }) => type === 'RulingGiven')?.data['decision'];
  if (typeof decision === 'string') return `ruling: ${decision}`;
  if (last.type === 'ActionTakenBack') return last.data['consent'] === true ? 'agreed' : 'free';
  return isPlayed(entry) ? 'played' : last.type;
}
