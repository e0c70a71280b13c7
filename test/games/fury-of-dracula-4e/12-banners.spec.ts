import type {
  DraculaCombatId,
  HunterCombatId,
} from '../../../src/games/fury-of-dracula-4e/data/combat-cards.js';
import { ITEM_CARDS, type ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { act } from '../../../src/games/kit/act.js';
import { anyChance, itemsInHand } from '../../support/games/fury-of-dracula-4e.js';
import {
  attack,
  damageOf,
  fight,
  harmOf,
  round,
  SEWARD,
  wounded,
} from '../../support/games/fury-of-dracula-4e-combat.js';

const ICONS: readonly DraculaCombatId[] = [
  'claws',
  'fangs',
  'mesmerize',
  'plotting',
  'strength',
  'escape-as-bat',
  'escape-as-mist',
];

/** What each card cancels, as it is printed. */
const BANNERS: readonly (readonly [HunterCombatId, readonly DraculaCombatId[]])[] = [
  ['punch', ['mesmerize', 'plotting']],
  ['dodge', ['claws', 'fangs', 'strength']],
  ['escape', ['plotting', 'strength']],
  ['crucifix', ['fangs', 'mesmerize', 'escape-as-mist']],
  ['garlic', ['fangs', 'strength']],
  ['heavenly-host', ['mesmerize']],
  ['holy-circle', ICONS],
  ['knife', ['fangs', 'escape-as-bat']],
  ['pistol', ['claws', 'plotting']],
  ['rifle', ['claws', 'escape-as-bat']],
];
const isItem = (card: HunterCombatId): card is HunterCombatId & ItemId =>
  ITEM_CARDS.some(({ id }) => id === card);

const against = (card: HunterCombatId, icon: DraculaCombatId, damage = 0) =>
  attack(fight({ hand: [icon] }, wounded(damage), isItem(card) ? itemsInHand(SEWARD, card) : []), icon);

describe('12. banners', () => {
  test.each(BANNERS)('%s cancels %j, and no other card of Dracula', (card, banner) => {
    const cancelled = ICONS.filter((icon) => {
      const { state } = against(card, icon);
      const events = act(furyOfDracula, state, SEWARD, { type: 'fightWith', card }, anyChance());
      return events.some((event) => event.type === 'CombatCardCancelled' && event.seat === 'dracula');
    });
    expect(cancelled).toEqual(banner.toSorted((a, b) => ICONS.indexOf(a) - ICONS.indexOf(b)));
  });

  test('every item with a banner is here, and no other is a combat card', () => {
    const arms = ITEM_CARDS.filter(({ fights }) => fights).map(({ id }) => id);
    expect(BANNERS.map(([card]) => card).filter(isItem)).toEqual(arms);
    expect(ITEM_CARDS.filter(({ fights, banner }) => fights !== banner.length > 0)).toEqual([]);
  });
});

describe('12. what cards do', () => {
  test.each([
    ['punch', 'claws', 1],
    ['knife', 'claws', 3],
    ['pistol', 'fangs', 2],
    ['rifle', 'fangs', 2],
    ['heavenly-host', 'claws', 4],
    ['garlic', 'claws', 2],
    ['garlic', 'strength', 0],
    ['crucifix', 'mesmerize', 3],
    ['crucifix', 'claws', 0],
    ['dodge', 'claws', 0],
  ] as const)('%s against %s: Dracula suffers %i', (card, icon, damage) => {
    const shown = against(card, icon).after(SEWARD, { type: 'fightWith', card }, anyChance);
    expect(harmOf(shown)).toBe(damage);
  });

  test('Fangs, Claws and Strength do two; Fangs heal two before, and not below nothing', () => {
    for (const icon of ['fangs', 'claws', 'strength'] as const)
      expect(damageOf(round(fight({ hand: [icon] }), icon, 'punch'))).toBe(2);
    const healed = (damage: number) =>
      harmOf(round(fight({ hand: ['fangs'] }, wounded(damage)), 'fangs', 'escape'));
    expect([healed(5), healed(1)]).toEqual([3, 0]);
  });

  test('a mesmerized hunter does one less with each weapon, and no less with a fist', () => {
    const dazed = (card: HunterCombatId) => {
      const hand = ['mesmerize', 'strength', 'fangs', 'claws'] as const;
      const moment = fight({ hand }, isItem(card) ? itemsInHand(SEWARD, card) : []);
      const icon = card === 'knife' || card === 'punch' ? 'claws' : 'fangs';
      return harmOf(round(round(moment, 'mesmerize', 'dodge'), icon, card));
    };
    expect((['knife', 'pistol', 'rifle', 'punch'] as const).map(dazed)).toEqual([2, 1, 1, 1]);
  });
});
