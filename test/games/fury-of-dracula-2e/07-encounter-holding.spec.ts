import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import { roadsFrom } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { left, meets } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  eventsInHand,
  given,
  huntersIn,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

const PARTY = ['lord-godalming', 'dr-seward'] as const;

const pass = { type: 'pass' } as const;

const first = (encounter: EncounterId) => ({ type: 'chooseEncounter', encounter }) as const;

/** Two are held, and the token lies with the first. */
const heldBy = (): readonly Event[] =>
  PARTY.map((seat, index): Event => ({ type: 'HunterHeld', seat, encounter: 'fog', carries: index === 0 }));

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
