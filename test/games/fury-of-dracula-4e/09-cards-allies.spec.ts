import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import {
  EVENT_CARDS,
  type AllyId,
  type EventId,
} from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import { deckSize } from '../../../src/games/fury-of-dracula-4e/evolve/cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { allBut, expectAlike, HUNTERS_AND_ALL } from '../../support/games/fury-of-dracula-4e-alike.js';
import {
  acts,
  anyChance,
  drawing,
  encountersInHand,
  given,
  huntersIn,
  itemsInHand,
  pass,
  placeIn,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
type Some = Event | readonly Event[];

/** Draws the back of a card of Dracula, or of the hunters. */
const [HIS, THEIRS] = [99, 0];

/** Where a card stands among those of Dracula that nobody has seen. */
function among({ state }: Fury, card: EventId): number {
  const his = EVENT_CARDS.filter(({ owner }) => owner === 'dracula').map(({ id }) => id);
  return placeIn(Object.fromEntries(his.map((id) => [id, state.events.unseen[id]])), card);
}

/** Night: Dr Seward is asked how to act in Saragossa, and after him it is the phase of Dracula. */
const night = (...more: readonly Some[]) =>
  given(
    { rumorAtStart: 0 },
    huntersIn({ [SEWARD]: 'saragossa' }),
    wentTo('madrid', 'lisbon', 'atlantic-ocean', 'cadiz'),
    more.flat(),
    acts(SEWARD, 'night'),
  );

/** Dr Seward draws this ally for Dracula. */
function drawn(card: AllyId, ...more: readonly Some[]): Fury {
  const moment = night(...more);
  const chance = drawing({ 'event back': [HIS], 'event for dracula': [among(moment, card)] });
  return moment.after(SEWARD, { type: 'supply' }, chance);
}

const inPlay = (card: AllyId): readonly Event[] => [
  { type: 'EventTurnedUp', seat: 'dracula', card },
  { type: 'AllyArrived', side: 'dracula', card },
];

/** The phase of Dracula begins, and this ally stands by him. */
const phaseWith = (card: AllyId, ...more: readonly Some[]) =>
  night(inPlay(card), ...more).after(SEWARD, pass, anyChance);

const stays = (card: AllyId) => ({ type: 'keepAlly', card }) as const;
const on = (space: number) => ({ type: 'chooseSpace', space }) as const;
const by = (moment: Fury, ...actions: Parameters<Fury['after']>[1][]) =>
  actions.reduce((now, action) => now.after('dracula', action, anyChance), moment);
const damageOf = ({ state }: Fury) => state.hunters[SEWARD].damage;

describe('an ally of Dracula', () => {
  const allies = ['draculas-brides', 'great-wolf', 'immanuel-hildesheim'] as const;

  test.each(allies)('%s is turned up as it is drawn, and Dracula is asked whether it stays', (card) => {
    const asked = drawn(card);
    expect(asked.asks()).toEqual(['cardAsks dracula']);
    expect(asked.mayDo('dracula')[0]).toEqual(stays(card));
    expect(by(asked, stays(card)).sees('spectator').allies).toEqual({ dracula: card });
  });

  test.each(allies)('%s stays if Dracula is late', (card) => {
    expect(drawn(card).inTime()).toEqual(stays(card));
  });

  test('takes the place of the one before, which is discarded; the ally of the hunters stays', () => {
    const theirs: readonly Event[] = [
      { type: 'EventTurnedUp', seat: SEWARD, card: 'rufus-smith' },
      { type: 'AllyArrived', side: 'hunters', card: 'rufus-smith' },
    ];
    const asked = drawn('great-wolf', inPlay('draculas-brides'), theirs);
    asked
      .withChance(anyChance)
      .when('dracula', stays('great-wolf'))
      .thenAmongOthers(
        { type: 'AllyLeft', side: 'dracula', card: 'draculas-brides' },
        { type: 'AllyArrived', side: 'dracula', card: 'great-wolf' },
      );
    const { allies: now, events } = by(asked, stays('great-wolf')).state;
    expect(now).toEqual({ dracula: 'great-wolf', hunters: 'rufus-smith' });
    expect([events.discard['draculas-brides'], events.discard['great-wolf']]).toEqual([1, 0]);
  });

  test('who acts at once is discarded, and the one before stays', () => {
    const asked = drawn('great-wolf', inPlay('draculas-brides'));
    const { allies: now, events } = by(asked, { type: 'chooseHunter', hunter: SEWARD }).state;
    expect(now).toEqual({ dracula: 'draculas-brides' });
    expect(events.discard['great-wolf']).toBe(1);
  });
});

describe("Dracula's Brides", () => {
  const called = (...hand: EncounterId[]) => drawn('draculas-brides', encountersInHand(...hand));
  /** What lies where; the trail may have slid meanwhile. */
  const lying = ({ state }: Fury) =>
    state.trail.flatMap(({ at, encounters }) => encounters.map(({ encounter }) => `${at}: ${encounter}`));
  const place = (encounter: EncounterId) => ({ type: 'placeEncounter', encounter }) as const;

  test('at once: an encounter of his hand on up to two of the first three spaces, not at sea', () => {
    const asked = called('rats', 'bats', 'hoax');
    expect(asked.mayDo('dracula')).toEqual([stays('draculas-brides'), pass, on(1), on(3)]);
    const placed = by(asked, on(3), place('bats'));
    expect(placed.mayDo('dracula')).toEqual([pass, on(1)]);
    const both = by(placed, on(1), place('rats'));
    expect(lying(both)).toEqual(['cadiz: rats', 'lisbon: bats']);
    expect([both.state.allies, both.state.encounters.hand]).toEqual([{}, ['hoax']]);
    expect(both.asks()).not.toContain('cardAsks dracula');
  });

  test('at once: one is enough, or none', () => {
    const one = by(called('rats', 'bats'), on(3), place('bats'), pass);
    expect(lying(one)).toEqual(['lisbon: bats']);
    const none = by(called('rats', 'bats'), pass);
    expect([none.state.allies, none.state.events.discard['draculas-brides']]).toEqual([{}, 1]);
  });

  test('at once: nothing is offered without an encounter, and no second place for the last one', () => {
    expect(called().mayDo('dracula')).toEqual([stays('draculas-brides'), pass]);
    expect(by(called('rats'), on(1), place('rats')).asks()).not.toContain('cardAsks dracula');
  });

  test('hunters see where encounters are placed, and not which', () => {
    const rats = by(called('rats', 'bats'), on(1), place('rats'));
    expectAlike(rats, by(called('rats', 'bats'), on(1), place('bats')), HUNTERS_AND_ALL);
  });

  test('in play: he may discard an encounter to draw another, at the start of each phase', () => {
    const asked = phaseWith('draculas-brides', encountersInHand('rats', 'bats'));
    expect(asked.asks()).toEqual(['allyActs dracula']);
    expect(asked.mayDo('dracula').map((action) => action.type)).toEqual([
      'pass',
      'discardEncounter',
      'discardEncounter',
    ]);
    const changed = by(asked, { type: 'discardEncounter', encounter: 'rats' });
    expect([changed.state.encounters.hand.length, changed.state.encounters.buried.rats]).toEqual([2, 1]);
    expect(by(asked, pass).state.encounters.hand.toSorted()).toEqual(['bats', 'rats']);
    expect(asked.inTime()).toEqual(pass);
  });

  test('in play: he is not asked if he holds none', () => {
    expect(phaseWith('draculas-brides').asks()).toEqual(['draculaMoves dracula']);
  });

  test('hunters do not learn which encounter he gave away', () => {
    const asked = phaseWith('draculas-brides', encountersInHand('rats', 'bats'));
    const gives = (encounter: EncounterId) => by(asked, { type: 'discardEncounter', encounter });
    expectAlike(gives('rats'), gives('bats'), HUNTERS_AND_ALL);
  });
});

describe('the Great Wolf', () => {
  const raid = { type: 'chooseHunter', hunter: SEWARD } as const;
  const raided = (...items: readonly ItemId[]) =>
    by(drawn('great-wolf', itemsInHand(SEWARD, ...items)), raid);
  const everyShield: readonly Event[] = [
    ...itemsInHand('lord-godalming', 'crucifix', 'crucifix', 'crucifix'),
    ...itemsInHand('lord-godalming', 'heavenly-host', 'heavenly-host', 'heavenly-host'),
    ...['crucifix', 'heavenly-host'].flatMap((item): Event[] =>
      [1, 2, 3].map(() => ({ type: 'ItemDiscarded', seat: 'lord-godalming', item: item as ItemId })),
    ),
  ];

  test('at once: any hunter on the board suffers 4 damage', () => {
    expect(drawn('great-wolf').mayDo('dracula').slice(1)).toEqual(
      ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'].map((hunter) => ({
        type: 'chooseHunter',
        hunter,
      })),
    );
    const fallen = drawn('great-wolf', { type: 'HunterDefeated', seat: 'van-helsing' });
    expect(fallen.mayDo('dracula')).not.toContainEqual({ type: 'chooseHunter', hunter: 'van-helsing' });
    expect(damageOf(raided())).toBe(4);
  });

  test.each<ItemId>(['crucifix', 'heavenly-host'])(
    'the hunter may show the %s, keeps it, and suffers nothing',
    (item) => {
      const asked = raided('knife', item);
      expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
      expect(asked.mayDo(SEWARD)).toEqual([pass, { type: 'showItem', item }]);
      const shown = asked.after(SEWARD, { type: 'showItem', item }, anyChance);
      expect([damageOf(shown), shown.state.hunters[SEWARD].items.length]).toEqual([0, 2]);
      expect(damageOf(asked.after(SEWARD, pass, anyChance))).toBe(4);
      expect(asked.inTime()).toEqual(pass);
    },
  );

  test('the hunter is asked whatever items there are, and not without any, nor if all of those were seen', () => {
    expect(raided('knife').mayDo(SEWARD)).toEqual([pass]);
    expectAlike(raided('knife'), raided('crucifix'), allBut(SEWARD));
    const passed = (item: ItemId) => raided(item).after(SEWARD, pass, anyChance);
    expectAlike(passed('knife'), passed('crucifix'), allBut(SEWARD));
    expect(raided().asks()).not.toContain(`cardAsks ${SEWARD}`);
    const seen = by(drawn('great-wolf', everyShield, itemsInHand(SEWARD, 'knife')), raid);
    expect([damageOf(seen), seen.asks().includes(`cardAsks ${SEWARD}`)]).toEqual([4, false]);
  });

  test('in play: 1 damage to a hunter of his choice at the start of each phase, unless it is shown', () => {
    const asked = phaseWith('great-wolf', itemsInHand(SEWARD, 'crucifix'));
    expect(asked.asks()).toEqual(['allyActs dracula']);
    expect(asked.mayDo('dracula')).not.toContainEqual(pass);
    const chosen = by(asked, raid);
    expect(damageOf(chosen.after(SEWARD, pass, anyChance))).toBe(1);
    expect(damageOf(chosen.after(SEWARD, { type: 'showItem', item: 'crucifix' }, anyChance))).toBe(0);
    expect(asked.mayDo('dracula')).toContainEqual(asked.inTime(anyChance()));
  });
});

describe('Immanuel Hildesheim', () => {
  const atOnce = { type: 'actAtOnce' } as const;

  test('at once: Dracula takes his own of the top six events, the others are discarded for all to see', () => {
    const asked = drawn('immanuel-hildesheim');
    expect(asked.mayDo('dracula')).toEqual([stays('immanuel-hildesheim'), atOnce]);
    const chance = drawing({
      'event back': [HIS, THEIRS, THEIRS, HIS, THEIRS],
      'event for dracula': [among(asked, 'enraged'), among(asked, 'enraged')],
    });
    const first = asked.after('dracula', atOnce, chance);
    expect(first.asks()).toEqual(['drawnEvent dracula']);
    const last = by(first.after('dracula', { type: 'keepDrawn' }, chance), { type: 'keepDrawn' });
    const { dracula, events, allies } = last.state;
    expect([dracula.events, allies]).toEqual([['enraged', 'enraged'], {}]);
    expect(deckSize(events)).toBe(deckSize(asked.state.events) - 6);
    const { discard } = last.sees('spectator').piles.events;
    expect([discard.length, discard.includes('immanuel-hildesheim')]).toEqual([5, true]);
  });

  test('at once: what must be resolved as it is drawn is resolved', () => {
    const asked = drawn('immanuel-hildesheim');
    const chance = drawing({ 'event back': [HIS], 'event for dracula': [among(asked, 'great-wolf')] });
    const wolf = asked.after('dracula', atOnce, chance);
    expect(wolf.mayDo('dracula')).toContainEqual(stays('great-wolf'));
  });

  test('hunters do not learn which cards he takes', () => {
    const asked = drawn('immanuel-hildesheim');
    const takes = (card: EventId) =>
      asked.after(
        'dracula',
        atOnce,
        drawing({ 'event back': [HIS], 'event for dracula': [among(asked, card)] }),
      );
    expectAlike(takes('enraged'), takes('roadblock'), HUNTERS_AND_ALL);
  });

  test('in play: he takes the top event at the start of each phase if it is his', () => {
    const under: readonly Event[] = [
      { type: 'EventDrawn', seat: SEWARD, end: 'top', back: 'hunters' },
      { type: 'EventWasted', seat: SEWARD, card: 'hypnosis' },
      { type: 'BackSeen', back: 'dracula' },
    ];
    const taken = phaseWith('immanuel-hildesheim', under);
    expect(taken.sees('spectator').dracula.eventCount).toBe(1);
    expect(phaseWith('immanuel-hildesheim').sees('spectator').dracula.eventCount).toBe(0);
  });
});
