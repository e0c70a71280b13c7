import type { CityId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { tokenLaid } from '../../../src/games/fury-of-dracula-4e/phases/trail/tokens.js';
import { Tale } from '../../../src/games/fury-of-dracula-4e/tale.js';
import {
  draculaMoves,
  encountersInHand,
  given,
  holding,
  huntersIn,
  laid,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

/** What a token of the hunters does where it is laid. */
function laidIn(city: CityId, moment: Fury) {
  const tale = new Tale(moment.state);
  tokenLaid(tale, city);
  return tale.events;
}

describe('14. a token of the hunters where Dracula was', () => {
  const trail = given({}, huntersIn(), wentTo('madrid'), laid('madrid', 'hide'), wentTo('lisbon'));

  test('shows and clears what lies there, also where he hid in the city', () => {
    expect(laidIn('madrid', trail)).toEqual([
      { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'hide' },
      { type: 'PlaceShown', area: 'trail', space: 2, location: 'madrid' },
      { type: 'CardTurnedUp', area: 'trail', space: 3, card: 'madrid' },
      { type: 'HideoutCleared', area: 'trail', space: 2 },
      { type: 'HideoutCleared', area: 'trail', space: 3 },
    ]);
  });

  test('shows and clears a lair, but no encounter', () => {
    const lair = given(
      {},
      huntersIn(),
      wentTo('madrid'),
      holding('rats'),
      wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa', 'bordeaux'),
      { type: 'LairMade', space: 2 },
    );
    expect(laidIn('madrid', lair)).toEqual([
      { type: 'CardTurnedUp', area: 'lairs', space: 2, card: 'madrid' },
      { type: 'HideoutCleared', area: 'lairs', space: 2 },
    ]);
  });

  test('does nothing elsewhere', () => {
    expect(laidIn('paris', trail)).toEqual([]);
  });
});

describe('14. a token of the hunters where Dracula is', () => {
  test('reveals him', () => {
    const there = given({}, huntersIn(), wentTo('madrid'), wentTo('lisbon'), laid('lisbon', 'hide'));
    expect(laidIn('lisbon', there)).toEqual([
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'hide' },
      { type: 'PlaceShown', area: 'trail', space: 1, location: 'lisbon' },
      { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'lisbon' },
      { type: 'DraculaRevealed', location: 'lisbon' },
    ]);
  });

  test('lets him use no power by which he would stay', () => {
    const moving = given(
      {},
      huntersIn(),
      wentTo('lisbon'),
      { type: 'GroundConsecrated', location: 'lisbon' },
      encountersInHand('rats'),
      draculaMoves,
    );
    expect(new Set(moving.mayDo('dracula').map(({ type }) => type))).toEqual(
      new Set(['moveTo', 'takeWolfForm']),
    );
  });
});
