import type { DraculaCombatId } from '../../../src/games/fury-of-dracula-4e/data/combat-cards.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { CityId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { expectAlike, HUNTERS_AND_ALL } from '../../support/games/fury-of-dracula-4e-alike.js';
import { fight, round } from '../../support/games/fury-of-dracula-4e-combat.js';
import {
  acts,
  anyChance,
  draculaMoves,
  encountersInHand,
  given,
  holding,
  huntersIn,
  laid,
  pass,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';

describe('what Dracula does in secret makes no difference to hunters', () => {
  test('where he is after a flight as a bat, and whether he hides there or goes on', () => {
    const flown = (location: CityId) =>
      round(fight({ atNight: true, hand: ['escape-as-bat', 'claws'] }), 'escape-as-bat', 'punch').after(
        'dracula',
        { type: 'chooseLocation', location },
        anyChance,
      );
    expectAlike(flown('lisbon'), flown('cadiz'), HUNTERS_AND_ALL);
    const flewTo = (location: CityId) =>
      given(
        {},
        huntersIn(),
        wentTo('madrid'),
        laid(location, location, 'escape-as-bat'),
        encountersInHand('rats', 'bats'),
        draculaMoves,
      );
    const hid = flewTo('lisbon').after('dracula', { type: 'hide' }, anyChance);
    const wentOn = flewTo('cadiz').after('dracula', { type: 'moveTo', location: 'granada' }, anyChance);
    expectAlike(hid, wentOn, HUNTERS_AND_ALL);
  });

  test('whether he hides after Misdirect, or goes on', () => {
    const misdirected = given(
      {},
      huntersIn(),
      wentTo('madrid'),
      holding('spy'),
      wentTo('cadiz', 'lisbon'),
      encountersInHand('rats', 'bats'),
      draculaMoves,
    ).after('dracula', { type: 'misdirect', space: 4 }, anyChance);
    const hid = misdirected.after('dracula', { type: 'hide' }, anyChance);
    const back = misdirected.after('dracula', { type: 'moveTo', location: 'madrid' }, anyChance);
    const on = misdirected.after('dracula', { type: 'moveTo', location: 'santander' }, anyChance);
    expectAlike(hid, back, HUNTERS_AND_ALL);
    expectAlike(back, on, HUNTERS_AND_ALL);
  });

  test('of which city he makes a lair, and with which encounter', () => {
    const made = (city: CityId, lies: EncounterId, more: EncounterId) =>
      given(
        { rumorAtStart: 0 },
        huntersIn(),
        wentTo(city),
        holding(lies),
        wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
        encountersInHand(more, 'bats'),
        { type: 'TrailSlid' },
        toDo({ is: 'hideoutLeaves', matured: false }, { is: 'placeHunter', hunter: SEWARD }),
      ).after('dracula', { type: 'makeLair', encounter: more }, anyChance);
    expectAlike(made('madrid', 'rats', 'spy'), made('paris', 'hoax', 'wolves'), HUNTERS_AND_ALL);
  });

  test('which card he takes by Plotting', () => {
    const taken = (card: DraculaCombatId) =>
      round(fight({ hand: ['plotting', 'claws'] }), 'plotting', 'dodge').after(
        'dracula',
        { type: 'takeCombatCard', card },
        anyChance,
      );
    expectAlike(taken('fangs'), taken('escape-as-mist'), HUNTERS_AND_ALL);
  });

  test('whether Hide lies in a city that scouts name: they see location cards alone', () => {
    const scouted = (...newer: Parameters<typeof laid>) =>
      given({}, huntersIn(), wentTo('madrid'), laid(...newer), [
        { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'madrid' },
        ...acts(SEWARD),
      ]).after(SEWARD, pass, anyChance);
    expectAlike(scouted('madrid', 'hide'), scouted('lisbon', 'lisbon'), HUNTERS_AND_ALL);
  });
});
