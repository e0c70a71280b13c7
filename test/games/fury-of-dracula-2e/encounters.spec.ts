import { ownerOf } from '../../../src/games/fury-of-dracula-2e/chance.js';
import { ENCOUNTERS } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import { EFFECTS } from '../../../src/games/fury-of-dracula-2e/phases/encounter-effects.js';
import { healthOf, EAST, found, left, meets, unheeded } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  drawing,
  encountersInHand,
  eventsInHand,
  itemsInHand,
  placeIn,
} from '../../support/games/fury-of-dracula-2e.js';

const PARTY = ['lord-godalming', 'dr-seward'] as const;
const pass = { type: 'pass' } as const;
const dogs = { type: 'DogsLaid', seat: 'dr-seward' } as const;

describe('every encounter', () => {
  test('has its effect', () => {
    expect(Object.keys(EFFECTS).toSorted()).toEqual(ENCOUNTERS.map(({ id }) => id).toSorted());
  });

  test('is 45 tokens in all', () => {
    expect(ENCOUNTERS.reduce((sum, { count }) => sum + count, 0)).toBe(45);
  });
});

describe('Plague', () => {
  test('takes two health from each, and goes back to the pool', () => {
    const moment = meets({ encounters: ['plague'], hunters: PARTY });
    expect(healthOf(moment, ...PARTY)).toEqual([10, 8]);
    expect(moment.state.encounters.pool.plague).toBe(1);
    expect(left(moment)).toEqual([]);
  });

  test('leaves nobody to rest or take supplies, but the turn is over', () => {
    expect(meets({ encounters: ['plague'] }).state.acted).toContain('dr-seward');
    expect(meets({ encounters: ['plague'] }).asks()[0]).toMatch(/^hunterMoves/);
  });
});

describe('Rats', () => {
  const chance = drawing({ die: [2, 3, 4, 5, 0, 1, 2, 3] });

  test('bite for each 4, 5 or 6 of four dice, each hunter for himself', () => {
    const moment = meets({ encounters: ['rats'], hunters: PARTY, chance });
    expect(healthOf(moment, ...PARTY)).toEqual([9, 9]);
  });

  test('tell the dice', () => {
    const scene = { encounters: ['rats'], chance, more: [eventsInHand('dr-seward', 'long-day')] } as const;
    found(scene)
      .withChance(chance)
      .when('dr-seward', pass)
      .thenAmongOthers({ type: 'EncounterRolled', seat: 'dr-seward', encounter: 'rats', dice: [3, 4, 5, 6] });
  });

  test('keep away from Dogs that lie open, and from all who are with them', () => {
    const more = [itemsInHand('dr-seward', 'dogs'), dogs];
    expect(healthOf(meets({ encounters: ['rats'], hunters: PARTY, more, chance }), ...PARTY)).toEqual([
      12, 10,
    ]);
  });

  test('so do they if Dogs are laid open just now', () => {
    const scene = { encounters: ['rats'], chance, more: [itemsInHand('dr-seward', 'dogs')] } as const;
    const moment = found(scene);
    expect(moment.mayDo('dr-seward')).toEqual([pass, { type: 'useItem', item: 'dogs' }]);
    const laid = unheeded(moment.after('dr-seward', { type: 'useItem', item: 'dogs' }, chance), chance);
    expect(healthOf(laid, 'dr-seward')).toEqual([10]);
    expect(laid.sees('dracula').hunters[1]?.dogs).toBe(true);
    expect(laid.state.hunters['dr-seward'].items).toEqual(['dogs']);
  });
});

describe('Wolves', () => {
  const show = (item: 'pistol' | 'rifle') => ({ type: 'showItem', item }) as const;

  test('take two health where no gun is shown', () => {
    expect(healthOf(meets({ encounters: ['wolves'] }), 'dr-seward')).toEqual([8]);
  });

  test('take one where a Pistol is shown, and it is kept', () => {
    const moment = meets({ encounters: ['wolves'], more: [itemsInHand('dr-seward', 'pistol', 'pistol')] });
    expect(moment.mayDo('dr-seward')).toEqual([pass, show('pistol')]);
    const shown = moment.after('dr-seward', show('pistol'), anyChance);
    expect(shown.mayDo('dr-seward')).toEqual([pass]);
    const over = shown.after('dr-seward', pass, anyChance);
    expect(healthOf(over, 'dr-seward')).toEqual([9]);
    expect(over.state.hunters['dr-seward'].items).toEqual(['pistol', 'pistol']);
  });

  test('take nothing where both are shown, be it by two hunters', () => {
    const more = [itemsInHand('lord-godalming', 'pistol'), itemsInHand('dr-seward', 'rifle')];
    const over = meets({ encounters: ['wolves'], hunters: PARTY, more })
      .after('lord-godalming', show('pistol'), anyChance)
      .after('lord-godalming', pass, anyChance)
      .after('dr-seward', show('rifle'), anyChance);
    expect(healthOf(over, ...PARTY)).toEqual([12, 10]);
  });

  test('ask nobody who holds no item', () => {
    const more = [itemsInHand('dr-seward', 'rifle')];
    expect(meets({ encounters: ['wolves'], hunters: PARTY, more }).asks()).toEqual([
      'encounterAsks dr-seward',
    ]);
  });
});

describe('Lightning', () => {
  const more = [itemsInHand('dr-seward', 'crucifix', 'knife'), itemsInHand('lord-godalming', 'garlic')];

  test('takes two health and an item of his choice from each', () => {
    const moment = meets({ encounters: ['lightning'], hunters: PARTY, more })
      .after('lord-godalming', pass, anyChance)
      .after('dr-seward', pass, anyChance);
    expect(moment.state.hunters['lord-godalming'].items).toEqual([]);
    expect(moment.asks()).toEqual(['encounterAsks dr-seward']);
    expect(moment.mayDo('dr-seward')).toEqual([
      { type: 'discardItem', item: 'crucifix' },
      { type: 'discardItem', item: 'knife' },
    ]);
    const over = moment.after('dr-seward', { type: 'discardItem', item: 'knife' }, anyChance);
    expect(over.state.hunters['dr-seward'].items).toEqual(['crucifix']);
    expect(healthOf(over, ...PARTY)).toEqual([10, 8]);
  });

  test('is averted from all by a Crucifix or a Heavenly Host that is shown', () => {
    for (const item of ['crucifix', 'heavenly-host'] as const) {
      const held = [itemsInHand('dr-seward', item)];
      const over = meets({ encounters: ['lightning'], hunters: PARTY, more: held }).after(
        'dr-seward',
        { type: 'showItem', item },
        anyChance,
      );
      expect(healthOf(over, ...PARTY)).toEqual([12, 10]);
      expect(over.state.hunters['dr-seward'].items).toEqual([item]);
    }
  });

  test('asks who holds other items just the same', () => {
    const held = [itemsInHand('dr-seward', 'knife', 'knife')];
    const moment = meets({ encounters: ['lightning'], more: held });
    expect(moment.asks()).toEqual(['encounterAsks dr-seward']);
    expect(moment.mayDo('dr-seward')).toEqual([pass]);
  });
});

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
    expect(over.state.hunters['dr-seward'].items[0]).toBe('knife');
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
  const chance = drawing({ 'random loss': [1] });

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

describe('Spy', () => {
  const more = [itemsInHand('dr-seward', 'knife'), eventsInHand('dr-seward', 'long-day')];

  test('shows Dracula every card', () => {
    found({ encounters: ['spy'], more })
      .withChance(anyChance)
      .when('dr-seward', pass)
      .thenAmongOthers(
        { type: 'HandShown', seat: 'dr-seward', items: ['knife'], cards: ['long-day'] },
        { type: 'HandOpened', seat: 'dr-seward' },
      );
  });

  test('makes each state the next move, which binds', () => {
    const moment = meets({ encounters: ['spy'], more });
    const move = { type: 'moveByRoad', location: 'genoa' } as const;
    expect(moment.mayDo('dr-seward')).toContainEqual({ type: 'declare', move });
    const { state } = moment.after('dr-seward', { type: 'declare', move }, anyChance);
    expect(state.hunters['dr-seward'].declared).toEqual(move);
  });

  test('is stopped by Dogs, unless an option says that it is not', () => {
    const held = [itemsInHand('dr-seward', 'dogs'), dogs];
    expect(meets({ encounters: ['spy'], more: held }).asks()[0]).toMatch(/^hunterMoves/);
    const options = { spyStoppedByDogs: false };
    expect(meets({ encounters: ['spy'], more: held, options }).asks()).toEqual(['encounterAsks dr-seward']);
  });
});

describe('Desecrated Soil', () => {
  test('draws one event: a card of the hunters is discarded', () => {
    const { state } = meets({ encounters: ['desecrated-soil'], chance: anyChance });
    expect(Object.values(state.events.discard).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(state.draculaEvents).toEqual([]);
  });

  test('and a card of Dracula goes to him', () => {
    const pile = meets({ encounters: ['plague'] }).state.events.deck;
    const own = Object.fromEntries(
      Object.entries(pile).filter(([card]) => ownerOf(card as EventId) === 'dracula'),
    );
    const chance = drawing({ 'event back': [60], 'event for dracula': [placeIn(own, 'trap')] });
    expect(meets({ encounters: ['desecrated-soil'], chance }).state.draculaEvents).toEqual(['trap']);
  });
});

describe('Ambush', () => {
  test('gives Dracula one more encounter, and then he returns one', () => {
    const more = [encountersInHand('bats', 'fog', 'hoax', 'rats', 'spy')];
    const moment = meets({ encounters: ['ambush'], more });
    expect(moment.asks()).toEqual(['discardEncounters dracula']);
    expect(moment.state.encounters.hand).toHaveLength(6);
    expect(moment.after('dracula', { type: 'discardEncounter', encounter: 'hoax' }).asks()[0]).toMatch(
      /^hunterMoves/,
    );
  });
});
