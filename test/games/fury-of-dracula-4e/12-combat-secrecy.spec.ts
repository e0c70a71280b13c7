import type { DraculaCombatId } from '../../../src/games/fury-of-dracula-4e/data/combat-cards.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { drawing, eventsInHand, itemsInHand, type Fury } from '../../support/games/fury-of-dracula-4e.js';
import {
  attack,
  fight,
  passes,
  plays,
  round,
  SEWARD,
} from '../../support/games/fury-of-dracula-4e-combat.js';

const ALL = ['dracula', ...HUNTERS, 'spectator'];
const but = (seat: string) => ALL.filter((viewer) => viewer !== seat);

/** In both moments these viewers see and are asked the same. */
function expectSame(one: Fury, other: Fury, viewers: readonly string[]): void {
  for (const viewer of viewers) {
    expect(other.sees(viewer)).toEqual(one.sees(viewer));
    if (viewer !== 'spectator') expect(other.mayDo(viewer)).toEqual(one.mayDo(viewer));
  }
  expect(other.asks()).toEqual(one.asks());
}

describe('what one side holds in a combat makes no difference to the other', () => {
  const withItems = (...items: readonly ItemId[]) => fight({ begins: true }, itemsInHand(SEWARD, ...items));

  test('which items a hunter holds as the combat begins', () => {
    expectSame(withItems('garlic-wreath'), withItems('stake'), but(SEWARD));
  });

  test('whether a hunter has Holy Bullets for the gun', () => {
    const shot = (item: ItemId) => round(passes(withItems('pistol', item), SEWARD), 'claws', 'pistol');
    expectSame(shot('holy-bullets'), shot('stake'), but(SEWARD));
    expectSame(passes(shot('holy-bullets'), SEWARD), passes(shot('stake'), SEWARD), but(SEWARD));
  });

  test('with which cards a hunter could ambush, if none is played', () => {
    const laid = (item: ItemId) =>
      passes(
        plays(
          fight(
            { begins: true },
            eventsInHand(SEWARD, 'planned-ambush', 'money-trail'),
            itemsInHand(SEWARD, item),
          ),
          SEWARD,
          'planned-ambush',
        ),
        SEWARD,
      );
    const shown = (item: ItemId) => round(laid(item), 'claws', 'punch');
    expectSame(shown('knife'), shown('stake'), but(SEWARD));
  });

  test('whether Dracula could be enraged', () => {
    const stopped = (card: EventId) => round(fight({}, eventsInHand('dracula', card)), 'claws', 'dodge');
    expectSame(stopped('enraged'), stopped('false-tip'), but('dracula'));
    expectSame(
      passes(stopped('enraged'), 'dracula'),
      passes(stopped('false-tip'), 'dracula'),
      but('dracula'),
    );
  });

  test('which combat cards Dracula holds, and which he draws', () => {
    const held = (...hand: readonly DraculaCombatId[]) => round(fight({ hand }), 'claws', 'punch');
    expectSame(held('claws', 'fangs'), held('claws', 'escape-as-mist'), but('dracula'));
    const next = (at: number) => {
      const moment = attack(fight({}), 'claws');
      return moment.after(SEWARD, { type: 'fightWith', card: 'punch' }, drawing({ 'combat card': [at] }));
    };
    expectSame(next(0), next(7), but('dracula'));
    expect(next(0).sees('dracula')).not.toEqual(next(7).sees('dracula'));
  });

  test('which items Lucky Find finds', () => {
    const found = plays(fight({ begins: true }, eventsInHand(SEWARD, 'lucky-find')), SEWARD, 'lucky-find');
    const other = fight({ begins: true }, eventsInHand(SEWARD, 'lucky-find')).after(
      SEWARD,
      { type: 'playEvent', card: 'lucky-find' },
      drawing({ [`item for ${SEWARD}`]: [9, 9, 9, 9, 9] }),
    );
    expect(other.sees(SEWARD)).not.toEqual(found.sees(SEWARD));
    expectSame(found, other, but(SEWARD));
  });
});
