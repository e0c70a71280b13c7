import type { TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  draculaMoves,
  encountersInHand,
  given,
  holding,
  huntersIn,
  laid,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const GODALMING = 'lord-godalming';

const turnedUp = (space: number, card: TrailPlaceId | 'hide'): Event => ({
  type: 'CardTurnedUp',
  area: 'trail',
  space,
  card,
});

/** He hid in a city, which he has left; Hide lies open, and rats with it. Dr Seward may act there. */
const hid = (city: TrailPlaceId, ...open: readonly Event[]): Fury =>
  given(
    {},
    huntersIn({ [SEWARD]: 'madrid' }),
    wentTo(city),
    laid(city, 'hide'),
    holding('rats'),
    wentTo('lisbon'),
    turnedUp(2, 'hide'),
    open,
    toDo(
      { is: 'placeHunter', hunter: GODALMING },
      { is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] },
      { is: 'dusk' },
    ),
  ).after(GODALMING, { type: 'startIn', location: 'edinburgh' }, anyChance);

const placesSeen = (moment: Fury, viewer: string) => moment.sees(viewer).trail.map(({ at }) => at);
const maySearch = (moment: Fury) => moment.mayDo(SEWARD).some(({ type }) => type === 'search');

describe('where a hideout is', () => {
  test('Dracula knows, and hunters while no card tells it do not', () => {
    const moment = hid('madrid');
    expect(placesSeen(moment, 'dracula')).toEqual(['lisbon', 'madrid', 'madrid']);
    for (const viewer of [...HUNTERS, 'spectator'])
      expect(placesSeen(moment, viewer)).toEqual([undefined, undefined, undefined]);
  });

  test('Hide that lies open alone tells no place: who is there may not search', () => {
    expect(maySearch(hid('madrid'))).toBe(false);
    for (const viewer of HUNTERS) {
      expect(hid('paris').sees(viewer)).toEqual(hid('madrid').sees(viewer));
      expect(hid('paris').mayDo(viewer)).toEqual(hid('madrid').mayDo(viewer));
    }
  });

  test('with the location card that lies before it, all know it, and who is there may search', () => {
    const moment = hid('madrid', turnedUp(3, 'madrid'));
    expect(placesSeen(moment, SEWARD)).toEqual([undefined, 'madrid', 'madrid']);
    expect(maySearch(moment)).toBe(true);
  });

  test('it is known still when the location card is gone', () => {
    const later = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('madrid'),
      laid('madrid', 'hide'),
      holding('rats'),
      wentTo('lisbon'),
      turnedUp(2, 'hide'),
      { type: 'PlaceShown', area: 'trail', space: 2, location: 'madrid' },
      { type: 'HideoutCleared', area: 'trail', space: 3 },
      acts(SEWARD),
    );
    expect(placesSeen(later, SEWARD)).toEqual([undefined, 'madrid']);
    expect(maySearch(later)).toBe(true);
  });

  test('a hunter who comes there learns it, also if the cards lie open already', () => {
    const coming = given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wentTo('madrid'),
      laid('madrid', 'hide'),
      wentTo('lisbon'),
      turnedUp(2, 'hide'),
      { type: 'HideoutCleared', area: 'trail', space: 3 },
      acts(SEWARD),
    );
    coming
      .withChance(anyChance)
      .when(SEWARD, { type: 'moveByRoad', location: 'madrid' })
      .thenAmongOthers({ type: 'PlaceShown', area: 'trail', space: 2, location: 'madrid' });
  });

  test('a power that is laid openly where all know him to be is known to be there', () => {
    const feeding = (open: readonly Event[]) =>
      given({}, huntersIn(), wentTo('lisbon'), open, encountersInHand('rats'), draculaMoves).after(
        'dracula',
        { type: 'feed' },
        anyChance,
      );
    expect(placesSeen(feeding([turnedUp(1, 'lisbon')]), 'spectator')).toEqual(['lisbon', 'lisbon']);
    expect(placesSeen(feeding([]), 'spectator')).toEqual([undefined, undefined]);
  });

  test('Misdirect is nowhere, whatever lies before it', () => {
    const cleared = given(
      {},
      huntersIn(),
      wentTo('madrid', 'lisbon', 'cadiz'),
      turnedUp(3, 'madrid'),
      encountersInHand('rats'),
      draculaMoves,
    ).after('dracula', { type: 'misdirect', space: 3 }, anyChance);
    for (const viewer of ['dracula', 'spectator'])
      expect(cleared.sees(viewer).trail.find(({ space }) => space === 3)).toEqual({
        space: 3,
        cards: [{ back: 'land', faceUp: true, card: 'misdirect' }],
        encounters: [],
        rumors: 0,
      });
  });
});
