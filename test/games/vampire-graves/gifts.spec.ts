import {
  bringing,
  garlicOf,
  given,
  known,
  LEFT,
  LINES,
  line,
  open,
  RIGHT,
  staked,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';
import type { Options } from '../../../src/games/vampire-graves/options.js';
import type { Event } from '../../../src/games/vampire-graves/events.js';

/** Player 1 has just found the third stake. */
function thirdStake(options: Partial<Options>, ...lines: readonly Event[]) {
  const before = [...LINES, ...lines, ...staked('player-1', 2), ...known(8, 'red', vampire('red'))];
  return given(options, before, turnOf('player-1')).after('player-1', open(8));
}

const give = (end: { end: 'left' | 'right' }) => ({ type: 'give', ...end }) as const;
const receive = (end: { end: 'left' | 'right' }) => ({ type: 'receive', ...end }) as const;

describe('gifts', () => {
  test('are made one after the other, clockwise from the left of who receives', () => {
    const moment = thirdStake({});
    expect(moment.asks()).toEqual(['give player-2']);
    expect(moment.mayDo('player-3')).toEqual([]);
    const given1 = moment.after('player-2', give(LEFT), bringing({}));
    expect(given1.asks()).toEqual(['receive player-1']);
    expect(given1.after('player-1', receive(LEFT)).asks()).toEqual(['give player-3']);
  });

  test('are a vampire at an end of the giver’s choice, and the next one is turned up', () => {
    const moment = thirdStake({});
    expect(moment.mayDo('player-2')).toEqual([give(LEFT), give(RIGHT)]);
    moment
      .withChance(bringing({ vampires: ['red'] }))
      .when('player-2', give(RIGHT))
      .then(
        { type: 'VampireGiven', seat: 'player-2', to: 'player-1', from: 'right', colour: 'yellow' },
        { type: 'VampireTurnedUp', seat: 'player-2', place: 9, colour: 'red' },
      );
  });

  test('go face up to the end that the receiver chooses', () => {
    const moment = thirdStake({}).after('player-2', give(RIGHT), bringing({}));
    expect(moment.mayDo('player-1')).toEqual([receive(LEFT), receive(RIGHT)]);
    const received = moment.after('player-1', receive(RIGHT)).state.players[0]?.line;
    expect(received).toEqual(['red', ...Array(8).fill('faceDown'), 'blue', 'yellow']);
  });

  test('end the turn when all are made', () => {
    thirdStake({})
      .after('player-2', give(LEFT), bringing({}))
      .after('player-1', receive(LEFT))
      .after('player-3', give(LEFT), bringing({}))
      .when('player-1', receive(LEFT))
      .then(
        { type: 'VampireReceived', seat: 'player-1', end: 'left', colour: 'white' },
        turnOf('player-2', 2),
      );
  });

  test('as an option may come from anywhere; one given face down is turned up', () => {
    const moment = thirdStake({ giftFrom: 'any' });
    expect(moment.mayDo('player-2')).toEqual([give(LEFT), give(RIGHT), { type: 'giveFromInside', place: 2 }]);
    moment
      .withChance(bringing({ vampires: ['purple'] }))
      .when('player-2', { type: 'giveFromInside', place: 2 })
      .then({
        type: 'VampireGiven',
        seat: 'player-2',
        to: 'player-1',
        from: 'inside',
        place: 2,
        colour: 'purple',
      });
  });

  test('from anywhere: a vampire that is face up inside the line can be told from the others', () => {
    const pushedInward: Event = { type: 'VampireReceived', seat: 'player-2', end: 'left', colour: 'white' };
    const before: readonly Event[] = [
      ...LINES,
      { type: 'GiftsAsked', to: 'player-2', from: ['player-1'], cause: 'stakes' },
      { type: 'VampireGiven', seat: 'player-1', to: 'player-2', from: 'left', colour: 'red' },
      pushedInward,
      ...known(8, 'red', garlicOf('player-2')),
      turnOf('player-1'),
    ];
    const moment = given({ giftFrom: 'any' }, before).after('player-1', open(8));
    expect(moment.mayDo('player-2').slice(2)).toEqual([
      { type: 'giveFromInside', place: 2 },
      { type: 'giveFromInside', place: 3 },
    ]);
    moment.when('player-2', { type: 'giveFromInside', place: 2 }).then({
      type: 'VampireGiven',
      seat: 'player-2',
      to: 'player-1',
      from: 'inside',
      place: 2,
      colour: 'green',
    });
  });

  test('as an option lie in a row beside the line, without a question', () => {
    const moment = thirdStake({ gifts: 'sideRow' }).after('player-2', give(LEFT), bringing({}));
    expect(moment.asks()).toEqual(['give player-3']);
    expect(moment.state.players[0]?.sideRow).toEqual(['green']);
  });

  test('any vampire of the side row can be played or given', () => {
    const inSideRow = thirdStake({ gifts: 'sideRow' })
      .after('player-2', give(LEFT), bringing({}))
      .after('player-3', give(LEFT), bringing({}));
    expect(inSideRow.state.players[0]?.sideRow).toEqual(['green', 'white']);
    const matched = inSideRow.after('player-2', open(0), bringing({ lid: 'purple' }));
    expect(matched.asks()).toEqual(['mismatch player-2']);
    const others = given({ gifts: 'sideRow' }, LINES, known(4, 'white'), [
      { type: 'GiftsAsked', to: 'player-1', from: ['player-3'], cause: 'stakes' },
      { type: 'VampireGiven', seat: 'player-3', to: 'player-1', from: 'left', colour: 'white' },
      turnOf('player-1'),
    ]).after('player-1', open(4));
    expect(others.mayDo('player-1')).toEqual([{ type: 'placeFromSideRow' }, { type: 'decline' }]);
    others
      .when('player-1', { type: 'placeFromSideRow' })
      .then(
        { type: 'VampirePlaced', seat: 'player-1', from: 'sideRow', colour: 'white' },
        { type: 'GraveFilled', grave: 4, content: vampire('white') },
        turnOf('player-2', 2),
      );
  });

  test('a player whose line is empty but whose side row is not has not won', () => {
    const moment = given({ gifts: 'sideRow' }, LINES, line('player-1', 1, 'red'), known(4, 'red'), [
      { type: 'GiftsAsked', to: 'player-1', from: ['player-3'], cause: 'stakes' },
      { type: 'VampireGiven', seat: 'player-3', to: 'player-1', from: 'left', colour: 'white' },
      ...known(5, 'red', garlicOf('player-1')),
      turnOf('player-1'),
    ]).after('player-1', open(4));
    moment
      .when('player-1', { type: 'place', ...LEFT })
      .thenTypes('VampirePlaced', 'GraveFilled', 'TurnStarted');
    const asked = moment.after('player-1', { type: 'place', ...LEFT }).after('player-2', open(5));
    expect(asked.mayDo('player-1')).toEqual([{ type: 'giveFromSideRow', colour: 'white' }]);
    asked
      .when('player-1', { type: 'giveFromSideRow', colour: 'white' })
      .then(
        { type: 'VampireGiven', seat: 'player-1', to: 'player-2', from: 'sideRow', colour: 'white' },
        { type: 'GameEnded', winners: ['player-1'], reason: 'emptyLine' },
      );
  });

  test('two for garlic: who has one gives one', () => {
    const before = [...LINES, line('player-2', 1, 'green'), ...known(8, 'red', garlicOf('player-2'))];
    given({ garlicGift: 2, giftTies: 'shared' }, before, turnOf('player-1'))
      .after('player-1', open(8))
      .after('player-2', give(LEFT))
      .when('player-1', receive(LEFT))
      .thenAmongOthers({ type: 'GameEnded', winners: ['player-2'], reason: 'emptyLine' });
  });
});
