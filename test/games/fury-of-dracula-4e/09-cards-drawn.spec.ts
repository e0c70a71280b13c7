import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { CityId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  pass,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import {
  atEnd,
  does,
  drawn,
  fromTheBottom,
  MINA,
  plays,
  SEWARD,
  types,
  until,
} from '../../support/games/fury-of-dracula-4e-dracula.js';

describe('Roadblock', () => {
  const roadsOf = (moment: Fury, city: CityId) =>
    moment
      .mayDo('dracula')
      .filter(
        (one) => one.type === 'placeRoadblock' && one.way === 'road' && [one.from, one.to].includes(city),
      );

  test('three tokens are placed, each on another road or rail', () => {
    const first = does(atEnd(['roadblock']), plays('roadblock'));
    const [road, next, another] = first.mayDo('dracula');
    if (road === undefined || next === undefined || another === undefined) throw new Error('Nothing is free');
    does(first, road).when('dracula', road).thenRefused();
    const done = does(first, road, next, another);
    expect(done.sees('spectator').board.roadblocks.length).toBe(3);
    expect(done.asks()).not.toContain('cardAsks dracula');
  });

  test('hunters do not go along a road that is blocked', () => {
    const asked = drawn('roadblock', { [MINA]: 'santander' }).after(
      'dracula',
      { type: 'resolveDrawn' },
      anyChance,
    );
    const blocked = does(asked, ...roadsOf(asked, 'santander'));
    const day = until(blocked, `hunterActs ${MINA}`);
    expect(blocked.state.board.roadblocks.length).toBe(3);
    expect(day.state.phase).toBe('day');
    expect(day.mayDo(MINA).map(({ type }) => type)).not.toContain('moveByRoad');
  });

  test('no more tokens are placed than there are', () => {
    const placed: readonly Event[] = [
      { type: 'RoadblockPlaced', from: 'lisbon', to: 'cadiz', way: 'road' },
      { type: 'RoadblockPlaced', from: 'madrid', to: 'lisbon', way: 'road' },
    ];
    const asked = does(atEnd(['roadblock'], placed, placed, placed), plays('roadblock'));
    const [road, next] = asked.mayDo('dracula');
    if (road === undefined || next === undefined) throw new Error('Nothing is free');
    expect(does(asked, road, next).state.board.roadblocks.length).toBe(8);
    expect(types(atEnd(['roadblock'], placed, placed, placed, placed))).toEqual(['pass']);
  });

  test('drawn, it may be played at once or kept', () => {
    const asked = drawn('roadblock');
    expect([asked.asks(), types(asked)]).toEqual([['drawnEvent dracula'], ['keepDrawn', 'resolveDrawn']]);
    expect(does(asked, { type: 'resolveDrawn' }).asks()).toEqual(['cardAsks dracula']);
    expect(does(asked, { type: 'keepDrawn' }).state.dracula.events).toEqual(['roadblock']);
  });
});

describe('Summon Storms', () => {
  const over = (location: 'north-sea' | 'irish-sea' | 'black-sea') =>
    ({ type: 'chooseLocation', location }) as const;

  test('up to three storms are raised, one at most in each sea', () => {
    const first = does(atEnd(['summon-storms']), plays('summon-storms'), over('north-sea'));
    first.when('dracula', over('north-sea')).thenRefused();
    const done = does(first, over('irish-sea'), over('black-sea'));
    expect(done.sees('spectator').board.storms).toEqual(['north-sea', 'irish-sea', 'black-sea']);
    expect(done.asks()).not.toContain('cardAsks dracula');
    const fewer = does(first, pass);
    expect([fewer.state.board.storms, fewer.asks().includes('cardAsks dracula')]).toEqual([
      ['north-sea'],
      false,
    ]);
  });

  test('hunters do not sail into a storm', () => {
    const asked = drawn('summon-storms', { [MINA]: 'dublin' }).after(
      'dracula',
      { type: 'resolveDrawn' },
      anyChance,
    );
    const day = until(does(asked, over('irish-sea'), pass), `hunterActs ${MINA}`);
    expect(day.mayDo(MINA).map(({ type }) => type)).not.toContain('moveBySea');
  });

  test('who is late raises none', () => {
    const asked = does(atEnd(['summon-storms']), plays('summon-storms'));
    expect(asked.inTime()).toEqual(pass);
  });

  test('no more storms rage than there are tokens', () => {
    const seas = [
      'north-sea',
      'irish-sea',
      'black-sea',
      'ionian-sea',
      'adriatic-sea',
      'bay-of-biscay',
    ] as const;
    const storms = seas.map((location): Event => ({ type: 'StormRaised', location }));
    const five = does(atEnd(['summon-storms'], storms.slice(0, 5)), plays('summon-storms'));
    const full = does(five, { type: 'chooseLocation', location: 'atlantic-ocean' });
    expect([full.state.board.storms.length, full.asks().includes('cardAsks dracula')]).toEqual([6, false]);
    expect(types(atEnd(['summon-storms'], storms))).toEqual(['pass']);
  });
});

describe('Vampiric Influence', () => {
  const bitten = (seat: HunterId): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });
  const hand: readonly Event[] = [
    ...itemsInHand(SEWARD, 'knife', 'rifle'),
    ...eventsInHand(SEWARD, 'forewarned'),
    { type: 'CardOpened', seat: SEWARD, item: 'knife' },
    { type: 'CardOpened', seat: SEWARD, card: 'forewarned' },
  ];
  const asked = drawn('vampiric-influence', { [SEWARD]: 'lisbon' }, bitten(SEWARD), hand);
  const chosen = does(asked, { type: 'chooseHunter', hunter: SEWARD });
  const robbed = does(chosen, { type: 'discardItem', item: 'rifle' });

  test('takes effect as it is drawn, on a hunter who is bitten', () => {
    expect(asked.asks()).toEqual(['cardAsks dracula']);
    expect(asked.mayDo('dracula')).toEqual(
      [SEWARD, MINA].map((hunter) => ({ type: 'chooseHunter', hunter })),
    );
  });

  test('everyone sees all cards of the hunter', () => {
    const shown: Event = {
      type: 'HandRevealed',
      seat: SEWARD,
      items: ['knife', 'rifle'],
      cards: ['forewarned'],
    };
    asked.when('dracula', { type: 'chooseHunter', hunter: SEWARD }).thenAmongOthers(shown);
    expect(furyOfDracula.audience(shown, furyOfDracula.options({}))).toBe('everyone');
  });

  test('Dracula discards one of them', () => {
    expect(chosen.mayDo('dracula')).toEqual([
      { type: 'discardItem', item: 'knife' },
      { type: 'discardItem', item: 'rifle' },
      { type: 'discardEvent', card: 'forewarned' },
    ]);
    expect(robbed.state.hunters[SEWARD].items).toEqual(['knife']);
    const event = does(chosen, { type: 'discardEvent', card: 'forewarned' });
    expect([event.state.hunters[SEWARD].events, event.state.events.discard.forewarned]).toEqual([[], 1]);
  });

  test('then he moves the hunter to a city one road away, whatever bars the way to hunters', () => {
    const cities = robbed
      .mayDo('dracula')
      .flatMap((one) => ('location' in one ? [one.location as string] : []));
    expect(cities.toSorted()).toEqual(['cadiz', 'madrid', 'santander']);
    const fog: Event = { type: 'FogPlaced', location: 'cadiz', tokens: 1 };
    const block: Event = { type: 'RoadblockPlaced', from: 'lisbon', to: 'cadiz', way: 'road' };
    const barred = drawn('vampiric-influence', { [SEWARD]: 'lisbon' }, bitten(SEWARD), fog, block);
    const moved = does(
      barred,
      { type: 'chooseHunter', hunter: SEWARD },
      { type: 'chooseLocation', location: 'cadiz' },
    );
    expect(moved.state.hunters[SEWARD].location).toBe('cadiz');
  });

  test('it counts as entering the city: what lies there is turned up, and he may ambush', () => {
    const there = drawn(
      'vampiric-influence',
      { [SEWARD]: 'lisbon' },
      wentTo('cadiz'),
      encountersInHand('rats'),
      { type: 'EncounterChosen', area: 'trail', space: 1, encounter: 'rats' },
      wentTo('granada'),
      bitten(SEWARD),
    );
    const moved = does(
      there,
      { type: 'chooseHunter', hunter: SEWARD },
      { type: 'chooseLocation', location: 'cadiz' },
    );
    expect(moved.asks()).toEqual(['ambush dracula']);
    expect(moved.sees('spectator').trail[1]?.cards).toEqual([{ back: 'land', faceUp: true, card: 'cadiz' }]);
  });

  test('who holds nothing is only moved; who is on an island without roads stays', () => {
    const bare = drawn('vampiric-influence', { [SEWARD]: 'cagliari' }, bitten(SEWARD));
    expect(types(does(bare, { type: 'chooseHunter', hunter: MINA }))).toContain('chooseLocation');
    expect(does(bare, { type: 'chooseHunter', hunter: SEWARD }).asks()).not.toContain('cardAsks dracula');
  });

  test('does nothing while nobody who is bitten is on the board', () => {
    const fallen: Event = { type: 'HunterDefeated', seat: MINA };
    const moment = given(
      {},
      huntersIn({ [SEWARD]: 'granada' }),
      wentTo('dublin'),
      fallen,
      acts(SEWARD, 'night'),
    );
    const after = moment.after(SEWARD, { type: 'supply' }, fromTheBottom(moment, 'vampiric-influence'));
    expect([after.state.events.discard['vampiric-influence'], after.asks()]).toEqual([
      1,
      ['draculaMoves dracula'],
    ]);
  });
});
