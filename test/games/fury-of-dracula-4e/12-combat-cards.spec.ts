import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { anyChance, itemsInHand, laid } from '../../support/games/fury-of-dracula-4e.js';
import {
  answer,
  damageOf,
  fight,
  harmOf,
  MINA,
  passes,
  round,
  SEWARD,
  wounded,
} from '../../support/games/fury-of-dracula-4e-combat.js';

const AGATHA: readonly Event[] = [
  { type: 'EventTurnedUp', seat: SEWARD, card: 'sister-agatha' },
  { type: 'AllyArrived', side: 'hunters', card: 'sister-agatha' },
];

describe('Plotting', () => {
  const searched = () =>
    round(fight({ hand: ['plotting', 'claws'] }), 'plotting', 'dodge').after(
      'dracula',
      { type: 'takeCombatCard', card: 'escape-as-mist' },
      anyChance,
    );

  test('Dracula takes any card of his deck, and nobody learns which', () => {
    const asked = round(fight({ hand: ['plotting', 'claws'] }), 'plotting', 'dodge');
    expect(asked.asks()).toEqual(['combatAsks dracula']);
    const taken = searched();
    expect(taken.state.combat?.hand).toEqual(['claws', 'claws', 'escape-as-mist']);
    const other = asked.after('dracula', { type: 'takeCombatCard', card: 'fangs' }, anyChance);
    for (const viewer of [SEWARD, 'spectator']) expect(taken.sees(viewer)).toEqual(other.sees(viewer));
    expect(taken.sees('spectator').combat?.plots).toBe(1);
  });

  test('R7: later it cancels one of the three basic cards, once, before any effect', () => {
    const shown = round(searched(), 'claws', 'escape');
    expect(shown.asks()).toEqual(['combatAsks dracula']);
    const flipped = shown.after('dracula', { type: 'flipPlotting' }, anyChance);
    expect(flipped.state.combat).toMatchObject({ hunters: [SEWARD], plots: 0 });
    expect(passes(shown, 'dracula').state.lastCombat?.end).toBe('no-hunter');
  });

  test('a cancelled Dodge does not stop his card', () => {
    const rested = passes(round(searched(), 'claws', 'punch'), 'dracula');
    const flipped = round(rested, 'claws', 'dodge').after('dracula', { type: 'flipPlotting' }, anyChance);
    expect(damageOf(flipped)).toBe(4);
  });

  test('it does nothing to an item, nor to who is not engaged', () => {
    const armed = round(
      fight({ hand: ['plotting', 'claws'] }, itemsInHand(SEWARD, 'knife')),
      'plotting',
      'dodge',
    );
    const later = armed.after('dracula', { type: 'takeCombatCard', card: 'fangs' }, anyChance);
    expect(round(later, 'claws', 'knife').asks()).toContain(`combatChoice ${SEWARD}`);
  });
});

describe('Escape as Bat', () => {
  const flown = (atNight: boolean, ...more: readonly Event[]) =>
    round(fight({ atNight, hand: ['escape-as-bat', 'claws'] }, more), 'escape-as-bat', 'punch');

  test('by day it just ends the combat', () => {
    expect(flown(false).state.lastCombat?.end).toBe('escape');
  });

  test('by night Dracula may fly to a city two roads away at most, without hunters', () => {
    const asked = flown(true);
    expect(asked.asks()).toEqual(['combatAsks dracula']);
    const cities = asked
      .mayDo('dracula')
      .flatMap((action) => (action.type === 'chooseLocation' ? [action.location] : []));
    expect(cities).toEqual(expect.arrayContaining(['lisbon', 'saragossa', 'cadiz', 'barcelona']));
    expect(cities).not.toContain('madrid');
    expect(cities).not.toContain('paris');
    expect(passes(asked, 'dracula').state.dracula).toMatchObject({ at: 'madrid', revealed: true });
  });

  test('not where a hunter or a card of his lies', () => {
    const guarded = flown(true, { type: 'HunterMoved', seat: MINA, location: 'lisbon', by: 'road' });
    expect(guarded.mayDo('dracula')).not.toContainEqual({ type: 'chooseLocation', location: 'lisbon' });
  });

  test('his hideout is cleared, and the bat lies open with the card of the new one', () => {
    const away = flown(true).after('dracula', { type: 'chooseLocation', location: 'lisbon' }, anyChance);
    expect(away.state.dracula).toMatchObject({ at: 'lisbon', revealed: false });
    expect(away.state.trail).toEqual([
      {
        space: 1,
        at: 'lisbon',
        encounters: [],
        rumors: 0,
        cards: [
          { card: 'lisbon', faceUp: false },
          { card: 'escape-as-bat', faceUp: true },
        ],
      },
    ]);
    expect(away.state.lastCombat?.end).toBe('escape');
  });

  test('nobody else learns where', () => {
    const to = (location: 'lisbon' | 'cadiz') =>
      flown(true).after('dracula', { type: 'chooseLocation', location }, anyChance);
    for (const viewer of [SEWARD, 'spectator'])
      expect(to('lisbon').sees(viewer)).toEqual(to('cadiz').sees(viewer));
  });

  test('while it lies on the trail he cannot draw it', () => {
    const lies = fight(
      { hand: ['claws'] },
      laid('madrid', 'hide'),
      laid('lisbon', 'lisbon', 'escape-as-bat'),
    );
    expect(lies.state.combat?.deck['escape-as-bat']).toBe(0);
  });
});

describe('Sister Agatha', () => {
  const helped = (card: 'fangs' | 'escape-as-mist' | 'claws') =>
    round(fight({ hand: [card, 'strength'] }, AGATHA, wounded(4)), card, 'escape');

  test('Dracula suffers two after Fangs and after an escape, and not after another card', () => {
    expect([harmOf(helped('fangs')), harmOf(helped('escape-as-mist')), harmOf(helped('claws'))]).toEqual([
      4, 6, 4,
    ]);
  });

  test('a card that was cancelled costs him nothing', () => {
    const stopped = round(fight({ hand: ['fangs', 'claws'] }, AGATHA, wounded(4)), 'fangs', 'dodge');
    expect(harmOf(stopped)).toBe(4);
  });
});

describe('items in a combat', () => {
  test('a Crucifix that stops Fangs harms three; Garlic of the engaged hunter two', () => {
    const holding = fight({}, itemsInHand(SEWARD, 'crucifix', 'garlic'));
    expect(harmOf(round(holding, 'fangs', 'crucifix'))).toBe(3);
    expect(harmOf(round(holding, 'claws', 'garlic'))).toBe(2);
    expect(harmOf(round(holding, 'claws', 'crucifix'))).toBe(0);
  });

  test('Heavenly Host harms four and is discarded', () => {
    const struck = round(fight({}, itemsInHand(SEWARD, 'heavenly-host')), 'claws', 'heavenly-host');
    expect([harmOf(struck), struck.state.hunters[SEWARD].items]).toEqual([4, []]);
  });

  test('against Fangs its user is bitten and leaves', () => {
    const bitten = round(fight({}, itemsInHand(SEWARD, 'heavenly-host')), 'fangs', 'heavenly-host');
    expect(harmOf(bitten)).toBe(0);
    expect(bitten.state.hunters[SEWARD]).toMatchObject({ bites: 1, items: [] });
    expect(bitten.state.lastCombat?.end).toBe('no-hunter');
  });

  test('another one of an item that is gone need not rest', () => {
    const two = fight({}, itemsInHand(SEWARD, 'heavenly-host', 'heavenly-host'));
    const again = round(two, 'claws', 'heavenly-host');
    expect(again.mayDo(SEWARD)).toContainEqual({ type: 'fightWith', card: 'heavenly-host' });
    const robbed = round(
      fight({ atNight: true }, itemsInHand(SEWARD, 'knife', 'knife')),
      'strength',
      'knife',
    );
    expect(robbed.mayDo(SEWARD)).toContainEqual({ type: 'fightWith', card: 'knife' });
  });

  test('Holy Circle stops everything, and one hunter or more leave', () => {
    const both = fight({ hunters: [SEWARD, MINA] }, itemsInHand(SEWARD, 'holy-circle'));
    const asked = answer(round(both, 'strength', 'holy-circle'), 'punch', MINA);
    expect([damageOf(asked), asked.asks()]).toEqual([0, [`combatAsks ${SEWARD}`]]);
    asked.when(SEWARD, { type: 'pass' }).thenRefused();
    const one = asked.after(SEWARD, { type: 'chooseHunter', hunter: SEWARD }, anyChance);
    expect(one.asks()).toEqual([`combatAsks ${SEWARD}`]);
    expect(passes(one, SEWARD).state.combat?.hunters).toEqual([MINA]);
    const all = one.after(SEWARD, { type: 'chooseHunter', hunter: MINA }, anyChance);
    expect([all.state.lastCombat?.end, all.state.hunters[SEWARD].items]).toEqual(['no-hunter', []]);
  });

  test('Holy Bullets add three to a gun, once in a combat', () => {
    const armed = fight(
      { hand: ['strength', 'claws', 'fangs'] },
      itemsInHand(SEWARD, 'pistol', 'rifle', 'holy-bullets'),
    );
    const asked = round(armed, 'claws', 'pistol');
    expect([harmOf(asked), asked.asks()]).toEqual([2, [`weaponResolved ${SEWARD}`]]);
    const shot = asked.after(SEWARD, { type: 'useItem', item: 'holy-bullets' }, anyChance);
    expect([harmOf(shot), shot.state.hunters[SEWARD].items]).toEqual([5, ['pistol', 'rifle']]);
    const next = round(shot, 'fangs', 'rifle');
    expect([harmOf(next), next.asks()[0]]).toEqual([5, 'combatChoice dracula']);
    expect(harmOf(round(passes(asked, SEWARD), 'fangs', 'dodge'))).toBe(2);
  });

  describe('the Garlic Wreath', () => {
    const worn = (hand: readonly ('fangs' | 'claws')[]) =>
      fight({ begins: true, hand }, itemsInHand(SEWARD, 'garlic-wreath', 'knife')).after(
        SEWARD,
        { type: 'useItem', item: 'garlic-wreath' },
        anyChance,
      );

    test('the vampire suffers four each time when Fangs harm the one who wears it', () => {
      const bitten = round(passes(worn(['fangs', 'claws']), SEWARD), 'fangs', 'punch');
      expect([harmOf(bitten), damageOf(bitten)]).toEqual([5, 2]);
    });

    test('it is gone once Claws get through', () => {
      const clawed = round(passes(worn(['claws', 'fangs']), SEWARD), 'claws', 'punch');
      expect(clawed.state.combat?.wreaths).toEqual([]);
      expect(harmOf(round(clawed, 'fangs', 'escape'))).toBe(0);
      const dodged = round(passes(worn(['claws', 'fangs']), SEWARD), 'claws', 'dodge');
      expect(dodged.state.combat?.wreaths).toEqual([SEWARD]);
    });
  });
});

describe('a fight with a vampire', () => {
  const vampire = (opponent: 'new-vampire' | 'reckless-vampire', ...more: readonly Event[]) =>
    fight({ opponent, atNight: true, hand: ['fangs', 'claws', 'escape-as-bat', 'strength'] }, more);

  test('it is killed by as much damage as its heart, none of which Dracula suffers', () => {
    const killed = round(
      vampire('reckless-vampire', ...itemsInHand(SEWARD, 'heavenly-host')),
      'strength',
      'heavenly-host',
    );
    expect(killed.state.lastCombat).toEqual({ opponent: 'reckless-vampire', end: 'killed' });
    const stronger = round(
      vampire('new-vampire', ...itemsInHand(SEWARD, 'heavenly-host')),
      'strength',
      'heavenly-host',
    );
    expect([stronger.state.combat?.damage, harmOf(stronger)]).toEqual([4, 0]);
  });

  test('R11: its escape ends the fight, and Dracula flies nowhere', () => {
    const gone = round(vampire('new-vampire'), 'escape-as-bat', 'punch');
    expect(gone.state.lastCombat).toEqual({ opponent: 'new-vampire', end: 'escape' });
    expect(gone.state.dracula.at).toBe('madrid');
  });

  test('R12: Fangs heal it, no more than it suffered, and never Dracula', () => {
    const armed = [...itemsInHand(SEWARD, 'garlic', 'knife'), wounded(5)];
    const hurt = round(vampire('new-vampire', ...armed), 'claws', 'garlic');
    const asked = hurt.after('dracula', { type: 'chooseHunter', hunter: SEWARD }, anyChance);
    expect(asked.state.combat?.damage).toBe(2);
    const healed = round(asked, 'fangs', 'punch');
    expect([healed.state.combat?.damage, healed.state.dracula.damage]).toEqual([1, 5]);
  });

  test('each Fangs that are played for a reckless vampire bring influence, also if they are cancelled', () => {
    expect(round(vampire('reckless-vampire'), 'fangs', 'punch').state.influence).toBe(1);
    expect(round(vampire('reckless-vampire'), 'fangs', 'dodge').state.influence).toBe(1);
    expect(round(vampire('reckless-vampire'), 'claws', 'dodge').state.influence).toBe(0);
    expect(round(vampire('new-vampire'), 'fangs', 'punch').state.influence).toBe(0);
  });

  test('Sister Agatha does not mind it', () => {
    expect(harmOf(round(vampire('new-vampire', ...AGATHA), 'escape-as-bat', 'punch'))).toBe(0);
  });
});
