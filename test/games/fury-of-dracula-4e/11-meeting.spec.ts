import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-4e/options.js';
import {
  acts,
  anyChance,
  given,
  holding,
  huntersIn,
  itemsInHand,
  laid,
  pass,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
type Some = Event | readonly Event[];

/** Dr Seward goes by road to Madrid, where Dracula left these encounters before he went on to Lisbon. */
const entering = (
  encounters: readonly EncounterId[],
  options: Partial<Options> = {},
  ...more: readonly Some[]
) =>
  given(
    options,
    huntersIn({ [SEWARD]: 'saragossa' }),
    wentTo('madrid'),
    holding(...encounters),
    wentTo('lisbon'),
    more.flat(),
    acts(SEWARD),
  ).after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance);

const spring = (moment: Fury, encounter: EncounterId) =>
  moment.after('dracula', { type: 'ambushWith', encounter }, anyChance);
const lying = (moment: Fury) => moment.state.trail.find(({ at }) => at === 'madrid')?.encounters ?? [];

describe('1.3 ambush', () => {
  test('a hunter who ends a move in a hideout sees its card, and Dracula may ambush', () => {
    const moment = entering(['rats']);
    expect(moment.sees('spectator').trail[1]?.cards).toEqual([
      { back: 'land', faceUp: true, card: 'madrid' },
    ]);
    expect(moment.sees('spectator').trail[1]?.encounters).toEqual([{ faceUp: false, damage: 0 }]);
    expect(moment.asks()).toEqual(['ambush dracula']);
  });

  test('he is asked whatever lies there, but some cards cannot ambush', () => {
    expect(entering(['hoax']).asks()).toEqual(['ambush dracula']);
    expect(entering(['hoax', 'bats']).mayDo('dracula')).toEqual([
      pass,
      { type: 'ambushWith', encounter: 'bats' },
    ]);
  });

  test('R17: one card is revealed, takes effect, and is discarded, always', () => {
    const bitten = spring(entering(['rats', 'bats']), 'rats');
    expect(bitten.state.hunters[SEWARD].damage).toBe(2);
    expect(lying(bitten).map(({ encounter }) => encounter)).toEqual(['bats']);
    expect(bitten.state.encounters.discard.rats).toBe(1);
    expect(bitten.asks()).not.toContain('ambush dracula');
  });

  test('R18: as an option there may be several, and each stays or goes as it says', () => {
    const several = spring(entering(['rats', 'bats'], { ambushCards: 'several' }), 'rats');
    expect(several.asks()).toEqual(['ambush dracula']);
    expect(lying(several)[0]).toEqual({ encounter: 'rats', faceUp: true, damage: 0 });
    const again = spring(several, 'bats');
    expect(again.state.hunters[SEWARD].bats).toBe(1);
    expect(lying(again).map(({ encounter }) => encounter)).toEqual(['rats']);
  });

  test('a card that stays may be used once in an ambush', () => {
    const again = spring(entering(['rats', 'rats'], { ambushCards: 'several' }), 'rats');
    expect(lying(again).map(({ faceUp }) => faceUp)).toEqual([true, false]);
    const both = spring(again, 'rats');
    expect(lying(both).map(({ faceUp }) => faceUp)).toEqual([true, true]);
    expect(both.state.hunters[SEWARD].damage).toBe(4);
    expect(both.asks()).not.toContain('ambush dracula');
  });

  test('what rids one of a card that stays is asked for if the hunter holds items, whatever they are', () => {
    const options = { ambushCards: 'several' } as const;
    const asked = spring(entering(['rats'], options, itemsInHand(SEWARD, 'knife')), 'rats');
    expect(asked.asks()).toEqual([`onAmbush ${SEWARD}`]);
    const passed = asked.after(SEWARD, pass, anyChance);
    expect(passed.asks()).toEqual([`encounterAsks ${SEWARD}`]);
    expect(passed.mayDo(SEWARD)).toEqual([pass]);
  });

  test('nobody is asked to be rid of a card that goes anyway', () => {
    const asked = spring(entering(['rats'], {}, itemsInHand(SEWARD, 'pistol')), 'rats');
    expect(asked.after(SEWARD, pass, anyChance).asks()).not.toContain(`encounterAsks ${SEWARD}`);
  });

  test('a vampire of an ambush of one card is gone after the fight', () => {
    const fight = spring(entering(['reckless-vampire']), 'reckless-vampire');
    expect(fight.state.combat).toMatchObject({ opponent: 'reckless-vampire', hunters: [SEWARD] });
    const escaped = fight
      .after(SEWARD, { type: 'fightWith', card: 'escape' }, anyChance)
      .after(
        'dracula',
        { type: 'attackWith', card: fight.state.combat?.hand[0] ?? 'claws', hunter: SEWARD },
        anyChance,
      );
    expect(escaped.state.lastCombat?.end).toBe('no-hunter');
    expect(lying(escaped)).toEqual([]);
    expect(escaped.state.encounters.discard['reckless-vampire']).toBe(1);
  });
});

describe('1.3 a search', () => {
  const searching = (...encounters: readonly EncounterId[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('madrid'),
      holding(...encounters),
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'madrid' },
      wentTo('lisbon'),
      acts(SEWARD),
    );
  const search = (moment: Fury) => moment.after(SEWARD, { type: 'search' }, anyChance);

  test('is possible where encounters lie, but not in fog', () => {
    expect(searching('rats').mayDo(SEWARD)).toContainEqual({ type: 'search' });
    expect(searching().mayDo(SEWARD)).not.toContainEqual({ type: 'search' });
    const fog = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('madrid'),
      holding('rats'),
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'madrid' },
      { type: 'FogPlaced', location: 'madrid', tokens: 1 },
      wentTo('lisbon'),
      acts(SEWARD),
    );
    fog.when(SEWARD, { type: 'search' }).thenRefused();
  });

  test('D7: shows all that lies there, and Dracula says in which order it is met', () => {
    const found = search(searching('rats', 'hoax'));
    expect(lying(found).every(({ faceUp }) => faceUp)).toBe(true);
    expect(found.asks()).toEqual(['encounters dracula']);
    const met = found.after('dracula', { type: 'chooseEncounter', encounter: 'hoax' }, anyChance);
    expect(met.state.hunters[SEWARD]).toMatchObject({ delayed: true, damage: 2 });
  });

  test('what stays lies face up and is met again in another search, what does not is discarded', () => {
    const met = search(searching('rats', 'hoax')).after(
      'dracula',
      { type: 'chooseEncounter', encounter: 'rats' },
      anyChance,
    );
    expect(lying(met)).toEqual([{ encounter: 'rats', faceUp: true, damage: 0 }]);
    expect(met.state.encounters.discard.hoax).toBe(1);
  });
});

describe('1.4 finding Dracula', () => {
  const goes = (location: 'madrid' | 'santander', ...more: readonly Some[]) =>
    given({}, huntersIn({ [SEWARD]: 'saragossa' }), wentTo('madrid'), more.flat(), acts(SEWARD)).after(
      SEWARD,
      { type: 'moveByRoad', location: location as 'madrid' },
      anyChance,
    );

  test('in the city of the newest card he is revealed, and his figure is on the board', () => {
    const { dracula, trail } = goes('madrid').sees('spectator');
    expect([dracula.revealed, dracula.at, trail[0]?.cards[0]?.card]).toEqual([true, 'madrid', 'madrid']);
  });

  test('also where a power kept him, and what he hid under is shown', () => {
    const { dracula, trail } = goes('madrid', laid('madrid', 'hide')).sees('spectator');
    expect([dracula.at, trail[0]?.cards[0]?.card]).toEqual(['madrid', 'hide']);
  });

  test('he fights at the next dusk, not before', () => {
    const found = goes('madrid');
    expect(found.state.combat?.hunters).toEqual([SEWARD]);
    expect(found.state.time).toBe('monday-night');
  });

  test('C17: never at sea: the card of a sea stays as it is', () => {
    const sailed = given({}, huntersIn({ [SEWARD]: 'lisbon' }), wentTo('atlantic-ocean'), acts(SEWARD)).after(
      SEWARD,
      { type: 'moveBySea', location: 'atlantic-ocean' },
      anyChance,
    );
    const { dracula, trail } = sailed.sees('spectator');
    expect([dracula.revealed, trail[0]?.cards[0]?.faceUp]).toEqual([false, false]);
  });

  test('C9: his figure leaves the board when he moves', () => {
    const moment = given(
      {},
      huntersIn(),
      wentTo('madrid'),
      { type: 'DraculaRevealed', location: 'madrid' },
      { type: 'PhaseStarted', phase: 'dracula' },
      { type: 'TrailSlid' },
      {
        type: 'AgendaChanged',
        question: 1,
        agenda: [{ is: 'draculaMoves', misdirected: false, stuck: false }, { is: 'placeRumor' }],
      },
    );
    const gone = moment.after('dracula', { type: 'moveTo', location: 'lisbon' }, anyChance);
    expect(gone.sees('spectator').dracula).toMatchObject({ revealed: false });
    expect(gone.sees('spectator').dracula.at).toBeUndefined();
  });
});
