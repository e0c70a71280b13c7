import type { Event } from '../../../src/games/vampire-graves/events.js';
import type { Options } from '../../../src/games/vampire-graves/options.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import {
  garlicOf,
  given,
  known,
  LINES,
  open,
  ratAt,
  staked,
  STARTED,
  turnOf,
  type Graves,
} from '../../support/games/vampire-graves.js';

const left = (seat: string): Event => ({ type: 'PlayerLeft', seat });

/** What follows when this seat leaves. */
const leaving = ({ state }: Graves, seat: string) => vampireGraves.leave?.(state, seat);

/** The moment after it. */
function without(options: Partial<Options>, events: readonly Event[], seat: string): Graves {
  return given(options, ...events, ...(leaving(given(options, ...events), seat) ?? []));
}

const giving = (to: string, ...from: string[]): Event => ({ type: 'GiftsAsked', to, from, cause: 'stakes' });

test('whose turn it is leaves, and the next one has a turn', () => {
  expect(leaving(given({}, STARTED), 'player-1')).toEqual([
    left('player-1'),
    { type: 'TurnStarted', seat: 'player-2', turn: 2 },
  ]);
});

test('another leaves, and the turn goes on; theirs is passed over', () => {
  const moment = without({}, STARTED, 'player-2');
  expect(moment.asks()).toEqual(['open player-1']);
  expect(moment.sees('player-1').players[1]?.out).toBe(true);
  const closed = without({}, [...STARTED, ...known(3, 'yellow'), turnOf('player-1')], 'player-2');
  closed
    .after('player-1', open(3))
    .when('player-1', { type: 'close' })
    .thenAmongOthers({ type: 'TurnStarted', seat: 'player-3', turn: 2 });
});

test('who leaves with a lid open turns it back', () => {
  const opened = given({}, STARTED, known(3, 'yellow'), turnOf('player-1')).after('player-1', open(3));
  const events = leaving(opened, 'player-1');
  expect(events?.map(({ type }) => type)).toEqual(['PlayerLeft', 'TurnStarted']);
  const after = events?.reduce((state, event) => vampireGraves.evolve(state, event), opened.state);
  expect(after?.lid).toBeUndefined();
});

test('the last one left wins', () => {
  expect(leaving(given({}, STARTED, left('player-3')), 'player-1')).toEqual([
    left('player-1'),
    { type: 'GameEnded', winners: ['player-2'], reason: 'othersLeft' },
  ]);
});

describe('gifts', () => {
  const asked = [...STARTED, giving('player-1', 'player-2', 'player-3')];

  test('the giver who leaves gives nothing, and the next one is asked', () => {
    expect(leaving(given({}, asked), 'player-2')).toEqual([left('player-2')]);
    expect(without({}, asked, 'player-2').asks()).toEqual(['give player-3']);
  });

  test('one who would have to give later leaves, and the question stands', () => {
    const before = given({}, asked);
    const after = without({}, asked, 'player-3');
    expect(vampireGraves.decisions(after.state)).toEqual(vampireGraves.decisions(before.state));
    expect(after.sees('player-1').gifts?.from).toEqual(['player-2']);
  });

  test('if no giver is left, the turn is over', () => {
    expect(leaving(given({}, STARTED, giving('player-1', 'player-2')), 'player-2')).toEqual([
      left('player-2'),
      { type: 'TurnStarted', seat: 'player-3', turn: 2 },
    ]);
  });

  test('who should receive leaves, and nothing more is given', () => {
    expect(leaving(given({}, asked), 'player-1')).toEqual([
      left('player-1'),
      { type: 'TurnStarted', seat: 'player-2', turn: 2 },
    ]);
  });

  test('whoever has given the last vampire before the receiver leaves has won', () => {
    const lines = LINES.map((dealt) =>
      dealt.type === 'LineDealt' && dealt.seat === 'player-2'
        ? { ...dealt, vampires: 1, left: ['green' as const], right: [] }
        : dealt,
    );
    const gave: Event = {
      type: 'VampireGiven',
      seat: 'player-2',
      to: 'player-1',
      from: 'left',
      colour: 'green',
    };
    const moment = given({ giftTies: 'shared' }, lines, turnOf('player-1'), asked.slice(-1), gave);
    expect(leaving(moment, 'player-1')).toEqual([
      left('player-1'),
      { type: 'GameEnded', winners: ['player-2'], reason: 'emptyLine' },
    ]);
  });

  test('nobody asks who has left for gifts', () => {
    const stakes = given(
      {},
      STARTED,
      left('player-2'),
      staked('player-1', 2),
      known(3, 'red', { is: 'vampire', colour: 'blue' }),
      turnOf('player-1'),
    );
    stakes.when('player-1', open(3)).thenAmongOthers({
      type: 'GiftsAsked',
      to: 'player-1',
      from: ['player-3'],
      cause: 'stakes',
    });
  });

  test('garlic of one who has left brings nothing', () => {
    const garlic = given(
      {},
      STARTED,
      known(3, 'red', garlicOf('player-2')),
      left('player-2'),
      turnOf('player-1'),
    );
    garlic.when('player-1', open(3)).thenTypes('GraveOpened', 'LidTurned', 'GarlicTakenBack', 'TurnStarted');
  });
});

describe('a shared plague', () => {
  const options = { plague: 'shared' } as const;

  test('goes on with the next one when its finder leaves, and ends at the place of the finder', () => {
    const moment = without(options, [...STARTED, ...ratAt(0)], 'player-1');
    expect(moment.asks()).toEqual(['plague player-2']);
    const last = moment.after('player-2', { type: 'stop' });
    expect(last.asks()).toEqual(['plague player-3']);
    expect(last.after('player-3', { type: 'stop' }).asks()).toEqual(['open player-2']);
  });

  test('passes over who has left', () => {
    const moment = without(options, [...STARTED, ...ratAt(0)], 'player-2');
    expect(moment.after('player-1', { type: 'stop' }).asks()).toEqual(['plague player-3']);
  });
});

test('an arbiter puts stakes right, but never so that gifts follow', () => {
  const { state } = given({}, STARTED, staked('player-1', 1), left('player-3'));
  expect(vampireGraves.adjustments?.(state).flatMap(({ events }) => events)).toEqual([
    { type: 'StakesChanged', seat: 'player-1', stakes: 0 },
    { type: 'StakesChanged', seat: 'player-1', stakes: 2 },
    { type: 'StakesChanged', seat: 'player-2', stakes: 1 },
    { type: 'StakesChanged', seat: 'player-2', stakes: 2 },
  ]);
});
