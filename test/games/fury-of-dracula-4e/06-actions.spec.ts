import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  pass,
  placeIn,
  ticketsOf,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const ART = 'lord-godalming';
const SUPPLY = { type: 'supply' } as const;

const at = (
  location: LocationId,
  part: 'day' | 'night' = 'day',
  hunter: HunterId = SEWARD,
  ...more: readonly (Event | readonly Event[])[]
) => given({}, huntersIn({ [hunter]: location }), wentTo('dublin'), more.flat(), acts(hunter, part));

describe('1.2 drawing events', () => {
  const { state } = at('lisbon');
  const hunters = placeIn(state.events.unseen, 'escape-route');

  test('by day the top card of the hunters is the hunter’s', () => {
    const drawn = at('granada').after(SEWARD, SUPPLY, drawing({ [`event for ${SEWARD}`]: [hunters] }));
    expect(drawn.state.hunters[SEWARD].events).toEqual(['escape-route']);
  });

  test('by day the top card of Dracula is discarded face down, and nobody ever sees it', () => {
    const darkTop = given(
      {},
      huntersIn({ [SEWARD]: 'granada' }).filter(({ type }) => type !== 'BackSeen'),
      { type: 'BackSeen', back: 'dracula' },
      wentTo('dublin'),
      acts(SEWARD),
    );
    const buried = darkTop.after(SEWARD, SUPPLY, anyChance);
    expect(buried.state.hunters[SEWARD].events).toEqual([]);
    const { deck, discard, faceDown } = buried.sees('dracula').piles.events;
    expect([deck, discard, faceDown]).toEqual([74, [], 1]);
  });

  test('by night the bottom card of Dracula is his, and of the hunters the hunter’s', () => {
    const night = at('granada', 'night');
    const enraged = placeIn(
      Object.fromEntries(
        Object.entries(night.state.events.unseen).slice(
          Object.keys(night.state.events.unseen).indexOf('customs-search'),
        ),
      ),
      'enraged',
    );
    const his = drawing({ 'event back': [74], 'event for dracula': [enraged] });
    expect(night.after(SEWARD, SUPPLY, his).state.dracula.events).toEqual(['enraged']);
    const hers = drawing({ 'event back': [0], [`event for ${SEWARD}`]: [hunters] });
    expect(night.after(SEWARD, SUPPLY, hers).state.hunters[SEWARD].events).toEqual(['escape-route']);
  });

  test('the back of the top card can be seen before', () => {
    expect(at('granada').sees('spectator').piles.events.top).toEqual(['hunters']);
  });

  test('who has drawn is asked whether to keep it, whatever it is', () => {
    const drawn = at('granada').after(SEWARD, SUPPLY, drawing({ [`event for ${SEWARD}`]: [hunters] }));
    expect(drawn.asks()).toEqual([`drawnEvent ${SEWARD}`]);
    expect(drawn.mayDo(SEWARD)).toEqual([{ type: 'keepDrawn' }]);
    expect(drawn.sees(SEWARD).drawn).toBe('escape-route');
    expect(drawn.sees('dracula').drawn).toBeUndefined();
    const news = placeIn(state.events.unseen, 'newspaper-reports');
    const read = at('granada').after(SEWARD, SUPPLY, drawing({ [`event for ${SEWARD}`]: [news] }));
    expect(read.mayDo(SEWARD)).toEqual([{ type: 'keepDrawn' }, { type: 'resolveDrawn' }]);
  });
});

describe('6. actions', () => {
  const escape = drawing({
    [`event for ${SEWARD}`]: [placeIn(at('lisbon').state.events.unseen, 'escape-route')],
    [`event for ${ART}`]: [placeIn(at('lisbon').state.events.unseen, 'escape-route')],
  });

  test('an item comes with supplies from a large city, two for Lord Godalming, none from a small one', () => {
    const items = (location: LocationId, hunter: HunterId) =>
      at(location, 'day', hunter).after(hunter, SUPPLY, escape).state.hunters[hunter].items.length;
    expect([items('lisbon', SEWARD), items('lisbon', ART), items('granada', ART)]).toEqual([1, 2, 0]);
  });

  test('a hospital has an item and no event', () => {
    const { items, events } = at('hospital-rome').after(SEWARD, SUPPLY, escape).state.hunters[SEWARD];
    expect([items.length, events.length]).toEqual([1, 0]);
  });

  test('the castle has neither supplies nor tickets', () => {
    const types = at('castle-dracula')
      .mayDo(SEWARD)
      .map(({ type }) => type);
    expect(types).not.toContain('supply');
    expect(types).not.toContain('reserveTicket');
  });

  test('a ticket is drawn for all to see; Lord Godalming may draw two; more than two go back', () => {
    at('lisbon').when(SEWARD, { type: 'reserveTicket', draw: 2 }).thenRefused();
    const two = at('lisbon', 'day', ART, ticketsOf(ART, '1')).after(
      ART,
      { type: 'reserveTicket', draw: 2 },
      anyChance,
    );
    expect(two.sees('dracula').hunters[0]?.tickets).toEqual(['1', '3-2', '3-2']);
    expect(two.asks()).toEqual([`discardTicket ${ART}`]);
    const left = two.after(ART, { type: 'discardTicket', ticket: '1' }, anyChance);
    expect(left.state.hunters[ART].tickets).toEqual(['3-2', '3-2']);
  });

  test('a rest heals one damage, two in the city of Dr. Seward', () => {
    const hurt: Event = { type: 'DamageChanged', seat: 'van-helsing', by: 5, damage: 5 };
    const alone = at('lisbon', 'day', 'van-helsing', hurt);
    const rested = (moment: typeof alone) =>
      moment.after('van-helsing', { type: 'rest' }, anyChance).state.hunters['van-helsing'].damage;
    expect(rested(alone)).toBe(4);
    const helped = given(
      {},
      huntersIn({ 'van-helsing': 'lisbon', [SEWARD]: 'lisbon' }),
      wentTo('dublin'),
      hurt,
      acts('van-helsing'),
    );
    expect(rested(helped)).toBe(3);
  });

  test('who is delayed stands up, and does nothing else', () => {
    const delayed = at('lisbon', 'day', SEWARD, { type: 'HunterDelayed', seat: SEWARD });
    expect(delayed.mayDo(SEWARD)).toEqual([{ type: 'standUp' }]);
    expect(delayed.after(SEWARD, { type: 'standUp' }, anyChance).state.hunters[SEWARD].delayed).toBe(false);
  });

  test('hands are three items and three events', () => {
    const full = itemsInHand(SEWARD, 'knife', 'knife', 'pistol');
    const crowded = at('lisbon', 'day', SEWARD, full).after(SEWARD, SUPPLY, escape);
    const kept = crowded.after(SEWARD, { type: 'keepDrawn' }, anyChance);
    expect(kept.asks()).toEqual([`discardDown ${SEWARD}`]);
    expect(kept.mayDo(SEWARD)).toContainEqual({ type: 'discardItem', item: 'knife' });
  });

  test('Mina Harker asks in company, and hears whether he is in her region', () => {
    const ask = { type: 'askRegion' } as const;
    const scene = (dracula: 'dublin' | 'rome' | 'north-sea', location: LocationId) =>
      given(
        {},
        huntersIn({ 'mina-harker': 'london', [SEWARD]: location }),
        wentTo(dracula),
        acts('mina-harker', 'night'),
      );
    scene('dublin', 'rome').when('mina-harker', ask).thenRefused();
    for (const [place, same] of [
      ['dublin', true],
      ['rome', false],
      ['north-sea', false],
    ] as const) {
      scene(place, 'london')
        .withChance(anyChance)
        .when('mina-harker', ask)
        .thenAmongOthers({ type: 'RegionAnswered', seat: 'mina-harker', region: 'british-isles', same });
    }
  });

  test('bats lead a hunter instead of an action, and leave the hunter delayed', () => {
    const led = given(
      {},
      huntersIn({ [SEWARD]: 'lisbon' }),
      wentTo('dublin'),
      { type: 'BatsPlaced', seat: SEWARD },
      acts('lord-godalming').slice(0, 1),
      {
        type: 'AgendaChanged',
        question: 1,
        agenda: [
          { is: 'hunterActs', hunter: ART, part: 'day', left: 1, done: [] },
          { is: 'hunterTurns', part: 'day', left: [SEWARD] },
          { is: 'placeHunter', hunter: ART },
        ],
      },
    ).after(ART, pass, anyChance);
    expect(led.asks()).toEqual(['batsLead dracula']);
    const gone = led.after('dracula', { type: 'chooseLocation', location: 'cadiz' }, anyChance);
    const { location, delayed, bats } = gone.state.hunters[SEWARD];
    expect([location, delayed, bats]).toEqual(['cadiz', true, 0]);
  });
});

describe('6. trade', () => {
  const market = () =>
    given(
      {},
      huntersIn({ [SEWARD]: 'lisbon', [ART]: 'lisbon' }),
      wentTo('dublin'),
      itemsInHand(SEWARD, 'knife'),
      ticketsOf(ART, '2'),
      eventsInHand(ART, 'escape-route'),
      acts(SEWARD),
    ).after(SEWARD, { type: 'trade' }, anyChance);

  test('hunters in one city hand over items and tickets, all at once', () => {
    const open = market();
    expect(open.asks()).toEqual([`trade ${ART}`, `trade ${SEWARD}`]);
    const given1 = open.after(SEWARD, { type: 'giveItem', item: 'knife', to: ART }, anyChance);
    const given2 = given1.after(ART, { type: 'giveTicket', ticket: '2', to: SEWARD }, anyChance);
    expect([given2.state.hunters[ART].items, given2.state.hunters[SEWARD].tickets]).toEqual([
      ['knife'],
      ['2'],
    ]);
  });

  test('that one has nothing more to hand over leaves the question of the other as it is', () => {
    const done = market().after(ART, pass, anyChance);
    expect(done.asks()).toEqual([`trade ${SEWARD}`]);
    expect(done.state.question).toBe(market().state.question);
  });

  test('events are shown, and stay where they are; nobody else sees them', () => {
    const shown = market().withChance(anyChance).when(ART, { type: 'showHand', to: SEWARD });
    shown.thenAmongOthers(
      { type: 'HandShown', seat: ART, to: SEWARD, items: [], cards: ['escape-route'] },
      { type: 'HandOpened', seat: ART, to: SEWARD },
    );
    expect(market().sees(SEWARD).hunters[0]?.events).toEqual([]);
  });

  test('nobody trades alone', () => {
    at('lisbon', 'day', SEWARD, itemsInHand(SEWARD, 'knife')).when(SEWARD, { type: 'trade' }).thenRefused();
  });
});
