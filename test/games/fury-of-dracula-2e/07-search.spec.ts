import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import {
  anyChance,
  byRoad,
  given,
  holding,
  huntersIn,
  laid,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

const searching = (...places: readonly LocationId[]) =>
  given({}, huntersIn({ 'dr-seward': 'milan' }), wentTo(...places), turnOf('dr-seward'));

describe('searching', () => {
  test('a place where Dracula never was shows nothing', () => {
    searching('vienna')
      .when('dr-seward', byRoad('venice'))
      .thenAmongOthers({ type: 'PlaceSearched', location: 'venice', found: false });
  });

  test('a place of his trail is turned up', () => {
    const moment = searching('venice', 'florence', 'rome').after('dr-seward', byRoad('venice'));
    expect(moment.sees('spectator').trail.map(({ card }) => card)).toEqual([undefined, undefined, 'venice']);
    expect(moment.asks()).toEqual(['hunterActs dr-seward']);
  });

  test('so is one of his catacombs, and Hide where he hid, with all encounters', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'milan' }),
      wentTo('genoa'),
      { type: 'CardPushedOff' },
      { type: 'CardSentToCatacombs' },
      wentTo('venice'),
      laid('hide', 'venice'),
      wentTo('florence'),
      turnOf('dr-seward'),
    );
    const there = moment.after('dr-seward', byRoad('genoa'));
    expect(there.sees('spectator').catacombs[0]?.card).toBe('genoa');
    const hidden = moment.after('dr-seward', byRoad('venice'));
    expect(hidden.sees('spectator').trail.map(({ card }) => card)).toEqual([undefined, 'hide', 'venice']);
  });

  test('encounters are turned up and met before anything else', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'milan' }),
      wentTo('venice'),
      holding('rats'),
      wentTo('florence'),
      turnOf('dr-seward'),
    );
    moment
      .withChance(anyChance)
      .when('dr-seward', byRoad('venice'))
      .thenAmongOthers({ type: 'EncounterMet', area: 'trail', space: 2, encounter: 'rats' });
    const { agenda } = moment.after('dr-seward', byRoad('venice'), anyChance).state;
    expect(agenda.some(({ is }) => is === 'hunterActs')).toBe(false);
  });

  test('nobody searches on the way, nor at sea', () => {
    const moment = given({}, huntersIn({ 'dr-seward': 'venice' }), wentTo('rome'), turnOf('dr-seward'));
    const events = moment.after('dr-seward', { type: 'moveBySea', location: 'adriatic-sea' });
    expect(events.state.turn).toBe('lord-godalming');
  });
});
