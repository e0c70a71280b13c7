import { ENCOUNTERS } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { healthOf, left, meets } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  eventsInHand,
  given,
  holding,
  huntersIn,
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
