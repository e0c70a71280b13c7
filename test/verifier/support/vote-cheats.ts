import { isVoted, voteIsCalled } from '../../../src/play/time/voting.js';
import type { TableEvent } from '../../../src/play/table/events.js';
import { A_DAY } from '../../support/clocked.js';
import type { PaperGame } from '../../support/paper-game.js';
import { says } from '../../support/paper-table.js';
import type { Cheat } from './table-cheats.js';
import { defaultInTime } from './time-cheats.js';

// What hosts may do who cheat with votes. The hider is late in entry 6.

const late = (then: 'vote' | 'substitute' = 'vote', after = 1, rounds = 2) =>
  defaultInTime({ ...A_DAY, seconds: 1, misses: { after, then } }, rounds);

export function called(rounds = 2): PaperGame {
  const game = late('vote', 1, rounds);
  game.happens(voteIsCalled(game.live, 'hider'));
  return game;
}

const calls = (seat: string, ...seats: string[]): TableEvent => ({ type: 'VoteCalled', seat, seats });
const given: TableEvent = { type: 'SeatGivenUp', seat: 'hider', kind: 'bot' };

/** One of two has voted. */
function half(): PaperGame {
  const game = called();
  game.happens(isVoted(game.live, 'seeker-1', 'giveToBot', 'player'));
  return game;
}

/** Found by anyone as soon as it is told. */
export const AT_ONCE: Readonly<Record<string, Cheat>> = {
  'lets players vote where that was not declared': {
    before: () => late('substitute'),
    does: (game) => game.happens(says(calls('hider', 'seeker-1', 'seeker-2'))),
    says: /nobody votes in this game/,
  },
  'lets players vote about a seat that has not missed so much': {
    before: () => late('vote', 2),
    does: (game) => game.happens(says(calls('hider', 'seeker-1', 'seeker-2'))),
    says: /hider has not missed so much/,
  },
  'calls a second vote while one is open': {
    before: called,
    does: (game) => game.happens(says(calls('hider', 'seeker-1', 'seeker-2'))),
    says: /another seat is voted about/,
  },
  'lets the seat have a say about itself': {
    before: () => late(),
    does: (game) => game.happens(says(calls('hider', 'hider', 'seeker-1'))),
    says: /others are asked to vote than players of other seats/,
  },
  'asks nobody': {
    before: () => late(),
    does: (game) =>
      game.happens(says(calls('hider'), { type: 'VoteDecided', seat: 'hider', ballot: 'keepWaiting' })),
    says: /not all other players are asked to vote/,
  },
  'counts who was not asked': {
    before: called,
    does: (game) => game.happens(says({ type: 'VoteCast', seat: 'hider', ballot: 'keepWaiting' })),
    says: /hider is not asked what becomes of a seat/,
  },
  'decides before enough have voted': {
    before: half,
    does: (game) => game.happens(says({ type: 'VoteDecided', seat: 'hider', ballot: 'giveToBot' }, given)),
    says: /it is not what was voted for/,
  },
  'does not say what was decided': {
    before: half,
    does: (game) => game.happens(says({ type: 'VoteCast', seat: 'seeker-2', ballot: 'giveToBot' })),
    says: /a vote is over, and nothing is decided/,
  },
  'leaves the seat as it is, against what was decided': {
    before: half,
    does: (game) =>
      game.happens(
        says(
          { type: 'VoteCast', seat: 'seeker-2', ballot: 'giveToBot' },
          { type: 'VoteDecided', seat: 'hider', ballot: 'giveToBot' },
        ),
      ),
    says: /what becomes of hider is not what was decided/,
  },
};
