import {
  bringing,
  EMPTY,
  garlicOf,
  given,
  known,
  LINES,
  open,
  opened,
  STARTED,
  staked,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';

const turned = (outcome: 'stake' | 'rat' | 'ownGarlic' | 'othersGarlic') =>
  ({ type: 'LidTurned', seat: 'player-1', outcome }) as const;

describe('what lies under a lid', () => {
  test('a rat is taken, a lid of the reserve is laid, and the graves around may be opened', () => {
    const moment = given({}, STARTED).withChance(bringing({ lid: 'rat' }));
    moment
      .when('player-1', open(0))
      .then(opened(0, 'rat'), turned('rat'), { type: 'SurroundingsOffered', seat: 'player-1' });
    const { state } = moment.after('player-1', open(0));
    expect([state.reserve, state.players[0]?.rats, state.graves[0]]).toEqual([
      5,
      1,
      { lid: 'unseenFromReserve', content: EMPTY },
    ]);
  });

  test('a lid of the reserve is never a rat', () => {
    const moment = given({}, STARTED, opened(0, 'rat'), turned('rat'), turnOf('player-1'));
    const purposes: string[] = [];
    const random = { below: (n: number, purpose: string) => (purposes.push(purpose), n - 1) };
    moment
      .withChance(() => random)
      .when('player-1', open(0))
      .thenAmongOthers(opened(0, 'purple'));
    expect(purposes).toEqual(['lid colour']);
  });

  test('a vampire gives a stake, whatever the colour of the lid, and ends the turn', () => {
    given({}, STARTED, known(8, 'red', vampire('green')), turnOf('player-1'))
      .when('player-1', open(8))
      .then(opened(8, 'red', vampire('green')), turned('stake'), turnOf('player-2', 2));
  });

  test('the third stake: all three go back, and everybody else gives a vampire', () => {
    const moment = given(
      {},
      LINES,
      staked('player-1', 2),
      known(8, 'red', vampire('red')),
      turnOf('player-1'),
    );
    moment
      .when('player-1', open(8))
      .then(
        opened(8, 'red', vampire('red')),
        turned('stake'),
        { type: 'StakesReturned', seat: 'player-1' },
        { type: 'GiftsAsked', to: 'player-1', from: ['player-2', 'player-3'], cause: 'stakes' },
      );
    expect(moment.after('player-1', open(8)).state.players[0]?.stakes).toBe(0);
  });

  test('garlic of another goes back to its owner, who gives a vampire to the finder', () => {
    const moment = given({}, LINES, known(8, 'red', garlicOf('player-3')), turnOf('player-1'));
    moment
      .when('player-1', open(8))
      .then(
        opened(8, 'red', garlicOf('player-3')),
        turned('othersGarlic'),
        { type: 'GarlicTakenBack', seat: 'player-3' },
        { type: 'GiftsAsked', to: 'player-1', from: ['player-3'], cause: 'othersGarlic' },
      );
    const { state } = moment.after('player-1', open(8));
    expect([state.players[2]?.garlic, state.graves[8]?.content]).toEqual([3, EMPTY]);
  });

  test('as an option the owner gives two', () => {
    given({ garlicGift: 2 }, LINES, known(8, 'red', garlicOf('player-3')), turnOf('player-1'))
      .when('player-1', open(8))
      .thenAmongOthers({
        type: 'GiftsAsked',
        to: 'player-1',
        from: ['player-3', 'player-3'],
        cause: 'othersGarlic',
      });
  });

  test('own garlic goes back, and everybody else gives one vampire, option or not', () => {
    given({ garlicGift: 2 }, LINES, known(8, 'red', garlicOf('player-1')), turnOf('player-1'))
      .when('player-1', open(8))
      .then(
        opened(8, 'red', garlicOf('player-1')),
        turned('ownGarlic'),
        { type: 'GarlicTakenBack', seat: 'player-1' },
        { type: 'GiftsAsked', to: 'player-1', from: ['player-2', 'player-3'], cause: 'ownGarlic' },
      );
  });

  test('no match in an empty grave: one garlic may be hidden, and the turn ends', () => {
    const moment = given({}, STARTED, known(8, 'green'), turnOf('player-1')).after('player-1', open(8));
    expect(moment.mayDo('player-1')).toEqual([{ type: 'hideGarlic' }, { type: 'close' }]);
    moment
      .when('player-1', { type: 'hideGarlic' })
      .then(
        { type: 'GarlicHidden', seat: 'player-1' },
        { type: 'GraveFilled', grave: 8, content: garlicOf('player-1') },
        turnOf('player-2', 2),
      );
  });

  test('no garlic goes into a grave whose lid matches', () => {
    given({}, STARTED, known(8, 'red'), turnOf('player-1'))
      .after('player-1', open(8))
      .when('player-1', { type: 'hideGarlic' })
      .thenRefused();
  });
});
