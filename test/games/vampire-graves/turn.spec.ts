import {
  bringing,
  given,
  known,
  LEFT,
  line,
  open,
  opened,
  RIGHT,
  STARTED,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';

describe('a turn', () => {
  test('is one lid, of any grave; nobody may pass', () => {
    const moment = given({}, STARTED);
    expect(moment.asks()).toEqual(['open player-1']);
    expect(moment.mayDo('player-1')).toEqual(Array.from({ length: 60 }, (_, grave) => open(grave)));
    moment.when('player-1', { type: 'stop' }).thenRefused();
  });

  test('belongs to one player', () => {
    const moment = given({}, STARTED);
    expect(moment.mayDo('player-2')).toEqual([]);
    moment.when('player-2', open(4)).thenRefused();
  });

  test('a lid of another colour than the ends shows what the grave holds, and asks about garlic', () => {
    const moment = given({}, STARTED).withChance(bringing({ lid: 'green' }));
    moment
      .when('player-1', open(17))
      .then(opened(17, 'green'), { type: 'LidTurned', seat: 'player-1', outcome: 'mismatch' });
    expect(moment.after('player-1', open(17)).asks()).toEqual(['mismatch player-1']);
  });

  test('a lid of the colour of an end lets the vampire of that end go in', () => {
    const moment = given({}, STARTED, known(17, 'blue'), turnOf('player-1')).after('player-1', open(17));
    expect(moment.mayDo('player-1')).toEqual([{ type: 'place', ...RIGHT }, { type: 'decline' }]);
  });

  test('a vampire that goes in makes the next one turn up, and ends the turn', () => {
    given({}, STARTED, known(17, 'red'), turnOf('player-1'))
      .after('player-1', open(17))
      .withChance(bringing({ vampires: ['white'] }))
      .when('player-1', { type: 'place', ...LEFT })
      .then(
        { type: 'VampirePlaced', seat: 'player-1', from: 'left', colour: 'red' },
        { type: 'GraveFilled', grave: 17, content: vampire('red') },
        { type: 'VampireTurnedUp', seat: 'player-1', place: 1, colour: 'white' },
        turnOf('player-2', 2),
      );
  });

  test('after the last player comes the first', () => {
    given({}, STARTED, known(5, 'red'), turnOf('player-3', 3))
      .after('player-3', open(5))
      .when('player-3', { type: 'close' })
      .then({ type: 'LidClosed', seat: 'player-3' }, turnOf('player-1', 4));
  });

  test('as an option a vampire that went in lets its player open another lid, or stop', () => {
    const moment = given({ extraGo: true }, STARTED, known(17, 'red'), turnOf('player-1'))
      .after('player-1', open(17))
      .after('player-1', { type: 'place', ...LEFT }, bringing({}));
    expect(moment.asks()).toEqual(['more player-1']);
    expect(moment.mayDo('player-1')).toHaveLength(61);
    moment
      .when('player-1', { type: 'stop' })
      .then({ type: 'OpeningStopped', seat: 'player-1' }, turnOf('player-2', 2));
  });

  test('the option gives nothing for a match declined', () => {
    given({ extraGo: true }, STARTED, known(17, 'red'), turnOf('player-1'))
      .after('player-1', open(17))
      .when('player-1', { type: 'decline' })
      .then({ type: 'MatchDeclined', seat: 'player-1' }, turnOf('player-2', 2));
  });

  test('a lid known since it was first turned up has its colour for good', () => {
    const moment = given({}, STARTED, known(17, 'green'), turnOf('player-1'));
    moment.when('player-1', open(17)).thenAmongOthers(opened(17, 'green'));
  });

  test('two face up at an end: only the outermost can be played', () => {
    const ends = {
      type: 'LineDealt',
      seat: 'player-1',
      vampires: 10,
      left: ['red', 'green'],
      right: ['blue', 'green'],
    } as const;
    given(
      { faceUpPerEnd: 2 },
      { ...ends, left: [...ends.left], right: [...ends.right] },
      known(3, 'green'),
      turnOf('player-1'),
    )
      .when('player-1', open(3))
      .thenAmongOthers({ type: 'LidTurned', seat: 'player-1', outcome: 'mismatch' });
  });

  test('a line of one vampire wins when it goes in', () => {
    given({}, STARTED, line('player-1', 1, 'red'), known(3, 'red'), turnOf('player-1'))
      .after('player-1', open(3))
      .when('player-1', { type: 'place', ...LEFT })
      .then(
        { type: 'VampirePlaced', seat: 'player-1', from: 'left', colour: 'red' },
        { type: 'GraveFilled', grave: 3, content: vampire('red') },
        { type: 'GameEnded', winners: ['player-1'], reason: 'emptyLine' },
      );
  });
});
