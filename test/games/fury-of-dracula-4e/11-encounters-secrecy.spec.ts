import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  pass,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const HUNTERS_AND_ALL = [...HUNTERS, 'spectator'];
const OTHERS = ['dracula', 'spectator', ...HUNTERS.filter((seat) => seat !== SEWARD)];

/** All that a viewer is shown and asked. */
const shown = (moment: Fury, viewer: string) => ({
  view: moment.sees(viewer),
  asks: moment.asks(),
  mayDo: viewer === 'spectator' ? [] : moment.mayDo(viewer),
});

function expectSame(one: Fury, other: Fury, viewers: readonly string[]): void {
  for (const viewer of viewers) expect(shown(other, viewer)).toEqual(shown(one, viewer));
}

describe('a Hoax that has matured', () => {
  const discarded: readonly Event[] = [
    ...eventsInHand('dracula', 'roadblock'),
    { type: 'EventDiscarded', seat: 'dracula', card: 'roadblock' },
    { type: 'EventBuried' },
  ];
  /** The card that lay face down is this one of those that nobody has seen. */
  const taken = (hidden: number) =>
    given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo('madrid'),
      holding('hoax'),
      wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'barcelona'),
      discarded,
      phaseIs('dracula'),
      { type: 'TrailSlid' },
      toDo({ is: 'hideoutLeaves', matured: false }, { is: 'draculaMoves', misdirected: false, stuck: false }),
    ).after(
      'dracula',
      { type: 'matureEncounter', encounter: 'hoax' },
      drawing({ 'event for dracula': [hidden] }),
    );
  const keep = (moment: Fury, at: number): Fury => {
    const action = moment.mayDo('dracula')[at];
    if (action === undefined) throw new Error('There is no such choice');
    return moment.after('dracula', action, anyChance);
  };

  test('hunters do not learn which cards lay face down', () => {
    expect(taken(0).mayDo('dracula')).not.toEqual(taken(12).mayDo('dracula'));
    expectSame(taken(0), taken(12), HUNTERS_AND_ALL);
  });

  test('nor which card he keeps', () => {
    expectSame(keep(taken(0), 0), keep(taken(0), 1), HUNTERS_AND_ALL);
  });
});

describe('what a hunter holds makes no difference to the others', () => {
  const searching = (encounter: EncounterId, item: ItemId) =>
    given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('madrid'),
      holding(encounter),
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'madrid' },
      wentTo('lisbon'),
      itemsInHand(SEWARD, item),
      acts(SEWARD),
    ).after(SEWARD, { type: 'search' }, anyChance);

  test('before a search and when nothing is shown', () => {
    expectSame(searching('hoax', 'stake'), searching('hoax', 'garlic'), OTHERS);
    const passed = (item: ItemId) => searching('hoax', item).after(SEWARD, pass, anyChance);
    expectSame(passed('stake'), passed('garlic'), OTHERS);
  });

  test.each<EncounterId>(['rats', 'wolves', 'szgany-bodyguards', 'saboteur', 'desecrated-soil'])(
    'when an item could be shown against %s',
    (encounter) => {
      const asked = (item: ItemId) => searching(encounter, item).after(SEWARD, pass, anyChance);
      expect(asked('pistol').asks()).toEqual([`encounterAsks ${SEWARD}`]);
      expectSame(asked('pistol'), asked('garlic'), OTHERS);
      const passed = (item: ItemId) => asked(item).after(SEWARD, pass, anyChance);
      expectSame(passed('pistol'), passed('garlic'), OTHERS);
    },
  );

  test('in an ambush', () => {
    const ambushed = (item: ItemId, card: EventId) =>
      given(
        {},
        huntersIn({ [SEWARD]: 'saragossa' }),
        wentTo('madrid'),
        holding('saboteur'),
        wentTo('lisbon'),
        itemsInHand(SEWARD, item),
        eventsInHand(SEWARD, card),
        acts(SEWARD),
      )
        .after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance)
        .after('dracula', { type: 'ambushWith', encounter: 'saboteur' }, anyChance);
    expectSame(ambushed('dogs', 'forewarned'), ambushed('garlic', 'hypnosis'), OTHERS);
    const passed = (item: ItemId, card: EventId) => ambushed(item, card).after(SEWARD, pass, anyChance);
    expectSame(passed('dogs', 'forewarned'), passed('garlic', 'hypnosis'), OTHERS);
  });
});

describe('what Dracula holds makes no difference to hunters', () => {
  test('in a search', () => {
    const searched = (card: EventId) =>
      given(
        {},
        huntersIn({ [SEWARD]: 'madrid' }),
        wentTo('madrid'),
        holding('aristocratic-vampire'),
        { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'madrid' },
        wentTo('lisbon'),
        eventsInHand('dracula', card),
        acts(SEWARD),
      ).after(SEWARD, { type: 'search' }, anyChance);
    expectSame(searched('seduction'), searched('roadblock'), HUNTERS_AND_ALL);
    const passed = (card: EventId) => searched(card).after('dracula', pass, anyChance);
    expectSame(passed('seduction'), passed('roadblock'), HUNTERS_AND_ALL);
  });
});
