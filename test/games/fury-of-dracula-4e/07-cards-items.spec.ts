import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { TICKETS, type TicketId } from '../../../src/games/fury-of-dracula-4e/data/tickets.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const USE = { type: 'useItem', item: 'fast-horses' } as const;

/** This ticket is drawn of a pool that is complete. */
function chance(ticket: TicketId) {
  const before = TICKETS.slice(
    0,
    TICKETS.findIndex(({ id }) => id === ticket),
  );
  return drawing({ ticket: [before.reduce((sum, { count }) => sum + count, 0)] });
}

describe('Fast Horses', () => {
  const holds = (location: LocationId, ...more: readonly (Event | readonly Event[])[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: location }),
      wentTo('dublin'),
      itemsInHand(SEWARD, 'fast-horses'),
      more.flat(),
      acts(SEWARD),
    );
  const uses = (moment: Fury, ticket: TicketId) => moment.after(SEWARD, USE, chance(ticket));
  const placesOf = (moment: Fury) =>
    moment.mayDo(SEWARD).flatMap((action) => ('location' in action ? [action.location] : []));

  test('a ticket is drawn and returned, for all to see', () => {
    const moment = holds('lisbon');
    moment
      .withChance(chance('2-1'))
      .when(SEWARD, USE)
      .thenAmongOthers(
        { type: 'ItemShown', seat: SEWARD, item: 'fast-horses' },
        { type: 'TicketDrawn', seat: SEWARD, ticket: '2-1' },
        { type: 'TicketReturned', seat: SEWARD, ticket: '2-1' },
      );
    const left = uses(moment, '2-1').state;
    expect(left.hunters[SEWARD].tickets).toEqual([]);
    expect(left.tickets['2-1']).toBe(TICKETS.find(({ id }) => id === '2-1')?.count);
  });

  test('its yellow number says how many roads one may go, and the horses stay', () => {
    expect(placesOf(uses(holds('lisbon'), '3-1'))).toEqual(['cadiz', 'madrid', 'santander']);
    const asked = uses(holds('lisbon'), '3-2');
    expect(asked.asks()).toEqual([`itemAsks ${SEWARD}`]);
    expect(placesOf(asked)).toContain('saragossa');
    expect(placesOf(asked)).not.toContain('barcelona');
    const gone = asked.after(SEWARD, { type: 'chooseLocation', location: 'saragossa' }, anyChance);
    expect([gone.state.hunters[SEWARD].location, gone.state.hunters[SEWARD].items]).toEqual([
      'saragossa',
      ['fast-horses'],
    ]);
  });

  test('without a yellow number it is one road, and the horses are discarded', () => {
    const asked = uses(holds('lisbon'), '2');
    expect(placesOf(asked)).toEqual(['cadiz', 'madrid', 'santander']);
    const gone = asked.after(SEWARD, { type: 'chooseLocation', location: 'madrid' }, anyChance);
    expect([gone.state.hunters[SEWARD].location, gone.state.hunters[SEWARD].items]).toEqual(['madrid', []]);
    expect(gone.sees('spectator').piles.items.discard).toEqual(['fast-horses']);
  });

  test('they are an action by day, on land, out of fog', () => {
    expect(holds('lisbon').mayDo(SEWARD)).toContainEqual(USE);
    holds('bay-of-biscay').when(SEWARD, USE).thenRefused();
    holds('hospital-madrid').when(SEWARD, USE).thenRefused();
    holds('lisbon', { type: 'FogPlaced', location: 'lisbon', tokens: 1 }).when(SEWARD, USE).thenRefused();
    given({}, huntersIn(), wentTo('dublin'), itemsInHand(SEWARD, 'fast-horses'), acts(SEWARD, 'night'))
      .when(SEWARD, USE)
      .thenRefused();
  });

  test('Dracula may answer it as a move along roads', () => {
    const asked = uses(holds('lisbon', eventsInHand('dracula', 'wild-horses')), '3-1');
    const gone = asked.after(SEWARD, { type: 'chooseLocation', location: 'madrid' }, anyChance);
    expect(gone.asks()).toEqual(['afterRoadMove dracula']);
  });

  test('who is late goes to one of the cities', () => {
    const asked = uses(holds('lisbon'), '3-1');
    expect(asked.mayDo(SEWARD)).toContainEqual(asked.inTime(drawing({})()));
  });
});
