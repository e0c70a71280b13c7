import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  pass,
  placeIn,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const TRAIL = ['cadiz', 'atlantic-ocean', 'lisbon', 'madrid'] as const;

/** Dr Seward takes supplies in Saragossa and draws this card. */
const drawn = (card: EventId, trail: readonly TrailPlaceId[] = TRAIL): Fury => {
  const moment = given({}, huntersIn({ [SEWARD]: 'saragossa' }), wentTo(...trail), acts(SEWARD));
  const at = placeIn(moment.state.events.unseen, card);
  return moment.after(SEWARD, { type: 'supply' }, drawing({ [`event for ${SEWARD}`]: [at] }));
};

/** Spaces of the trail whose cards lie open. */
const open = (moment: Fury) =>
  moment
    .sees('spectator')
    .trail.filter(({ cards }) => cards.every(({ faceUp }) => faceUp))
    .map(({ space }) => space);

describe('events that bring something to light', () => {
  test('Hired Scouts: two cities are named, and what of them lies there is turned up', () => {
    const named = drawn('hired-scouts').after(
      SEWARD,
      { type: 'chooseLocation', location: 'lisbon' },
      anyChance,
    );
    expect(open(named)).toEqual([]);
    named.when(SEWARD, { type: 'chooseLocation', location: 'lisbon' }).thenRefused();
    expect(open(named.after(SEWARD, { type: 'chooseLocation', location: 'rome' }, anyChance))).toEqual([2]);
  });

  test('Local Rumors: what lies beside the hunter is turned up', () => {
    expect(open(drawn('local-rumors'))).toEqual([1]);
  });

  test('Local Rumors: no lair, and no sea', () => {
    const moment = given(
      {},
      huntersIn({ [SEWARD]: 'santander' }),
      wentTo('madrid'),
      holding('rats'),
      wentTo('dublin', 'galway', 'london', 'plymouth', 'paris', 'nantes'),
      { type: 'LairMade', space: 1 },
      wentTo('bay-of-biscay'),
      acts(SEWARD),
    );
    const at = placeIn(moment.state.events.unseen, 'local-rumors');
    const heard = moment.after(SEWARD, { type: 'supply' }, drawing({ [`event for ${SEWARD}`]: [at] }));
    expect([open(heard), heard.sees('spectator').lairs[0]?.cards[0]?.faceUp]).toEqual([[], false]);
  });

  test('Evil Presence: Dracula names the hunters beside him', () => {
    const moment = given({}, huntersIn({ [SEWARD]: 'saragossa' }), wentTo('madrid'), acts(SEWARD));
    const at = placeIn(moment.state.events.unseen, 'evil-presence');
    moment
      .withChance(drawing({ [`event for ${SEWARD}`]: [at] }))
      .when(SEWARD, { type: 'supply' })
      .thenAmongOthers({ type: 'HuntersNamed', hunters: [SEWARD] });
  });

  test('Newspaper Reports: the third space as it is drawn', () => {
    expect(open(drawn('newspaper-reports').after(SEWARD, { type: 'resolveDrawn' }, anyChance))).toEqual([3]);
  });

  test('Newspaper Reports, kept: the fifth or the sixth space at dusk', () => {
    const dusk = given(
      {},
      huntersIn(),
      wentTo('granada', ...TRAIL),
      eventsInHand(SEWARD, 'newspaper-reports'),
      acts('mina-harker'),
    ).after('mina-harker', pass, anyChance);
    const played = dusk.after(SEWARD, { type: 'playEvent', card: 'newspaper-reports' }, anyChance);
    expect(played.mayDo(SEWARD)).toEqual([
      { type: 'chooseSpace', space: 5 },
      { type: 'chooseSpace', space: 6 },
    ]);
    expect(open(played.after(SEWARD, { type: 'chooseSpace', space: 5 }, anyChance))).toEqual([5]);
  });

  test('Money Trail: one of the seas, if any lies face down', () => {
    const holds = (trail: readonly TrailPlaceId[]) =>
      given({}, huntersIn(), wentTo(...trail), eventsInHand(SEWARD, 'money-trail'), acts(SEWARD));
    const play = { type: 'playEvent', card: 'money-trail' } as const;
    holds(['madrid']).when(SEWARD, play).thenRefused();
    const asked = holds(TRAIL).after(SEWARD, play, anyChance);
    expect(asked.mayDo(SEWARD)).toEqual([{ type: 'chooseSpace', space: 3 }]);
    expect(open(asked.after(SEWARD, { type: 'chooseSpace', space: 3 }, anyChance))).toEqual([3]);
  });

  test('Dracula may cancel the card if he holds any, and then nothing is turned up', () => {
    const moment = given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wentTo(...TRAIL),
      eventsInHand('dracula', 'sensationalist-press'),
      acts(SEWARD),
    );
    const at = placeIn(moment.state.events.unseen, 'local-rumors');
    const asked = moment.after(SEWARD, { type: 'supply' }, drawing({ [`event for ${SEWARD}`]: [at] }));
    expect(asked.asks()).toEqual(['cancelHunterEvent dracula']);
    const cancelled = asked.after('dracula', { type: 'playEvent', card: 'sensationalist-press' }, anyChance);
    expect([open(cancelled), cancelled.state.events.discard['sensationalist-press']]).toEqual([[], 1]);
    expect(open(asked.after('dracula', pass, anyChance))).toEqual([1]);
  });
});
