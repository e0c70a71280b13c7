import { seatActs, tableEvent } from '../../../src/play/happenings.js';
import { decisionOf, decisionsOf } from '../../../src/play/table/game-at.js';
import type { TableEvent } from '../../../src/play/table/events.js';
import type { By } from '../../../src/events/entry.js';
import type { TimeGiven } from '../../../src/play/table/clock/time-setting.js';
import { A_DAY } from '../../support/clocked.js';
import { PaperGame } from '../../support/paper-game.js';
import { RULES_HASH } from './recorded.js';
import { ruleset, type Cheat } from './table-cheats.js';

// What hosts may do who cheat with time. Entries on paper follow each other within seconds.

const timed = (time: TimeGiven = { ...A_DAY }, rounds = 2) => {
  const game = new PaperGame('time', { rounds }, ruleset, { time });
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  game.begin(RULES_HASH);
  return game;
};

/** Time has run out by the next entry. */
const late = () => timed({ ...A_DAY, seconds: 1 });

const isLate: Extract<TableEvent, { type: 'TurnTimedOut' }> = {
  type: 'TurnTimedOut',
  seat: 'hider',
  decision: 'hide-1-hider',
};

/** The seat hides, in this way. */
function hides(game: PaperGame, by: By, ...said: TableEvent[]): void {
  const happening = seatActs(game.live, 'hider', { type: 'hide', place: 'attic' } as { type: string }, by);
  const events = [...said.map((event) => tableEvent(event)), ...happening.events];
  game.happens({ ...happening, events });
}

export const defaultInTime = (time: TimeGiven = { ...A_DAY, seconds: 1 }, rounds = 2): PaperGame => {
  const game = timed(time, rounds);
  hides(game, 'timeout', isLate);
  return game;
};

/** The hider hides again as soon as it is asked: its three seconds have gone by since it hid for the first time. */
export function askedJustNow(): PaperGame {
  const game = timed({ ...A_DAY, seconds: 3 });
  hides(game, 'player');
  while (decisionOf(game.live.at, 'hider') === undefined) {
    const [seat] = decisionsOf(game.live.at)[0]!.seats;
    game.act(seat!, ruleset.legalActions(game.live.at.rules, seat!).at(-1)!);
  }
  hides(game, 'timeout', { ...isLate, decision: decisionOf(game.live.at, 'hider')!.id });
  return game;
}

export const AT_ONCE: Readonly<Record<string, Cheat>> = {
  'lets a clock run out early': {
    before: timed,
    does: (game) => hides(game, 'timeout', isLate),
    says: /its time cannot have run out/,
  },
  'lets a clock run out where there is none': {
    before: () => {
      const game = new PaperGame('no time', { rounds: 2 }, ruleset);
      for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
      game.begin(RULES_HASH);
      return game;
    },
    does: (game) => hides(game, 'timeout', isLate),
    says: /nobody has to hurry/,
  },
  'says that another seat was late than the one it acts for': {
    before: late,
    does: (game) => hides(game, 'timeout', { ...isLate, seat: 'seeker-1' }),
    says: /in an entry of another seat/,
  },
  'seats somebody where somebody sits': {
    before: late,
    does: (game) => {
      const taken = tableEvent({ type: 'SeatTaken', seat: 'hider', kind: 'player', entropy: 'none' });
      game.happens({
        asked: { action: { type: 'claim' }, by: 'player' },
        askedSlot: 'everyone',
        events: [taken],
      });
    },
    says: /somebody sits in hider already/,
  },
};

/** Found when everything is open, whether the rules are at hand or not. */
export const LATER: Readonly<Record<string, Cheat>> = {
  'acts for a seat that was late, and does not say so': {
    before: late,
    does: (game) => hides(game, 'timeout'),
    says: /it is not said that hider was late/,
  },
  'says that a player was late who was not': {
    before: late,
    does: (game) => hides(game, 'player', isLate),
    says: /what it did was no default/,
  },
};
