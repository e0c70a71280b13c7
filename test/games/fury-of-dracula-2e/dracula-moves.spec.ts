import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import {
  anyChance,
  bloodIs,
  byRoad,
  bySea,
  DRACULA_MOVES,
  encountersInHand,
  given,
  huntersIn,
  itIs,
  laid,
  place,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';

const HAND = encountersInHand('fog', 'fog', 'rats', 'plague', 'wolves');

function draculaIn(places: readonly LocationId[], ...more: Parameters<typeof given>[1][]): Fury {
  return given({}, huntersIn(), HAND, wentTo(...places), ...more, DRACULA_MOVES);
}

/** Sails on, turn by turn, and tells the blood after each move. */
function voyage(options: Partial<Options>, from: LocationId, ...route: readonly LocationId[]) {
  let moment = given(options, huntersIn(), HAND, wentTo(from), DRACULA_MOVES);
  return route.map((location) => {
    moment = moment.after('dracula', bySea(location), anyChance);
    const { blood } = moment.state;
    moment = given(
      options,
      huntersIn(),
      HAND,
      bloodIs(blood),
      moment.state.trail.toReversed().flatMap(({ card, at }) => laid(card, at)),
      DRACULA_MOVES,
    );
    return blood;
  });
}

describe('moving by road', () => {
  test('leads to a neighbouring city, face down', () => {
    draculaIn(['vienna'])
      .when('dracula', byRoad('prague'))
      .thenAmongOthers(
        { type: 'CardChosen', card: 'prague', at: 'prague', powers: [] },
        { type: 'CardLaid', back: 'land', powers: [] },
      );
    draculaIn(['vienna']).when('dracula', byRoad('berlin')).thenRefused();
  });

  test('never leads back to a place whose card lies in the trail or the catacombs', () => {
    draculaIn(['budapest', 'vienna']).when('dracula', byRoad('budapest')).thenRefused();
    draculaIn(['budapest', 'vienna'], { type: 'CardPushedOff' }, { type: 'CardSentToCatacombs' })
      .when('dracula', byRoad('vienna'))
      .thenRefused();
  });

  test('never leads to the hospital, to consecrated ground or to a heavenly host', () => {
    draculaIn(['zagreb']).when('dracula', byRoad('st-joseph-and-st-mary')).thenRefused();
    draculaIn(['zagreb'], { type: 'GroundConsecrated', location: 'vienna' })
      .when('dracula', byRoad('vienna'))
      .thenRefused();
    draculaIn(['zagreb'], { type: 'HostPlaced', location: 'vienna' })
      .when('dracula', byRoad('vienna'))
      .thenRefused();
  });

  test('never follows a rail', () => {
    draculaIn(['venice']).when('dracula', byRoad('vienna')).thenRefused();
  });
});

describe('moving by sea', () => {
  test('the voyage of the source document: on board for one, a free sail, another for one, ashore for nothing', () => {
    const blood = voyage({}, 'nantes', 'bay-of-biscay', 'atlantic-ocean', 'mediterranean-sea', 'marseilles');
    expect(blood).toEqual([14, 14, 13, 13]);
  });

  test('every sail after the first costs one; as an option every other one', () => {
    const route = [
      'bay-of-biscay',
      'atlantic-ocean',
      'mediterranean-sea',
      'tyrrhenian-sea',
      'ionian-sea',
    ] as const;
    expect(voyage({}, 'nantes', ...route)).toEqual([14, 14, 13, 12, 11]);
    expect(voyage({ seaBlood: 'alternate' }, 'nantes', ...route)).toEqual([14, 14, 13, 13, 12]);
  });

  test('a new voyage begins anew', () => {
    const blood = voyage({}, 'venice', 'adriatic-sea', 'ionian-sea', 'athens');
    expect(blood).toEqual([14, 14, 14]);
  });

  test('with one blood nobody goes on board', () => {
    draculaIn(['nantes'], bloodIs(1)).when('dracula', bySea('bay-of-biscay')).thenRefused();
  });

  test('with one blood one sail is free, then he must land', () => {
    const onBoard = draculaIn(['nantes', 'bay-of-biscay'], bloodIs(1));
    expect(onBoard.mayDo('dracula')).toContainEqual(bySea('atlantic-ocean'));
    const sailed = draculaIn(['nantes', 'bay-of-biscay', 'atlantic-ocean'], bloodIs(1));
    expect(sailed.mayDo('dracula')).toEqual([bySea('cadiz'), bySea('galway'), bySea('lisbon')]);
  });

  test('with Rufus Smith every move to a sea costs one', () => {
    const card = 'rufus-smith' as const;
    draculaIn(
      ['nantes', 'bay-of-biscay'],
      { type: 'EventTurnedUp', seat: 'dr-seward', card },
      { type: 'AllyArrived', side: 'hunters', card },
    )
      .when('dracula', bySea('atlantic-ocean'))
      .thenAmongOthers({ type: 'BloodChanged', by: -1, blood: 14 });
  });

  test('only from a port or a sea, and to no sea that a storm closes', () => {
    expect(
      draculaIn(['paris'])
        .mayDo('dracula')
        .filter(({ type }) => type === 'moveBySea'),
    ).toEqual([]);
    draculaIn(['nantes'], { type: 'StormChanged', location: 'bay-of-biscay', turns: 2 })
      .when('dracula', bySea('bay-of-biscay'))
      .thenRefused();
  });

  test('he may not stay at sea, and uses no powers there', () => {
    const kinds = new Set(
      draculaIn(['nantes', 'bay-of-biscay'], itIs('midnight'))
        .mayDo('dracula')
        .map(({ type }) => type),
    );
    expect([...kinds]).toEqual(['moveBySea']);
  });

  test('everybody sees by the back that he is at sea, and nobody where', () => {
    const moment = draculaIn(['nantes']).after('dracula', bySea('bay-of-biscay'), anyChance);
    expect(moment.sees('van-helsing').trail[0]).toEqual({
      back: 'sea',
      faceUp: false,
      powers: [],
      tokens: [],
    });
  });

  test('no encounter is placed at sea', () => {
    const moment = draculaIn(['nantes']).after('dracula', bySea('bay-of-biscay'), anyChance);
    expect(moment.state.turn).toBe('lord-godalming');
  });
});

describe('the action of Dracula', () => {
  test('on land without hunters he must place an encounter', () => {
    const moment = draculaIn(['vienna']).after('dracula', byRoad('prague'));
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    expect(moment.mayDo('dracula')).toEqual(
      ['fog', 'rats', 'plague', 'wolves'].map((one) => ({ type: 'placeEncounter', encounter: one })),
    );
    moment
      .withChance(anyChance)
      .when('dracula', place('rats'))
      .thenAmongOthers(
        { type: 'EncounterChosen', area: 'trail', space: 1, encounter: 'rats' },
        { type: 'EncounterPlaced', area: 'trail', space: 1 },
        { type: 'EncountersDrawn', count: 1 },
        { type: 'TurnStarted', seat: 'lord-godalming', round: 2 },
      );
  });

  test('as an option he may place none', () => {
    const moment = given(
      { encounterMayBeWithheld: true },
      huntersIn(),
      HAND,
      wentTo('vienna'),
      DRACULA_MOVES,
    );
    expect(moment.after('dracula', byRoad('prague')).mayDo('dracula')).toContainEqual({ type: 'pass' });
  });

  test('the hunters see that a token lies there, and not which', () => {
    const moment = draculaIn(['vienna'])
      .after('dracula', byRoad('prague'))
      .after('dracula', place('rats'), anyChance);
    expect(moment.sees('dr-seward').trail[0]?.tokens).toEqual([{ faceUp: false }]);
    expect(moment.sees('dracula').trail[0]?.tokens).toEqual([{ encounter: 'rats', faceUp: false }]);
  });

  test('the castle lies face up, gives two blood and gets no encounter', () => {
    draculaIn(['galatz'], bloodIs(9))
      .when('dracula', byRoad('castle-dracula'))
      .thenAmongOthers(
        { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'castle-dracula' },
        { type: 'BloodChanged', by: 2, blood: 11 },
        { type: 'TurnStarted', seat: 'lord-godalming', round: 2 },
      );
  });
});

describe('no legal move', () => {
  /** In Cagliari, with no blood to go on board, there is no way out. */
  const stuck = (blood: number, options: Partial<Options> = {}) =>
    given(
      options,
      huntersIn(),
      HAND,
      wentTo('alicante', 'mediterranean-sea', 'cagliari'),
      bloodIs(blood),
      { type: 'StormChanged', location: 'tyrrhenian-sea', turns: 2 },
      { type: 'CardChosen', card: 'hide', at: 'cagliari', powers: [] },
      { type: 'CardChosen', card: 'feed', at: 'cagliari', powers: [] },
      { type: 'CardChosen', card: 'dark-call', at: 'cagliari', powers: [] },
      { type: 'TurnStarted', seat: 'mina-harker', round: 1 },
      { type: 'TurnMissed', seat: 'lord-godalming' },
      { type: 'TurnMissed', seat: 'dr-seward' },
      { type: 'TurnMissed', seat: 'van-helsing' },
      {
        type: 'AgendaChanged',
        question: 1,
        agenda: [
          { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
          { is: 'beginTurn', seat: 'dracula' },
        ],
      },
    ).after('mina-harker', { type: 'supply', draw: 'event' }, anyChance);

  test.each([
    [14, 10],
    [11, 10],
    [10, 5],
    [7, 5],
    [5, 0],
  ])('costs the blood down to the next red number: from %i to %i', (before, after) => {
    expect(stuck(before).state.blood).toBe(after);
  });

  test('exactly at a red number it costs none, as an option', () => {
    expect(stuck(10, { cheatAtRedNumber: 'stay' }).state.blood).toBe(10);
  });

  test('clears the trail to the place where he is, which is turned up, and then he moves', () => {
    const { state } = stuck(9);
    expect(state.trail).toEqual([{ card: 'cagliari', at: 'cagliari', faceUp: true, powers: [], tokens: [] }]);
    const open = { type: 'keepEventOpen', card: 'advance-planning' } as const;
    expect(stuck(9).after('mina-harker', open).asks()).toEqual(['draculaMoves dracula']);
  });

  test('destroys him at five or less', () => {
    expect(stuck(4).state.over?.reason).toBe('blood');
  });
});
