import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { isNight } from '../../../src/games/fury-of-dracula-4e/reading.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import type { Time } from '../../../src/games/fury-of-dracula-4e/values.js';
import { given, phaseIs } from '../../support/games/fury-of-dracula-4e.js';
import { STOP, then } from '../../support/games/fury-of-dracula-4e-rounds.js';

describe('4. the time track', () => {
  test('dusk moves the marker to the night, dawn to the next day', () => {
    expect(then('monday-day', [], { is: 'dusk' }, STOP).state.time).toBe('monday-night');
    expect(then('monday-night', [], { is: 'dawn' }, STOP).state.time).toBe('tuesday-day');
  });

  test('a week that ends places despair, and gives Dracula a rumor for it', () => {
    const { despair, dracula, time } = then('sunday-night', [], { is: 'dawn' }, STOP).state;
    expect([time, despair, dracula.rumors]).toEqual(['monday-day', 1, 2]);
  });

  test('there are three despair tokens, and no rumor without one', () => {
    const full: Event = { type: 'DespairPlaced', despair: 3 };
    const { despair, dracula } = then('sunday-night', [full], { is: 'dawn' }, STOP).state;
    expect([despair, dracula.rumors]).toEqual([3, 1]);
  });
});

describe('4. day and night', () => {
  test('the week has fourteen spaces, and the marker moves at dawn and at dusk alone', () => {
    let time: Time = 'monday-day';
    const passed: string[] = [time];
    while (passed.length < 15) {
      const step: Step = { is: passed.length % 2 === 1 ? 'dusk' : 'dawn' };
      time = then(time, [], step, STOP).state.time;
      passed.push(time);
    }
    expect(new Set(passed).size).toBe(14);
    expect(passed.at(-1)).toBe('monday-day');
    for (const step of ['day', 'night', 'draculaPhase'] as const)
      expect(then('friday-day', [], { is: step }, STOP).state.time).toBe('friday-day');
  });

  test('a round later than the first begins with the dawn', () => {
    const second = then('monday-night', [{ type: 'RoundStarted', round: 1 }], { is: 'beginRound' });
    expect([second.state.round, second.state.time]).toEqual([2, 'tuesday-day']);
  });

  test('rules of the night hold at dusk, at night and in the phase of Dracula', () => {
    const nights = (['dawn', 'day', 'dusk', 'night', 'dracula'] as const).map((phase) =>
      isNight(given({}, phaseIs(phase)).state),
    );
    expect(nights).toEqual([false, false, true, true, true]);
  });
});
