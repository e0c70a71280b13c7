import type { Event } from '../../../src/games/vampire-graves/events.js';
import { seeded } from '../../support/games/chance.js';
import {
  bringing,
  EMPTY,
  garlicOf,
  given,
  known,
  LEFT,
  line,
  LINES,
  open,
  opened,
  ratAt,
  RIGHT,
  STARTED,
  staked,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';

const STOP = { type: 'stop' } as const;

describe('edge cases', () => {
  test('a player with one vampire has one end, and may put it in or give it once', () => {
    const placing = given({}, LINES, line('player-1', 1, 'red'), known(3, 'red'), turnOf('player-1'));
    expect(placing.after('player-1', open(3)).mayDo('player-1')).toEqual([
      { type: 'place', ...LEFT },
      { type: 'decline' },
    ]);
    const before = [...LINES, line('player-2', 1, 'green'), ...known(8, 'red', garlicOf('player-2'))];
    const giving = given({}, before, turnOf('player-1')).after('player-1', open(8));
    expect(giving.mayDo('player-2')).toEqual([{ type: 'give', ...LEFT }]);
  });

  test('two face up at each end: of three vampires all are face up, the middle one cannot be played', () => {
    const three: Event = {
      type: 'LineDealt',
      seat: 'player-1',
      vampires: 3,
      left: ['red', 'green'],
      right: ['blue'],
    };
    given({ faceUpPerEnd: 2 }, LINES, three, known(3, 'green'), turnOf('player-1'))
      .when('player-1', open(3))
      .thenTypes('GraveOpened', 'LidTurned');
    given({ faceUpPerEnd: 2 }, LINES, three, known(3, 'red'), turnOf('player-1'))
      .after('player-1', open(3))
      .when('player-1', { type: 'place', ...LEFT })
      .thenTypes('VampirePlaced', 'GraveFilled', 'TurnStarted');
  });

  test('two face up at each end: the next one inward turns up', () => {
    const ends: Event = {
      type: 'LineDealt',
      seat: 'player-1',
      vampires: 9,
      left: ['red', 'green'],
      right: ['blue', 'white'],
    };
    given({ faceUpPerEnd: 2 }, LINES, ends, known(3, 'red'), turnOf('player-1'))
      .after('player-1', open(3))
      .withChance(bringing({ vampires: ['yellow'] }))
      .when('player-1', { type: 'place', ...LEFT })
      .thenAmongOthers({ type: 'VampireTurnedUp', seat: 'player-1', place: 2, colour: 'yellow' });
  });

  test('both ends of the colour of the lid: the player chooses, and that decides what turns up next', () => {
    const moment = given(
      {},
      LINES,
      line('player-1', 5, 'red', 'red'),
      known(3, 'red'),
      turnOf('player-1'),
    ).after('player-1', open(3));
    expect(moment.mayDo('player-1')).toEqual([
      { type: 'place', ...LEFT },
      { type: 'place', ...RIGHT },
      { type: 'decline' },
    ]);
    moment
      .withChance(bringing({ vampires: ['white'] }))
      .when('player-1', { type: 'place', ...RIGHT })
      .thenAmongOthers({ type: 'VampireTurnedUp', seat: 'player-1', place: 4, colour: 'white' });
  });

  test('an end pushed inward by a gift stays face up, and is played again when it is an end', () => {
    const pushed: readonly Event[] = [
      { type: 'GiftsAsked', to: 'player-1', from: ['player-2'], cause: 'stakes' },
      { type: 'VampireGiven', seat: 'player-2', to: 'player-1', from: 'left', colour: 'green' },
      { type: 'VampireReceived', seat: 'player-1', end: 'left', colour: 'green' },
    ];
    const moment = given({}, LINES, pushed, known(3, 'red'), known(4, 'green'), turnOf('player-1'));
    moment
      .when('player-1', open(3))
      .thenAmongOthers({ type: 'LidTurned', seat: 'player-1', outcome: 'mismatch' });
    moment
      .after('player-1', open(4))
      .when('player-1', { type: 'place', ...LEFT })
      .thenTypes('VampirePlaced', 'GraveFilled', 'TurnStarted');
  });

  test('five gifts to one player are five questions, and the line grows', () => {
    const seats = ['player-2', 'player-3', 'player-4', 'player-5', 'player-6'];
    const lines = ['player-1', ...seats].map((seat) => line(seat, 10, 'red', 'blue'));
    let moment = given(
      { players: 6 },
      lines,
      known(8, 'red', garlicOf('player-1')),
      turnOf('player-1'),
    ).after('player-1', open(8));
    for (const seat of seats) {
      moment = moment
        .after(seat, { type: 'give', ...LEFT }, bringing({}))
        .after('player-1', { type: 'receive', ...LEFT });
    }
    expect(moment.state.players[0]?.line).toHaveLength(15);
    expect(moment.asks()).toEqual(['open player-2']);
  });

  test('a vampire that was just given may be passed on', () => {
    const received: Event = { type: 'VampireReceived', seat: 'player-2', end: 'left', colour: 'red' };
    const gift: readonly Event[] = [
      { type: 'GiftsAsked', to: 'player-2', from: ['player-1'], cause: 'stakes' },
      { type: 'VampireGiven', seat: 'player-1', to: 'player-2', from: 'left', colour: 'red' },
      received,
    ];
    given({}, LINES, gift, known(8, 'white', garlicOf('player-2')), turnOf('player-3'))
      .after('player-3', open(8))
      .withChance(bringing({}))
      .when('player-2', { type: 'give', ...LEFT })
      .thenAmongOthers({
        type: 'VampireGiven',
        seat: 'player-2',
        to: 'player-3',
        from: 'left',
        colour: 'red',
      });
  });

  test('without garlic in supply only turning the lid back is offered, and is asked all the same', () => {
    const hidden = [1, 2, 3].flatMap((grave) => known(grave, 'white', garlicOf('player-1')));
    const moment = given({}, LINES, hidden, known(8, 'green'), turnOf('player-1')).after('player-1', open(8));
    expect(moment.mayDo('player-1')).toEqual([{ type: 'close' }]);
  });

  test('a grave whose garlic was found is an ordinary empty grave', () => {
    const emptied: readonly Event[] = [
      opened(8, 'red', garlicOf('player-3')),
      { type: 'GarlicTakenBack', seat: 'player-3' },
    ];
    const moment = given({}, LINES, known(8, 'red', garlicOf('player-3')), emptied, turnOf('player-1'));
    expect(moment.after('player-1', open(8)).mayDo('player-1')).toEqual([
      { type: 'place', ...LEFT },
      { type: 'decline' },
    ]);
  });

  test('whoever finds garlic cannot hide garlic in that grave at once', () => {
    const moment = given({}, LINES, known(8, 'green', garlicOf('player-3')), turnOf('player-1'));
    moment.after('player-1', open(8)).when('player-1', { type: 'hideGarlic' }).thenRefused();
  });

  test('a grave filled in this turn may be opened again, for a stake', () => {
    given({ extraGo: true }, LINES, known(3, 'red'), turnOf('player-1'))
      .after('player-1', open(3))
      .after('player-1', { type: 'place', ...LEFT }, bringing({}))
      .when('player-1', open(3))
      .then(
        opened(3, 'red', vampire('red')),
        { type: 'LidTurned', seat: 'player-1', outcome: 'stake' },
        turnOf('player-2', 2),
      );
  });

  test('the third stake in a plague: gifts, and plague and turn are over', () => {
    const before = [...LINES, line('player-3', 1, 'white'), ...staked('player-1', 2)];
    const moment = given(
      { players: 3 },
      before,
      known(1, 'red', vampire('red')),
      turnOf('player-1'),
      ratAt(0),
    )
      .after('player-1', open(1))
      .after('player-2', { type: 'give', ...LEFT }, bringing({}))
      .after('player-1', { type: 'receive', ...LEFT });
    expect(moment.state.plague).toBeDefined();
    const over = moment.after('player-3', { type: 'give', ...LEFT });
    expect(over.asks()).toEqual([]);
    const notOver = given(
      {},
      LINES,
      staked('player-1', 2),
      known(1, 'red', vampire('red')),
      turnOf('player-1'),
      ratAt(0),
    )
      .after('player-1', open(1))
      .after('player-2', { type: 'give', ...LEFT }, bringing({}))
      .after('player-1', { type: 'receive', ...LEFT })
      .after('player-3', { type: 'give', ...LEFT }, bringing({}))
      .after('player-1', { type: 'receive', ...LEFT });
    expect(notOver.asks()).toEqual(['open player-2']);
    expect(notOver.state.plague).toBeUndefined();
  });

  test('the last vampire put in during a plague, or with an extra go, wins at once', () => {
    const last = line('player-1', 1, 'red');
    const inPlague = given({}, LINES, last, known(1, 'red'), turnOf('player-1'), ratAt(0)).after(
      'player-1',
      open(1),
    );
    inPlague
      .when('player-1', { type: 'place', ...LEFT })
      .thenAmongOthers({ type: 'GameEnded', winners: ['player-1'], reason: 'emptyLine' });
    const two = line('player-1', 2, 'red', 'red');
    given({ extraGo: true }, LINES, two, known(1, 'red'), known(2, 'red'), turnOf('player-1'))
      .after('player-1', open(1))
      .after('player-1', { type: 'place', ...LEFT })
      .after('player-1', open(2))
      .when('player-1', { type: 'place', ...LEFT })
      .thenAmongOthers({ type: 'GameEnded', winners: ['player-1'], reason: 'emptyLine' });
  });

  test('rats all around: each is replaced, its surroundings are added, and no centre is opened twice', () => {
    let moment = given({}, STARTED, ratAt(11));
    for (const grave of [0, 1, 2, 10, 12])
      moment = moment.after('player-1', open(grave), bringing({ lid: 'rat' }));
    expect(moment.state.reserve).toBe(0);
    expect(moment.state.players[0]?.rats).toBe(6);
    expect(moment.mayDo('player-1')).toEqual([...[3, 13, 20, 21, 22, 23].map(open), STOP]);
    moment
      .withChance(bringing({ lid: 'green' }))
      .when('player-1', open(3))
      .thenTypes('GraveOpened', 'LidTurned');
  });

  test('when all rats are found, no lid is one', () => {
    let moment = given({}, STARTED, ratAt(11));
    for (const grave of [0, 1, 2, 10, 12])
      moment = moment.after('player-1', open(grave), bringing({ lid: 'rat' }));
    moment
      .withChance(() => ({ below: () => 0 }))
      .when('player-1', open(3))
      .thenAmongOthers(opened(3, 'red'));
  });

  test('a rat in a corner has three graves around it, one at an edge five', () => {
    expect(given({}, STARTED, ratAt(59)).mayDo('player-1')).toHaveLength(3 + 1);
    expect(given({}, STARTED, ratAt(5)).mayDo('player-1')).toHaveLength(5 + 1);
  });

  test('the lid laid after a rat has a colour only when it is opened', () => {
    const moment = given({}, STARTED, ratAt(11)).after('player-1', STOP);
    expect(moment.state.graves[11]).toEqual({ lid: 'unseenFromReserve', content: EMPTY });
    moment
      .withChance(bringing({ lid: 'yellow' }))
      .when('player-2', open(11))
      .thenAmongOthers(opened(11, 'yellow'));
  });

  test('own garlic between two players: the other one gives', () => {
    const lines = [line('player-1', 30, 'red', 'blue'), line('player-2', 30, 'green', 'white')];
    given({ players: 2 }, lines, known(8, 'red', garlicOf('player-1')), turnOf('player-1'))
      .when('player-1', open(8))
      .thenAmongOthers({ type: 'GiftsAsked', to: 'player-1', from: ['player-2'], cause: 'ownGarlic' });
  });

  test('in time: any grave by chance, else what changes least', () => {
    const start = given(
      {},
      LINES,
      known(3, 'red'),
      known(4, 'green'),
      known(5, 'red', garlicOf('player-1')),
      turnOf('player-1'),
    );
    const graves = new Set(
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(start.inTime(seeded(seed)))),
    );
    expect(graves.size).toBeGreaterThan(20);
    expect(start.after('player-1', open(3)).inTime()).toEqual({ type: 'decline' });
    expect(start.after('player-1', open(4)).inTime()).toEqual({ type: 'close' });
    const giving = start.after('player-1', open(5));
    expect(giving.inTime()).toEqual({ type: 'give', ...LEFT });
    expect(giving.after('player-2', giving.inTime(), bringing({})).inTime()).toEqual({
      type: 'receive',
      ...LEFT,
    });
    expect(given({}, STARTED, ratAt(0)).inTime()).toEqual(STOP);
  });
});
