import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
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
  ticketsOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';

/** Dr. Seward acts by day somewhere, and holds this card. */
const holds = (card: EventId, location: LocationId, ...more: readonly (Event | readonly Event[])[]) =>
  given(
    {},
    huntersIn({ [SEWARD]: location }),
    wentTo('dublin'),
    eventsInHand(SEWARD, card),
    more.flat(),
    acts(SEWARD),
  );
const play = (card: EventId) => ({ type: 'playEvent', card }) as const;
const plays = (moment: Fury, card: EventId) => moment.after(SEWARD, play(card), anyChance);

const placesOf = (moment: Fury) =>
  moment.mayDo(SEWARD).flatMap((action) => ('location' in action ? [action.location] : []));
const placeOf = (moment: Fury) => moment.state.hunters[SEWARD].location;

describe('Chartered Carriage', () => {
  const card = 'chartered-carriage';

  test('for any ticket one goes along four rails of any colour', () => {
    const asked = plays(holds(card, 'prague', ticketsOf(SEWARD, '1', '2')), card);
    expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
    expect(asked.mayDo(SEWARD)).toContainEqual({ type: 'moveByRail', location: 'cologne', ticket: '1' });
    expect(asked.mayDo(SEWARD)).toContainEqual({ type: 'moveByRail', location: 'cologne', ticket: '2' });
    const gone = asked.after(SEWARD, { type: 'moveByRail', location: 'cologne', ticket: '1' }, anyChance);
    expect([placeOf(gone), gone.state.hunters[SEWARD].tickets]).toEqual(['cologne', ['2']]);
  });

  test('it is refused without a ticket, in fog, and where no rail leads', () => {
    holds(card, 'prague').when(SEWARD, play(card)).thenRefused();
    const fog: Event = { type: 'FogPlaced', location: 'prague', tokens: 1 };
    holds(card, 'prague', ticketsOf(SEWARD, '1'), fog).when(SEWARD, play(card)).thenRefused();
    holds(card, 'cagliari', ticketsOf(SEWARD, '1')).when(SEWARD, play(card)).thenRefused();
  });

  test('neither into fog nor along a blocked rail', () => {
    const fog: Event = { type: 'FogPlaced', location: 'vienna', tokens: 1 };
    const block: Event = { type: 'RoadblockPlaced', from: 'prague', to: 'berlin', way: 'rail' };
    const reached = placesOf(plays(holds(card, 'prague', ticketsOf(SEWARD, '1'), fog, block), card));
    expect(reached).toContain('budapest');
    expect(reached).not.toContain('vienna');
    expect(reached).not.toContain('hamburg');
  });

  test('it is a move, and no action besides', () => {
    const gone = plays(holds(card, 'prague', ticketsOf(SEWARD, '1')), card).after(
      SEWARD,
      { type: 'moveByRail', location: 'berlin', ticket: '1' },
      anyChance,
    );
    expect(gone.asks()).not.toContain(`hunterActs ${SEWARD}`);
  });

  test('who is late goes to one of the cities', () => {
    const asked = plays(holds(card, 'prague', ticketsOf(SEWARD, '1')), card);
    expect(asked.mayDo(SEWARD)).toContainEqual(asked.inTime(drawing({})()));
  });

  describe('and Dracula', () => {
    const asked = () =>
      plays(holds(card, 'prague', ticketsOf(SEWARD, '1'), eventsInHand('dracula', 'false-tip')), card).after(
        SEWARD,
        { type: 'moveByRail', location: 'berlin', ticket: '1' },
        anyChance,
      );

    test('he is asked before it leaves, if he holds any events', () => {
      expect(asked().asks()).toEqual(['onTicketUse dracula']);
      expect(placeOf(asked().after('dracula', pass, anyChance))).toBe('berlin');
    });

    test('False Tip cancels it: the ticket is spent, and the hunter stays', () => {
      const cancelled = asked().after('dracula', play('false-tip'), anyChance);
      const { tickets, location } = cancelled.state.hunters[SEWARD];
      expect([tickets, location]).toEqual([[], 'prague']);
      expect(cancelled.asks()).not.toContain(`hunterActs ${SEWARD}`);
    });
  });
});

describe('Excellent Weather', () => {
  const card = 'excellent-weather';
  const sails = (moment: Fury, location: LocationId) =>
    moment.after(SEWARD, { type: 'moveBySea', location }, anyChance);

  test('two moves by sea, one after the other', () => {
    const asked = plays(holds(card, 'lisbon'), card);
    expect(placesOf(asked)).toEqual(['atlantic-ocean']);
    const between = sails(asked, 'atlantic-ocean');
    expect(between.asks()).toEqual([`cardAsks ${SEWARD}`]);
    expect(placesOf(between)).toContain('bay-of-biscay');
    expect(placeOf(sails(between, 'bay-of-biscay'))).toBe('bay-of-biscay');
  });

  test('at sea, too, where one cannot pass', () => {
    const moment = holds(card, 'bay-of-biscay');
    moment.when(SEWARD, pass).thenRefused();
    const landed = sails(sails(plays(moment, card), 'atlantic-ocean'), 'lisbon');
    expect(placeOf(landed)).toBe('lisbon');
  });

  test('the second may be forgone, as who is late does', () => {
    const between = sails(plays(holds(card, 'lisbon'), card), 'atlantic-ocean');
    expect(between.inTime()).toEqual(pass);
    const stays = between.after(SEWARD, pass, anyChance);
    expect([placeOf(stays), stays.asks().includes(`hunterActs ${SEWARD}`)]).toEqual([
      'atlantic-ocean',
      false,
    ]);
  });

  test('the first may not', () => {
    plays(holds(card, 'lisbon'), card).when(SEWARD, pass).thenRefused();
  });

  test('storms keep hunters out, and inland nobody sails', () => {
    const storm: Event = { type: 'StormRaised', location: 'atlantic-ocean' };
    holds(card, 'lisbon', storm).when(SEWARD, play(card)).thenRefused();
    holds(card, 'madrid').when(SEWARD, play(card)).thenRefused();
  });

  test('a port between the two is entered', () => {
    const between = given(
      {},
      huntersIn({ [SEWARD]: 'atlantic-ocean' }),
      wentTo('lisbon'),
      holding('rats'),
      wentTo('madrid'),
      eventsInHand(SEWARD, card),
      acts(SEWARD),
    );
    const landed = sails(plays(between, card), 'lisbon');
    expect(landed.asks()).toEqual(['ambush dracula']);
    expect(landed.after('dracula', pass, anyChance).asks()).toEqual([`cardAsks ${SEWARD}`]);
  });

  test('who becomes delayed there goes no further', () => {
    const landed = given(
      {},
      huntersIn({ [SEWARD]: 'atlantic-ocean' }),
      wentTo('lisbon'),
      holding('saboteur'),
      wentTo('madrid'),
      eventsInHand(SEWARD, card),
      acts(SEWARD),
    );
    const met = sails(plays(landed, card), 'lisbon').after(
      'dracula',
      { type: 'ambushWith', encounter: 'saboteur' },
      anyChance,
    );
    expect(met.state.hunters[SEWARD].delayed).toBe(true);
    expect(met.asks()).not.toContain(`cardAsks ${SEWARD}`);
  });
});

describe('Sense of Emergency', () => {
  const card = 'sense-of-emergency';
  const hurt = (damage: number): Event => ({ type: 'DamageChanged', seat: SEWARD, by: damage, damage });

  test('for two damage one goes along three roads at the most', () => {
    const asked = plays(holds(card, 'lisbon'), card);
    expect(asked.state.hunters[SEWARD].damage).toBe(2);
    expect(placesOf(asked)).toContain('barcelona');
    expect(placesOf(asked)).not.toContain('marseilles');
    const gone = asked.after(SEWARD, { type: 'chooseLocation', location: 'barcelona' }, anyChance);
    expect(placeOf(gone)).toBe('barcelona');
    expect(gone.asks()).not.toContain(`hunterActs ${SEWARD}`);
  });

  test('the city is entered: hideouts are turned up, and Dracula may ambush', () => {
    const asked = plays(
      given(
        {},
        huntersIn({ [SEWARD]: 'lisbon' }),
        wentTo('saragossa'),
        holding('rats'),
        wentTo('toulouse'),
        eventsInHand(SEWARD, card),
        acts(SEWARD),
      ),
      card,
    );
    const gone = asked.after(SEWARD, { type: 'chooseLocation', location: 'saragossa' }, anyChance);
    expect(gone.sees('spectator').trail[1]?.cards).toEqual([
      { back: 'land', faceUp: true, card: 'saragossa' },
    ]);
    expect(gone.asks()).toEqual(['ambush dracula']);
  });

  test('nobody pays with damage that would defeat', () => {
    holds(card, 'lisbon', hurt(8)).when(SEWARD, play(card)).thenRefused();
    expect(plays(holds(card, 'lisbon', hurt(7)), card).state.hunters[SEWARD].damage).toBe(9);
  });

  test('it is refused in fog and at sea, and by night', () => {
    const fog: Event = { type: 'FogPlaced', location: 'lisbon', tokens: 1 };
    holds(card, 'lisbon', fog).when(SEWARD, play(card)).thenRefused();
    holds(card, 'bay-of-biscay').when(SEWARD, play(card)).thenRefused();
    given({}, huntersIn(), wentTo('dublin'), eventsInHand(SEWARD, card), acts(SEWARD, 'night'))
      .when(SEWARD, play(card))
      .thenRefused();
  });

  test('it is refused where every road is blocked', () => {
    const block = (to: 'cadiz' | 'madrid' | 'santander'): Event => ({
      type: 'RoadblockPlaced',
      from: 'lisbon',
      to,
      way: 'road',
    });
    const two = holds(card, 'lisbon', block('cadiz'), block('madrid'));
    expect(placesOf(plays(two, card))[0]).toBe('santander');
    holds(card, 'lisbon', block('cadiz'), block('madrid'), block('santander'))
      .when(SEWARD, play(card))
      .thenRefused();
  });

  test('it is a move along roads: Dracula may answer it', () => {
    const asked = plays(holds(card, 'lisbon', eventsInHand('dracula', 'wild-horses')), card);
    const gone = asked.after(SEWARD, { type: 'chooseLocation', location: 'barcelona' }, anyChance);
    expect(gone.asks()).toEqual(['afterRoadMove dracula']);
  });
});
