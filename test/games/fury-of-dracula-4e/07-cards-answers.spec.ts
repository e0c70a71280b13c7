import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { allBut, expectAlike, HUNTERS_AND_ALL } from '../../support/games/fury-of-dracula-4e-alike.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  pass,
  placeIn,
  ticketsOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const AGAINST = ['sensationalist-press', 'customs-search', 'false-tip', 'wild-horses'] as const;
type Some = Event | readonly Event[];

const play = (card: EventId) => ({ type: 'playEvent', card }) as const;
const to = (location: LocationId) => ({ type: 'chooseLocation', location }) as const;
const placesOf = (moment: Fury, seat: string) =>
  moment.mayDo(seat).flatMap((action) => (action.type === 'chooseLocation' ? [action.location] : []));
const sheetOf = ({ state }: Fury) => state.hunters[SEWARD];

/** Dracula holds this card besides another, and Dr Seward is asked how to act in Saragossa. */
const against = (card: EventId, ...more: readonly Some[]) =>
  given(
    {},
    huntersIn({ [SEWARD]: 'saragossa' }),
    wentTo('barcelona', 'madrid', 'lisbon'),
    eventsInHand('dracula', card, 'enraged'),
    more.flat(),
    acts(SEWARD),
  );

const byRoad = (location: 'toulouse' | 'barcelona', moment: Fury) =>
  moment.after(SEWARD, { type: 'moveByRoad', location }, anyChance);
const byRail = (location: 'madrid' | 'bordeaux' | 'barcelona', moment: Fury) =>
  moment.after(SEWARD, { type: 'moveByRail', location, ticket: '1-1' }, anyChance);

/** He comes to Toulouse, in another region, and Dracula plays nothing on him on the road. */
const crossed = (moment: Fury) => byRoad('toulouse', moment).after('dracula', pass, anyChance);

describe('Customs Search', () => {
  const searched = (...more: readonly Some[]) =>
    crossed(against('customs-search', ...more)).after('dracula', play('customs-search'), anyChance);

  test('may be played on a hunter who came to another region, and not within one', () => {
    const asked = crossed(against('customs-search'));
    expect(asked.asks()).toEqual(['afterRegionChange dracula']);
    expect(asked.mayDo('dracula')).toEqual([pass, play('customs-search')]);
    const stayed = byRoad('barcelona', against('customs-search'));
    expect([stayed.asks(), stayed.mayDo('dracula')]).toEqual([['afterRoadMove dracula'], [pass]]);
    expect(stayed.after('dracula', pass, anyChance).asks()).not.toContain('afterRegionChange dracula');
  });

  test('by sea it counts in which region the hunter was last on land', () => {
    const landing = (from: 'santander' | 'bordeaux') => {
      const moment = given(
        {},
        huntersIn({ [SEWARD]: from }),
        { type: 'HunterMoved', seat: SEWARD, location: 'bay-of-biscay', by: 'sea' },
        wentTo('dublin'),
        eventsInHand('dracula', 'customs-search'),
        acts(SEWARD),
      );
      return moment.after(SEWARD, { type: 'moveBySea', location: 'nantes' }, anyChance).asks();
    };
    expect(landing('santander')).toEqual(['afterRegionChange dracula']);
    expect(landing('bordeaux')).not.toContain('afterRegionChange dracula');
  });

  test('R6: delays the hunter, who loses all items or suffers 3 damage', () => {
    const asked = searched(itemsInHand(SEWARD, 'knife', 'garlic'));
    expect(sheetOf(asked).delayed).toBe(true);
    expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
    expect(asked.mayDo(SEWARD)).toEqual([{ type: 'discardAll' }, pass]);
    const gone = asked.after(SEWARD, { type: 'discardAll' }, anyChance);
    expect([sheetOf(gone).items, sheetOf(gone).damage]).toEqual([[], 0]);
    expect([gone.state.items.discard.knife, gone.state.items.discard.garlic]).toEqual([1, 1]);
    const kept = asked.after(SEWARD, pass, anyChance);
    expect([sheetOf(kept).items.length, sheetOf(kept).damage]).toEqual([2, 3]);
  });

  test('who is late keeps the items and suffers', () => {
    expect(searched(itemsInHand(SEWARD, 'knife')).inTime()).toEqual(pass);
  });

  test('who has no items suffers and is not asked', () => {
    expect([sheetOf(searched()).delayed, sheetOf(searched()).damage]).toEqual([true, 3]);
    expect(searched().asks()).not.toContain(`cardAsks ${SEWARD}`);
  });

  test('comes before anything is turned up where the hunter is', () => {
    const moment = crossed(against('customs-search', wentTo('toulouse', 'cadiz')));
    const open = (now: Fury) => now.state.trail.some(({ cards }) => cards.some(({ faceUp }) => faceUp));
    expect(open(moment)).toBe(false);
    expect(open(moment.after('dracula', pass, anyChance))).toBe(true);
  });

  test('what items there are is told to nobody else while the hunter chooses', () => {
    const one = searched(itemsInHand(SEWARD, 'knife'));
    expectAlike(one, searched(itemsInHand(SEWARD, 'stake')), allBut(SEWARD));
  });

  test('a window for it opens whatever Dracula holds', () => {
    expectAlike(crossed(against('customs-search')), crossed(against('roadblock')), HUNTERS_AND_ALL);
  });
});

describe('False Tip', () => {
  const ride = (...more: readonly Some[]) =>
    byRail('madrid', against('false-tip', ticketsOf(SEWARD, '1-1'), more.flat()));
  const tipped = (...more: readonly Some[]) => ride(...more).after('dracula', play('false-tip'), anyChance);

  test('Dracula chooses whither the ticket takes the hunter', () => {
    expect(ride().asks()).toEqual(['onTicketUse dracula']);
    const asked = tipped();
    expect(asked.asks()).toEqual(['cardAsks dracula']);
    expect(placesOf(asked, 'dracula').toSorted()).toEqual(['barcelona', 'bordeaux', 'madrid']);
    const there = asked.after('dracula', to('bordeaux'), anyChance);
    expect(sheetOf(there).location).toBe('bordeaux');
    expect(sheetOf(there).tickets).toEqual([]);
  });

  test('not through a roadblock, nor into fog', () => {
    const asked = tipped(
      { type: 'RoadblockPlaced', from: 'bordeaux', to: 'saragossa', way: 'rail' },
      { type: 'FogPlaced', location: 'barcelona', tokens: 1 },
    );
    expect(placesOf(asked, 'dracula')).toEqual(['madrid']);
  });

  test('what Dracula names if he is late is somewhere that the train goes', () => {
    const asked = tipped();
    expect(asked.mayDo('dracula')).toContainEqual(asked.inTime(anyChance()));
  });

  test('Good Luck of any hunter cancels it, and the train goes where it was to go', () => {
    const asked = tipped(eventsInHand('lord-godalming', 'good-luck'));
    expect(asked.asks()).toEqual(['cancelDraculaEvent lord-godalming']);
    expect(asked.mayDo('lord-godalming')).toEqual([pass, play('good-luck')]);
    const cancelled = asked.after('lord-godalming', play('good-luck'), anyChance);
    expect(cancelled.state.events.discard).toMatchObject({ 'good-luck': 1, 'false-tip': 1 });
    const goes = cancelled.after('dracula', pass, anyChance);
    expect(sheetOf(goes).location).toBe('madrid');
    const passed = asked.after('lord-godalming', pass, anyChance);
    expect(passed.asks()).toEqual(['cardAsks dracula']);
  });

  test('hunters are asked whether to cancel it whatever they hold', () => {
    const one = tipped(eventsInHand('lord-godalming', 'good-luck'));
    expectAlike(one, tipped(eventsInHand('lord-godalming', 'hypnosis')), allBut('lord-godalming'));
  });

  test('cancels a Chartered Carriage: card and ticket are gone, and the hunter stays', () => {
    const chartered = against(
      'false-tip',
      ticketsOf(SEWARD, '1-1'),
      eventsInHand(SEWARD, 'chartered-carriage'),
    )
      .after(SEWARD, play('chartered-carriage'), anyChance)
      .after(SEWARD, { type: 'moveByRail', location: 'lisbon', ticket: '1-1' }, anyChance);
    expect(chartered.asks()).toEqual(['onTicketUse dracula']);
    chartered
      .withChance(anyChance)
      .when('dracula', play('false-tip'))
      .thenAmongOthers({ type: 'EventCancelled', card: 'chartered-carriage' });
    const stays = chartered.after('dracula', play('false-tip'), anyChance);
    expect([sheetOf(stays).location, sheetOf(stays).tickets]).toEqual(['saragossa', []]);
    expect(stays.state.events.discard).toMatchObject({ 'chartered-carriage': 1, 'false-tip': 1 });
    expect(stays.asks()).not.toContain('onTicketUse dracula');
    const goes = chartered.after('dracula', pass, anyChance);
    expect(sheetOf(goes).location).toBe('lisbon');
  });
});

describe('Sensationalist Press', () => {
  const drawn = (card: EventId) => {
    const moment = against('sensationalist-press');
    const at = placeIn(moment.state.events.unseen, card);
    return moment.after(SEWARD, { type: 'supply' }, drawing({ [`event for ${SEWARD}`]: [at] }));
  };

  test.each<EventId>(['local-rumors', 'hired-scouts', 'evil-presence'])('cancels %s', (card) => {
    const asked = drawn(card);
    expect(asked.asks()).toEqual(['cancelHunterEvent dracula']);
    asked
      .withChance(anyChance)
      .when('dracula', play('sensationalist-press'))
      .thenAmongOthers(
        { type: 'EventPlayed', seat: 'dracula', card: 'sensationalist-press' },
        { type: 'EventCancelled', card },
      );
    const cancelled = asked.after('dracula', play('sensationalist-press'), anyChance);
    expect(cancelled.asks()).not.toContain(`cardAsks ${SEWARD}`);
    expect(cancelled.state.trail.some(({ cards }) => cards.some(({ faceUp }) => faceUp))).toBe(false);
  });

  test('cancels Newspaper Reports, played as they are drawn or kept until dusk', () => {
    const atOnce = drawn('newspaper-reports').after(SEWARD, { type: 'resolveDrawn' }, anyChance);
    expect(atOnce.asks()).toEqual(['cancelHunterEvent dracula']);
    const dusk = drawn('newspaper-reports').after(SEWARD, { type: 'keepDrawn' }, anyChance);
    expect(dusk.asks()).toEqual([`atDusk ${SEWARD}`]);
    const kept = dusk.after(SEWARD, play('newspaper-reports'), anyChance);
    expect(kept.asks()).toEqual(['cancelHunterEvent dracula']);
    const cancelled = kept.after('dracula', play('sensationalist-press'), anyChance);
    expect(cancelled.asks()).not.toContain(`cardAsks ${SEWARD}`);
  });

  test('is not asked for when another card is played', () => {
    const money = against(
      'sensationalist-press',
      eventsInHand(SEWARD, 'money-trail'),
      wentTo('atlantic-ocean'),
    );
    const played = money.after(SEWARD, play('money-trail'), anyChance);
    expect(played.asks()).toEqual([`cardAsks ${SEWARD}`]);
  });
});

describe('Wild Horses', () => {
  const gone = (...more: readonly Some[]) =>
    byRoad('barcelona', against('wild-horses', ...more)).after('dracula', play('wild-horses'), anyChance);
  const openPlaces = ({ state }: Fury) =>
    state.trail.flatMap(({ cards }) => cards.flatMap(({ card, faceUp }) => (faceUp ? [card] : [])));

  test('move the hunter along a road from the city that was reached, before anything is turned up', () => {
    const asked = gone();
    expect(asked.asks()).toEqual(['cardAsks dracula']);
    expect(placesOf(asked, 'dracula').toSorted()).toEqual(['saragossa', 'toulouse']);
    const there = asked.after('dracula', to('saragossa'), anyChance);
    expect(sheetOf(there).location).toBe('saragossa');
    expect(openPlaces(there)).toEqual([]);
  });

  test('D15: then what is due in the new city is turned up, and Dracula may ambush there', () => {
    const trail = [wentTo('toulouse'), holding('rats'), wentTo('cadiz')];
    const there = gone(...trail).after('dracula', to('toulouse'), anyChance);
    expect(there.asks()).toEqual(['afterRegionChange dracula']);
    const ambushed = there.after('dracula', pass, anyChance);
    expect([openPlaces(ambushed), ambushed.asks()]).toEqual([['toulouse'], ['ambush dracula']]);
  });

  test('neither roadblocks nor fog stop them', () => {
    const asked = gone(
      { type: 'RoadblockPlaced', from: 'barcelona', to: 'toulouse', way: 'road' },
      { type: 'FogPlaced', location: 'toulouse', tokens: 1 },
    );
    expect(placesOf(asked, 'dracula')).toContain('toulouse');
  });

  test('for Customs Search it matters where the hunter was before', () => {
    const over = byRoad('toulouse', against('wild-horses')).after('dracula', play('wild-horses'), anyChance);
    expect(over.after('dracula', to('barcelona'), anyChance).asks()).not.toContain(
      'afterRegionChange dracula',
    );
    expect(over.after('dracula', to('bordeaux'), anyChance).asks()).toEqual(['afterRegionChange dracula']);
  });

  test('are for a move by road alone', () => {
    const moment = against('wild-horses', ticketsOf(SEWARD, '1-1'));
    const there = byRail('madrid', moment).after('dracula', pass, anyChance);
    expect(there.asks()).not.toContain('afterRoadMove dracula');
  });

  test.each(AGAINST)('hunters are not told that the card that could be played is %s', (card) => {
    const one = byRoad('barcelona', against('roadblock'));
    const other = byRoad('barcelona', against(card));
    expectAlike(one, other, HUNTERS_AND_ALL);
    expectAlike(
      one.after('dracula', pass, anyChance),
      other.after('dracula', pass, anyChance),
      HUNTERS_AND_ALL,
    );
  });
});
