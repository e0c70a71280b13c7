import {
  anyChance,
  bloodIs,
  byRoad,
  DRACULA_MOVES,
  encountersInHand,
  type Fury,
  given,
  huntersIn,
  place,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';

const HAND = encountersInHand('fog', 'fog', 'rats', 'plague', 'wolves');

function draculaIn(places: readonly LocationId[], ...more: Parameters<typeof given>[1][]): Fury {
  return given({}, huntersIn(), HAND, wentTo(...places), ...more, DRACULA_MOVES);
}

describe('the action of Dracula', () => {
  test('on land without hunters he must place an encounter', () => {
    const moment = draculaIn(['vienna']).after('dracula', byRoad('prague'));
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    expect(moment.mayDo('dracula')).toEqual(
      ['fog', 'plague', 'rats', 'wolves'].map((one) => ({ type: 'placeEncounter', encounter: one })),
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
