import { anyChance, given, huntersIn, itIs, toDo, wentTo } from '../../support/games/fury-of-dracula-2e.js';
import { type Time, TIMES } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';

/** The turn of Dracula begins; he stands in the last of these places, and moves after time has gone by. */
function turnBegins(time: Time, places: readonly LocationId[], options: Partial<Options> = {}) {
  return given(
    options,
    huntersIn(),
    wentTo(...places),
    itIs(time),
    { type: 'TurnStarted', seat: 'mina-harker', round: 4 },
    toDo(
      { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
      { is: 'beginTurn', seat: 'dracula' },
    ),
  ).after('mina-harker', { type: 'supply', draw: 'event' }, anyChance).state;
}

describe('time', () => {
  test.each(TIMES.map((time, at) => [time, TIMES[(at + 1) % 6]]))('after %s comes %s', (before, after) => {
    expect(turnBegins(before, ['vienna']).time).toBe(after);
  });

  test('a new dawn moves both tracks by one', () => {
    const { vampires, resolve } = turnBegins('small-hours', ['vienna']);
    expect([vampires, resolve]).toEqual([1, 1]);
    const noon = turnBegins('dawn', ['vienna']);
    expect([noon.vampires, noon.resolve]).toEqual([0, 0]);
  });

  test('no time goes by while Dracula is at sea', () => {
    const { time, vampires } = turnBegins('small-hours', ['venice', 'adriatic-sea']);
    expect([time, vampires]).toEqual(['small-hours', 0]);
  });
});
