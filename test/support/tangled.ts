import type { Random } from '../../src/games/kit/random.js';
import { adjustmentsOf, type Decided } from '../../src/play/disputes/ruling.js';
import { decisionsOf } from '../../src/play/table/game-at.js';
import { isStruck } from '../../src/play/table/line.js';
import { isFree, lastActionOf, redoOf } from '../../src/play/take-back/taking-back.js';
import type { PaperGame } from './paper-game.js';
import {
  agree,
  answers,
  comesAsArbiter,
  disputes,
  redoes,
  rules,
  states,
  takesBack,
  withdraws,
} from './paper-table.js';

const pick = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length, 'which')]!;

/** Entries to which the game can be rewound. */
function goals({ live: { at }, games }: PaperGame): number[] {
  return games
    .slice(0, -1)
    .filter(({ version, table }) => table.status === 'playing' && !isStruck(at.line.struck, version))
    .filter(({ version }) => version < (at.last?.entry ?? 0))
    .map(({ version }) => version);
}

/** Something happens at the table of a game that is played, if it can: now and then it is turned back. */
export function somethingHappens(game: PaperGame, random: Random): void {
  const { at } = game.live;
  const { takeBack } = at.table;
  if (takeBack !== undefined) {
    const type = random.below(3, 'answer') === 0 ? 'refuseToTakeBack' : 'agreeToTakeBack';
    answers(game, pick(random, takeBack.open), type);
  } else if (random.below(12, 'quarrel') === 0) quarrel(game, random);
  else turnBack(game, random);
}

function turnBack(game: PaperGame, random: Random): void {
  const { at } = game.live;
  const seats = at.table.seats.map(({ seat }) => seat);
  const redoing = seats.find((seat) => redoOf(at, seat, game) !== undefined);
  const actor = seats.find((seat) => lastActionOf(at, seat) !== undefined);
  if (redoing !== undefined && random.below(2, 'redo') === 0) redoes(game, redoing);
  else if (actor !== undefined && lastActionOf(at, actor) !== at.table.refusedToTakeBack)
    takesBack(game, actor);
}

function quarrel(game: PaperGame, random: Random): void {
  const { at } = game.live;
  disputes(game, pick(random, at.table.seats).seat, 1 + random.below(at.version, 'entry'));
  if (random.below(4, 'withdraws') === 0) return void withdraws(game);
  comesAsArbiter(game, `ruler ${at.version}`);
  states(game, pick(random, at.table.seats).seat);
  const arbiter = Object.keys(game.live.at.table.arbiters).at(-1)!;
  rules(game, decided(game, random), arbiter);
}

function decided(game: PaperGame, random: Random): Decided {
  const offered = adjustmentsOf(game.live.at);
  const kind = random.below(3, 'ruling');
  if (kind === 0) return { decision: 'dismiss' };
  if (kind === 1 && offered.length > 0)
    return { decision: 'adjust', adjustment: pick(random, offered).adjustment };
  const all = goals(game).slice(-12);
  return all.length === 0 ? { decision: 'dismiss' } : { decision: 'rewind', entry: pick(random, all) };
}

/** A seat that is asked does something. */
export function someoneActs(game: PaperGame, random: Random): void {
  const asked = decisionsOf(game.live.at).flatMap(({ seats }) => seats);
  const seat = pick(random, asked);
  const { ruleset, rules: state } = game.live.at;
  game.act(seat, pick(random, ruleset.legalActions(state, seat)));
}

/** Plays until somebody has done what is free to be taken back, or what is not. */
function until(game: PaperGame, random: Random, free: boolean): string {
  for (;;) {
    someoneActs(game, random);
    const { entry, seat } = game.live.at.last!;
    if (isFree(game.live.at, game, entry, (one) => one === seat) === free) return seat!;
  }
}

/** Whatever can happen at the table of a game that is played, each at least once; a seat forfeits at last. */
export function everythingHappens(game: PaperGame, random: Random): void {
  for (const free of [true, false]) {
    const seat = until(game, random, free);
    takesBack(game, seat);
    if (!free) agree(game);
    redoes(game, seat);
  }
  takesBack(game, until(game, random, false));
  answers(game, game.live.at.table.takeBack!.open[0]!, 'refuseToTakeBack');
  const seat = game.live.at.table.seats[0]!.seat;
  const disputed = () => disputes(game, seat, game.live.at.version);
  disputed();
  states(game, seat);
  withdraws(game);
  disputed();
  comesAsArbiter(game, 'Ada');
  rules(game, { decision: 'dismiss' });
  disputed();
  rules(game, { decision: 'rewind', entry: goals(game).at(-6)! });
  while (adjustmentsOf(game.live.at).length === 0) someoneActs(game, random);
  disputed();
  rules(game, { decision: 'adjust', adjustment: adjustmentsOf(game.live.at)[0]!.adjustment });
  someoneActs(game, random);
  disputed();
  rules(game, { decision: 'forfeit', seat });
}
