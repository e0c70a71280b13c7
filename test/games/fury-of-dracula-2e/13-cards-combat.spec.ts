import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { FurySeat } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { beforeFighting, fighting, plays, round } from '../../support/games/fury-of-dracula-2e-combat.js';
import { found, healthOf, left, unheeded } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';

const pass = { type: 'pass' } as const;
const play = (card: EventId) => ({ type: 'playEvent', card }) as const;

/** All who are asked about the combat pass. */
function allPass(moment: Fury): Fury {
  const [asked] = moment.asks().filter((question) => /^(combatBegins|cancel)/.test(question));
  return asked === undefined ? moment : allPass(moment.after(asked.split(' ')[1] ?? '', pass));
}

/** The card is played at the start of the combat, and takes effect. */
function played(moment: Fury, seat: FurySeat, card: EventId, chance = anyChance): Fury {
  const asked = passTo(moment, seat);
  return asked.after(seat, play(card), chance);
}

function passTo(moment: Fury, seat: FurySeat): Fury {
  const [asked] = moment.asks();
  const other = asked?.split(' ')[1] ?? seat;
  return other === seat ? moment : passTo(moment.after(other, pass), seat);
}

const cards = { dracula: 'claws', 'lord-godalming': 'punch' } as const;
const rolled = (moment: Fury, dice: readonly [number, number] = [3, 3]) =>
  round(moment, cards, dice).state.combat;

describe('at the start of a combat', () => {
  test('Dracula is asked first, then hunters clockwise, those who do not fight, too', () => {
    const moment = beforeFighting({
      hunters: ['dr-seward'],
      with: [
        eventsInHand('dracula', 'trap'),
        eventsInHand('lord-godalming', 'good-luck'),
        eventsInHand('van-helsing', 'good-luck'),
        itemsInHand('dr-seward', 'knife'),
      ],
    });
    const asked = [moment.asks()];
    let now = moment;
    for (const seat of ['dracula', 'lord-godalming', 'dr-seward', 'van-helsing'] as const) {
      now = now.after(seat, pass);
      asked.push(now.asks());
    }
    expect(asked).toEqual([
      ['combatBegins dracula'],
      ['combatBegins lord-godalming'],
      ['combatBegins dr-seward'],
      ['combatBegins van-helsing'],
      ['combatTactics dracula', 'combatTactics dr-seward'],
    ]);
  });

  test('whoever could hold such a card is asked, whatever is held', () => {
    const about = (card: EventId) => beforeFighting({ with: [eventsInHand('dracula', card)] });
    expect(about('devilish-power').asks()).toEqual(about('trap').asks());
    expect(about('devilish-power').mayDo('dracula')).toEqual([pass]);
  });
});

describe('Advance Planning', () => {
  const hand = eventsInHand('lord-godalming', 'advance-planning', 'advance-planning');

  test('adds one to every roll of the hunters', () => {
    const once = allPass(played(beforeFighting({ with: [hand] }), 'lord-godalming', 'advance-planning'));
    expect(once.state.combat?.plans).toEqual({ hunters: 1, enemy: 0 });
    expect(rolled(once)).toMatchObject({ continues: 1 });
    const second = { dracula: 'dodge', 'lord-godalming': 'dodge' } as const;
    const twice = round(round(once, cards, [3, 3]), second, [3, 3]);
    expect(twice.state.combat?.bonus).toEqual({ hunters: 1, enemy: 0 });
  });

  test('adds one for every copy', () => {
    const once = played(beforeFighting({ with: [hand] }), 'lord-godalming', 'advance-planning');
    const both = allPass(played(once, 'lord-godalming', 'advance-planning'));
    expect(both.state.combat?.plans.hunters).toBe(2);
  });

  test('may be cancelled by Devilish Power', () => {
    const moment = beforeFighting({ with: [hand, eventsInHand('dracula', 'devilish-power')] });
    const cancelled = played(moment, 'lord-godalming', 'advance-planning').after(
      'dracula',
      play('devilish-power'),
    );
    expect(allPass(cancelled).state.combat?.plans.hunters).toBe(0);
  });
});

describe('Trap', () => {
  const hand = eventsInHand('dracula', 'trap', 'trap');

  test.each(['dracula', 'assassin'] as const)('adds one to every roll of %s, for every copy', (opponent) => {
    const moment = beforeFighting({ opponent, with: [hand] });
    const both = allPass(played(played(moment, 'dracula', 'trap'), 'dracula', 'trap'));
    expect(both.state.combat?.plans).toEqual({ hunters: 0, enemy: 2 });
  });

  test('is not for the vampire of a lair', () => {
    const moment = beforeFighting({ opponent: 'vampire', by: 'lair', with: [hand] });
    expect(moment.mayDo('dracula')).toEqual([pass]);
  });
});

describe('Escape Route', () => {
  const hand = eventsInHand('van-helsing', 'escape-route');

  test('in a turn of hunters: no fight, and their turn is over', () => {
    const moment = played(beforeFighting({ with: [hand] }), 'van-helsing', 'escape-route');
    expect(moment.state.combat).toBeUndefined();
    expect(moment.state.fought?.outcome).toBe('escape');
    expect(moment.state.turn).toBe('dr-seward');
  });

  test('against an agent: the same', () => {
    const moment = played(
      beforeFighting({ opponent: 'assassin', with: [hand] }),
      'van-helsing',
      'escape-route',
    );
    expect(moment.asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('leaves the agent where it lies, face up, or as an option in the pool; the rest there is not met', () => {
    const over = (options: Partial<Options>) => {
      const hand = eventsInHand('dr-seward', 'escape-route');
      const moment = found({ encounters: ['assassin', 'plague'], options, more: [hand] });
      const fight = moment.after('dracula', { type: 'chooseEncounter', encounter: 'assassin' });
      return unheeded(fight, anyChance, ['encounterRevealed']).after(
        'dr-seward',
        play('escape-route'),
        anyChance,
      );
    };
    expect(left(over({}))).toEqual(['assassin', 'plague']);
    expect(left(over({ escapedAgentStays: false }))).toEqual(['plague']);
    expect(over({}).asks()).toEqual(['hunterMoves lord-godalming']);
    expect(healthOf(over({}), 'dr-seward')).toEqual([10]);
  });

  test('against an agent of an Ambush that Evasion brought about: the turn goes on', () => {
    const fight = { opponent: 'assassin', hunters: ['lord-godalming'], location: 'vienna' } as const;
    const hunters = [...fight.hunters];
    const met = { encounter: 'assassin', hunters, location: 'vienna', matured: true } as const;
    const moment = given(
      {},
      huntersIn({ 'lord-godalming': 'vienna' }),
      wentTo('madrid'),
      hand,
      encountersInHand('assassin'),
      { type: 'EncounterSprung', encounter: 'assassin' },
      { type: 'TurnStarted', seat: 'lord-godalming', round: 2 },
      { type: 'CombatBegan', ...fight, hunters, by: 'ambush' },
      toDo(
        { is: 'window', window: 'combatBegins', passed: [], hunters, opponent: 'assassin' },
        { is: 'combatOver', opponent: 'assassin', hunters },
        { is: 'encounterOver', ...met, met: [], fate: 'open' },
        { is: 'hunterActs', hunter: 'lord-godalming', others: [], rested: false },
        { is: 'endTurn', seat: 'lord-godalming' },
      ),
    ).after('van-helsing', play('escape-route'));
    expect(moment.asks()).toEqual(['hunterActs lord-godalming']);
    expect(moment.state.encounters.pool.assassin).toBe(1);
  });

  test('when Dracula attacked: no fight, and his turn goes on', () => {
    const moment = beforeFighting({ by: 'dracula', with: [hand] });
    const events = moment.withChance(anyChance).when('van-helsing', play('escape-route'));
    events.thenAmongOthers({ type: 'CombatEnded', outcome: 'escape' }, { type: 'EncountersDrawn', count: 5 });
  });
});

describe('Heroic Leap', () => {
  const hand = eventsInHand('lord-godalming', 'heroic-leap');
  const leap = (moment: Fury, ...dice: number[]) =>
    played(moment, 'lord-godalming', 'heroic-leap', drawing({ die: dice.map((die) => die - 1) }));

  test('no fight: one die is what the hunter loses in health and Dracula in blood', () => {
    const { state } = leap(beforeFighting({ with: [hand] }), 4, 6);
    expect([state.combat, state.blood, state.hunters['lord-godalming'].health]).toEqual([undefined, 11, 8]);
  });

  test('as an option each has a die', () => {
    const { state } = leap(beforeFighting({ options: { heroicLeapDice: 2 }, with: [hand] }), 4, 6);
    expect([state.blood, state.hunters['lord-godalming'].health]).toEqual([9, 8]);
  });

  test('is not played against agents, nor by those who do not fight', () => {
    const others = beforeFighting({ hunters: ['dr-seward'], with: [hand] });
    const agents = beforeFighting({ opponent: 'assassin', with: [hand] });
    expect([others.mayDo('lord-godalming'), agents.mayDo('lord-godalming')]).toEqual([[pass], [pass]]);
  });

  test('if Dracula has no blood left and the vampires rule at once, hunters win', () => {
    const vampires: Event = { type: 'VampiresChanged', by: 0, vampires: 5 };
    const hurt: Event = { type: 'HealthChanged', seat: 'lord-godalming', by: 0, health: 2 };
    const { state } = leap(beforeFighting({ blood: 2, with: [hand, vampires, hurt] }), 2);
    expect(state.over).toMatchObject({ reason: 'blood' });
  });
});

describe('Rage', () => {
  const hand = eventsInHand('dracula', 'rage');
  const items = itemsInHand('lord-godalming', 'crucifix', 'knife');

  test('Dracula sees the items of a hunter and discards one of them', () => {
    const moment = beforeFighting({ with: [hand, items] });
    moment
      .when('dracula', play('rage'))
      .thenAmongOthers(
        { type: 'HandShown', seat: 'lord-godalming', items: ['crucifix', 'knife'], cards: [] },
        { type: 'HandOpened', seat: 'lord-godalming', shows: 'items' },
      );
    const looked = moment.after('dracula', play('rage'));
    expect(looked.mayDo('dracula')).toEqual([
      { type: 'discardItem', item: 'crucifix' },
      { type: 'discardItem', item: 'knife' },
    ]);
    const done = looked.after('dracula', { type: 'discardItem', item: 'crucifix' });
    expect(done.state.hunters['lord-godalming'].items).toEqual(['knife']);
  });

  test('of several he chooses one who has items', () => {
    const group = { hunters: ['lord-godalming', 'dr-seward', 'van-helsing'] as const };
    const moment = beforeFighting({ ...group, with: [hand, items, itemsInHand('van-helsing', 'stake')] });
    const asked = moment.after('dracula', play('rage'));
    expect(asked.mayDo('dracula')).toEqual([
      { type: 'chooseHunter', hunter: 'lord-godalming' },
      { type: 'chooseHunter', hunter: 'van-helsing' },
    ]);
    const looked = asked.after('dracula', { type: 'chooseHunter', hunter: 'van-helsing' });
    expect(looked.mayDo('dracula')).toEqual([{ type: 'discardItem', item: 'stake' }]);
  });

  test('he may not escape in the first three rounds', () => {
    const moment = allPass(played(beforeFighting({ time: 'noon', with: [hand] }), 'dracula', 'rage'));
    expect(moment.mayDo('dracula')).toEqual([plays('claws'), plays('dodge')]);
  });

  test('is for fights with Dracula himself', () => {
    expect(beforeFighting({ opponent: 'assassin', with: [hand] }).mayDo('dracula')).toEqual([pass]);
  });
});

describe('Garlic', () => {
  const hand = itemsInHand('lord-godalming', 'garlic');
  const use = { type: 'useItem', item: 'garlic' } as const;

  test('is discarded, and Dracula may not escape in the first three rounds', () => {
    const moment = beforeFighting({ time: 'noon', with: [hand] }).after('lord-godalming', use);
    expect(moment.state.items.discard.garlic).toBe(1);
    const second = { dracula: 'dodge', 'lord-godalming': 'dodge' } as const;
    expect(moment.mayDo('dracula')).toEqual([plays('claws'), plays('dodge')]);
    const later = round(moment, cards, [1, 6]);
    expect(later.mayDo('dracula')).toEqual([plays('dodge')]);
    const third = round(later, second, [6, 1]);
    expect(third.mayDo('dracula')).toEqual([plays('claws')]);
    const fourth = round(third, cards, [1, 6]);
    expect(fourth.mayDo('dracula')).toEqual([plays('dodge'), plays('escape-man')]);
  });

  test('is for those who fight Dracula or a vampire', () => {
    const traps = eventsInHand('dracula', 'trap');
    const other = beforeFighting({ with: [itemsInHand('dr-seward', 'garlic'), traps] });
    expect(other.after('dracula', pass).asks()).toEqual([
      'combatTactics dracula',
      'combatTactics lord-godalming',
    ]);
    expect(beforeFighting({ opponent: 'vampire', by: 'lair', with: [hand] }).mayDo('lord-godalming')).toEqual(
      [pass, use],
    );
    expect(beforeFighting({ opponent: 'assassin', with: [hand] }).mayDo('lord-godalming')).toEqual([pass]);
  });
});

describe('Wild Horses', () => {
  const hand = eventsInHand('dracula', 'wild-horses');
  const to = (location: 'budapest' | 'prague') => ({ type: 'chooseLocation', location }) as const;

  test('no fight: Dracula moves the hunters along one road, to a city', () => {
    const moment = beforeFighting({ by: 'dracula', with: [hand] }).after('dracula', play('wild-horses'));
    expect(moment.state.combat).toBeUndefined();
    expect(moment.mayDo('dracula')).toContainEqual(to('budapest'));
    const done = moment.after('dracula', to('budapest'), anyChance);
    expect(done.state.hunters['lord-godalming'].location).toBe('budapest');
    expect(done.state.turn).not.toBe('dracula');
  });

  test('in their own turn they search there, and then do nothing more', () => {
    const moment = beforeFighting({ with: [hand] }).after('dracula', play('wild-horses'));
    moment
      .when('dracula', to('prague'))
      .thenAmongOthers({ type: 'PlaceSearched', location: 'prague', found: false });
    expect(moment.after('dracula', to('prague')).asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('as an option they help only where Dracula attacked', () => {
    const asked = (by: 'dracula' | 'hunters') =>
      beforeFighting({ by, options: { wildHorses: 'draculaAttacked' }, with: [hand] }).mayDo('dracula');
    expect([asked('hunters'), asked('dracula')]).toEqual([[pass], [pass, play('wild-horses')]]);
  });
});

describe('Relentless Minion', () => {
  const about = {
    opponent: 'assassin',
    location: 'paris',
    with: [eventsInHand('dracula', 'relentless-minion')],
  } as const;
  const agents = { dracula: 'agent-punch', 'lord-godalming': 'punch' } as const;

  test('the hunters fight the same agent again, even if it is dead', () => {
    const killed = round(fighting(about), agents, [6, 1]);
    expect(killed.state.fought?.outcome).toBe('killed');
    expect(killed.asks()).toEqual(['agentFought dracula']);
    const again = killed.after('dracula', play('relentless-minion'));
    expect(again.state.combat).toMatchObject({ opponent: 'assassin', location: 'paris', round: 1 });
    expect(again.asks()).toEqual(['combatTactics dracula', 'combatTactics lord-godalming']);
  });

  test('also after they escaped', () => {
    const escaped = round(fighting(about), { ...agents, 'lord-godalming': 'escape' }, [6, 1]);
    expect(escaped.mayDo('dracula')).toEqual([pass, play('relentless-minion')]);
  });

  test('once a fight: after the new one Dracula is asked once', () => {
    const two = eventsInHand('dracula', 'relentless-minion', 'trap');
    const killed = round(fighting({ ...about, with: [two] }), agents, [6, 1]);
    const again = allPass(killed.after('dracula', play('relentless-minion')));
    const over = round(again, agents, [6, 1]);
    expect(over.asks()).toEqual(['agentFought dracula']);
    expect(over.after('dracula', pass).asks()).toEqual(['hunterActs mina-harker']);
  });
});
