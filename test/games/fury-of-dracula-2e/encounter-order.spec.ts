import { ENCOUNTERS } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import { roadsFrom } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { bitesOf, found, healthOf, left, meets, unheeded } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

const PARTY = ['lord-godalming', 'dr-seward'] as const;
const pass = { type: 'pass' } as const;
const first = (encounter: EncounterId) => ({ type: 'chooseEncounter', encounter }) as const;

describe('the order of encounters', () => {
  test('is for Dracula to say', () => {
    const moment = meets({ encounters: ['plague', 'hoax'] });
    expect(moment.asks()).toEqual(['encounters dracula']);
    expect(moment.mayDo('dracula')).toEqual([first('plague'), first('hoax')]);
    const over = moment.after('dracula', first('hoax'), anyChance);
    expect([left(over), healthOf(over, 'dr-seward')]).toEqual([[], [8]]);
  });

  test('is not asked for two of a kind', () => {
    expect(left(meets({ encounters: ['hoax', 'hoax'] }))).toEqual([]);
  });

  test('a hunter who is defeated meets no more, but the others do', () => {
    const health = { type: 'HealthChanged', seat: 'dr-seward', by: -8, health: 2 } as const;
    const moment = meets({ encounters: ['plague', 'wolves'], hunters: PARTY, more: [health] });
    const over = moment.after('dracula', first('plague'), anyChance);
    expect(over.state.hunters['dr-seward'].location).toBe('st-joseph-and-st-mary');
    expect(healthOf(over, ...PARTY)).toEqual([8, 10]);
    expect(over.state.vampires).toBe(2);
  });

  test('nobody left: what was not met stays open', () => {
    const health = { type: 'HealthChanged', seat: 'dr-seward', by: -8, health: 2 } as const;
    const over = meets({ encounters: ['plague', 'wolves'], more: [health] }).after(
      'dracula',
      first('plague'),
      anyChance,
    );
    expect(left(over)).toEqual(['wolves']);
    expect(over.sees('spectator').trail[1]?.tokens).toEqual([{ encounter: 'wolves', faceUp: true }]);
  });
});

describe('agents', () => {
  const AGENTS = ENCOUNTERS.flatMap((one) => ('opponent' in one ? [one] : []));
  const over = (
    encounter: EncounterId,
    outcome: 'killed' | 'escape' | 'continues',
    options = {},
    fighters: HunterId[] = [],
  ) =>
    given(
      options,
      huntersIn({ 'dr-seward': 'marseilles' }),
      wentTo('marseilles'),
      holding(encounter),
      { type: 'EncounterTurnedUp', area: 'trail', space: 1, token: 1, encounter },
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'marseilles' },
      { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
      {
        type: 'CombatBegan',
        opponent: 'minion-knife',
        hunters: ['dr-seward'],
        location: 'marseilles',
        by: 'encounter',
      } satisfies Event,
      { type: 'CombatEnded', outcome } satisfies Event,
      toDo(
        { is: 'draculaBegins' },
        {
          is: 'encounterOver',
          encounter,
          hunters: ['dr-seward'],
          location: 'marseilles',
          matured: false,
          met: [],
          fate: 'open',
        },
        { is: 'meetDracula', hunters: fighters },
        { is: 'endTurn', seat: 'dr-seward' },
      ),
      eventsInHand('dracula', 'trap'),
    ).after('dracula', pass, anyChance);
  const there = (moment: ReturnType<typeof over>) =>
    moment.state.trail[0]?.tokens.map(({ encounter }) => encounter);

  test('are fought, each kind of them', () => {
    expect(AGENTS.map(({ id, opponent }) => [id, opponent])).toEqual([
      ['assassin', 'assassin'],
      ['minion-knife', 'minion-knife'],
      ['minion-knife-pistol', 'minion-knife-pistol'],
      ['minion-knife-rifle', 'minion-knife-rifle'],
    ]);
  });

  test('who are killed go back to the pool', () => {
    for (const { id } of AGENTS) expect(there(over(id, 'killed'))).toEqual([]);
  });

  test('whom hunters escape, or fight in vain, stay face up and are met once a turn', () => {
    for (const { id } of AGENTS) {
      expect(there(over(id, 'escape'))).toEqual([id]);
      expect(there(over(id, 'continues'))).toEqual([id]);
    }
  });

  test('from whom hunters escaped: they do not fight Dracula either', () => {
    const moment = over('assassin', 'escape', {}, ['dr-seward']);
    expect(moment.state.combat).toBeUndefined();
    expect(moment.asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('who were fought in vain leave hunters to fight Dracula', () => {
    for (const outcome of ['continues', 'killed'] as const)
      expect(over('assassin', outcome, {}, ['dr-seward']).state.combat?.opponent).toBe('dracula');
  });

  test('are fought where hunters find them, by all who share the turn', () => {
    for (const { id, opponent } of AGENTS) {
      const { combat } = meets({ encounters: [id], hunters: PARTY }).state;
      expect(combat).toMatchObject({ opponent, hunters: PARTY, by: 'encounter', location: 'marseilles' });
    }
  });

  test('that stay are met again by whoever searches there next, and other encounters are met all the same', () => {
    const moment = over('assassin', 'continues');
    expect(moment.sees('spectator').trail[0]?.tokens).toEqual([{ encounter: 'assassin', faceUp: true }]);
    const two = meets({ encounters: ['minion-knife', 'plague'] });
    expect(two.asks()).toEqual(['encounters dracula']);
    const fight = two.after('dracula', first('minion-knife'), anyChance);
    expect(fight.state.agenda.map(({ is }) => is)).toEqual(
      expect.arrayContaining(['encounterOver', 'meetDracula']),
    );
  });

  test('go back in any case, as an option', () => {
    expect(there(over('assassin', 'escape', { escapedAgentStays: false }))).toEqual([]);
  });
});

describe('Fog', () => {
  test('ends the turn, and lets nobody who met it move in the next', () => {
    const moment = meets({ encounters: ['fog', 'plague'], hunters: PARTY });
    const over = moment.after('dracula', first('fog'), anyChance);
    expect(left(over)).toEqual(['plague']);
    expect(PARTY.map((hunter) => over.state.hunters[hunter].held)).toEqual(['fog', 'fog']);
    expect(over.state.encounters.pool.fog).toBe(3);
  });

  test('lies with one of them, and goes back once', () => {
    const held = meets({ encounters: ['fog'], hunters: PARTY });
    const free = PARTY.map((seat): Event => ({ type: 'HunterFreed', seat }));
    const { encounters } = given(
      {},
      { type: 'EncountersTaken', encounters: ['fog'] },
      ...heldBy(),
      free,
    ).state;
    expect(held.state.hunters['lord-godalming'].carries).toBe(true);
    expect(encounters.pool.fog).toBe(4);
  });
});

/** Two are held, and the token lies with the first. */
const heldBy = (): readonly Event[] =>
  PARTY.map((seat, index): Event => ({ type: 'HunterHeld', seat, encounter: 'fog', carries: index === 0 }));

describe('Bats', () => {
  const led = (options = {}, ...hunters: readonly (typeof PARTY)[number][]) =>
    given(
      options,
      huntersIn(Object.fromEntries(hunters.map((hunter) => [hunter, 'milan']))),
      wentTo('galatz'),
      ...hunters.map((seat): Event => ({ type: 'HunterHeld', seat, encounter: 'bats', carries: false })),
      toDo({ is: 'draculaBegins' }, { is: 'beginTurn', seat: hunters[0] ?? 'dr-seward' }),
      eventsInHand('dracula', 'trap'),
    ).after('dracula', pass);

  test('end the turn', () => {
    const moment = meets({ encounters: ['bats'] });
    expect([left(moment), moment.state.hunters['dr-seward'].held]).toEqual([[], 'bats']);
    expect(moment.state.encounters.pool.bats).toBe(2);
  });

  test('let Dracula move the hunter along one road, who acts there', () => {
    const moment = led({}, 'dr-seward');
    expect(moment.asks()).toEqual(['batsLead dracula']);
    expect(moment.mayDo('dracula')).toEqual(
      roadsFrom('milan').map((location) => ({ type: 'chooseLocation', location })),
    );
    const over = moment.after('dracula', { type: 'chooseLocation', location: 'venice' });
    expect(over.state.hunters['dr-seward']).toMatchObject({ location: 'venice' });
    expect(over.state.hunters['dr-seward'].held).toBeUndefined();
    expect(over.asks()).toEqual(['hunterActs dr-seward']);
  });

  test('as an option no road, or one, or two', () => {
    const roads = led({ batsRoads: 'upToTwo' }, 'dr-seward').mayDo('dracula');
    expect(roads).toContainEqual({ type: 'chooseLocation', location: 'milan' });
    expect(roads).toContainEqual({ type: 'chooseLocation', location: 'florence' });
  });

  test('move all together whom they hold in one place', () => {
    const over = led({}, ...PARTY).after('dracula', { type: 'chooseLocation', location: 'genoa' });
    expect(PARTY.map((hunter) => over.state.hunters[hunter].location)).toEqual(['genoa', 'genoa']);
    expect(over.state.acted).toEqual(expect.arrayContaining([...PARTY]));
  });
});

describe('New Vampire', () => {
  const night = { encounters: ['new-vampire'], time: 'midnight' } as const;
  const rolls = (die: number) => drawing({ die: [die - 1] });

  test('is destroyed by day', () => {
    expect(meets({ encounters: ['new-vampire'] }).state.encounters.pool['new-vampire']).toBe(6);
  });

  test('bites all by night on 1, 2 or 3, and goes back to the pool', () => {
    for (const die of [1, 2, 3]) {
      const over = meets({ ...night, hunters: PARTY, chance: rolls(die) });
      expect([bitesOf(over, ...PARTY), left(over)]).toEqual([[1, 1], []]);
    }
  });

  test('but not where a Crucifix or a Heavenly Host is shown', () => {
    for (const item of ['crucifix', 'heavenly-host'] as const) {
      const moment = meets({
        ...night,
        hunters: PARTY,
        chance: rolls(2),
        more: [itemsInHand('dr-seward', item)],
      });
      const over = moment.after('dr-seward', { type: 'showItem', item }, anyChance);
      expect([bitesOf(over, ...PARTY), left(over)]).toEqual([[0, 0], []]);
      expect(over.state.hunters['dr-seward'].items).toEqual([item]);
    }
  });

  test('escapes on 4, 5 or 6: it stays there, and the turn is over', () => {
    for (const die of [4, 5, 6]) {
      const over = meets({ ...night, hunters: PARTY, chance: rolls(die) });
      expect([bitesOf(over, ...PARTY), left(over)]).toEqual([[0, 0], ['new-vampire']]);
    }
  });

  test('unless a Knife or a Stake is spent', () => {
    for (const item of ['knife', 'stake'] as const) {
      const moment = meets({ ...night, chance: rolls(5), more: [itemsInHand('dr-seward', item)] });
      expect(moment.mayDo('dr-seward')).toEqual([pass, { type: 'discardItem', item }]);
      const over = moment.after('dr-seward', { type: 'discardItem', item }, anyChance);
      expect([left(over), over.state.items.discard[item]]).toEqual([[], 1]);
    }
  });

  test('with Seduction bites without a die, whatever they hold, and goes back to Dracula', () => {
    const more = [itemsInHand('dr-seward', 'crucifix'), eventsInHand('dracula', 'seduction')];
    const moment = found({ ...night, more });
    expect(moment.asks()).toEqual(['newVampireAtNight dracula']);
    const over = unheeded(moment.after('dracula', { type: 'playEvent', card: 'seduction' }, anyChance));
    expect([bitesOf(over, 'dr-seward'), left(over)]).toEqual([[1], []]);
    expect(over.state.encounters.hand).toEqual(['new-vampire']);
  });
});

describe('Forewarned', () => {
  const card = { type: 'playEvent', card: 'forewarned' } as const;
  const more = [eventsInHand('dr-seward', 'forewarned')];

  test('sends the encounter back before it takes effect', () => {
    const over = found({ encounters: ['plague'], more }).after('dr-seward', card, anyChance);
    expect([healthOf(over, 'dr-seward'), left(over)]).toEqual([[10], []]);
    expect(over.state.encounters.pool.plague).toBe(1);
  });

  test('so for an agent, who is not fought', () => {
    const over = found({ encounters: ['assassin'], more }).after('dr-seward', card, anyChance);
    expect([left(over), over.state.encounters.pool.assassin]).toEqual([[], 1]);
  });

  test('only that one', () => {
    const moment = found({ encounters: ['plague', 'wolves'], more });
    const one = moment.after('dracula', first('plague')).after('dr-seward', card, anyChance);
    expect(healthOf(unheeded(one), 'dr-seward')).toEqual([8]);
  });
});

describe('Secret Weapon', () => {
  const more = (...thrown: Event[]) => [
    eventsInHand('dr-seward', 'secret-weapon'),
    itemsInHand('dr-seward', 'knife'),
    itemsInHand('van-helsing', 'rifle'),
    ...thrown,
  ];

  test('exchanges an item for one of the discard pile, before the encounter', () => {
    const thrown = { type: 'ItemDiscarded', seat: 'van-helsing', item: 'rifle' } as const;
    const moment = found({ encounters: ['wolves'], more: more(thrown) });
    const asked = moment.after('dr-seward', { type: 'playEvent', card: 'secret-weapon' });
    const exchange = { type: 'exchangeItem', item: 'knife', taken: 'rifle' } as const;
    expect(asked.mayDo('dr-seward')).toEqual([exchange]);
    const { state } = asked.after('dr-seward', exchange);
    expect(state.hunters['dr-seward'].items).toEqual(['rifle']);
    expect([state.items.discard.knife, state.items.discard.rifle]).toEqual([1, 0]);
  });

  test('is of no use while nothing is discarded', () => {
    expect(found({ encounters: ['wolves'], more: more() }).mayDo('dr-seward')).toEqual([pass]);
  });
});
