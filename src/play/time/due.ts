import { EVERYONE } from '../../events/entry.js';
import type { Happening } from '../entry-writer.js';
import { seatActs, tableEvent } from '../happenings.js';
import type { LiveGame } from '../live-game.js';
import { ownChoice } from '../own-choice.js';
import { goesToBot, seatIsLost } from '../seating.js';
import { ADOPT_RULES } from '../table/adoption.js';
import { duesOf, isVotedOn, isVoteOver, lostSeats, type Due } from '../table/clock/deadlines.js';
import type { Period } from '../table/clock/period.js';
import type { TableEvent } from '../table/events.js';
import { freezeEndsAt } from '../table/freeze.js';
import { decisionOf, type GameAt } from '../table/game-at.js';
import { TAKE_BACK } from '../table/take-back.js';
import { REPLACE_SEAT } from '../table/vote.js';
import { tableDefault } from '../table/table-questions.js';
import { isVoted, voteIsCalled, voteIsDecided } from './voting.js';

const DAY_MS = 86_400_000;

/** What the clock brings about depends on this, and on what everyone knows of the game. */
export interface Now {
  readonly at: Date;
  /** Days after which a game that has not begun expires; 0: never. */
  readonly lobbyDays: number;
  /** All there were: a game that could not be told of one is told late. */
  readonly outages: readonly Period[];
}

/** What is to happen in a game because time has gone by; undefined: nothing now. */
export function whatIsDue(live: LiveGame, now: Now): Happening | undefined {
  const { at: game } = live;
  if (game.table.status === 'open') return hasExpired(game, now) ? gameExpires() : undefined;
  const outage = now.outages.find((one) => isMovedBy(game, one));
  if (outage !== undefined) return deadlinesMove(outage);
  if (isVoteOver(game)) return voteIsDecided(live, game.table.vote!);
  const [lost] = lostSeats(game);
  if (lost !== undefined) return missesTooMuch(live, lost);
  if (isFrozenTooLong(game, now.at)) return freezeEnds(game);
  const due = firstDue(game, now.at);
  return due && timesOut(live, due);
}

function missesTooMuch(live: LiveGame, lost: string): Happening {
  const { table } = live.at;
  if (isVotedOn(table)) return voteIsCalled(live, lost);
  return seatIsLost(
    live,
    table.seats.find(({ seat }) => seat === lost)!,
    goesToBot(table),
    'host',
  );
}

function hasExpired({ at }: GameAt, { at: now, lobbyDays }: Now): boolean {
  return lobbyDays > 0 && Date.parse(at) + lobbyDays * DAY_MS <= now.getTime();
}

/** Whether somebody's time ran while the server was away, and this has not been made good yet. */
function isMovedBy({ clock }: GameAt, { from, until }: Period): boolean {
  const isKnown = clock.outages.some((one) => one.from === from && one.until === until);
  const running = Object.values(clock.open).flatMap((bySeat) => Object.values(bySeat));
  return !isKnown && running.some(({ since }) => since !== undefined && since < until);
}

function isFrozenTooLong(game: GameAt, now: Date): boolean {
  const until = freezeEndsAt(game);
  return until !== undefined && Date.parse(until) <= now.getTime();
}

function firstDue(game: GameAt, now: Date): Due | undefined {
  const [first] = duesOf(game).toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return first !== undefined && Date.parse(first.due) <= now.getTime() ? first : undefined;
}

/** Nobody has decided in time: what the rules say for that case is done. */
function timesOut(live: LiveGame, { seat, decision: id }: Due): Happening {
  const { ruleset, rules } = live.at;
  const decision = decisionOf(live.at, seat);
  if (id.startsWith(`${REPLACE_SEAT}.`)) return isVoted(live, seat, 'keepWaiting', 'timeout');
  if (decision?.id !== id) return isRefused(id, seat);
  const happening = seatActs(live, seat, ruleset.defaultAction(rules, decision, seat, ownChoice), 'timeout');
  return {
    ...happening,
    events: [tableEvent({ type: 'TurnTimedOut', seat, decision: id }), ...happening.events],
  };
}

/** Who does not answer the others in time has refused. */
function isRefused(id: string, seat: string): Happening {
  const kind = id.startsWith(`${ADOPT_RULES}.`) ? ADOPT_RULES : TAKE_BACK;
  const refused: TableEvent = { type: REFUSED[kind], seat };
  const action = { ...tableDefault(kind)! };
  return { asked: { action, by: 'timeout' }, askedSlot: EVERYONE, events: [tableEvent(refused)] };
}

const REFUSED = { [TAKE_BACK]: 'TakeBackRefused', [ADOPT_RULES]: 'AdoptionRefused' } as const;

function deadlinesMove({ from, until }: Period): Happening {
  const moment = (at: number): string => new Date(at).toISOString();
  return {
    asked: { action: { type: 'moveDeadlines' }, by: 'host' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'DeadlinesMoved', from: moment(from), until: moment(until) })],
  };
}

function freezeEnds({ heard }: GameAt): Happening {
  return {
    asked: { action: { type: 'endFreeze' }, by: 'host' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'FreezeEnded', since: heard! })],
  };
}

function gameExpires(): Happening {
  return {
    asked: { action: { type: 'expire' }, by: 'host' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'GameExpired' }), tableEvent({ type: 'GameCancelled' })],
  };
}
