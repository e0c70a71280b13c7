import type { Event } from '../../../src/games/vampire-graves/events.js';
import {
  garlicOf,
  given,
  known,
  LEFT,
  LINES,
  line,
  open,
  RIGHT,
  STARTED,
  staked,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';

const LAST_ONES: readonly Event[] = [line('player-2', 1, 'green'), line('player-3', 1, 'white')];

describe('the end', () => {
  test('an empty line wins at once, also by giving, also on another’s turn', () => {
    given({}, LINES, line('player-3', 1, 'white'), known(8, 'red', garlicOf('player-3')), turnOf('player-1'))
      .after('player-1', open(8))
      .when('player-3', { type: 'give', ...LEFT })
      .then(
        { type: 'VampireGiven', seat: 'player-3', to: 'player-1', from: 'left', colour: 'white' },
        { type: 'GameEnded', winners: ['player-3'], reason: 'emptyLine' },
      );
  });

  test('of several on their last vampire the first to give wins, and no more gifts are made', () => {
    const moment = given(
      {},
      LINES,
      LAST_ONES,
      staked('player-1', 2),
      known(8, 'red', vampire('red')),
      turnOf('player-1'),
    )
      .after('player-1', open(8))
      .after('player-2', { type: 'give', ...LEFT });
    expect(moment.asks()).toEqual([]);
    expect(moment.sees('spectator').winners).toEqual(['player-2']);
  });

  test('as an option they win together', () => {
    const before = [...LINES, ...LAST_ONES, ...staked('player-1', 2), ...known(8, 'red', vampire('red'))];
    const moment = given({ giftTies: 'shared' }, before, turnOf('player-1'))
      .after('player-1', open(8))
      .after('player-2', { type: 'give', ...LEFT })
      .after('player-1', { type: 'receive', ...LEFT })
      .after('player-3', { type: 'give', ...LEFT });
    moment
      .when('player-1', { type: 'receive', ...RIGHT })
      .then(
        { type: 'VampireReceived', seat: 'player-1', end: 'right', colour: 'white' },
        { type: 'GameEnded', winners: ['player-2', 'player-3'], reason: 'emptyLine' },
      );
  });

  test('after a thousand turns the fewest vampires win, together if equal', () => {
    given(
      {},
      STARTED,
      line('player-1', 4, 'red', 'blue'),
      line('player-2', 4, 'red', 'blue'),
      known(8, 'purple'),
      turnOf('player-2', 1000),
    )
      .after('player-2', open(8))
      .when('player-2', { type: 'close' })
      .then(
        { type: 'LidClosed', seat: 'player-2' },
        { type: 'GameEnded', winners: ['player-1', 'player-2'], reason: 'turnLimit' },
      );
  });
});

describe('a standstill', () => {
  /** Everybody turns the same known lid up and back, so many turns long. */
  function idle(turns: number, start: readonly Event[]) {
    let moment = given({}, start, turnOf('player-1'));
    for (let turn = 0; turn < turns; turn += 1) {
      const seat = `player-${(turn % 3) + 1}`;
      moment = moment.after(seat, open(30));
      moment = moment.after(seat, moment.inTime());
    }
    return moment;
  }
  const withGarlic = [
    ...LINES,
    ...known(8, 'red', garlicOf('player-3')),
    ...known(9, 'red', garlicOf('player-3')),
    ...known(30, 'red'),
  ];

  test('of three rounds brings all hidden garlic home', () => {
    idle(8, withGarlic)
      .after('player-3', open(30))
      .when('player-3', { type: 'close' })
      .then(
        { type: 'LidClosed', seat: 'player-3' },
        { type: 'GarlicSwept', returned: [{ seat: 'player-3', garlic: 2 }] },
        turnOf('player-1', 10),
      );
    const { state } = idle(9, withGarlic);
    expect(state.players[2]?.garlic).toBe(3);
    expect(state.graves.filter(({ content }) => content.is !== 'empty')).toEqual([]);
  });

  test('brings nothing home where none is hidden', () => {
    expect(idle(12, [...LINES, ...known(30, 'red')]).state.turn).toBe(13);
  });

  test('is broken by a lid that nobody had seen', () => {
    const moment = idle(8, withGarlic).after('player-3', open(44), () => ({ below: (n) => n - 1 }));
    expect(moment.asks()).toEqual(['place player-3']);
    moment.when('player-3', { type: 'decline' }).thenTypes('MatchDeclined', 'TurnStarted');
  });

  test('is counted anew after the garlic came home', () => {
    expect(idle(9, withGarlic).state.quietTurns).toBe(0);
  });
});
