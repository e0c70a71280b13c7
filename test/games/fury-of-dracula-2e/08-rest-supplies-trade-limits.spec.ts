import {
  anyChance,
  drawing,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { EVENT_CARDS, type EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';

function acting(
  location: LocationId,
  options: Partial<Options> = {},
  ...more: readonly (Event | readonly Event[])[]
) {
  return given(
    options,
    huntersIn({ 'dr-seward': location }),
    wentTo('galatz'),
    more.flat(),
    { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
    toDo(
      { is: 'hunterActs', hunter: 'dr-seward', others: [], rested: false },
      { is: 'endTurn', seat: 'dr-seward' },
    ),
  );
}

/** Where a card stands among those with its back. */
function inDeck(card: EventId): number {
  const owner = EVENT_CARDS.find(({ id }) => id === card)?.owner;
  let before = 0;
  for (const { id, count } of EVENT_CARDS.filter((one) => one.owner === owner)) {
    if (id === card) return before;
    before += count;
  }
  return before;
}

const HUNTERS_BACK = 0;

const DRACULAS_BACK = 74;

const bringing = (back: number, seat: string, card: EventId) =>
  drawing({ 'event back': [back], [`event for ${seat}`]: [inDeck(card)] });

const supply = (draw: 'event' | 'item' | 'both') => ({ type: 'supply', draw }) as const;

describe('supplies', () => {
  const draws = (location: LocationId) =>
    acting(location)
      .mayDo('dr-seward')
      .flatMap((action) => (action.type === 'supply' ? [action.draw] : []));

  test('a small city has an event, a large one an event, an item or both, the hospital one of either', () => {
    expect(draws('geneva')).toEqual(['event']);
    expect(draws('paris')).toEqual(['event', 'item', 'both']);
    expect(draws('st-joseph-and-st-mary')).toEqual(['event', 'item']);
  });

  test('a card of the hunters is kept, known to hunters alone', () => {
    acting('geneva')
      .withChance(bringing(HUNTERS_BACK, 'dr-seward', 'long-day'))
      .when('dr-seward', supply('event'))
      .thenAmongOthers(
        { type: 'EventDrawn', seat: 'dr-seward', back: 'hunters' },
        { type: 'EventTaken', seat: 'dr-seward', card: 'long-day' },
        { type: 'EventKept', seat: 'dr-seward' },
      );
    const moment = acting('geneva').after(
      'dr-seward',
      supply('event'),
      bringing(HUNTERS_BACK, 'dr-seward', 'long-day'),
    );
    const seen = (viewer: string) => moment.sees(viewer).hunters[1]?.events;
    expect([seen('dr-seward'), seen('mina-harker'), seen('dracula'), seen('spectator')]).toEqual([
      ['long-day'],
      ['long-day'],
      [],
      [],
    ]);
  });

  test('as an option hunters do not see the cards of each other', () => {
    const moment = acting('geneva', { huntersShareHands: false }).after(
      'dr-seward',
      supply('event'),
      bringing(HUNTERS_BACK, 'dr-seward', 'long-day'),
    );
    expect(moment.sees('dr-seward').hunters[1]?.events).toEqual(['long-day']);
    expect(moment.sees('mina-harker').hunters[1]).toMatchObject({ events: [], eventCount: 1 });
  });

  test('a card of Dracula goes to him, unseen by the hunters', () => {
    const moment = acting('geneva').after(
      'dr-seward',
      supply('event'),
      bringing(DRACULAS_BACK, 'dracula', 'trap'),
    );
    expect(moment.state.draculaEvents).toEqual(['trap']);
    expect(JSON.stringify(moment.sees('dr-seward').dracula)).not.toContain('trap');
    expect(moment.sees('dr-seward').dracula.eventCount).toBe(1);
  });

  test('an item is known to hunters alone', () => {
    const moment = acting('paris').after('dr-seward', supply('item'), drawing({ 'item for dr-seward': [0] }));
    expect(moment.sees('mina-harker').hunters[1]?.items).toEqual(['crucifix']);
    expect(moment.sees('dracula').hunters[1]).toMatchObject({ items: [], itemCount: 1 });
  });
});

describe('rest', () => {
  const hurt: Event = { type: 'HealthChanged', seat: 'dr-seward', by: -5, health: 5 };

  test('two events are drawn: those of the hunters are discarded, those of Dracula are his', () => {
    const chance = drawing({
      'event back': [HUNTERS_BACK, DRACULAS_BACK - 1],
      'event for dr-seward': [inDeck('long-day')],
      'event for dracula': [inDeck('trap')],
    });
    const { state } = acting('geneva', {}, hurt).after('dr-seward', { type: 'rest' }, chance);
    expect(state.events.discard['long-day']).toBe(1);
    expect(state.draculaEvents).toEqual(['trap']);
    expect(state.hunters['dr-seward'].events).toEqual([]);
  });

  test('it gives two health, up to the number of the sheet', () => {
    expect(
      acting('geneva', {}, hurt).after('dr-seward', { type: 'rest' }, anyChance).state.hunters['dr-seward']
        .health,
    ).toBe(7);
    const almost: Event = { type: 'HealthChanged', seat: 'dr-seward', by: -1, health: 9 };
    expect(
      acting('geneva', {}, almost).after('dr-seward', { type: 'rest' }, anyChance).state.hunters['dr-seward']
        .health,
    ).toBe(10);
  });

  test('as an option one event is drawn where Dr Seward is', () => {
    const drawn = (sewardRest: boolean) =>
      acting('geneva', { sewardRest }).after('dr-seward', { type: 'rest' }, anyChance).state.events.discard[
        'advance-planning'
      ];
    expect([drawn(false), drawn(true)]).toEqual([2, 1]);
  });

  test('there is none in the castle', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'klausenburg' }),
      wentTo('vienna'),
      { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
      toDo(
        { is: 'hunterMoves', hunters: ['dr-seward'], train: true, invite: true },
        { is: 'endTurn', seat: 'dr-seward' },
      ),
    ).after('dr-seward', { type: 'moveByRoad', location: 'castle-dracula' });
    expect(moment.state.turn).toBe('lord-godalming');
  });
});

describe('trade', () => {
  const trading = () =>
    given(
      {},
      huntersIn({ 'dr-seward': 'paris', 'mina-harker': 'paris' }),
      wentTo('galatz'),
      itemsInHand('dr-seward', 'knife', 'garlic'),
      { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
      toDo(
        { is: 'hunterActs', hunter: 'dr-seward', others: [], rested: false },
        { is: 'endTurn', seat: 'dr-seward' },
      ),
    ).after('dr-seward', { type: 'trade' });

  test('hunters in one city hand items to each other until all are content', () => {
    expect(trading().asks()).toEqual(['trade dr-seward']);
    const given1 = trading().after('dr-seward', { type: 'giveItem', item: 'knife', to: 'mina-harker' });
    expect(given1.state.hunters['mina-harker'].items).toEqual(['knife']);
  });

  test('it needs company', () => {
    expect(acting('paris', {}, ...itemsInHand('dr-seward', 'knife')).mayDo('dr-seward')).not.toContainEqual({
      type: 'trade',
    });
  });
});

describe('hand limits', () => {
  test('three items and three events; Dr Seward holds one card more', () => {
    const items = itemsInHand('dr-seward', 'knife', 'knife', 'stake', 'rifle');
    const moment = acting(
      'geneva',
      {},
      ...items,
      ...eventsInHand('dr-seward', 'long-day', 'hypnosis', 'money-trail'),
    );
    const four = moment.after('dr-seward', supply('event'), bringing(HUNTERS_BACK, 'dr-seward', 'good-luck'));
    expect(four.asks()).toEqual(['discardDown dr-seward']);
    expect(four.mayDo('dr-seward')).toContainEqual({ type: 'discardItem', item: 'knife' });
    expect(four.mayDo('dr-seward')).toContainEqual({ type: 'discardEvent', card: 'good-luck' });
    const after = four.after('dr-seward', { type: 'discardItem', item: 'rifle' });
    expect(after.state.turn).toBe('lord-godalming');
  });

  test('four events for Dracula, six with Immanuel Hildesheim', () => {
    const full = eventsInHand('dracula', 'trap', 'trap', 'rage', 'seduction');
    const lastCard = drawing({ 'event back': [70], 'event for dracula': [20] });
    const moment = acting('geneva', {}, ...full).after('dr-seward', supply('event'), lastCard);
    expect(moment.state.draculaEvents).toContain('wild-horses');
    expect(moment.asks()).toEqual(['discardDown dracula']);
  });

  test('an empty deck is made anew of what was discarded', () => {
    const all = EVENT_CARDS.flatMap(({ id, count }) =>
      Array.from({ length: count }, (): Event => ({ type: 'EventBurned', card: id })),
    );
    acting('geneva', {}, ...all)
      .withChance(bringing(HUNTERS_BACK, 'dr-seward', 'long-day'))
      .when('dr-seward', supply('event'))
      .thenAmongOthers(
        { type: 'EventsReshuffled' },
        { type: 'EventTaken', seat: 'dr-seward', card: 'long-day' },
      );
  });
});
