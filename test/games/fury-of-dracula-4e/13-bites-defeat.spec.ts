import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { wouldFall } from '../../../src/games/fury-of-dracula-4e/phases/table/harm.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  anyChance,
  given,
  huntersIn,
  itemsInHand,
  phaseIs,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';
import { damageOf, fight, MINA, round, SEWARD } from '../../support/games/fury-of-dracula-4e-combat.js';

describe('1.7 bites', () => {
  test('E2: by night Fangs bite a mesmerized hunter, who leaves, and influence grows', () => {
    const first = round(
      fight({ atNight: true, hand: ['mesmerize', 'fangs', 'claws'] }),
      'mesmerize',
      'escape',
    );
    const bitten = round(first, 'fangs', 'punch');
    expect([bitten.state.hunters[SEWARD].bites, damageOf(bitten), bitten.state.influence]).toEqual([1, 0, 1]);
    expect(bitten.state.lastCombat?.end).toBe('no-hunter');
    expect(bitten.sees('spectator').hunters[1]?.weakened).toBe(true);
  });

  test('by day they only harm', () => {
    const first = round(fight({ hand: ['mesmerize', 'fangs', 'claws'] }), 'mesmerize', 'escape');
    expect(round(first, 'fangs', 'punch').state.hunters[SEWARD]).toMatchObject({ bites: 0, damage: 2 });
  });

  test('a weakened hunter keeps an event and an item open, for all to see', () => {
    const weak = given(
      {},
      huntersIn({ [MINA]: 'madrid' }),
      wentTo('lisbon'),
      itemsInHand(MINA, 'knife', 'stake'),
      phaseIs('day'),
      toDo({ is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] }, { is: 'night' }),
    ).after(SEWARD, { type: 'pass' }, anyChance);
    expect(weak.asks()).toEqual([`keepOpen ${MINA}`]);
    const open = weak.after(MINA, { type: 'keepItemOpen', item: 'stake' }, anyChance);
    expect(open.sees('dracula').hunters[3]).toMatchObject({
      openItem: 'stake',
      items: ['stake'],
      itemCount: 2,
    });
  });

  test('a bite for which there is no space defeats', () => {
    const harmed = given(
      {},
      huntersIn(),
      wentTo('madrid'),
      { type: 'BitesChanged', seat: SEWARD, by: 1, bites: 1 },
      toDo(
        { is: 'hunterActs', hunter: MINA, part: 'day', left: 1, done: [] },
        { is: 'harm', hunter: SEWARD, damage: 0, bites: 1 },
        { is: 'placeHunter', hunter: 'lord-godalming' },
      ),
    ).after(MINA, { type: 'pass' }, anyChance);
    expect(harmed.state.hunters[SEWARD].fellAt).toBe('edinburgh');
  });
});

describe('1.8 defeat', () => {
  const fallen = (...more: readonly Event[]) =>
    round(
      fight({ hunters: [SEWARD] }, itemsInHand(SEWARD, 'knife'), more, [
        { type: 'TicketDrawn', seat: SEWARD, ticket: '2' },
        { type: 'DamageChanged', seat: SEWARD, by: 9, damage: 9 },
      ]),
      'claws',
      'punch',
    );

  test('all cards are discarded, all tokens go back, and the hunter is off the board', () => {
    const { hunters, items, tickets } = fallen().state;
    expect(hunters[SEWARD]).toMatchObject({ items: [], tickets: [], damage: 0, bites: 0, fellAt: 'madrid' });
    expect(hunters[SEWARD].location).toBeUndefined();
    expect([items.discard.knife, tickets['2']]).toEqual([1, 2]);
  });

  test('C6: influence grows by two, and by one more for each despair token', () => {
    expect(fallen().state.influence).toBe(2);
    for (const despair of [1, 2, 3])
      expect(fallen({ type: 'DespairPlaced', despair }).state.influence).toBe(2 + despair);
  });

  test('who is defeated fights no more', () => {
    expect(fallen().state.lastCombat?.end).toBe('no-hunter');
  });
});

describe('13. health, and spaces for bites', () => {
  const { state } = given({}, huntersIn());

  test('12, 10, 8 and 8 damage defeat, and less does not', () => {
    const most = HUNTERS.map((hunter) =>
      [...Array(20).keys()].filter((damage) => !wouldFall(state, hunter, { damage, bites: 0 })),
    );
    expect(most.map((bearable) => bearable.length)).toEqual([12, 10, 8, 8]);
  });

  test('one bite is borne by the first two, two by Van Helsing, none more by Mina Harker', () => {
    const most = HUNTERS.map((hunter) =>
      [0, 1, 2, 3].filter((bites) => !wouldFall(state, hunter, { damage: 0, bites })),
    );
    expect(most.map((bearable) => bearable.length - 1)).toEqual([1, 1, 2, 0]);
  });

  test('Mina Harker is weakened from the beginning, and keeps one of each open', () => {
    expect(state.hunters[MINA].bites).toBe(0);
    expect(
      given({}, huntersIn())
        .sees('spectator')
        .hunters.map(({ weakened }) => weakened),
    ).toEqual([false, false, false, true]);
  });
});

describe('13. hospitals', () => {
  const fell = (location: LocationId, ...more: readonly Event[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: location }),
      wentTo('dublin'),
      more,
      { type: 'HunterDelayed', seat: SEWARD },
      { type: 'HunterDefeated', seat: SEWARD },
      phaseIs('night'),
      toDo(
        { is: 'hunterActs', hunter: MINA, part: 'night', left: 1, done: [] },
        { is: 'dawn' },
        { is: 'hunterTurns', part: 'day', left: [SEWARD] },
        { is: 'beginRound' },
      ),
    ).after(MINA, { type: 'pass' }, anyChance);

  test('until dawn a defeated hunter is out of play', () => {
    const turns = given(
      {},
      huntersIn(),
      wentTo('dublin'),
      { type: 'HunterDefeated', seat: SEWARD },
      phaseIs('day'),
      toDo(
        { is: 'hunterActs', hunter: 'lord-godalming', part: 'day', left: 1, done: [] },
        { is: 'hunterTurns', part: 'day', left: [SEWARD, 'van-helsing'] },
      ),
    ).after('lord-godalming', { type: 'pass' }, anyChance);
    expect(turns.asks()).toEqual(['hunterActs van-helsing']);
  });

  test('at dawn the hunter stands in the nearest one, and acts in the day', () => {
    const back = fell('granada');
    expect(back.state.hunters[SEWARD]).toMatchObject({
      location: 'hospital-madrid',
      delayed: false,
      damage: 0,
    });
    expect(back.asks()).toEqual([`hunterActs ${SEWARD}`]);
  });

  test('of two that are as near the hunter chooses', () => {
    const asked = fell('bay-of-biscay');
    expect(asked.asks()).toEqual([`wakeUp ${SEWARD}`]);
    expect(asked.mayDo(SEWARD)).toEqual([
      { type: 'wakeIn', location: 'hospital-madrid' },
      { type: 'wakeIn', location: 'hospital-paris' },
    ]);
    const back = asked.after(SEWARD, { type: 'wakeIn', location: 'hospital-paris' }, anyChance);
    expect(back.state.hunters[SEWARD].location).toBe('hospital-paris');
    expect(asked.mayDo(SEWARD)).toContainEqual(asked.inTime(anyChance()));
  });

  test('it is not the city beside it: nobody is found, met or fought there, and nobody trades', () => {
    const beside = given(
      {},
      huntersIn({ [SEWARD]: 'hospital-madrid', [MINA]: 'madrid' }),
      itemsInHand(MINA, 'knife'),
      wentTo('madrid'),
      { type: 'DraculaRevealed', location: 'madrid' },
      phaseIs('day'),
      toDo({ is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] }, { is: 'dusk' }),
    );
    expect(beside.mayDo(SEWARD).map(({ type }) => type)).toEqual(['pass', 'moveByRoad', 'supply']);
    const dusk = beside.after(SEWARD, { type: 'pass' }, anyChance);
    expect(dusk.state.combat?.hunters).toEqual([MINA]);
  });
});
