import { refold } from '../../../src/audit/check-table.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { decisionsOf } from '../../../src/play/table/game-at.js';
import { lostSeats } from '../../../src/play/table/clock/deadlines.js';
import { isAskedToTakeBack } from '../../../src/play/take-back/taking-back.js';
import { seatResigns } from '../../../src/play/time/resigning.js';
import { voteIsCalled, votersOn } from '../../../src/play/time/voting.js';
import { A_DAY } from '../../support/clocked.js';
import { PaperGame } from '../../support/paper-game.js';
import { agree, comesAsArbiter, disputes, rules, says } from '../../support/paper-table.js';
import { bundleOf, RULES_HASH } from '../../verifier/support/recorded.js';
import { faultIn } from '../../verifier/support/verifier.js';

// Who has forfeited or resigned, where the others play on: nobody waits for what they say.

const ruleset = vampireGraves as unknown as Ruleset;
const time = { ...A_DAY, misses: { after: 1, then: 'vote' } } as const;

/** Four players, and a dispute with an arbiter. */
function four(): PaperGame {
  const game = new PaperGame('four', { players: 4 }, ruleset, { time });
  for (const { seat } of game.live.at.table.seats) game.sit(seat);
  game.begin(RULES_HASH);
  acts(game);
  disputes(game, 'player-2', 1);
  comesAsArbiter(game, 'Ada');
  return game;
}

const forfeits = (game: PaperGame, seat: string) => rules(game, { decision: 'forfeit', seat });

/** Whoever is asked acts. */
function acts(game: PaperGame): string {
  const [seat] = decisionsOf(game.live.at)[0]!.seats;
  game.act(seat!, ruleset.legalActions(game.live.at.rules, seat!).at(-1)!);
  return seat!;
}

/** Whoever is asked acts, and asks to take it back. */
function asks(game: PaperGame): { readonly asker: string; readonly asked: readonly string[] } {
  const asker = acts(game);
  const { last } = game.live.at;
  game.happens(isAskedToTakeBack(game.live, asker, last!.entry));
  return { asker, asked: game.live.at.table.takeBack!.open };
}

const others = ({ live }: PaperGame, ...without: string[]) =>
  live.at.table.seats.map(({ seat }) => seat).filter((seat) => !without.includes(seat));

async function isWell(game: PaperGame): Promise<void> {
  expect(refold(game.entries, ruleset).faults).toEqual([]);
  for (const viewer of ['spectator', 'player-2'])
    expect(faultIn(await bundleOf(game, viewer), { rules: { ruleset, sha256: RULES_HASH } })).toBeUndefined();
}

test('a seat that has forfeited is not asked whether something is taken back', async () => {
  const game = four();
  forfeits(game, 'player-4');
  const { asker, asked } = asks(game);
  expect(asked).toEqual(others(game, asker, 'player-4'));
  agree(game);
  expect(game.entries.at(-1)!.events.at(-1)!.type).toBe('ActionTakenBack');
  await isWell(game);
});

test('nor is one that has resigned', async () => {
  const game = four();
  game.happens(seatResigns(game.live, 'player-3'));
  const { asker, asked } = asks(game);
  expect(asked).toEqual(others(game, asker, 'player-3'));
  await isWell(game);
});

test('that it was asked once is no fault: games were played so', async () => {
  const game = four();
  forfeits(game, 'player-4');
  const seat = acts(game);
  const { entry } = game.live.at.last!;
  game.happens(says({ type: 'TakeBackAsked', seat, entry, seats: others(game, seat) }));
  await isWell(game);
});

test('a game that is rewound to before the forfeit asks the seat again', async () => {
  const game = four();
  const before = game.live.at.version;
  forfeits(game, 'player-4');
  acts(game);
  disputes(game, 'player-2', 1);
  rules(game, { decision: 'rewind', entry: before });
  const { asker, asked } = asks(game);
  expect(asked).toEqual(others(game, asker));
  await isWell(game);
  const leftOut = four();
  forfeits(leftOut, 'player-4');
  acts(leftOut);
  disputes(leftOut, 'player-2', 1);
  rules(leftOut, { decision: 'rewind', entry: before });
  const seat = acts(leftOut);
  const { entry } = leftOut.live.at.last!;
  const seats = others(leftOut, seat, 'player-4');
  leftOut.happens(says({ type: 'TakeBackAsked', seat, entry, seats }));
  const fault = { entry: leftOut.entries.length, what: 'not all other players are asked' };
  expect(faultIn(await bundleOf(leftOut, 'spectator'))).toEqual(fault);
  expect(refold(leftOut.entries, ruleset).faults).toEqual([fault]);
});

test('a seat that has forfeited has no say about another', () => {
  const game = four();
  forfeits(game, 'player-4');
  expect(votersOn(game.live, 'player-1')).toEqual(['player-2', 'player-3']);
});

test('a seat that forfeits while it is voted about is not voted about again', () => {
  const game = four();
  game.happens(says({ type: 'TurnTimedOut', seat: 'player-4', decision: 'd' }));
  expect(lostSeats(game.live.at)).toEqual(['player-4']);
  game.happens(voteIsCalled(game.live, 'player-4'));
  forfeits(game, 'player-4');
  expect([game.live.at.table.vote, lostSeats(game.live.at)]).toEqual([undefined, []]);
});
