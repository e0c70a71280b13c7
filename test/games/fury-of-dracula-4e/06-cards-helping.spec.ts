import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
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
  ticketsOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { GODALMING, holds, MINA, play, plays, SEWARD } from '../../support/games/fury-of-dracula-4e-cards.js';

describe('Blood Transfusion', () => {
  const card = 'blood-transfusion';
  const bitten = (seat: HunterId): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });
  const hurt = (seat: HunterId, damage: number): Event => ({
    type: 'DamageChanged',
    seat,
    by: damage,
    damage,
  });
  const together = huntersIn({ [SEWARD]: 'lisbon', [GODALMING]: 'lisbon' }).slice(1);

  test('for one damage a hunter of the same place is rid of a bite', () => {
    const asked = plays(holds(card, {}, together, bitten(GODALMING)), card);
    expect(asked.mayDo(SEWARD)).toEqual([{ type: 'chooseHunter', hunter: GODALMING }]);
    expect(asked.inTime(drawing({})())).toEqual({ type: 'chooseHunter', hunter: GODALMING });
    const healed = asked.after(SEWARD, { type: 'chooseHunter', hunter: GODALMING }, anyChance);
    const { hunters } = healed.state;
    expect([hunters[GODALMING].bites, hunters[SEWARD].damage]).toEqual([0, 1]);
    expect(healed.asks()).not.toContain(`hunterActs ${SEWARD}`);
  });

  test('who is not weakened any more keeps nothing open', () => {
    const open: readonly Event[] = [
      ...itemsInHand(GODALMING, 'knife'),
      { type: 'CardOpened', seat: GODALMING, item: 'knife' },
    ];
    const asked = plays(holds(card, {}, together, bitten(GODALMING), open), card);
    const items = (moment: Fury) => moment.sees('dracula').hunters[0]?.items;
    expect(items(asked)).toEqual(['knife']);
    expect(items(asked.after(SEWARD, { type: 'chooseHunter', hunter: GODALMING }, anyChance))).toEqual([]);
  });

  test('who is bitten cannot give any, nor Mina Harker with her scar', () => {
    holds(card, {}, together, bitten(GODALMING), bitten(SEWARD)).when(SEWARD, play(card)).thenRefused();
    const mina = huntersIn({ [MINA]: 'lisbon', [GODALMING]: 'lisbon' }).slice(1);
    holds(card, { seat: MINA }, mina, bitten(GODALMING)).when(MINA, play(card)).thenRefused();
  });

  test('nobody can give any to Mina Harker for her scar, nor to one who is elsewhere', () => {
    const mina = huntersIn({ [MINA]: 'lisbon', [SEWARD]: 'lisbon' }).slice(1);
    holds(card, {}, mina).when(SEWARD, play(card)).thenRefused();
    holds(card, {}, bitten(GODALMING)).when(SEWARD, play(card)).thenRefused();
  });

  test('nobody pays with damage that would defeat', () => {
    holds(card, {}, together, bitten(GODALMING), hurt(SEWARD, 9)).when(SEWARD, play(card)).thenRefused();
  });
});

describe('Good Luck', () => {
  const card = 'good-luck';
  const block = { from: 'rome', to: 'naples', way: 'road' } as const;
  const blocked: Event = { type: 'RoadblockPlaced', ...block };
  const wolf: readonly Event[] = [
    { type: 'EventTurnedUp', seat: 'dracula', card: 'great-wolf' },
    { type: 'AllyArrived', side: 'dracula', card: 'great-wolf' },
  ];

  test('a roadblock is taken away, or the ally of Dracula is discarded', () => {
    const asked = plays(holds(card, {}, blocked, wolf), card);
    expect(asked.mayDo(SEWARD)).toEqual([
      { type: 'liftRoadblock', ...block },
      { type: 'dismissAlly', card: 'great-wolf' },
    ]);
    const lifted = asked.after(SEWARD, { type: 'liftRoadblock', ...block }, anyChance).state;
    expect([lifted.board.roadblocks, lifted.allies.dracula]).toEqual([[], 'great-wolf']);
    const left = asked.after(SEWARD, { type: 'dismissAlly', card: 'great-wolf' }, anyChance).state;
    expect([left.board.roadblocks.length, left.allies, left.events.discard['great-wolf']]).toEqual([
      1,
      {},
      1,
    ]);
  });

  test('it may be played in a hospital, at sea, and by who is delayed', () => {
    const places: readonly (readonly [LocationId, ...Event[]])[] = [
      ['hospital-rome'],
      ['north-sea'],
      ['lisbon', { type: 'HunterDelayed', seat: SEWARD }],
    ];
    for (const [location, ...more] of places) {
      const moment = given(
        {},
        huntersIn({ [SEWARD]: location }),
        wentTo('dublin'),
        eventsInHand(SEWARD, 'good-luck'),
        blocked,
        more,
        acts(SEWARD),
      );
      const asked = plays(moment, 'good-luck');
      expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
      const lifted = asked.after(SEWARD, { type: 'liftRoadblock', ...block }, anyChance);
      expect(lifted.mayDo(SEWARD)).toEqual(moment.mayDo(SEWARD).filter(({ type }) => type !== 'playEvent'));
    }
  });

  test('it is no action: the hunter acts afterwards', () => {
    const lifted = plays(holds(card, {}, blocked), card).after(
      SEWARD,
      { type: 'liftRoadblock', ...block },
      anyChance,
    );
    expect(lifted.asks()).toEqual([`hunterActs ${SEWARD}`]);
  });

  test('it is of no use if there is neither, nor by night', () => {
    holds(card).when(SEWARD, play(card)).thenRefused();
    holds(card, { part: 'night' }, blocked).when(SEWARD, play(card)).thenRefused();
  });

  test('who is late has one of them', () => {
    const asked = plays(holds(card, {}, blocked, wolf), card);
    expect(asked.mayDo(SEWARD)).toContainEqual(asked.inTime(drawing({})()));
  });

  test('R5: it cancels a False Tip, and any hunter may play it', () => {
    const tip = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('dublin'),
      ticketsOf(SEWARD, '1'),
      eventsInHand('dracula', 'false-tip'),
      eventsInHand(GODALMING, card),
      acts(SEWARD),
    )
      .after(SEWARD, { type: 'moveByRail', location: 'lisbon', ticket: '1' }, anyChance)
      .after('dracula', play('false-tip'), anyChance);
    expect(tip.asks()).toEqual([`cancelDraculaEvent ${GODALMING}`]);
    expect(tip.mayDo(GODALMING)).toEqual([pass, play(card)]);
    expect(tip.inTime()).toEqual(pass);
    const cancelled = tip.after(GODALMING, play(card), anyChance);
    expect(cancelled.state.events.discard).toMatchObject({ [card]: 1, 'false-tip': 1 });
    expect(cancelled.asks()).not.toContain('cardAsks dracula');
  });
});

describe('Vampire Lair', () => {
  const card = 'vampire-lair';
  const influence = (points: number): Event => ({ type: 'InfluenceChanged', by: points, influence: points });

  test('for a stake and a delay influence falls by two', () => {
    const used = plays(holds(card, {}, itemsInHand(SEWARD, 'stake'), influence(5)), card);
    expect([used.state.influence, used.state.hunters[SEWARD]]).toMatchObject([
      3,
      { items: [], delayed: true },
    ]);
    expect(used.asks()).not.toContain(`hunterActs ${SEWARD}`);
  });

  test('not below nothing', () => {
    expect(plays(holds(card, {}, itemsInHand(SEWARD, 'stake'), influence(1)), card).state.influence).toBe(0);
  });

  test('without a stake, or by night, it is refused', () => {
    holds(card, {}, itemsInHand(SEWARD, 'knife'), influence(5)).when(SEWARD, play(card)).thenRefused();
    holds(card, { part: 'night' }, itemsInHand(SEWARD, 'stake')).when(SEWARD, play(card)).thenRefused();
  });
});
