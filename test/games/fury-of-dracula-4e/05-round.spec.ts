import { act } from '../../../src/games/kit/act.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import type { Time } from '../../../src/games/fury-of-dracula-4e/values.js';
import {
  anyChance,
  given,
  huntersIn,
  pass,
  phaseIs,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';
import { STOP, then } from '../../support/games/fury-of-dracula-4e-rounds.js';

describe('5. the round', () => {
  test('goes on from day to dusk, night and Dracula, then to the next dawn', () => {
    const begins = then('monday-night', [], { is: 'beginRound' });
    expect(begins.state.phase).toBe('day');
    expect(begins.state.agenda.map(({ is }) => is)).toEqual([
      'hunterActs',
      'hunterTurns',
      'dusk',
      'night',
      'draculaPhase',
      'beginRound',
    ]);
  });

  test('C10: hunters act in their order', () => {
    let moment = then('monday-day', [], { is: 'beginRound' });
    for (const hunter of ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker']) {
      expect(moment.asks()).toEqual([`hunterActs ${hunter}`]);
      moment = moment.after(hunter, pass, anyChance);
    }
    expect(moment.state.phase).toBe('night');
  });

  test('with Speedy Telegraph whoever comes first acts', () => {
    const free: Event = { type: 'EffectBegan', effect: 'any-order' };
    const moment = then('monday-day', [free], { is: 'day' }, STOP);
    expect(moment.asks()).toHaveLength(4);
    const first = moment.after('van-helsing', { type: 'goFirst' }, anyChance);
    expect(first.asks()).toEqual(['hunterActs van-helsing']);
    expect(first.after('van-helsing', pass, anyChance).asks()).toHaveLength(3);
  });

  test('without a day dusk follows at once', () => {
    const dark: Event = { type: 'EffectBegan', effect: 'no-day' };
    const { state } = then('monday-day', [dark], { is: 'day' }, { is: 'dusk' }, STOP);
    expect([state.phase, state.effects]).toEqual(['dusk', []]);
  });

  test('what lasts for hunters is over when the phase of Dracula begins', () => {
    const lasting: readonly Event[] = [
      { type: 'EffectBegan', effect: 'no-supplies' },
      { type: 'EffectBegan', effect: 'extra-action' },
    ];
    expect(then('monday-day', lasting, { is: 'dusk' }, STOP).state.effects).toEqual(['no-supplies']);
    expect(then('monday-day', lasting, { is: 'dusk' }, { is: 'draculaPhase' }).state.effects).toEqual([]);
  });

  test('Unearthly Swiftness brings another phase of Dracula', () => {
    const swift: Event = { type: 'EffectBegan', effect: 'second-phase' };
    const { state } = then('monday-night', [swift], { is: 'draculaEnds' }, STOP);
    expect([state.phase, state.effects]).toEqual(['dracula', []]);
  });
});

describe('5.1 and 5.3 dawn and dusk', () => {
  /** What is told of all this, in its order. */
  const told = (time: Time, step: Step, ...more: readonly Event[]) => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'madrid' }),
      wentTo('madrid'),
      { type: 'DraculaRevealed', location: 'madrid' },
      { type: 'TimeMoved', time },
      more,
      phaseIs('day'),
      toDo({ is: 'hunterActs', hunter: 'mina-harker', part: 'day', left: 1, done: [] }, step, STOP),
    );
    const events = act(furyOfDracula, moment.state, 'mina-harker', pass, anyChance());
    return events.map(({ type }) => type);
  };

  test('dawn: the marker, the week, the heavenly hosts, defeated hunters, and then combat', () => {
    const types = told(
      'sunday-night',
      { is: 'dawn' },
      { type: 'HostPlaced', location: 'rome' },
      { type: 'HunterDefeated', seat: 'van-helsing' },
    );
    const ORDER = [
      'TimeMoved',
      'DespairPlaced',
      'RumorGained',
      'HostsGone',
      'HunterRecovered',
      'CombatBegan',
    ];
    expect(types.filter((type) => ORDER.includes(type))).toEqual(ORDER);
  });

  test('dusk: the marker and then combat; fog, roadblocks and storms go after it', () => {
    const types = told('monday-day', { is: 'dusk' }, { type: 'FogPlaced', location: 'rome', tokens: 1 });
    expect(types.filter((type) => ['TimeMoved', 'CombatBegan', 'FogLifted'].includes(type))).toEqual([
      'TimeMoved',
      'CombatBegan',
    ]);
  });

  test('events of the dawn and of dusk are played after the marker and before anything else', () => {
    for (const [step, time, asked] of [
      ['dawn', 'monday-night', 'atDawn mina-harker'],
      ['dusk', 'monday-day', 'atDusk mina-harker'],
    ] as const) {
      const held: readonly Event[] = [
        { type: 'EventTaken', seat: 'mina-harker', card: 'newspaper-reports' },
        { type: 'EventKept', seat: 'mina-harker' },
        { type: 'CardOpened', seat: 'mina-harker', card: 'newspaper-reports' },
        { type: 'HostPlaced', location: 'rome' },
        { type: 'FogPlaced', location: 'rome', tokens: 1 },
      ];
      const moment = then(time, held, { is: step }, STOP);
      expect([moment.asks(), moment.state.time === time]).toEqual([[asked], false]);
      expect(moment.state.board).toMatchObject({ hosts: ['rome'], fog: { rome: 1 } });
    }
  });

  test('E6: at dawn the heavenly hosts go', () => {
    const host: Event = { type: 'HostPlaced', location: 'rome' };
    expect(then('monday-night', [host], { is: 'dawn' }, STOP).state.board.hosts).toEqual([]);
  });

  test('E4: at the end of dusk one fog token goes from each city', () => {
    const fog: readonly Event[] = [
      { type: 'FogPlaced', location: 'rome', tokens: 2 },
      { type: 'FogPlaced', location: 'paris', tokens: 1 },
    ];
    expect(then('monday-day', fog, { is: 'dusk' }, STOP).state.board.fog).toEqual({ rome: 1 });
  });

  test('E5: one roadblock and one storm go, which ones Dracula says', () => {
    const tokens: readonly Event[] = [
      { type: 'RoadblockPlaced', from: 'rome', to: 'naples', way: 'road' },
      { type: 'StormRaised', location: 'north-sea' },
      { type: 'StormRaised', location: 'irish-sea' },
    ];
    const moment = then('monday-day', tokens, { is: 'dusk' }, STOP);
    expect(moment.state.board.roadblocks).toEqual([]);
    expect(moment.asks()).toEqual(['liftStorm dracula']);
    const lifted = moment.after('dracula', { type: 'liftStorm', location: 'north-sea' }, anyChance);
    expect(lifted.state.board.storms).toEqual(['irish-sea']);
  });

  test('D12: a defeated hunter comes back in the nearest hospital, without damage', () => {
    const fell: readonly Event[] = [
      { type: 'HunterMoved', seat: 'dr-seward', location: 'granada', by: 'road' },
      { type: 'DamageChanged', seat: 'dr-seward', by: 10, damage: 9 },
      { type: 'HunterDefeated', seat: 'dr-seward' },
    ];
    const { hunters } = then('monday-night', fell, { is: 'dawn' }, STOP).state;
    expect([hunters['dr-seward'].location, hunters['dr-seward'].damage]).toEqual(['hospital-madrid', 0]);
  });

  test('D4: combat follows if Dracula is revealed in a city with hunters', () => {
    const found: readonly Event[] = [
      { type: 'HunterMoved', seat: 'dr-seward', location: 'madrid', by: 'road' },
      { type: 'DraculaRevealed', location: 'madrid' },
    ];
    const atDusk = then('monday-day', found, { is: 'dusk' }, STOP).state.combat;
    expect([atDusk?.hunters, atDusk?.atNight]).toEqual([['dr-seward'], true]);
    const atDawn = then('monday-night', found, { is: 'dawn' }, STOP).state.combat;
    expect([atDawn?.hunters, atDawn?.atNight]).toEqual([['dr-seward'], false]);
  });
});
