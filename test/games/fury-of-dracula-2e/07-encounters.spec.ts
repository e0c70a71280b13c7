import { ENCOUNTERS } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import { EFFECTS } from '../../../src/games/fury-of-dracula-2e/phases/encounter-effects.js';
import { healthOf, found, left, meets, unheeded } from '../../support/games/fury-encounters.js';
import { anyChance, drawing, eventsInHand, itemsInHand } from '../../support/games/fury-of-dracula-2e.js';

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
