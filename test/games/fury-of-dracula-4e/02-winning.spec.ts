import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { moveInfluence } from '../../../src/games/fury-of-dracula-4e/phases/table/tracks.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { Tale } from '../../../src/games/fury-of-dracula-4e/tale.js';
import { anyChance, draculaMoves, given, huntersIn, wentTo } from '../../support/games/fury-of-dracula-4e.js';
import { fight, round, wounded } from '../../support/games/fury-of-dracula-4e-combat.js';

const influence = (number: number): Event => ({ type: 'InfluenceChanged', by: number, influence: number });

/** Dracula sails from sea to sea, and then from the sea to a city. */
const sails = (...more: readonly Event[]) =>
  given({ rumorAtStart: 0 }, huntersIn(), wentTo('north-sea'), more, draculaMoves).after(
    'dracula',
    { type: 'moveTo', location: 'english-channel' },
    anyChance,
  );
const lands = (...more: readonly Event[]) =>
  given({ rumorAtStart: 0 }, huntersIn(), wentTo('north-sea'), more, draculaMoves).after(
    'dracula',
    { type: 'moveTo', location: 'hamburg' },
    anyChance,
  );

describe('2. sides', () => {
  test('Dracula is alone, and the four hunters win together', () => {
    const seats = furyOfDracula.seats(furyOfDracula.options({}));
    expect(seats.map(({ id, side }) => [id, side])).toEqual([
      ['dracula', 'dracula'],
      ...HUNTERS.map((hunter) => [hunter, 'hunters']),
    ]);
    expect(HUNTERS).toEqual(['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker']);
  });
});

describe('2. winning', () => {
  test('D6: hunters win at once when Dracula has suffered 15, also from the sea, and not at 14', () => {
    expect(sails(wounded(13)).state.over).toBeUndefined();
    expect(sails(wounded(14)).state.over).toEqual({ winners: HUNTERS, reason: 'destroyed' });
  });

  test('Dracula wins at once at influence 13, and not at 12', () => {
    const despair: Event = { type: 'DespairPlaced', despair: 3 };
    expect(lands(influence(9), despair).state.over).toBeUndefined();
    expect(lands(influence(10), despair).state.over).toEqual({ winners: ['dracula'], reason: 'influence' });
  });

  test('E1: if both have won at the same instant, the hunters win', () => {
    const both = given({}, huntersIn(), wentTo('lisbon'), wounded(15), influence(13), draculaMoves);
    const { over } = both.after('dracula', { type: 'moveTo', location: 'cadiz' }, anyChance).state;
    expect(over).toEqual({ winners: HUNTERS, reason: 'destroyed' });
  });

  test('nobody is asked any more, and influence goes neither above 13 nor below 0', () => {
    const over = round(fight({}, wounded(14)), 'mesmerize', 'punch');
    expect([over.asks(), over.mayDo('dracula')]).toEqual([[], []]);
    for (const [by, at] of [
      [20, 13],
      [-20, 0],
    ] as const) {
      const tale = new Tale(given({}, huntersIn(), influence(5)).state);
      moveInfluence(tale, by);
      expect(tale.state.influence).toBe(at);
    }
  });
});
