import {
  eventsInHand,
  holding,
  laid,
  wentTo,
  encountersInHand,
  drawing,
} from '../../support/games/fury-of-dracula-2e.js';
import {
  acting,
  cardsOf,
  drawn,
  moving,
  pass,
  play,
  to,
} from '../../support/games/fury-of-dracula-2e-cards.js';

const HIDDEN = undefined;

describe('Hired Scouts', () => {
  const scouts = () =>
    drawn(acting({}, wentTo('prague'), holding('rats'), wentTo('vienna', 'munich')), 'hired-scouts');

  test('take effect when drawn: two cities are named, and found with their encounters', () => {
    const moment = scouts();
    expect(moment.asks()).toEqual(['cardAsks dr-seward']);
    expect(moment.sees('spectator').asks).toMatchObject({ card: 'hired-scouts', seat: 'dr-seward' });
    const found = moment.after('dr-seward', to('prague')).after('dr-seward', to('munich'));
    expect(cardsOf(found)).toEqual(['munich', HIDDEN, 'prague']);
    expect(found.sees('spectator').trail[2]?.tokens).toEqual([{ encounter: 'rats', faceUp: true }]);
  });

  test('do not meet what they find', () => {
    const found = scouts().after('dr-seward', to('prague')).after('dr-seward', to('munich'));
    expect(found.state.turn).toBe('lord-godalming');
  });

  test('the same city is not named twice, and no sea, castle or hospital', () => {
    const second = scouts().after('dr-seward', to('prague')).mayDo('dr-seward');
    expect(second).not.toContainEqual(to('prague'));
    expect(second).not.toContainEqual(to('adriatic-sea'));
    expect(second).not.toContainEqual(to('castle-dracula'));
  });

  test('find Hide, too, and cards of the catacombs', () => {
    const moment = drawn(
      acting(
        {},
        wentTo('genoa'),
        { type: 'CardPushedOff' },
        { type: 'CardSentToCatacombs' },
        wentTo('venice'),
        laid('hide', 'venice'),
      ),
      'hired-scouts',
    );
    const found = moment.after('dr-seward', to('genoa')).after('dr-seward', to('venice'));
    expect(cardsOf(found)).toEqual(['hide', 'venice']);
    expect(found.sees('spectator').catacombs[0]?.card).toBe('genoa');
  });
});

describe('Telegraph Ahead', () => {
  test('turns up what is one road away from the hunter, its encounters not', () => {
    const moment = drawn(
      acting({}, wentTo('zurich'), holding('rats'), wentTo('munich', 'vienna')),
      'telegraph-ahead',
    );
    expect(cardsOf(moment)).toEqual([HIDDEN, HIDDEN, 'zurich']);
    expect(moment.sees('spectator').trail[2]?.tokens).toEqual([{ faceUp: false }]);
  });
});

describe('Newspaper Reports', () => {
  const reported = (...events: Parameters<typeof acting>[1][]) =>
    cardsOf(drawn(acting({}, ...events), 'newspaper-reports'));

  test('turn up the oldest card that lies face down', () => {
    expect(reported(wentTo('prague', 'vienna', 'munich'))).toEqual([HIDDEN, HIDDEN, 'prague']);
    const seen = { type: 'CardTurnedUp', area: 'trail', space: 3, card: 'prague' } as const;
    expect(reported(wentTo('prague', 'vienna', 'munich'), seen)).toEqual([HIDDEN, 'vienna', 'prague']);
  });

  test('pass over powers, and turn up Hide with the place where he hid', () => {
    expect(reported(wentTo('prague'), laid('hide', 'prague'), wentTo('vienna'))).toEqual([
      HIDDEN,
      'hide',
      'prague',
    ]);
  });

  test('do nothing where Dracula is now', () => {
    expect(reported(wentTo('prague'))).toEqual([HIDDEN]);
    expect(reported(wentTo('prague'), laid('hide', 'prague'))).toEqual([HIDDEN, HIDDEN]);
  });
});

describe('Money Trail', () => {
  test('turns up every sea of the trail, in the own turn', () => {
    const moment = moving(
      {},
      ['money-trail'],
      wentTo('venice', 'adriatic-sea', 'ionian-sea', 'valona', 'sofia'),
    ).after('dr-seward', play('money-trail'));
    expect(cardsOf(moment)).toEqual([HIDDEN, HIDDEN, 'ionian-sea', 'adriatic-sea', HIDDEN]);
    expect(moment.asks()).toEqual(['hunterMoves dr-seward']);
  });
});

describe('Mystic Research', () => {
  const reading = eventsInHand('dracula', 'trap', 'rage');

  test('shows the events of Dracula to the hunters, and to them alone', () => {
    moving({}, ['mystic-research'], wentTo('vienna'), reading)
      .after('dr-seward', play('mystic-research'))
      .when('dracula', pass)
      .thenAmongOthers({ type: 'DraculaHandShown', cards: ['rage', 'trap'] }, { type: 'DraculaHandOpened' });
  });

  test('as an option takes effect when drawn', () => {
    const options = { mysticResearch: 'immediate' } as const;
    const moment = drawn(acting({ options }, wentTo('vienna')), 'mystic-research');
    expect(moment.state.events.discard['mystic-research']).toBe(1);
    expect(drawn(acting({}, wentTo('vienna')), 'mystic-research').state.hunters['dr-seward'].events).toEqual([
      'mystic-research',
    ]);
  });
});

describe('Hypnosis', () => {
  const rolling = (die: number, ...more: Parameters<typeof acting>[1][]) =>
    moving({}, ['hypnosis'], wentTo('prague'), holding('new-vampire'), wentTo('vienna'), ...more).after(
      'dr-seward',
      play('hypnosis'),
      drawing({ die: [die - 1] }),
    );

  test('1 and 2 do nothing', () => {
    for (const die of [1, 2]) {
      expect(cardsOf(rolling(die))).toEqual([HIDDEN, HIDDEN]);
      expect(rolling(die).asks()).toEqual(['hunterMoves dr-seward']);
    }
  });

  test('from 3 on Dracula is found, and every New Vampire', () => {
    for (const die of [3, 6]) {
      const moment = rolling(die);
      expect(cardsOf(moment)).toEqual(['vienna', HIDDEN]);
      expect(moment.sees('spectator').trail[1]?.tokens).toEqual([{ encounter: 'new-vampire', faceUp: true }]);
    }
  });

  test('he states his next move, for the time that it will be, and keeps to it', () => {
    const dusk = { type: 'TimeMoved', time: 'dusk' } as const;
    const moment = rolling(3, dusk);
    expect(moment.asks()).toEqual(['cardAsks dracula']);
    expect(moment.mayDo('dracula')).toContainEqual({ type: 'declare', move: { type: 'feed' } });
    const move = { type: 'moveByRoad', location: 'munich' } as const;
    const stated = moment.after('dracula', { type: 'declare', move });
    expect(stated.state.draculaDeclared).toEqual(move);
    expect(stated.sees('spectator').declared).toEqual([{ seat: 'dracula', move }]);
    expect(stated.asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('as an option needs a bitten hunter, and Mina Harker always is', () => {
    expect(
      moving({ options: { hypnosisNeedsBite: true } }, ['hypnosis'], wentTo('vienna')).mayDo('dr-seward'),
    ).toContainEqual(play('hypnosis'));
  });
});

describe('Sensationalist Press', () => {
  const PRESS = eventsInHand('dracula', 'sensationalist-press');
  const scouting = (...hand: Parameters<typeof acting>[1][]) =>
    drawn(acting({}, ...hand, wentTo('prague'), holding('rats'), wentTo('munich', 'vienna')), 'hired-scouts');
  const named = (moment: ReturnType<typeof scouting>) =>
    moment.after('dr-seward', to('prague')).after('dr-seward', to('munich'));

  test('Dracula is asked before a card turns places up, whether it will or not', () => {
    const passed = scouting(PRESS).after('dracula', pass);
    expect(named(passed).asks()).toEqual(['beforeReveal dracula']);
    const nothing = passed.after('dr-seward', to('rome')).after('dr-seward', to('milan'));
    expect(nothing.asks()).toEqual(['beforeReveal dracula']);
    expect(nothing.mayDo('dracula')).toEqual([pass]);
  });

  test('one place stays face down, with its encounters', () => {
    const moment = named(scouting(PRESS).after('dracula', pass)).after(
      'dracula',
      play('sensationalist-press'),
    );
    expect(moment.mayDo('dracula')).toEqual([to('prague'), to('munich')]);
    const kept = moment.after('dracula', to('prague'));
    expect(cardsOf(kept)).toEqual([HIDDEN, 'munich', HIDDEN]);
    expect(kept.sees('spectator').trail[2]?.tokens).toEqual([{ faceUp: false }]);
    expect(kept.state.turn).toBe('lord-godalming');
  });

  test('what stays hidden is told to nobody', () => {
    named(scouting(PRESS).after('dracula', pass))
      .after('dracula', play('sensationalist-press'))
      .when('dracula', to('prague'))
      .thenTypes('CardTurnedUp', 'TurnStarted', 'AgendaChanged');
  });

  test('Good Luck cancels it', () => {
    const luck = eventsInHand('mina-harker', 'good-luck');
    const keptOpen = { type: 'CardKeptOpen', seat: 'mina-harker', card: 'good-luck' } as const;
    const moment = named(scouting(PRESS, luck, keptOpen).after('dracula', pass))
      .after('dracula', play('sensationalist-press'))
      .after('mina-harker', play('good-luck'));
    const all = moment.asks()[0]?.startsWith('cancel') === true ? moment.after('dracula', pass) : moment;
    expect(cardsOf(all)).toEqual([HIDDEN, 'munich', 'prague']);
  });

  test('does not help against a search', () => {
    const moment = moving({ places: { 'dr-seward': 'milan' } }, [], PRESS, wentTo('venice', 'florence'));
    const there = moment.after('dr-seward', { type: 'moveByRoad', location: 'venice' });
    expect(cardsOf(there)).toEqual([HIDDEN, 'venice']);
  });

  test('helps against what resolve buys', () => {
    const moment = moving(
      {},
      [],
      PRESS,
      wentTo('prague', 'vienna'),
      { type: 'ResolveChanged', by: 1, resolve: 1 },
      encountersInHand('rats'),
    );
    const spent = moment.after('dr-seward', { type: 'spendResolve', on: 'newspaper-reports' });
    expect(spent.asks()).toEqual(['beforeReveal dracula']);
  });
});
