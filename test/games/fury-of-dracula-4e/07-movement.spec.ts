import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { TicketId } from '../../../src/games/fury-of-dracula-4e/data/tickets.js';
import {
  acts,
  anyChance,
  eventsInHand,
  given,
  huntersIn,
  ticketsOf,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';

/** Dr Seward is asked by day, somewhere. */
const from = (location: LocationId, ...more: readonly (Event | readonly Event[])[]) =>
  given({}, huntersIn({ [SEWARD]: location }), wentTo('dublin'), more.flat(), acts(SEWARD));

const reached = (moment: ReturnType<typeof from>, type: string, ticket?: TicketId) =>
  moment
    .mayDo(SEWARD)
    .flatMap((action) =>
      action.type === type && 'location' in action && (!('ticket' in action) || action.ticket === ticket)
        ? [action.location as string]
        : [],
    )
    .toSorted();

describe('1.1 the railway', () => {
  test('nobody takes a train without a ticket', () => {
    expect(reached(from('paris'), 'moveByRail', '3-2')).toEqual([]);
  });

  test('the white number counts connections by white rails alone', () => {
    expect(reached(from('madrid', ticketsOf(SEWARD, '1')), 'moveByRail', '1')).toEqual([
      'alicante',
      'lisbon',
      'santander',
      'saragossa',
    ]);
    expect(reached(from('madrid', ticketsOf(SEWARD, '2')), 'moveByRail', '2')).toContain('barcelona');
  });

  test('the yellow number counts as soon as one rail is yellow', () => {
    const white = reached(from('prague', ticketsOf(SEWARD, '2')), 'moveByRail', '2');
    expect(white).toEqual([]);
    const one = reached(from('prague', ticketsOf(SEWARD, '2-1')), 'moveByRail', '2-1');
    expect(one).toEqual(['berlin', 'vienna']);
    const two = reached(from('prague', ticketsOf(SEWARD, '2-2')), 'moveByRail', '2-2');
    expect(two).toContain('budapest');
    expect(two).toContain('hamburg');
  });

  test('the ticket is spent, and goes back to the pool', () => {
    const moment = from('madrid', ticketsOf(SEWARD, '1', '2'));
    const gone = moment.after(SEWARD, { type: 'moveByRail', location: 'lisbon', ticket: '1' }, anyChance);
    expect(gone.state.hunters[SEWARD].tickets).toEqual(['2']);
    expect(gone.state.hunters[SEWARD].location).toBe('lisbon');
    expect(gone.state.tickets['1']).toBe(2);
  });

  test('only the city at the end is entered', () => {
    const moment = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('saragossa', 'barcelona', 'toulouse'),
      ticketsOf(SEWARD, '2'),
      acts(SEWARD),
    );
    const gone = moment.after(SEWARD, { type: 'moveByRail', location: 'barcelona', ticket: '2' }, anyChance);
    expect(gone.sees('spectator').trail.map(({ cards }) => cards[0]?.card)).toEqual([
      undefined,
      'barcelona',
      undefined,
    ]);
  });

  test('a roadblock on a rail stops trains, and nothing else', () => {
    const blocked: Event = { type: 'RoadblockPlaced', from: 'lisbon', to: 'madrid', way: 'rail' };
    const moment = from('madrid', ticketsOf(SEWARD, '1'), blocked);
    expect(reached(moment, 'moveByRail', '1')).not.toContain('lisbon');
    expect(reached(moment, 'moveByRoad')).toContain('lisbon');
  });
});

describe('7. roads, seas, fog and storms', () => {
  test('a road leads to the next city', () => {
    expect(reached(from('lisbon'), 'moveByRoad')).toEqual(['cadiz', 'madrid', 'santander']);
  });

  test('a port leads to its sea, a sea to its seas and ports', () => {
    expect(reached(from('lisbon'), 'moveBySea')).toEqual(['atlantic-ocean']);
    expect(reached(from('bay-of-biscay'), 'moveBySea')).toEqual([
      'atlantic-ocean',
      'bordeaux',
      'nantes',
      'santander',
    ]);
  });

  test('from sea to sea hunters suffer nothing', () => {
    const sailed = from('north-sea').after(
      SEWARD,
      { type: 'moveBySea', location: 'english-channel' },
      anyChance,
    );
    expect(sailed.state.hunters[SEWARD]).toMatchObject({ location: 'english-channel', damage: 0 });
  });

  test('at sea a hunter must go on by day', () => {
    const moment = from('bay-of-biscay');
    moment.when(SEWARD, { type: 'pass' }).thenRefused();
    expect(moment.mayDo(SEWARD).every(({ type }) => type === 'moveBySea')).toBe(true);
  });

  test('nobody sails into a storm; out of it one may', () => {
    const storm: Event = { type: 'StormRaised', location: 'atlantic-ocean' };
    expect(reached(from('lisbon', storm), 'moveBySea')).toEqual([]);
    expect(reached(from('atlantic-ocean', storm), 'moveBySea')).toContain('lisbon');
  });

  test('fog lets nobody in or out', () => {
    const fog = (location: 'lisbon' | 'madrid'): Event => ({ type: 'FogPlaced', location, tokens: 1 });
    expect(reached(from('lisbon', fog('madrid')), 'moveByRoad')).toEqual(['cadiz', 'santander']);
    const inside = from('lisbon', fog('lisbon'));
    expect(inside.mayDo(SEWARD).filter(({ type }) => type.startsWith('move'))).toEqual([]);
  });

  test('a roadblock closes a road to hunters', () => {
    const blocked: Event = { type: 'RoadblockPlaced', from: 'madrid', to: 'lisbon', way: 'road' };
    expect(reached(from('lisbon', blocked), 'moveByRoad')).toEqual(['cadiz', 'santander']);
  });

  test('a hospital leads to its city alone', () => {
    const moment = from('hospital-madrid');
    expect(reached(moment, 'moveByRoad')).toEqual(['madrid']);
    expect(moment.mayDo(SEWARD).map(({ type }) => type)).toEqual(['pass', 'moveByRoad', 'supply']);
  });

  test('who leaves a hospital comes to no other region', () => {
    const leaves = given(
      {},
      huntersIn({ [SEWARD]: 'zurich' }),
      wentTo('dublin'),
      eventsInHand('dracula', 'customs-search'),
      { type: 'HunterDefeated', seat: SEWARD },
      { type: 'HunterRecovered', seat: SEWARD, location: 'hospital-paris' },
      acts(SEWARD),
    ).after(SEWARD, { type: 'moveByRoad', location: 'paris' }, anyChance);
    expect(leaves.state.agenda.map(({ is }) => is)).not.toContain('window');
    expect(leaves.asks()).not.toContain('afterRegionChange dracula');
  });

  test('by night nobody moves, and at sea nobody is asked', () => {
    const moment = given({}, huntersIn({ [SEWARD]: 'lisbon' }), wentTo('dublin'), acts(SEWARD, 'night'));
    expect(moment.mayDo(SEWARD).filter(({ type }) => type.startsWith('move'))).toEqual([]);
    const sailing = given(
      {},
      huntersIn({ 'mina-harker': 'north-sea', 'van-helsing': 'north-sea' }),
      wentTo('dublin'),
      { type: 'PhaseStarted', phase: 'night' },
      {
        type: 'AgendaChanged',
        question: 1,
        agenda: [
          { is: 'hunterActs', hunter: SEWARD, part: 'night', left: 1, done: [] },
          { is: 'hunterTurns', part: 'night', left: ['van-helsing', 'mina-harker'] },
          { is: 'placeHunter', hunter: SEWARD },
        ],
      },
    ).after(SEWARD, { type: 'pass' }, anyChance);
    expect(sailing.asks()).toEqual([`placeHunter ${SEWARD}`]);
  });
});
