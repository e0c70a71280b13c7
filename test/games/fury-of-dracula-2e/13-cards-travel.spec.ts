import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import {
  anyChance,
  bySea,
  byRoad,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import { acting, moving, pass, play, to } from '../../support/games/fury-of-dracula-2e-cards.js';

const places = (location: LocationId) => ({ places: { 'dr-seward': location } }) as const;
const whereSewardIs = (moment: ReturnType<typeof moving>) => moment.state.hunters['dr-seward'].location;

describe('Chartered Carriage', () => {
  const inParis = (options: Partial<Options> = {}, ...more: (Event | readonly Event[])[]) =>
    moving({ ...places('paris'), options }, ['chartered-carriage'], wentTo('sofia'), more.flat());

  test('takes a hunter as far as the best ticket, without a roll', () => {
    const moment = inParis().after('dr-seward', play('chartered-carriage'));
    expect(moment.asks()).toEqual(['rideTrain dr-seward']);
    expect(moment.mayDo('dr-seward')).toContainEqual({ type: 'rideTo', location: 'saragossa' });
  });

  test('is for a city with a railway, before moving', () => {
    expect(
      moving(places('galway'), ['chartered-carriage'], wentTo('sofia')).mayDo('dr-seward'),
    ).not.toContainEqual(play('chartered-carriage'));
    const later = acting(places('paris'), wentTo('sofia'), eventsInHand('dr-seward', 'chartered-carriage'));
    expect(later.mayDo('dr-seward')).not.toContainEqual(play('chartered-carriage'));
  });

  test('cancelled by Devilish Power leaves every other way to go', () => {
    const moment = inParis({}, eventsInHand('dracula', 'devilish-power'))
      .after('dr-seward', play('chartered-carriage'))
      .after('dracula', play('devilish-power'));
    expect(moment.asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('False Tip-off cancels it: the turn ends, or as an option the die is rolled', () => {
    const against = (charteredTipOff: Options['charteredTipOff']) =>
      inParis({ charteredTipOff }, eventsInHand('dracula', 'false-tip-off'))
        .after('dr-seward', play('chartered-carriage'))
        .after('dracula', play('false-tip-off'), drawing({ 'train die': [1] }));
    expect(against('turnEnds').state.turn).toBe('lord-godalming');
    expect(against('roll').asks()).toEqual(['hunterMoves dr-seward']);
    expect(against('roll').mayDo('dr-seward')).not.toContainEqual({ type: 'moveByRail' });
  });

  test('Good Luck brings it back', () => {
    const moment = inParis(
      {},
      eventsInHand('dracula', 'false-tip-off'),
      eventsInHand('van-helsing', 'good-luck'),
    )
      .after('dr-seward', play('chartered-carriage'))
      .after('dracula', play('false-tip-off'))
      .after('van-helsing', play('good-luck'));
    expect(moment.asks()).toEqual(['rideTrain dr-seward']);
  });

  test('played by one who comes along, it takes the whole party', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'paris', 'mina-harker': 'paris' }),
      wentTo('sofia'),
      eventsInHand('mina-harker', 'chartered-carriage'),
      { type: 'CardKeptOpen', seat: 'mina-harker', card: 'chartered-carriage' },
      { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
      toDo(
        { is: 'window', window: 'partyBegins', passed: [], hunters: ['dr-seward', 'mina-harker'] },
        { is: 'hunterMoves', hunters: ['dr-seward', 'mina-harker'], train: true, invite: false },
        { is: 'endTurn', seat: 'dr-seward' },
      ),
    );
    const ride = moment.after('mina-harker', play('chartered-carriage'));
    expect(ride.asks()).toEqual(['rideTrain dr-seward']);
    const there = ride.after('dr-seward', { type: 'rideTo', location: 'marseilles' });
    expect(there.state.hunters['mina-harker'].location).toBe('marseilles');
  });
});

describe('False Tip-off', () => {
  const boarding = (...hand: (Event | readonly Event[])[]) =>
    moving(places('paris'), [], wentTo('sofia'), eventsInHand('dracula', 'false-tip-off'), hand.flat()).after(
      'dr-seward',
      { type: 'moveByRail' },
    );

  test('before the train die is rolled: no train, and the turn ends', () => {
    const moment = boarding();
    expect(moment.asks()).toEqual(['beforeTrain dracula']);
    moment
      .when('dracula', play('false-tip-off'))
      .thenAmongOthers(
        { type: 'RollUsed', face: 'X' },
        { type: 'TurnStarted', seat: 'lord-godalming', round: 2 },
      );
  });

  test('Good Luck or a Chartered Carriage cancels it, and the die is rolled', () => {
    for (const card of ['good-luck', 'chartered-carriage'] as const) {
      const moment = boarding(eventsInHand('dr-seward', card))
        .after('dracula', play('false-tip-off'))
        .after('dr-seward', play(card), drawing({ 'train die': [2] }));
      expect(moment.asks()).toEqual(['rideTrain dr-seward']);
    }
  });
});

describe('Excellent Weather', () => {
  const sailing = (location: LocationId, options: Partial<Options> = {}) =>
    moving({ ...places(location), options }, ['excellent-weather'], wentTo('sofia'));
  const set = (moment: ReturnType<typeof moving>) => moment.after('dr-seward', play('excellent-weather'));

  test('is for a port or the sea, before moving', () => {
    expect(sailing('geneva').mayDo('dr-seward')).not.toContainEqual(play('excellent-weather'));
    expect(sailing('nantes').mayDo('dr-seward')).toContainEqual(play('excellent-weather'));
  });

  test('leads over up to four sea moves, landing among them', () => {
    const way = ['bay-of-biscay', 'atlantic-ocean', 'mediterranean-sea', 'marseilles'] as const;
    const moment = way.reduce((now, step) => now.after('dr-seward', to(step)), set(sailing('nantes')));
    expect(whereSewardIs(moment)).toBe('marseilles');
    expect(moment.state.turn).toBe('lord-godalming');
  });

  test('may be ended before', () => {
    const moment = set(sailing('nantes')).after('dr-seward', to('bay-of-biscay'));
    expect(whereSewardIs(moment)).toBe('nantes');
    expect(whereSewardIs(moment.after('dr-seward', pass))).toBe('bay-of-biscay');
  });

  test('does not turn round at once', () => {
    const atSea = set(sailing('nantes')).after('dr-seward', to('bay-of-biscay'));
    expect(atSea.mayDo('dr-seward')).not.toContainEqual(to('nantes'));
    const farther = atSea.after('dr-seward', to('atlantic-ocean'));
    expect(farther.mayDo('dr-seward')).not.toContainEqual(to('bay-of-biscay'));
  });

  test('bars only the place where the turn began from the next voyage', () => {
    const moment = set(sailing('nantes')).after('dr-seward', to('bay-of-biscay')).after('dr-seward', pass);
    expect(moment.state.hunters['dr-seward'].cameFrom).toBe('nantes');
  });

  test('as an option those who land act', () => {
    const moment = set(sailing('nantes', { actionAfterLanding: true }))
      .after('dr-seward', to('bay-of-biscay'))
      .after('dr-seward', to('bordeaux'))
      .after('dr-seward', pass);
    expect(moment.asks()).toEqual(['hunterActs dr-seward']);
  });
});

describe('Sense of Emergency', () => {
  const vampires = (count: number): Event => ({ type: 'VampiresChanged', by: count, vampires: count });
  const hurrying = (...more: readonly Event[]) => moving({}, ['sense-of-emergency'], wentTo('sofia'), more);
  const card = play('sense-of-emergency');

  test('costs six health less the vampires, and leads to any city or the hospital', () => {
    const moment = hurrying(vampires(2)).after('dr-seward', card);
    expect(moment.state.hunters['dr-seward'].health).toBe(6);
    expect(moment.mayDo('dr-seward')).toContainEqual(to('st-joseph-and-st-mary'));
    expect(moment.mayDo('dr-seward')).toContainEqual(to('galway'));
    expect(moment.mayDo('dr-seward')).not.toContainEqual(to('castle-dracula'));
    expect(moment.mayDo('dr-seward')).not.toContainEqual(to('black-sea'));
  });

  test('replaces the move, and the turn goes on there', () => {
    const moment = hurrying().after('dr-seward', card).after('dr-seward', to('galway'));
    expect(whereSewardIs(moment)).toBe('galway');
    expect(moment.asks()).toEqual(['hunterActs dr-seward']);
  });

  test('leaves at least one health', () => {
    const health = (left: number): Event => ({
      type: 'HealthChanged',
      seat: 'dr-seward',
      by: 0,
      health: left,
    });
    expect(hurrying(health(6)).mayDo('dr-seward')).not.toContainEqual(card);
    expect(hurrying(health(7)).mayDo('dr-seward')).toContainEqual(card);
  });

  test('is for one who moves alone, and is free to', () => {
    const bound: Event = { type: 'MoveDeclared', seat: 'dr-seward', move: { type: 'stay' } };
    expect(hurrying(bound).mayDo('dr-seward')).not.toContainEqual(card);
    const fog: Event = { type: 'HunterHeld', seat: 'dr-seward', encounter: 'fog', carries: false };
    expect(hurrying(fog).mayDo('dr-seward')).not.toContainEqual(card);
  });
});

describe('Control Storms', () => {
  const atSea = (...hand: readonly EventId[]) =>
    given(
      {},
      huntersIn({ 'dr-seward': 'bay-of-biscay' }),
      wentTo('sofia'),
      eventsInHand('dracula', ...hand),
      { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
      toDo(
        { is: 'window', window: 'huntersAtSea', passed: [], hunters: ['dr-seward'] },
        { is: 'hunterMoves', hunters: ['dr-seward'], train: true, invite: true },
        { is: 'endTurn', seat: 'dr-seward' },
      ),
    );

  test('Dracula takes a hunter at sea to a port within four sea moves, who acts there', () => {
    const moment = atSea('control-storms').after('dracula', play('control-storms'));
    expect(moment.asks()).toEqual(['cardAsks dracula']);
    expect(moment.mayDo('dracula')).toContainEqual(to('naples'));
    expect(moment.mayDo('dracula')).not.toContainEqual(to('venice'));
    expect(moment.mayDo('dracula').every((action) => action.type === 'chooseLocation')).toBe(true);
    const there = moment.after('dracula', to('naples'));
    expect(whereSewardIs(there)).toBe('naples');
    expect(there.asks()).toEqual(['hunterActs dr-seward']);
  });

  test('is asked for before the move, whatever Dracula holds', () => {
    expect(atSea('trap').asks()).toEqual(['huntersAtSea dracula']);
    expect(atSea('trap').after('dracula', pass).asks()).toEqual(['hunterMoves dr-seward']);
  });
});

describe('Customs Search', () => {
  const crossing = (...more: (Event | readonly Event[])[]) =>
    moving(
      places('venice'),
      [],
      wentTo('vienna'),
      ...more,
      eventsInHand('dracula', 'customs-search'),
      itemsInHand('dr-seward', 'knife', 'garlic'),
    );

  test('after the border between West and East is crossed: all items go, and the turn ends', () => {
    const moment = moving(
      places('munich'),
      [],
      wentTo('sofia'),
      eventsInHand('dracula', 'customs-search'),
      itemsInHand('dr-seward', 'knife', 'garlic'),
    ).after('dr-seward', byRoad('vienna'));
    expect(moment.asks()).toEqual(['afterCrossing dracula']);
    const searched = moment.after('dracula', play('customs-search'));
    expect(searched.state.hunters['dr-seward'].items).toEqual([]);
    expect(searched.state.turn).toBe('lord-godalming');
  });

  test('after landing, not on the way to sea', () => {
    const aboard = crossing().after('dr-seward', bySea('adriatic-sea'));
    expect(aboard.state.turn).toBe('lord-godalming');
    const landing = moving(
      places('adriatic-sea'),
      [],
      wentTo('sofia'),
      eventsInHand('dracula', 'customs-search'),
    ).after('dr-seward', bySea('venice'));
    expect(landing.asks()).toEqual(['afterCrossing dracula']);
  });

  test('not where an encounter lies, though he is asked', () => {
    const moment = moving(
      places('munich'),
      [],
      wentTo('vienna'),
      holding('rats'),
      wentTo('budapest'),
      eventsInHand('dracula', 'customs-search'),
    ).after('dr-seward', byRoad('vienna'));
    expect(moment.asks()).toEqual(['afterCrossing dracula']);
    expect(moment.mayDo('dracula')).toEqual([pass]);
  });

  test('Good Luck cancels it, and the turn goes on', () => {
    const moment = moving(
      places('munich'),
      ['good-luck'],
      wentTo('sofia'),
      eventsInHand('dracula', 'customs-search'),
      itemsInHand('dr-seward', 'knife'),
    )
      .after('dr-seward', byRoad('vienna'))
      .after('dracula', play('customs-search'))
      .after('dr-seward', play('good-luck'), anyChance);
    expect(moment.state.hunters['dr-seward'].items).toEqual(['knife']);
    expect(moment.asks()).toEqual(['hunterActs dr-seward']);
  });
});
