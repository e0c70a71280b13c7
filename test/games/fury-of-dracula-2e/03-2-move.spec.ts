import {
  anyChance,
  bloodIs,
  byRoad,
  bySea,
  DRACULA_MOVES,
  type Fury,
  given,
  huntersIn,
  itIs,
  laid,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { HAND } from '../../support/games/fury-long-trail.js';

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
