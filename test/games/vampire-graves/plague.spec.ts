import {
  bringing,
  garlicOf,
  given,
  known,
  LEFT,
  LINES,
  open,
  opened,
  ratAt,
  STARTED,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';

const STOP = { type: 'stop' } as const;
const offered = (seat: string) => ({ type: 'SurroundingsOffered', seat }) as const;
const closed = (seat = 'player-1') => ({ type: 'LidClosed', seat }) as const;

describe('a plague of rats', () => {
  test('offers the graves around the rat, and to stop', () => {
    const moment = given({}, STARTED, ratAt(0));
    expect(moment.asks()).toEqual(['plague player-1']);
    expect(moment.mayDo('player-1')).toEqual([open(1), open(10), open(11), STOP]);
  });

  test('may be left without opening any', () => {
    given({}, STARTED, ratAt(0))
      .when('player-1', STOP)
      .then({ type: 'OpeningStopped', seat: 'player-1' }, turnOf('player-2', 2));
  });

  test('goes on after a lid that did not match, and each grave is opened once', () => {
    const moment = given({}, STARTED, ratAt(0)).after('player-1', open(1), bringing({ lid: 'green' }));
    moment.when('player-1', { type: 'close' }).then(closed(), offered('player-1'));
    expect(moment.after('player-1', { type: 'close' }).mayDo('player-1')).toEqual([open(10), open(11), STOP]);
  });

  test('goes on after a vampire went in, or a match was declined', () => {
    const moment = given({}, STARTED, ratAt(0)).after('player-1', open(1), bringing({ lid: 'red' }));
    moment
      .when('player-1', { type: 'decline' })
      .then({ type: 'MatchDeclined', seat: 'player-1' }, offered('player-1'));
    moment
      .withChance(bringing({ vampires: ['green'] }))
      .when('player-1', { type: 'place', ...LEFT })
      .thenTypes('VampirePlaced', 'GraveFilled', 'VampireTurnedUp', 'SurroundingsOffered');
  });

  test('ends with the turn when garlic is hidden', () => {
    given({}, STARTED, ratAt(0))
      .after('player-1', open(1), bringing({ lid: 'green' }))
      .when('player-1', { type: 'hideGarlic' })
      .thenTypes('GarlicHidden', 'GraveFilled', 'TurnStarted');
  });

  test('ends with the turn when a vampire is found', () => {
    given({}, LINES, known(1, 'red', vampire('red')), turnOf('player-1'), ratAt(0))
      .when('player-1', open(1))
      .thenTypes('GraveOpened', 'LidTurned', 'TurnStarted');
  });

  test('ends with the turn when garlic is found and paid for', () => {
    given({}, LINES, known(1, 'red', garlicOf('player-2')), turnOf('player-1'), ratAt(0))
      .after('player-1', open(1))
      .after('player-2', { type: 'give', ...LEFT }, bringing({}))
      .when('player-1', { type: 'receive', ...LEFT })
      .thenTypes('VampireReceived', 'TurnStarted');
  });

  test('another rat adds the graves around it', () => {
    const moment = given({}, STARTED, ratAt(0));
    moment
      .withChance(bringing({ lid: 'rat' }))
      .when('player-1', open(1))
      .then(opened(1, 'rat'), { type: 'LidTurned', seat: 'player-1', outcome: 'rat' }, offered('player-1'));
    const after = moment.after('player-1', open(1), bringing({ lid: 'rat' }));
    expect(after.mayDo('player-1')).toEqual([open(2), open(10), open(11), open(12), STOP]);
  });

  test('ends with the turn when all graves around were opened', () => {
    given({}, LINES, known(1, 'green'), known(10, 'green'), known(11, 'green'), turnOf('player-1'), ratAt(0))
      .after('player-1', open(1))
      .after('player-1', { type: 'close' })
      .after('player-1', open(10))
      .after('player-1', { type: 'close' })
      .after('player-1', open(11))
      .when('player-1', { type: 'close' })
      .then(closed(), turnOf('player-2', 2));
  });

  test('gives no extra go', () => {
    given({ extraGo: true }, STARTED, ratAt(0))
      .when('player-1', STOP)
      .thenTypes('OpeningStopped', 'TurnStarted');
  });
});

describe('a shared plague', () => {
  const shared = { plague: 'shared' } as const;

  test('goes on with the next player when one stops', () => {
    given(shared, STARTED, ratAt(0))
      .when('player-1', STOP)
      .then({ type: 'OpeningStopped', seat: 'player-1' }, offered('player-2'));
  });

  test('goes on with the next player after a stake', () => {
    given(shared, LINES, known(1, 'red', vampire('red')), turnOf('player-1'), ratAt(0))
      .when('player-1', open(1))
      .thenTypes('GraveOpened', 'LidTurned', 'SurroundingsOffered');
  });

  test('is over when everybody has stopped, and the player after the finder has the turn', () => {
    const moment = given(shared, STARTED, ratAt(0)).after('player-1', STOP).after('player-2', STOP);
    expect(moment.asks()).toEqual(['plague player-3']);
    moment.when('player-3', STOP).then({ type: 'OpeningStopped', seat: 'player-3' }, turnOf('player-2', 2));
  });

  test('is over when no grave around is left', () => {
    given(
      shared,
      LINES,
      known(1, 'white'),
      known(10, 'white'),
      known(11, 'red'),
      turnOf('player-1'),
      ratAt(0),
    )
      .after('player-1', open(1))
      .after('player-1', { type: 'close' })
      .after('player-1', STOP)
      .after('player-2', open(10))
      .after('player-2', { type: 'close' })
      .after('player-2', open(11))
      .when('player-2', { type: 'close' })
      .then(closed('player-2'), turnOf('player-2', 2));
  });

  test('is played with the line and the garlic of whose part it is', () => {
    const moment = given(shared, LINES, known(1, 'green'), turnOf('player-1'), ratAt(0))
      .after('player-1', STOP)
      .after('player-2', open(1));
    expect(moment.mayDo('player-2')).toEqual([{ type: 'place', ...LEFT }, { type: 'decline' }]);
  });
});
