import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import {
  eventsOf,
  fighting,
  fights,
  outcomeOf,
  round,
} from '../../support/games/fury-of-dracula-2e-combat.js';
import { eventsInHand, itemsInHand, itIs, type Fury } from '../../support/games/fury-of-dracula-2e.js';

const names = (actions: readonly Action[]) =>
  actions.map((action) => ('tactic' in action ? action.tactic : action.type));

const punches = { dracula: 'claws', 'lord-godalming': 'punch' } as const;
const WINS = [6, 1] as const;
const LOSES = [1, 6] as const;

const bittenOnce = (seat: HunterId): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });
const healthOf = (seat: HunterId, health: number): Event => ({ type: 'HealthChanged', seat, by: 0, health });

function rolled(
  moment: Fury,
  cards: Parameters<typeof eventsOf>[1],
  dice: readonly [number, number] = [3, 3],
) {
  return eventsOf(moment, cards, dice).find(({ type }) => type === 'CombatRolled');
}

describe('the results', () => {
  test('three continues in a row end it, another result starts the count anew', () => {
    const first = round(fighting(), punches, WINS);
    const second = round(first, { dracula: 'dodge', 'lord-godalming': 'dodge' }, WINS);
    expect([first, second].map(({ state }) => state.combat?.continues)).toEqual([1, 2]);
    const third = outcomeOf(second, punches, WINS);
    third.thenAmongOthers({ type: 'CombatEnded', outcome: 'continues' });
    const wounded = round(second, punches, LOSES);
    expect(wounded.state.combat?.continues).toBe(0);
  });

  test('repelled, Dracula may only dodge or escape, for one round', () => {
    const moment = fighting({ with: [itemsInHand('lord-godalming', 'rifle')] });
    const repelled = round(moment, { dracula: 'strength', 'lord-godalming': 'rifle' }, WINS);
    const away = ['dodge', 'escape-man', 'escape-bat', 'escape-mist'];
    expect(names(repelled.mayDo('dracula'))).toEqual(away);
    const next = round(repelled, { dracula: 'dodge', 'lord-godalming': 'punch' }, LOSES);
    expect(names(next.mayDo('dracula'))).toContain('strength');
  });

  test('a repelled vampire that dodged dodges again, for it has nothing else', () => {
    const about = {
      opponent: 'vampire',
      by: 'lair',
      with: [itemsInHand('lord-godalming', 'rifle', 'rifle')],
    } as const;
    const repelled = round(fighting(about), { dracula: 'claws', 'lord-godalming': 'rifle' }, WINS);
    expect(names(repelled.mayDo('dracula'))).toEqual(['dodge']);
  });

  test('a bite ends it, even if a card averts the bite', () => {
    const bites = { dracula: 'fangs', 'lord-godalming': 'punch' } as const;
    const over = round(fighting(), bites, LOSES);
    expect([over.state.fought?.outcome, over.state.hunters['lord-godalming'].bites]).toEqual(['bite', 1]);
    const averted = round(
      fighting({ with: [eventsInHand('lord-godalming', 'great-strength')] }),
      bites,
      LOSES,
    ).after('lord-godalming', { type: 'playEvent', card: 'great-strength' });
    expect([averted.state.fought?.outcome, averted.state.hunters['lord-godalming'].bites]).toEqual([
      'bite',
      0,
    ]);
  });

  test.each([
    [15, 10],
    [11, 10],
    [10, 5],
    [6, 5],
  ])('a kill brings Dracula from %i blood to %i, and the combat goes on', (blood, left) => {
    const moment = fighting({ blood, with: [itemsInHand('lord-godalming', 'stake')] });
    const after = round(moment, { dracula: 'claws', 'lord-godalming': 'stake' }, WINS);
    expect([after.state.blood, after.state.combat?.round]).toEqual([left, 2]);
  });

  test.each([5, 3, 1])('a kill at %i blood destroys him', (blood) => {
    const moment = fighting({ blood, with: [itemsInHand('lord-godalming', 'stake')] });
    const after = round(moment, { dracula: 'claws', 'lord-godalming': 'stake' }, WINS);
    expect(after.state.over).toMatchObject({ reason: 'blood' });
  });

  test('as published a kill ends the combat', () => {
    const moment = fighting({
      options: { killOnDraculaEndsCombat: true },
      with: [itemsInHand('lord-godalming', 'stake')],
    });
    const after = round(moment, { dracula: 'claws', 'lord-godalming': 'stake' }, WINS);
    expect([after.state.blood, after.state.fought?.outcome]).toEqual([10, 'killed']);
  });

  test('the last blood of Dracula gone, the hunters have won', () => {
    const moment = fighting({ blood: 2, with: [itemsInHand('lord-godalming', 'crucifix')] });
    const after = round(moment, { dracula: 'claws', 'lord-godalming': 'crucifix' }, WINS);
    expect(after.state.over).toMatchObject({ reason: 'blood' });
  });

  test('a card that won with Escape takes the hunters away; any other end is told apart', () => {
    expect(round(fighting(), { ...punches, 'lord-godalming': 'escape' }, WINS).state.fought?.outcome).toBe(
      'escape',
    );
    const his = { dracula: 'escape-man', 'lord-godalming': 'dodge' } as const;
    expect(round(fighting(), his, WINS).state.fought?.outcome).toBe('end');
    expect(round(fighting(), his, LOSES).state.fought?.outcome).toBe('end');
  });

  test('mesmerized, a hunter is bitten and loses all items', () => {
    const moment = fighting({ with: [itemsInHand('lord-godalming', 'knife', 'dogs', 'garlic')] });
    const over = round(moment, { dracula: 'mesmerize', 'lord-godalming': 'knife' }, LOSES);
    expect(over.state.hunters['lord-godalming']).toMatchObject({ items: [], bites: 1 });
  });

  test('a knife costs an event, which the hunter chooses', () => {
    const cards = { dracula: 'agent-knife', 'lord-godalming': 'punch' } as const;
    const about = { opponent: 'assassin', location: 'paris' } as const;
    const hand = eventsInHand('lord-godalming', 'good-luck', 'hypnosis');
    const hurt = round(fighting({ ...about, with: [hand] }), cards, LOSES);
    const asked = hurt.after('lord-godalming', { type: 'pass' });
    expect(asked.asks()).toEqual(['loseCard lord-godalming']);
    const after = asked.after('lord-godalming', { type: 'discardEvent', card: 'hypnosis' });
    expect(after.state.hunters['lord-godalming']).toMatchObject({ events: ['good-luck'], health: 10 });
    const none = round(fighting(about), cards, LOSES);
    expect(none.state.combat?.round).toBe(2);
  });

  test('an item is destroyed at the end of the round', () => {
    const moment = fighting({
      with: [itemsInHand('lord-godalming', 'holy-water'), eventsInHand('lord-godalming', 'great-strength')],
    });
    const hurt = round(moment, { dracula: 'claws', 'lord-godalming': 'holy-water' }, LOSES);
    expect(hurt.asks()).toEqual(['beforeHarm lord-godalming']);
    expect(hurt.state.hunters['lord-godalming'].items).toEqual(['holy-water']);
    const over = hurt.after('lord-godalming', { type: 'pass' });
    expect(over.state.hunters['lord-godalming'].items).toEqual([]);
  });

  test('no result wounds an agent: it dies or not', () => {
    const about = { opponent: 'assassin', location: 'paris' } as const;
    const dead = round(fighting(about), { dracula: 'agent-punch', 'lord-godalming': 'punch' }, WINS);
    expect([dead.state.fought?.outcome, dead.state.blood]).toEqual(['killed', 15]);
    const alive = round(fighting(about), { dracula: 'agent-rifle', 'lord-godalming': 'punch' }, WINS);
    expect(alive.state.combat?.continues).toBe(1);
  });
});

describe('the vampire of a lair', () => {
  const vampires: Event = { type: 'VampiresChanged', by: 0, vampires: 3 };
  const about = {
    opponent: 'vampire',
    by: 'lair',
    with: [vampires, itemsInHand('lord-godalming', 'crucifix', 'stake')],
  } as const;

  test.each(['crucifix', 'stake'] as const)('is destroyed by a wound or a kill, here of %s', (card) => {
    const over = round(fighting(about), { dracula: 'claws', 'lord-godalming': card }, WINS);
    expect([over.state.fought?.outcome, over.state.vampires, over.state.blood]).toEqual(['killed', 2, 15]);
  });

  test('that gets away changes nothing', () => {
    const over = round(fighting(about), { dracula: 'claws', 'lord-godalming': 'escape' }, WINS);
    expect([over.state.fought?.outcome, over.state.vampires]).toEqual(['escape', 3]);
  });

  test('bites like Dracula, who does not fly off then', () => {
    const over = round(fighting(about), { dracula: 'fangs', 'lord-godalming': 'punch' }, LOSES);
    expect([over.state.fought?.outcome, over.state.hunters['lord-godalming'].bites]).toEqual(['bite', 1]);
    expect(over.asks()).not.toContain('batFlight dracula');
  });
});

describe('Sister Agatha', () => {
  const agatha: readonly Event[] = [
    { type: 'EventTurnedUp', seat: 'lord-godalming', card: 'sister-agatha' },
    { type: 'AllyArrived', side: 'hunters', card: 'sister-agatha' },
  ];

  test('makes Dracula pay two blood for Fangs and for every Escape', () => {
    for (const tactic of ['fangs', 'escape-man', 'escape-bat', 'escape-mist'] as const) {
      outcomeOf(fighting({ with: [agatha] }), { ...punches, dracula: tactic }, WINS).thenAmongOthers({
        type: 'BloodChanged',
        by: -2,
        blood: 13,
      });
    }
    expect(round(fighting({ with: [agatha] }), punches, LOSES).state.blood).toBe(15);
  });

  test('who has no more than two cannot play them', () => {
    const moment = fighting({ blood: 2, with: [agatha] });
    expect(names(moment.mayDo('dracula'))).toEqual(['claws', 'dodge', 'mesmerize', 'strength']);
    expect(names(fighting({ blood: 3, with: [agatha] }).mayDo('dracula'))).toContain('fangs');
  });

  test('has no power over a vampire of a lair', () => {
    const moment = fighting({ opponent: 'vampire', by: 'lair', with: [agatha] });
    expect(round(moment, { ...punches, dracula: 'fangs' }, WINS).state.blood).toBe(15);
  });
});

describe('a group', () => {
  const hunters = ['lord-godalming', 'dr-seward', 'van-helsing'] as const;
  const group = (...more: readonly (Event | readonly Event[])[]) =>
    fighting({ hunters, with: more }).after('dracula', fights('dr-seward'));
  const all = { 'lord-godalming': 'punch', 'dr-seward': 'dodge', 'van-helsing': 'punch' } as const;

  test('is told whom the round goes against before anybody chooses a card', () => {
    const moment = fighting({ hunters });
    expect(moment.asks()).toEqual(['combatTarget dracula']);
    expect(moment.mayDo('dracula')).toEqual(hunters.map(fights));
    const named = moment.after('dracula', fights('van-helsing'));
    expect(named.sees('spectator').combat?.target).toBe('van-helsing');
    expect(named.asks()).toEqual(['dracula', ...hunters].map((seat) => `combatTactics ${seat}`));
  });

  test('rolls once; ties go by the card of the one who was named', () => {
    const rolls = eventsOf(group(), { dracula: 'claws', ...all }, [3, 3]);
    expect(rolls.filter(({ type }) => type === 'CombatRolled')).toHaveLength(1);
    expect(rolls).toContainEqual({ type: 'RoundWon', side: 'hunters' });
  });

  test('that loses, suffers against the card of that one alone', () => {
    const after = round(group(), { dracula: 'claws', ...all }, LOSES);
    expect(after.state.hunters['dr-seward'].health).toBe(9);
    expect([after.state.hunters['lord-godalming'].health, after.state.hunters['van-helsing'].health]).toEqual(
      [12, 8],
    );
    expect(after.asks()).toEqual(['combatTarget dracula']);
  });

  test('that wins, takes the result of any one of its cards, by choice', () => {
    const moment = group(itemsInHand('van-helsing', 'crucifix'));
    const won = round(moment, { dracula: 'claws', ...all, 'van-helsing': 'crucifix' }, WINS);
    expect(won.asks()).toEqual(['combatResult lord-godalming']);
    expect(won.mayDo('lord-godalming')).toEqual(
      ['punch', 'dodge', 'crucifix'].map((tactic) => ({ type: 'takeResult', tactic })),
    );
    const taken = won.after('lord-godalming', { type: 'takeResult', tactic: 'crucifix' });
    expect(taken.state.blood).toBe(12);
  });

  test('is not asked if all played the same', () => {
    const won = round(group(), { dracula: 'claws', ...all, 'dr-seward': 'punch' }, WINS);
    expect(won.asks()).toEqual(['combatTarget dracula']);
  });

  test('loses only the item whose result it takes', () => {
    const moment = group(
      itemsInHand('lord-godalming', 'holy-water'),
      itemsInHand('van-helsing', 'sacred-bullets'),
    );
    const cards = { dracula: 'claws', 'lord-godalming': 'holy-water', 'dr-seward': 'dodge' } as const;
    const won = round(moment, { ...cards, 'van-helsing': 'sacred-bullets' }, WINS);
    const taken = won.after('lord-godalming', { type: 'takeResult', tactic: 'holy-water' });
    expect(taken.state.hunters['lord-godalming'].items).toEqual([]);
    expect(taken.state.hunters['van-helsing'].items).toEqual(['sacred-bullets']);
  });

  test('has one more for a pistol, whoever shoots and however many do', () => {
    const pistols = group(itemsInHand('lord-godalming', 'pistol'), itemsInHand('van-helsing', 'pistol'));
    const cards = { dracula: 'claws', ...all, 'lord-godalming': 'pistol', 'van-helsing': 'pistol' } as const;
    expect(rolled(pistols, cards)).toMatchObject({ huntersAdd: 1 });
  });

  test('goes on without a hunter who is defeated', () => {
    const moment = group(healthOf('dr-seward', 1));
    const after = round(moment, { dracula: 'claws', ...all }, LOSES);
    expect(after.state.combat?.hunters).toEqual(['lord-godalming', 'van-helsing']);
    expect(after.state.hunters['dr-seward'].location).toBe('st-joseph-and-st-mary');
    expect(after.mayDo('dracula')).toEqual([fights('lord-godalming'), fights('van-helsing')]);
  });

  test('of one left is asked no more whom it goes against', () => {
    const two = fighting({ hunters: ['lord-godalming', 'dr-seward'], with: [healthOf('dr-seward', 1)] });
    const cards = { dracula: 'claws', 'lord-godalming': 'punch', 'dr-seward': 'dodge' } as const;
    const after = round(two.after('dracula', fights('dr-seward')), cards, LOSES);
    expect(after.asks()).toEqual(['combatTactics dracula', 'combatTactics lord-godalming']);
  });
});

describe('defeat', () => {
  test('of the only hunter ends the combat', () => {
    const moment = fighting({ with: [healthOf('lord-godalming', 1)] });
    outcomeOf(moment, punches, LOSES).thenAmongOthers(
      { type: 'HunterDefeated', seat: 'lord-godalming' },
      { type: 'HunterLeftCombat', seat: 'lord-godalming' },
      { type: 'CombatEnded', outcome: 'defeat' },
    );
  });

  test('is known also where the hunter fought in the hospital', () => {
    const moment = fighting({
      opponent: 'vampire',
      by: 'lair',
      location: 'st-joseph-and-st-mary',
      with: [healthOf('lord-godalming', 1)],
    });
    expect(round(moment, punches, LOSES).state.fought?.outcome).toBe('defeat');
  });

  test('by an agent leaves nobody to be asked about fighting it again', () => {
    const moment = fighting({
      opponent: 'assassin',
      with: [healthOf('lord-godalming', 1), eventsInHand('dracula', 'relentless-minion')],
    });
    const over = round(moment, { dracula: 'agent-punch', 'lord-godalming': 'punch' }, LOSES);
    expect(over.asks()).toEqual(['hunterActs mina-harker']);
  });

  test('comes by the last bite, too', () => {
    const moment = fighting({ with: [bittenOnce('lord-godalming'), itIs('midnight')] });
    const over = round(moment, { dracula: 'fangs', 'lord-godalming': 'punch' }, LOSES);
    expect(over.state.hunters['lord-godalming']).toMatchObject({
      bites: 0,
      location: 'st-joseph-and-st-mary',
    });
    expect(over.state.fought?.outcome).toBe('bite');
  });
});
