import type { AllyId, EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  pass,
  phaseIs,
  placeIn,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { allBut, expectAlike } from '../../support/games/fury-of-dracula-4e-alike.js';
import { GODALMING, play, SEWARD } from '../../support/games/fury-of-dracula-4e-cards.js';

const ALLIES = ['jonathan-harker', 'rufus-smith', 'sister-agatha'] as const;

const inPlay = (card: AllyId): readonly Event[] => [
  { type: 'EventTurnedUp', seat: SEWARD, card },
  { type: 'AllyArrived', side: 'hunters', card },
];

/** Dr. Seward takes supplies and draws this card. */
function drawn(card: EventId, ...more: readonly (readonly Event[])[]): Fury {
  const moment = given(
    {},
    huntersIn({ [SEWARD]: 'granada' }),
    wentTo('madrid'),
    holding('rats'),
    wentTo('lisbon', 'atlantic-ocean'),
    more.flat(),
    acts(SEWARD),
  );
  const at = placeIn(moment.state.events.unseen, card);
  return moment.after(SEWARD, { type: 'supply' }, drawing({ [`event for ${SEWARD}`]: [at] }));
}

describe('allies of the hunters', () => {
  test.each(ALLIES)('%s stays in play, or finds a place', (card) => {
    const asked = drawn(card);
    expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
    expect(asked.mayDo(SEWARD)).toContainEqual({ type: 'keepAlly', card });
    expect(asked.mayDo(SEWARD)).toContainEqual({ type: 'chooseLocation', location: 'lisbon' });
    asked.when(SEWARD, { type: 'chooseLocation', location: 'atlantic-ocean' }).thenRefused();
    const kept = asked.after(SEWARD, { type: 'keepAlly', card }, anyChance);
    expect(kept.sees('spectator').allies).toEqual({ hunters: card });
    expect(kept.state.events.discard[card]).toBe(0);
  });

  test('the city is named for all, and what of it lies there is turned up; the card is discarded', () => {
    const asked = drawn('rufus-smith');
    asked
      .withChance(anyChance)
      .when(SEWARD, { type: 'chooseLocation', location: 'lisbon' })
      .thenAmongOthers(
        { type: 'PlaceNamed', seat: SEWARD, location: 'lisbon' },
        { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'lisbon' },
      );
    const found = asked.after(SEWARD, { type: 'chooseLocation', location: 'lisbon' }, anyChance);
    expect(found.sees('spectator').allies).toEqual({});
    expect(found.state.events.discard['rufus-smith']).toBe(1);
  });

  test('a city that lies nowhere is found nowhere', () => {
    const asked = drawn('rufus-smith');
    const found = asked.after(SEWARD, { type: 'chooseLocation', location: 'rome' }, anyChance);
    expect(found.sees('spectator').trail.flatMap(({ cards }) => cards.map(({ faceUp }) => faceUp))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a lair is found, too', () => {
    const lair: readonly Event[] = [
      ...wentTo('paris', 'geneva', 'zurich'),
      { type: 'TrailSlid' },
      { type: 'LairMade', space: 1 },
    ];
    drawn('rufus-smith', lair)
      .withChance(anyChance)
      .when(SEWARD, { type: 'chooseLocation', location: 'madrid' })
      .thenAmongOthers({ type: 'CardTurnedUp', area: 'lairs', space: 1, card: 'madrid' });
  });

  test('one ally stands by a side: a new one takes the place of the old one', () => {
    const kept = drawn('rufus-smith', inPlay('sister-agatha')).after(
      SEWARD,
      { type: 'keepAlly', card: 'rufus-smith' },
      anyChance,
    );
    expect(kept.state.allies).toEqual({ hunters: 'rufus-smith' });
    expect(kept.state.events.discard['sister-agatha']).toBe(1);
  });

  test('who is late keeps the ally', () => {
    expect(drawn('jonathan-harker').inTime()).toEqual({ type: 'keepAlly', card: 'jonathan-harker' });
  });

  test('Jonathan Harker: what slides to the last space is turned up, as long as he stands by the hunters', () => {
    const slid = (...ally: readonly Event[]) =>
      given(
        {},
        huntersIn(),
        wentTo('rome', 'naples', 'bari', 'venice', 'milan'),
        ally,
        phaseIs('night'),
        toDo(
          { is: 'hunterActs', hunter: SEWARD, part: 'night', left: 1, done: [] },
          { is: 'slide' },
          { is: 'draculaMoves', misdirected: false, stuck: false },
        ),
      )
        .after(SEWARD, pass, anyChance)
        .sees('spectator').trail[4]?.cards;
    expect(slid(...inPlay('jonathan-harker'))).toEqual([{ back: 'land', faceUp: true, card: 'rome' }]);
    expect(slid()).toEqual([{ back: 'land', faceUp: false }]);
  });

  test('Rufus Smith: from sea to sea Dracula suffers two', () => {
    const sailed = (...ally: readonly Event[]) =>
      given(
        {},
        huntersIn(),
        wentTo('north-sea'),
        ally,
        phaseIs('dracula'),
        { type: 'TrailSlid' },
        toDo({ is: 'draculaMoves', misdirected: false, stuck: false }, { is: 'placeDracula' }),
      ).after('dracula', { type: 'moveTo', location: 'english-channel' }, anyChance).state.dracula.damage;
    expect([sailed(), sailed(...inPlay('rufus-smith'))]).toEqual([1, 2]);
  });
});

describe('Surprising Return', () => {
  const card = 'surprising-return';
  const gone = (ally: AllyId): Event => ({ type: 'EventTurnedUp', seat: SEWARD, card: ally });
  const at = (window: 'atDawn' | 'atDusk', ...more: readonly (Event | readonly Event[])[]) =>
    given(
      {},
      huntersIn(),
      wentTo('madrid', 'lisbon'),
      more.flat(),
      eventsInHand(SEWARD, card),
      phaseIs(window === 'atDawn' ? 'dawn' : 'dusk'),
      toDo({ is: 'window', window, passed: [] }, { is: 'placeHunter', hunter: GODALMING }),
    );

  test.each(['atDawn', 'atDusk'] as const)(
    '%s an ally of the hunters comes back from the discard pile',
    (when) => {
      const asked = at(when, gone('rufus-smith'), gone('sister-agatha'), gone('great-wolf')).after(
        SEWARD,
        play(card),
        anyChance,
      );
      expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
      expect(asked.mayDo(SEWARD)).toEqual([
        { type: 'recallAlly', card: 'rufus-smith' },
        { type: 'recallAlly', card: 'sister-agatha' },
      ]);
      const back = asked.after(SEWARD, { type: 'recallAlly', card: 'rufus-smith' }, anyChance);
      expect(back.mayDo(SEWARD)).toContainEqual({ type: 'keepAlly', card: 'rufus-smith' });
      const { allies, events } = back.after(
        SEWARD,
        { type: 'keepAlly', card: 'rufus-smith' },
        anyChance,
      ).state;
      expect(allies).toEqual({ hunters: 'rufus-smith' });
      expect(events.discard).toMatchObject({ [card]: 1, 'rufus-smith': 0, 'sister-agatha': 1 });
    },
  );

  test('the ally may find a place instead, and is discarded again', () => {
    const found = at('atDawn', gone('rufus-smith'))
      .after(SEWARD, play(card), anyChance)
      .after(SEWARD, { type: 'recallAlly', card: 'rufus-smith' }, anyChance)
      .after(SEWARD, { type: 'chooseLocation', location: 'madrid' }, anyChance);
    expect(found.sees('spectator').trail[1]?.cards).toEqual([{ back: 'land', faceUp: true, card: 'madrid' }]);
    expect([found.state.allies, found.state.events.discard['rufus-smith']]).toEqual([{}, 1]);
  });

  test('it is of no use if none lies there, and by day', () => {
    expect(at('atDawn', gone('great-wolf')).mayDo(SEWARD)).toEqual([pass]);
    given({}, huntersIn(), wentTo('lisbon'), gone('rufus-smith'), eventsInHand(SEWARD, card), acts(SEWARD))
      .when(SEWARD, play(card))
      .thenRefused();
  });

  test('who is late has one of them', () => {
    const asked = at('atDawn', gone('rufus-smith')).after(SEWARD, play(card), anyChance);
    expect(asked.inTime(drawing({})())).toEqual({ type: 'recallAlly', card: 'rufus-smith' });
  });

  test('that a hunter holds it nobody else can tell', () => {
    const other = given(
      {},
      huntersIn(),
      wentTo('madrid', 'lisbon'),
      gone('rufus-smith'),
      eventsInHand(SEWARD, 'escape-route'),
      phaseIs('dawn'),
      toDo({ is: 'window', window: 'atDawn', passed: [] }, { is: 'placeHunter', hunter: GODALMING }),
    );
    expectAlike(at('atDawn', gone('rufus-smith')), other, allBut(SEWARD));
  });
});
