import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import { drawAudience } from '../../../src/games/fury-of-dracula-2e/chance.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { seeded } from '../../support/games/chance.js';
import {
  almost,
  eventsOf,
  fighting,
  fights,
  outcomeOf,
  plays,
  round,
} from '../../support/games/fury-of-dracula-2e-combat.js';
import {
  byRoad,
  drawing,
  DRACULA_MOVES,
  given,
  huntersIn,
  itemsInHand,
  turnOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';

const names = (actions: readonly Action[]) =>
  actions.map((action) => ('tactic' in action ? action.tactic : action.type));

const punches = { dracula: 'claws', 'lord-godalming': 'punch' } as const;
const dodges = { dracula: 'dodge', 'lord-godalming': 'dodge' } as const;
const WINS = [6, 1] as const;
const LOSES = [1, 6] as const;

const bittenOnce = (seat: HunterId): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });

function rolled(
  moment: Fury,
  cards: Parameters<typeof eventsOf>[1],
  dice: readonly [number, number] = [3, 3],
) {
  return eventsOf(moment, cards, dice).find(({ type }) => type === 'CombatRolled');
}

describe('how a combat begins', () => {
  test('Dracula, where hunters are, attacks all of them together', () => {
    const there = { 'lord-godalming': 'vienna', 'mina-harker': 'vienna' } as const;
    const moment = given({}, huntersIn(there), wentTo('budapest'), ...DRACULA_MOVES);
    const attacked = moment.after('dracula', byRoad('vienna'));
    expect(attacked.state.combat).toMatchObject({
      opponent: 'dracula',
      hunters: ['lord-godalming', 'mina-harker'],
      location: 'vienna',
      by: 'dracula',
    });
    expect(attacked.sees('spectator').trail[0]).toMatchObject({ faceUp: true, card: 'vienna' });
    expect(attacked.asks()).toEqual(['combatTarget dracula']);
  });

  test('hunters who find him fight him', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'budapest' }),
      wentTo('vienna'),
      turnOf('dr-seward'),
    ).after('dr-seward', byRoad('vienna'));
    expect(moment.state.combat).toMatchObject({ hunters: ['dr-seward'], by: 'hunters' });
    expect(moment.asks()).toEqual(['combatTactics dracula', 'combatTactics dr-seward']);
  });

  test('after it those hunters neither rest nor take supplies nor trade', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'budapest' }),
      wentTo('vienna'),
      turnOf('dr-seward'),
    ).after('dr-seward', byRoad('vienna'));
    const over = round(moment, { dracula: 'claws', 'dr-seward': 'escape' }, WINS);
    expect(over.asks()).toEqual(['hunterMoves lord-godalming']);
  });
});

describe('the cards', () => {
  test('of Dracula are three by day', () => {
    for (const time of ['dawn', 'noon', 'dusk'] as const) {
      expect(names(fighting({ time }).mayDo('dracula'))).toEqual(['claws', 'dodge', 'escape-man']);
    }
  });

  test('of Dracula are eight by night', () => {
    for (const time of ['twilight', 'midnight', 'small-hours'] as const) {
      expect(names(fighting({ time }).mayDo('dracula'))).toEqual([
        'claws',
        'dodge',
        'escape-man',
        'escape-bat',
        'escape-mist',
        'fangs',
        'mesmerize',
        'strength',
      ]);
    }
  });

  test.each([
    ['minion-knife', ['agent-punch', 'agent-dodge', 'agent-knife']],
    ['minion-knife-pistol', ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-pistol']],
    ['minion-knife-rifle', ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-rifle']],
    ['assassin', ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-pistol', 'agent-rifle']],
  ] as const)('of %s are those on its token, played by Dracula', (opponent, cards) => {
    for (const time of ['noon', 'midnight'] as const) {
      expect(names(fighting({ opponent, time }).mayDo('dracula'))).toEqual(cards);
    }
  });

  test('of the vampire of a lair are those of Dracula without the escapes', () => {
    const about = { opponent: 'vampire', by: 'lair' } as const;
    expect(names(fighting({ ...about, time: 'noon' }).mayDo('dracula'))).toEqual(['claws', 'dodge']);
    const atNight = ['claws', 'dodge', 'fangs', 'mesmerize', 'strength'];
    expect(names(fighting(about).mayDo('dracula'))).toEqual(atNight);
    const withEscapes = fighting({ ...about, options: { lairEscapes: true } });
    expect(names(withEscapes.mayDo('dracula'))).toEqual([
      ...atNight,
      'escape-man',
      'escape-bat',
      'escape-mist',
    ]);
  });

  test('of a hunter are punch, dodge, escape, and items that fight', () => {
    const items = ['crucifix', 'dogs', 'fast-horse', 'garlic', 'heavenly-host', 'holy-water'] as const;
    const more = ['knife', 'local-rumors', 'pistol', 'rifle', 'sacred-bullets', 'stake'] as const;
    const all = itemsInHand('lord-godalming', ...items, ...more);
    const basic = ['punch', 'dodge', 'escape'];
    const arms = ['knife', 'pistol', 'rifle', 'sacred-bullets', 'stake'];
    const holy = ['crucifix', 'heavenly-host', 'holy-water'];
    expect(names(fighting({ with: [all] }).mayDo('lord-godalming'))).toEqual([...basic, ...holy, ...arms]);
    const agents = fighting({ opponent: 'assassin', with: [all] });
    expect(names(agents.mayDo('lord-godalming'))).toEqual([...basic, ...arms]);
  });

  test('Dodge may be played in the first round; as published, it may not', () => {
    const published = fighting({ options: { dodgeInFirstRound: false } });
    expect(names(fighting().mayDo('dracula'))).toContain('dodge');
    expect(names(published.mayDo('dracula'))).not.toContain('dodge');
    expect(names(published.mayDo('lord-godalming'))).toEqual(['punch', 'escape']);
    const agent = fighting({ opponent: 'assassin', options: { dodgeInFirstRound: false } });
    expect(names(agent.mayDo('dracula'))).not.toContain('agent-dodge');
    expect(names(round(published, punches, LOSES).mayDo('lord-godalming'))).toContain('dodge');
  });

  test('Sacred Bullets need no gun, but may by an option', () => {
    const about = (needs: boolean, ...more: readonly 'rifle'[]) =>
      fighting({
        options: { sacredBulletsNeedGun: needs },
        with: [itemsInHand('lord-godalming', 'sacred-bullets', ...more)],
      });
    const may = [about(false), about(true), about(true, 'rifle')].map((moment) =>
      names(moment.mayDo('lord-godalming')).includes('sacred-bullets'),
    );
    expect(may).toEqual([true, false, true]);
  });

  test('none is played twice in a row', () => {
    const second = round(fighting({ time: 'noon' }), punches, LOSES);
    expect(names(second.mayDo('dracula'))).toEqual(['dodge', 'escape-man']);
    expect(names(second.mayDo('lord-godalming'))).toEqual(['dodge', 'escape']);
    const third = round(second, dodges, WINS);
    expect(names(third.mayDo('dracula'))).toEqual(['claws', 'escape-man']);
    expect(names(third.mayDo('lord-godalming'))).toEqual(['punch', 'escape']);
  });

  test('but a hunter with two copies of an item may play the other one', () => {
    const knives = (count: number) =>
      round(
        fighting({
          time: 'noon',
          with: [itemsInHand('lord-godalming', ...Array.from({ length: count }, () => 'knife' as const))],
        }),
        { dracula: 'claws', 'lord-godalming': 'knife' },
        LOSES,
      );
    expect(names(knives(1).mayDo('lord-godalming'))).not.toContain('knife');
    expect(names(knives(2).mayDo('lord-godalming'))).toContain('knife');
  });

  test('and the other one also when the first was destroyed', () => {
    const moment = fighting({ with: [itemsInHand('lord-godalming', 'holy-water', 'holy-water')] });
    const second = round(moment, { dracula: 'claws', 'lord-godalming': 'holy-water' }, WINS);
    expect(second.state.hunters['lord-godalming'].items).toEqual(['holy-water']);
    expect(names(second.mayDo('lord-godalming'))).toContain('holy-water');
  });
});

describe('choosing', () => {
  test('all are asked at once, and nobody learns of the other cards before all are chosen', () => {
    const moment = fighting();
    expect(moment.asks()).toEqual(['combatTactics dracula', 'combatTactics lord-godalming']);
    const one = moment.after('dracula', plays('fangs'));
    expect(one.asks()).toEqual(['combatTactics lord-godalming']);
    expect(one.state.question).toBe(moment.state.question);
    expect(one.sees('dracula').combat).toMatchObject({ ready: ['dracula'], chosen: 'fangs' });
    for (const viewer of ['lord-godalming', 'spectator']) {
      expect(one.sees(viewer)).toEqual(moment.after('dracula', plays('claws')).sees(viewer));
      expect(one.sees(viewer).combat?.chosen).toBeUndefined();
    }
    expect(one.mayDo('lord-godalming')).toEqual(
      moment.after('dracula', plays('claws')).mayDo('lord-godalming'),
    );
  });

  test('for a hunter who is late any card is played, and nobody else learns what was drawn for it', () => {
    const moment = fighting({ with: [itemsInHand('lord-godalming', 'stake')] }).after(
      'dracula',
      plays('claws'),
    );
    const late = drawing({ 'late lord-godalming': [3] })();
    expect(moment.inTime(late)).toEqual(plays('stake'));
    expect(drawAudience('late lord-godalming', moment.state.options)).toEqual(['lord-godalming']);
  });

  test('for Dracula, who is late, any card is played', () => {
    expect(names(fighting().mayDo('dracula'))).toContain(names([fighting().inTime(seeded(7))])[0]);
  });

  test('all see what was played, and what lies out for the next round', () => {
    const second = round(fighting(), punches, LOSES);
    expect(second.sees('spectator').combat).toMatchObject({
      round: 2,
      ready: [],
      onTable: [
        { seat: 'dracula', tactic: 'claws' },
        { seat: 'lord-godalming', tactic: 'punch' },
      ],
    });
  });
});

describe('rolling', () => {
  test('the higher roll wins', () => {
    outcomeOf(fighting(), punches, [4, 3]).thenAmongOthers({ type: 'RoundWon', side: 'hunters' });
    outcomeOf(fighting(), punches, [3, 4]).thenAmongOthers({ type: 'RoundWon', side: 'enemy' });
  });

  test('of equal rolls the higher initiative wins', () => {
    outcomeOf(fighting(), punches, [3, 3]).thenAmongOthers({ type: 'RoundWon', side: 'enemy' });
    const dodging = { dracula: 'claws', 'lord-godalming': 'dodge' } as const;
    outcomeOf(fighting(), dodging, [3, 3]).thenAmongOthers({ type: 'RoundWon', side: 'hunters' });
  });

  test('as options the enemy wins, or the hunters, or all roll again', () => {
    const about = (tieBreak: 'enemy' | 'hunters' | 'reroll') => fighting({ options: { tieBreak } });
    const dodging = { dracula: 'claws', 'lord-godalming': 'dodge' } as const;
    outcomeOf(about('enemy'), dodging, [3, 3]).thenAmongOthers({ type: 'RoundWon', side: 'enemy' });
    outcomeOf(about('hunters'), punches, [3, 3]).thenAmongOthers({ type: 'RoundWon', side: 'hunters' });
    const again = almost(about('reroll'), punches, [3, 3]).withChance(
      drawing({ 'combat die': [2, 2, 5, 0] }),
    );
    again
      .when('lord-godalming', plays('punch'))
      .thenAmongOthers(
        { type: 'CombatRolled', hunters: 3, enemy: 3, huntersAdd: 0, enemyAdds: 0 },
        { type: 'CombatRolled', hunters: 6, enemy: 1, huntersAdd: 0, enemyAdds: 0 },
        { type: 'RoundWon', side: 'hunters' },
      );
    const forever = almost(about('reroll'), punches, [3, 3]).withChance(drawing({}));
    forever.when('lord-godalming', plays('punch')).thenAmongOthers({ type: 'RoundWon', side: 'enemy' });
  });
});

describe('what is added to the roll', () => {
  const aided = (side: 'hunters' | 'enemy'): Event => ({ type: 'CombatAided', side, by: 'roll' });

  test('of hunters: one for planning', () => {
    const moment = fighting({ then: [aided('hunters')] });
    expect(rolled(moment, punches)).toMatchObject({ huntersAdd: 1, enemyAdds: 0 });
  });

  test('of hunters: one for a pistol in this round', () => {
    const moment = fighting({ with: [itemsInHand('lord-godalming', 'pistol')] });
    expect(rolled(moment, { ...punches, 'lord-godalming': 'pistol' })).toMatchObject({ huntersAdd: 1 });
    expect(rolled(moment, punches)).toMatchObject({ huntersAdd: 0 });
  });

  test('of hunters: one in the round after a Dodge that won, and only then', () => {
    const after = round(fighting(), { ...punches, 'lord-godalming': 'dodge' }, WINS);
    const second = { dracula: 'dodge', 'lord-godalming': 'punch' } as const;
    expect(rolled(after, second)).toMatchObject({ huntersAdd: 1, enemyAdds: 0 });
    const third = round(after, second, WINS);
    expect(rolled(third, { ...punches, 'lord-godalming': 'dodge' })).toMatchObject({ huntersAdd: 0 });
    const lost = round(fighting(), { ...punches, 'lord-godalming': 'dodge' }, LOSES);
    expect(rolled(lost, second)).toMatchObject({ huntersAdd: 0, enemyAdds: 0 });
  });

  test('of Dracula: one if any hunter in the combat is bitten', () => {
    expect(rolled(fighting({ with: [bittenOnce('lord-godalming')] }), punches)).toMatchObject({
      enemyAdds: 1,
    });
    const minas = fighting({ hunters: ['lord-godalming', 'mina-harker'] }).after(
      'dracula',
      fights('lord-godalming'),
    );
    expect(rolled(minas, { ...punches, 'mina-harker': 'punch' })).toMatchObject({ enemyAdds: 1 });
    expect(rolled(fighting({ with: [bittenOnce('dr-seward')] }), punches)).toMatchObject({ enemyAdds: 0 });
  });

  test('of Dracula: one in his castle', () => {
    expect(rolled(fighting({ location: 'castle-dracula' }), punches)).toMatchObject({ enemyAdds: 1 });
  });

  test('of Dracula: one for a trap, and one after a Dodge that won', () => {
    const moment = fighting({ then: [aided('enemy')] });
    expect(rolled(moment, punches)).toMatchObject({ enemyAdds: 1 });
    const after = round(moment, { ...punches, dracula: 'dodge' }, LOSES);
    expect(rolled(after, { dracula: 'claws', 'lord-godalming': 'dodge' })).toMatchObject({ enemyAdds: 2 });
  });

  test('of agents: one in the East, one for a pistol, one for a trap, one after a Dodge that won', () => {
    const about = (location: 'paris' | 'budapest', ...then: readonly Event[]) =>
      fighting({ opponent: 'assassin', location, then, with: [bittenOnce('lord-godalming')] });
    const agents = { dracula: 'agent-punch', 'lord-godalming': 'punch' } as const;
    const shots = { ...agents, dracula: 'agent-pistol' } as const;
    expect(rolled(about('paris'), agents)).toMatchObject({ enemyAdds: 0 });
    expect(rolled(about('budapest'), agents)).toMatchObject({ enemyAdds: 1 });
    expect(rolled(about('paris'), shots)).toMatchObject({ enemyAdds: 1 });
    expect(rolled(about('budapest', aided('enemy')), shots)).toMatchObject({ enemyAdds: 3 });
    const after = round(about('paris'), { ...agents, dracula: 'agent-dodge' }, LOSES);
    expect(rolled(after, { dracula: 'agent-punch', 'lord-godalming': 'dodge' })).toMatchObject({
      enemyAdds: 1,
    });
  });

  test('of the vampire of a lair: one for a bite, but nothing for the castle', () => {
    const about = { opponent: 'vampire', by: 'lair', location: 'castle-dracula' } as const;
    expect(rolled(fighting(about), punches)).toMatchObject({ enemyAdds: 0 });
    const bite = fighting({ ...about, with: [bittenOnce('lord-godalming')] });
    expect(rolled(bite, punches)).toMatchObject({ enemyAdds: 1 });
  });
});
