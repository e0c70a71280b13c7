import type { Random } from '../../src/games/kit/random.js';
import { adjustmentsOf } from '../../src/play/disputes/ruling.js';
import { decisionsOf } from '../../src/play/table/game-at.js';
import { isStruck } from '../../src/play/table/line.js';
import { isFrozen } from '../../src/play/table/table-state.js';
import { BALLOTS } from '../../src/play/table/vote.js';
import { othersOf } from '../../src/play/consent.js';
import { lastActionOf, redoOf } from '../../src/play/take-back/taking-back.js';
import { isVoted, voteIsCalled, votersOn } from '../../src/play/time/voting.js';
import type { PaperGame } from './paper-game.js';
import {
  answers,
  comesAsArbiter,
  disputes,
  redoes,
  rules,
  states,
  takesBack,
  withdraws,
} from './paper-table.js';

/** Games that are played at random, turned back at random, and quarrelled about at random. */

type Happens = (game: PaperGame, random: Random) => void;

const MOST_DISPUTES = 8;
const ARBITER = 'arbiter-1';

const pick = <Kind>(random: Random, all: readonly Kind[]): Kind => all[random.below(all.length, 'which')]!;
const seatsOf = ({ live }: PaperGame) => live.at.table.seats.map(({ seat }) => seat);

/** Entries that count, of a game that was being played and was played on. */
function goalsOf({ live: { at }, games }: PaperGame): number[] {
  const before = games.slice(0, -1).filter(({ table }) => table.status === 'playing');
  const last = at.last?.entry ?? 0;
  return before
    .map(({ version }) => version)
    .filter((entry) => entry < last && !isStruck(at.line.struck, entry));
}

/** Far back, or not so far. */
function rewinds(game: PaperGame, random: Random): void {
  const goals = goalsOf(game);
  if (goals.length === 0) return void rules(game, { decision: 'dismiss' });
  const near = random.below(4, 'near') > 0 ? goals.slice(-15) : goals;
  rules(game, { decision: 'rewind', entry: pick(random, near) });
}

function adjusts(game: PaperGame, random: Random): void {
  const { adjustment } = pick(random, adjustmentsOf(game.live.at));
  rules(game, { decision: 'adjust', adjustment });
}

/** What may be said about a dispute that is open, likely things more than once. */
function inADispute(game: PaperGame): Happens[] {
  const arbiter = game.live.at.table.arbiters[ARBITER];
  const says: Happens = (_game, random) => void states(game, pick(random, seatsOf(game)));
  if (arbiter !== true) return [says, () => void comesAsArbiter(game, 'ruler')];
  const others: Happens[] = [
    () => void rules(game, { decision: 'dismiss' }),
    () => void withdraws(game),
    ...Array.from({ length: 5 }, () => rewinds),
    ...(adjustmentsOf(game.live.at).length > 0 ? [adjusts, adjusts] : []),
  ];
  const forfeits: Happens = (_game, random) =>
    void rules(game, { decision: 'forfeit', seat: pick(random, seatsOf(game)) });
  const seldom: Happens = (_game, random) =>
    (random.below(2, 'forfeit') === 0 ? forfeits : pick(random, others))(game, random);
  return [says, ...others, seldom];
}

function quarrels(game: PaperGame): Happens[] {
  const { disputes: all, status } = game.live.at.table;
  if (status !== 'playing') return [];
  if (all.some(({ open }) => open)) return inADispute(game);
  if (all.length >= MOST_DISPUTES) return [];
  return [
    (_game, random) =>
      void disputes(game, pick(random, seatsOf(game)), 1 + random.below(game.live.at.version, 'entry')),
  ];
}

function takings(game: PaperGame): Happens[] {
  const { at } = game.live;
  if (isFrozen(at.table)) return [];
  const { takeBack } = at.table;
  if (takeBack !== undefined) {
    const answer: Happens = (_game, random) =>
      void answers(
        game,
        pick(random, takeBack.open),
        random.below(8, 'answer') === 0 ? 'refuseToTakeBack' : 'agreeToTakeBack',
      );
    return [answer];
  }
  const redoing = seatsOf(game).filter((seat) => redoOf(at, seat, game) !== undefined);
  const taking = seatsOf(game).filter((seat) => {
    const last = lastActionOf(at, seat);
    if (othersOf(game.live, seat).length === 0) return false;
    return last !== undefined && last !== at.table.refusedToTakeBack;
  });
  return [
    ...redoing.map((seat) => () => void redoes(game, seat)),
    ...taking.map((seat) => () => void takesBack(game, seat)),
  ];
}

/** About a seat that has a player, as if it had missed too much; every other vote mostly gives it to a bot. */
function votes({ live }: PaperGame): Happens[] {
  const { vote, seats, status } = live.at.table;
  if (status !== 'playing' || isFrozen(live.at.table)) return [];
  if (vote === undefined) {
    const held = seats.map(({ seat }) => seat).filter((seat) => live.players.has(seat));
    const asking = held.filter((seat) => votersOn(live, seat).length > 0);
    return asking.map((seat) => (game) => void game.happens(voteIsCalled(game.live, seat)));
  }
  return vote.open.map((seat) => (game, random) => {
    const likely = vote.number % 2 === 1 ? 'giveToBot' : 'keepWaiting';
    const ballot = random.below(4, 'ballot') > 0 ? likely : pick(random, BALLOTS);
    game.happens(isVoted(game.live, seat, ballot, 'player'));
  });
}

function plays(game: PaperGame): Happens[] {
  const { ruleset, rules: state } = game.live.at;
  return decisionsOf(game.live.at)
    .flatMap(({ seats }) => seats)
    .map((seat) => (_game, random) => void game.act(seat, pick(random, ruleset.legalActions(state, seat))));
}

const TABLE_TALK = [takings, takings, takings, takings, quarrels, votes] as const;

/** One thing more happens in a game that is played: mostly a seat acts. */
export function goesOn(game: PaperGame, random: Random): void {
  const played = plays(game);
  // Who is asked at the table mostly answers first.
  const isAsked = game.live.at.table.takeBack !== undefined;
  const plain = random.below(isAsked ? 12 : 3, 'plays');
  const isPlain = played.length > 0 && (isAsked ? plain === 0 : plain > 0);
  const talk = isPlain ? [] : pick(random, TABLE_TALK)(game);
  const anything = talk.length > 0 ? talk : played.length > 0 ? played : quarrels(game);
  pick(random, anything)(game, random);
}
