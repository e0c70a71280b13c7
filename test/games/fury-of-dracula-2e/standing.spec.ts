import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { TrailCard } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { fold } from '../../../src/games/kit/fold.js';
import { huntersIn, itIs, laid, wentTo } from '../../support/games/fury-of-dracula-2e.js';

const { offers, conditions } = furyOfDracula.standing!;
const setup = { options: furyOfDracula.options({}), rulesVersion: 1 };
const kindsFor = (seat: string) => offers(seat).map(({ kind }) => kind);

test('each seat may pass in advance in those windows in which it is asked', () => {
  expect(kindsFor('dracula')).toEqual([
    'cancelHunterEvent',
    'defendDraculaEvent',
    'huntersAtSea',
    'beforeTrain',
    'afterCrossing',
    'beforeReveal',
    'newVampireAtNight',
    'combatBegins',
    'agentFought',
  ]);
  for (const hunter of ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker']) {
    expect(kindsFor(hunter)).toEqual([
      'cancelDraculaEvent',
      'defendHunterEvent',
      'partyBegins',
      'encounterRevealed',
      'combatBegins',
      'beforeHarm',
    ]);
    for (const { action } of offers(hunter)) expect(action).toEqual({ type: 'pass' });
  }
});

test('until the next dawn: no other time ends it', () => {
  const ends = (event: Event) => conditions['untilNextDawn']?.endsWith?.(event);
  expect(ends(itIs('dawn'))).toBe(true);
  expect(ends(itIs('noon'))).toBe(false);
  expect(ends({ type: 'TurnStarted', seat: 'dracula', round: 2 })).toBe(false);
});

describe('unless everyone can see where Dracula is', () => {
  const turnedUp = (space: number, card: TrailCard): Event => ({
    type: 'CardTurnedUp',
    area: 'trail',
    space,
    card,
  });
  const stands = (...events: Event[]) => {
    const state = fold(furyOfDracula, setup, [...huntersIn(), ...events]);
    return conditions['unlessDraculaRevealed']?.holds?.(furyOfDracula.view(state, 'spectator', 'gone'));
  };
  const went = (...places: LocationId[]) => wentTo(...places);

  test('before he is on the board, and while his card lies face down', () => {
    expect(stands()).toBe(true);
    expect(stands(...went('madrid', 'lisbon'), turnedUp(2, 'madrid'))).toBe(true);
  });

  test('not while the newest card of a place lies face up', () => {
    expect(stands(...went('madrid', 'lisbon'), turnedUp(1, 'lisbon'))).toBe(false);
    const gone = [...went('madrid'), turnedUp(1, 'madrid'), ...went('lisbon')];
    expect(stands(...gone)).toBe(true);
  });

  test('not while open powers keep him there; Hide face down could be any place', () => {
    const seen = [...went('madrid'), turnedUp(1, 'madrid')];
    expect(stands(...seen, ...laid('feed', 'madrid'))).toBe(false);
    expect(stands(...seen, ...laid('feed', 'madrid'), ...laid('dark-call', 'madrid'))).toBe(false);
    expect(stands(...seen, ...laid('hide', 'madrid'))).toBe(true);
    expect(stands(...seen, ...laid('hide', 'madrid'), turnedUp(1, 'hide'))).toBe(false);
    expect(stands(...went('madrid'), ...laid('feed', 'madrid'))).toBe(true);
  });
});
