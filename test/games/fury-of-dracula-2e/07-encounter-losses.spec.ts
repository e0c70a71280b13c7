import { healthOf, EAST, left, meets } from '../../support/games/fury-encounters.js';
import { anyChance, drawing, eventsInHand, itemsInHand } from '../../support/games/fury-of-dracula-2e.js';

const PARTY = ['lord-godalming', 'dr-seward'] as const;

const dogs = { type: 'DogsLaid', seat: 'dr-seward' } as const;

describe('Hoax', () => {
  const more = [
    eventsInHand('dr-seward', 'long-day', 'hypnosis'),
    eventsInHand('lord-godalming', 'money-trail'),
  ];

  test('costs every event in Western Europe', () => {
    const { hunters, events } = meets({ encounters: ['hoax'], hunters: PARTY, more }).state;
    expect(PARTY.flatMap((hunter) => hunters[hunter].events)).toEqual([]);
    expect(events.discard['money-trail']).toBe(1);
  });

  test('costs one event, by choice, in Eastern Europe', () => {
    const moment = meets({ encounters: ['hoax'], hunters: PARTY, more, location: EAST });
    expect(moment.state.hunters['lord-godalming'].events).toEqual([]);
    const over = moment.after('dr-seward', { type: 'discardEvent', card: 'hypnosis' }, anyChance);
    expect(over.state.hunters['dr-seward'].events).toEqual(['long-day']);
  });
});

describe('Peasants', () => {
  const more = [itemsInHand('dr-seward', 'knife', 'stake')];
  const holdsAfter = (moment: ReturnType<typeof meets>) => moment.state.hunters['dr-seward'].items.length;

  test('exchange one item in Western Europe', () => {
    const moment = meets({ encounters: ['peasants'], more });
    expect(moment.mayDo('dr-seward')).toContainEqual({ type: 'discardItem', item: 'stake' });
    const over = moment.after('dr-seward', { type: 'discardItem', item: 'stake' }, anyChance);
    expect([over.state.items.discard.stake, holdsAfter(over)]).toEqual([1, 2]);
    expect(over.state.hunters['dr-seward'].items).toContain('knife');
  });

  test('exchange all items in Eastern Europe', () => {
    const { state } = meets({ encounters: ['peasants'], more, location: EAST });
    expect([state.items.discard.knife, state.items.discard.stake]).toEqual([1, 1]);
    expect(state.hunters['dr-seward'].items).toHaveLength(2);
  });

  test('the other way round, as an option', () => {
    const options = { peasants: 'eastOne' } as const;
    expect(meets({ encounters: ['peasants'], more, options }).state.items.discard.stake).toBe(1);
    expect(meets({ encounters: ['peasants'], more, options, location: EAST }).asks()).toEqual([
      'encounterAsks dr-seward',
    ]);
  });

  test('give nothing to who has nothing', () => {
    expect(holdsAfter(meets({ encounters: ['peasants'] }))).toBe(0);
  });
});

describe('Saboteur', () => {
  test('costs each an item or an event, and the turn', () => {
    const more = [itemsInHand('dr-seward', 'knife'), eventsInHand('dr-seward', 'long-day')];
    const moment = meets({ encounters: ['saboteur'], more });
    expect(moment.mayDo('dr-seward')).toEqual([
      { type: 'discardItem', item: 'knife' },
      { type: 'discardEvent', card: 'long-day' },
    ]);
    const over = moment.after('dr-seward', { type: 'discardEvent', card: 'long-day' }, anyChance);
    expect(over.state.hunters['dr-seward'].events).toEqual([]);
    expect(over.state.encounters.pool.saboteur).toBe(2);
  });

  test('leaves what else lies there, and Dracula himself', () => {
    const moment = meets({ encounters: ['saboteur', 'plague'] });
    const over = moment.after('dracula', { type: 'chooseEncounter', encounter: 'saboteur' }, anyChance);
    expect(left(over)).toEqual(['plague']);
    expect(healthOf(over, 'dr-seward')).toEqual([10]);
  });

  test('keeps away from Dogs', () => {
    const more = [itemsInHand('dr-seward', 'dogs', 'knife'), dogs];
    const { state } = meets({ encounters: ['saboteur'], more });
    expect(state.hunters['dr-seward'].items).toEqual(['dogs', 'knife']);
    expect(state.encounters.pool.saboteur).toBe(2);
  });
});

describe('Thief', () => {
  const more = [itemsInHand('dr-seward', 'knife', 'stake'), eventsInHand('dr-seward', 'long-day')];
  const chance = drawing({ 'loss of dr-seward': [1] });

  test('takes a card at random, of the kind that Dracula names', () => {
    const moment = meets({ encounters: ['thief'], more });
    expect(moment.asks()).toEqual(['encounterAsks dracula']);
    const kinds = [
      { type: 'chooseKind', kind: 'item' },
      { type: 'chooseKind', kind: 'event' },
    ] as const;
    expect(moment.mayDo('dracula')).toEqual(kinds);
    const { hunters } = moment.after('dracula', kinds[0], chance).state;
    expect(hunters['dr-seward'].items).toEqual(['knife']);
  });

  test('asks nobody where there is but one kind', () => {
    const held = [itemsInHand('dr-seward', 'knife', 'stake')];
    const { hunters } = meets({ encounters: ['thief'], more: held, chance }).state;
    expect(hunters['dr-seward'].items).toEqual(['knife']);
  });

  test('keeps away from Dogs', () => {
    const held = [itemsInHand('dr-seward', 'dogs', 'knife'), dogs];
    expect(meets({ encounters: ['thief'], more: held }).state.hunters['dr-seward'].items).toHaveLength(2);
  });
});
