import { LOCATION_IDS } from '../../../src/games/fury-of-dracula-4e/map.js';
import { PLACES as OTHER_PLACES } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import { PLACES } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { GODALMING, SEWARD } from '../../support/games/fury-of-dracula-4e-combat.js';
import {
  anyChance,
  given,
  holding,
  huntersIn,
  pass,
  phaseIs,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

/** Rulings, numbered; the others stand where their rule is tested. */
describe('rulings', () => {
  test('R3: declining an ambush opens the ordinary search, at once or later', () => {
    const declined = given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wentTo('madrid'),
      holding('rats'),
      wentTo('lisbon'),
      phaseIs('day'),
      toDo(
        { is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] },
        { is: 'night' },
        { is: 'draculaPhase' },
      ),
    )
      .after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance)
      .after('dracula', pass, anyChance)
      .after(GODALMING, pass, anyChance);
    expect([declined.state.phase, declined.asks()]).toEqual(['night', [`hunterActs ${SEWARD}`]]);
    expect(declined.mayDo(SEWARD)).toContainEqual({ type: 'search' });
  });

  test('R4: he is fought at the next dawn or dusk, whichever comes first, if a hunter is still there', () => {
    const later = (part: 'dawn' | 'dusk', location: 'madrid' | 'saragossa') =>
      given(
        {},
        huntersIn({ [SEWARD]: location }),
        wentTo('madrid'),
        { type: 'DraculaRevealed', location: 'madrid' },
        toDo({ is: 'placeHunter', hunter: GODALMING }, { is: part }, { is: 'beginRound' }),
      ).after(GODALMING, { type: 'startIn', location: 'rome' }, anyChance).state;
    expect(later('dawn', 'madrid').combat).toMatchObject({ hunters: [SEWARD], atNight: false });
    expect(later('dusk', 'madrid').combat).toMatchObject({ hunters: [SEWARD], atNight: true });
    expect(later('dusk', 'saragossa').combat).toBeUndefined();
    expect(later('dusk', 'saragossa').dracula.revealed).toBe(true);
  });

  test('R15: the two ways of using a card are told in plain words, without headings', () => {
    const twofold = EVENT_CARDS.filter(({ effect }) => effect.includes('Or: '));
    expect(twofold.map(({ id }) => id)).toEqual([
      'jonathan-harker',
      'rufus-smith',
      'sister-agatha',
      'wax-cylinders',
      'draculas-brides',
      'great-wolf',
      'immanuel-hildesheim',
    ]);
    expect(EVENT_CARDS.filter(({ effect }) => /[A-Z]{3,}/.test(effect))).toEqual([]);
  });

  test('R16: ids are kebab-case, the same for the same place in both editions', () => {
    expect(LOCATION_IDS.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    const others = new Map(OTHER_PLACES.map(({ name, id }) => [name as string, id as string]));
    const shared = PLACES.filter(({ name }) => others.has(name));
    expect(shared.length).toBe(70);
    expect(shared.filter(({ name, id }) => others.get(name) !== id)).toEqual([]);
  });

  test('the names of the options, and what they are without being asked for', () => {
    expect(furyOfDracula.options({})).toEqual({
      preset: 'source',
      placing: 'free',
      ambushCards: 1,
      rumorAtStart: 1,
      genevaMilanRoad: false,
      huntersShareHands: false,
    });
  });
});
