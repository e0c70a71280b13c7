import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { given, huntersIn, phaseIs, wentTo } from '../../support/games/fury-of-dracula-4e.js';

const { offers, conditions } = furyOfDracula.standing!;
const kindsFor = (seat: string) => offers(seat).map(({ kind }) => kind);

test('each seat may pass in advance in those windows in which it is asked', () => {
  expect(kindsFor('dracula')).toEqual([
    'cancelHunterEvent',
    'onTicketUse',
    'afterRoadMove',
    'afterRegionChange',
    'onSearch',
    'cardCancelled',
    'endOfDraculaPhase',
  ]);
  for (const hunter of HUNTERS) {
    expect(kindsFor(hunter)).toEqual([
      'atDawn',
      'atDusk',
      'cancelDraculaEvent',
      'onAmbush',
      'beforeSearch',
      'combatBegins',
      'weaponResolved',
      'beforeHarm',
    ]);
    for (const { action } of offers(hunter)) expect(action).toEqual({ type: 'pass' });
  }
});

test('until the next dawn: no other phase ends it', () => {
  const ends = (event: Event) => conditions['untilNextDawn']?.endsWith?.(event);
  expect(ends(phaseIs('dawn'))).toBe(true);
  expect(ends(phaseIs('dusk'))).toBe(false);
  expect(ends({ type: 'RoundStarted', round: 2 })).toBe(false);
});

test('unless everyone can see where Dracula is', () => {
  const stands = (...events: Event[]) => {
    const seen = given({}, huntersIn(), wentTo('madrid'), events).sees('spectator');
    return conditions['unlessDraculaRevealed']?.holds?.(seen);
  };
  expect(stands()).toBe(true);
  expect(stands({ type: 'DraculaRevealed', location: 'madrid' })).toBe(false);
  expect(stands({ type: 'DraculaRevealed', location: 'madrid' }, { type: 'DraculaVanished' })).toBe(true);
});
