import {
  anyChance,
  byRoad,
  drawing,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import {
  acting,
  choose,
  draculaBegins,
  drawn,
  moving,
  pass,
  play,
} from '../../support/games/fury-of-dracula-2e-cards.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';

const bitten = (seat: HunterId, bites = 1): Event => ({ type: 'BitesChanged', seat, by: 1, bites });

const keptOpen = (seat: HunterId, card: 'blood-transfusion' | 'good-luck'): Event => ({
  type: 'CardKeptOpen',
  seat,
  card,
});

describe('Blood Transfusion', () => {
  const here = { places: { 'van-helsing': 'geneva' } } as const;
  const giving = (...events: Event[]) => moving(here, ['blood-transfusion'], wentTo('vienna'), events);
  const card = play('blood-transfusion');

  test('takes one health from a hunter and one bite from another in the same city', () => {
    const moment = giving(bitten('van-helsing')).after('dr-seward', card);
    expect(moment.mayDo('dr-seward')).toEqual([choose('van-helsing')]);
    const donors = moment.after('dr-seward', choose('van-helsing'));
    expect(donors.mayDo('dr-seward')).toEqual([choose('dr-seward')]);
    const { hunters } = donors.after('dr-seward', choose('dr-seward')).state;
    expect([hunters['dr-seward'].health, hunters['van-helsing'].bites]).toEqual([9, 0]);
  });

  test('needs a bite that can go: never that of Mina Harker', () => {
    expect(giving().mayDo('dr-seward')).not.toContainEqual(card);
    const withMina = moving({ places: { 'mina-harker': 'geneva' } }, ['blood-transfusion'], wentTo('vienna'));
    expect(withMina.mayDo('dr-seward')).not.toContainEqual(card);
  });

  test('as an option the two may be anywhere', () => {
    const apart = (transfusionSameCity: boolean) =>
      moving(
        { options: { transfusionSameCity } },
        ['blood-transfusion'],
        wentTo('vienna'),
        bitten('dr-seward'),
        keptOpen('dr-seward', 'blood-transfusion'),
      ).mayDo('dr-seward');
    expect(apart(true)).not.toContainEqual(card);
    expect(apart(false)).toContainEqual(card);
  });
});

describe('Good Luck', () => {
  const card = play('good-luck');
  const ally: Event[] = [
    { type: 'EventTurnedUp', seat: 'dracula', card: 'quincey-p-morris' },
    { type: 'AllyArrived', side: 'dracula', card: 'quincey-p-morris' },
  ];
  const block: Event = { type: 'RoadblockPlaced', from: 'geneva', to: 'zurich', way: 'road' };

  test('in the own turn sends the ally of Dracula away, or takes the Roadblock', () => {
    const moment = moving({}, ['good-luck'], wentTo('vienna'), ally, block).after('dr-seward', card);
    expect(moment.mayDo('dr-seward')).toEqual([
      { type: 'dismissAlly', card: 'quincey-p-morris' },
      { type: 'removeRoadblock' },
    ]);
    const alone = moment.after('dr-seward', { type: 'dismissAlly', card: 'quincey-p-morris' });
    expect(alone.state.allies).toEqual({});
    expect(alone.state.events.discard['quincey-p-morris']).toBe(1);
    const open = moment.after('dr-seward', { type: 'removeRoadblock' });
    expect(open.mayDo('dr-seward')).toContainEqual(byRoad('zurich'));
  });

  test('is not played in the own turn for nothing', () => {
    expect(moving({}, ['good-luck'], wentTo('vienna')).mayDo('dr-seward')).not.toContainEqual(card);
  });

  test('cancels every card of Dracula, and Devilish Power every card of the hunters', () => {
    for (const { id, owner } of EVENT_CARDS) {
      const seat = owner === 'dracula' ? 'dracula' : 'dr-seward';
      const other = owner === 'dracula' ? 'dr-seward' : 'dracula';
      const cancels = owner === 'dracula' ? 'good-luck' : 'devilish-power';
      const window = owner === 'dracula' ? 'cancelDraculaEvent' : 'cancelHunterEvent';
      const moment = given(
        {},
        huntersIn(),
        wentTo('vienna'),
        eventsInHand(other, cancels),
        toDo(
          { is: 'window', window, passed: [], chain: [{ seat, card: id }], hunters: ['dr-seward'] },
          { is: 'takeEffect', card: id, seat, hunters: ['dr-seward'] },
          { is: 'hunterActs', hunter: 'dr-seward', others: [], rested: false },
        ),
      );
      const after = moment.after(other, play(cancels));
      expect([id, after.asks()]).toEqual([id, ['hunterActs dr-seward']]);
    }
  });
});

describe('Devilish Power', () => {
  const card = play('devilish-power');
  const helped: Event[] = [
    { type: 'EventTurnedUp', seat: 'dr-seward', card: 'rufus-smith' },
    { type: 'AllyArrived', side: 'hunters', card: 'rufus-smith' },
    { type: 'HostPlaced', location: 'rome' },
    { type: 'HostPlaced', location: 'paris' },
  ];

  test('at the start of his turn sends the ally of the hunters away, or a Heavenly Host', () => {
    const moment = draculaBegins({}, ['devilish-power'], wentTo('vienna'), helped).after('dracula', card);
    expect(moment.mayDo('dracula')).toEqual([
      { type: 'dismissAlly', card: 'rufus-smith' },
      { type: 'removeHost', location: 'rome' },
      { type: 'removeHost', location: 'paris' },
    ]);
    expect(
      moment.after('dracula', { type: 'dismissAlly', card: 'rufus-smith' }).state.allies.hunters,
    ).toBeUndefined();
    expect(moment.after('dracula', { type: 'removeHost', location: 'rome' }).state.board.hosts).toEqual([
      'paris',
    ]);
  });

  test('is not played there for nothing', () => {
    expect(draculaBegins({}, ['devilish-power'], wentTo('vienna')).mayDo('dracula')).toEqual([pass]);
  });
});

describe('Great Strength', () => {
  const harmed = (health: number, bites: number) =>
    given(
      {},
      huntersIn(),
      wentTo('vienna'),
      eventsInHand('dracula', 'trap', 'night-visit'),
      eventsInHand('dr-seward', 'great-strength'),
      toDo(
        { is: 'draculaBegins' },
        { is: 'harm', hunter: 'dr-seward', health, bites },
        { is: 'hunterActs', hunter: 'van-helsing', others: [], rested: false },
      ),
    ).after('dracula', pass);

  test('averts a whole loss of health, or a bite, for the hunter who plays it', () => {
    for (const moment of [harmed(4, 0), harmed(0, 1)]) {
      const { hunters } = moment.after('dr-seward', play('great-strength')).after('dracula', pass).state;
      expect([hunters['dr-seward'].health, hunters['dr-seward'].bites]).toEqual([10, 0]);
    }
  });

  test('cancelled, it averts nothing', () => {
    const moment = given(
      {},
      huntersIn(),
      wentTo('vienna'),
      eventsInHand('dracula', 'devilish-power'),
      eventsInHand('dr-seward', 'great-strength'),
      toDo(
        { is: 'window', window: 'beforeHarm', passed: [], hunter: 'dr-seward' },
        { is: 'harmDone', hunter: 'dr-seward', health: 4, bites: 0 },
        { is: 'hunterActs', hunter: 'van-helsing', others: [], rested: false },
      ),
    )
      .after('dr-seward', play('great-strength'))
      .after('dracula', play('devilish-power'));
    expect(moment.state.hunters['dr-seward'].health).toBe(6);
  });
});

describe('Re-Equip', () => {
  const supply = (...items: Parameters<typeof itemsInHand>[1][]) =>
    drawn(acting({}, wentTo('vienna'), itemsInHand('dr-seward', ...items)), 're-equip');

  test('lets the hunter discard an item, and brings another', () => {
    const moment = supply('garlic', 'garlic', 'knife');
    expect(moment.mayDo('dr-seward')).toEqual([
      pass,
      { type: 'discardItem', item: 'garlic' },
      { type: 'discardItem', item: 'knife' },
    ]);
    const knife = { type: 'discardItem', item: 'knife' } as const;
    const { state } = moment.after('dr-seward', knife, drawing({ 'item for dr-seward': [0] }));
    expect(state.hunters['dr-seward'].items).toEqual(['crucifix', 'garlic', 'garlic']);
    expect(state.items.discard.knife).toBe(1);
  });

  test('brings one also if nothing is discarded, or nothing can be', () => {
    const { state } = supply('garlic').after('dr-seward', pass, anyChance);
    expect(state.hunters['dr-seward'].items).toEqual(['crucifix', 'garlic']);
    expect(supply().state.hunters['dr-seward'].items).toEqual(['crucifix']);
  });

  test('a hunter who is late discards nothing', () => {
    expect(supply('garlic').inTime()).toEqual(pass);
  });
});

describe('Surprising Return', () => {
  const gone = (...cards: Parameters<typeof eventsInHand>[1][]) =>
    cards.map((card): Event => ({ type: 'EventBurned', card }));

  test('takes a card of the hunters that is kept from the discard pile', () => {
    const moment = drawn(
      acting({}, wentTo('vienna'), gone('long-day', 'hired-scouts', 'trap', 'rufus-smith')),
      'surprising-return',
    );
    expect(moment.mayDo('dr-seward')).toEqual([{ type: 'recoverEvent', card: 'long-day' }]);
    const { state } = moment.after('dr-seward', { type: 'recoverEvent', card: 'long-day' });
    expect(state.hunters['dr-seward'].events).toEqual(['long-day']);
    expect(state.events.discard['long-day']).toBe(0);
  });

  test('does nothing if none lies there', () => {
    expect(drawn(acting({}, wentTo('vienna')), 'surprising-return').state.turn).toBe('lord-godalming');
  });
});

describe('Vampire Lair', () => {
  test('without vampires does nothing', () => {
    expect(drawn(acting({}, wentTo('vienna')), 'vampire-lair').state.turn).toBe('lord-godalming');
  });

  test('with vampires brings the hunter who drew it to combat with one', () => {
    const vampires: Event = { type: 'VampiresChanged', by: 1, vampires: 1 };
    const moment = drawn(acting({}, wentTo('vienna'), vampires), 'vampire-lair');
    expect(moment.state.combat).toMatchObject({ opponent: 'vampire', hunters: ['dr-seward'], by: 'lair' });
  });
});

describe('Night Visit', () => {
  test('costs a bitten hunter whom Dracula chooses two health', () => {
    const moment = drawn(acting({}, wentTo('vienna'), bitten('van-helsing')), 'night-visit');
    expect(moment.mayDo('dracula')).toEqual([choose('van-helsing'), choose('mina-harker')]);
    const { hunters } = moment.after('dracula', choose('mina-harker')).state;
    expect(hunters['mina-harker'].health).toBe(6);
  });
});

describe('Vampiric Influence', () => {
  const influenced = () =>
    drawn(
      acting({}, wentTo('vienna'), itemsInHand('mina-harker', 'knife'), {
        type: 'CardKeptOpen',
        seat: 'mina-harker',
        item: 'knife',
      }),
      'vampiric-influence',
    );

  test('a bitten hunter shows Dracula all cards, and no spectator', () => {
    expect(influenced().mayDo('dracula')).toEqual([choose('mina-harker')]);
    influenced()
      .when('dracula', choose('mina-harker'))
      .thenAmongOthers(
        { type: 'HandShown', seat: 'mina-harker', items: ['knife'], cards: [] },
        { type: 'HandOpened', seat: 'mina-harker', shows: 'cards' },
      );
  });

  test('and states the next move, which binds', () => {
    const asked = influenced().after('dracula', choose('mina-harker'));
    expect(asked.asks()).toEqual(['cardAsks mina-harker']);
    const move = { type: 'moveByRoad', location: 'manchester' } as const;
    const stated = asked.after('mina-harker', { type: 'declare', move });
    expect(stated.state.hunters['mina-harker'].declared).toEqual(move);
    const later = moving({}, [], wentTo('vienna'), {
      type: 'MoveDeclared',
      seat: 'dr-seward',
      move: byRoad('zurich') as { type: 'moveByRoad'; location: 'zurich' },
    });
    expect(later.mayDo('dr-seward').filter(({ type }) => type !== 'invite')).toEqual([byRoad('zurich')]);
  });
});
