import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-4e/options.js';
import {
  anyChance,
  draculaMoves,
  encountersInHand,
  given,
  holding,
  huntersIn,
  pass,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

/** Dracula has gone by sea, and may place a rumor. */
const asked = (options: Partial<Options> = {}, ...more: readonly Event[]): Fury =>
  given(options, huntersIn(), wentTo('madrid', 'lisbon'), more, encountersInHand('rats'), draculaMoves).after(
    'dracula',
    { type: 'moveTo', location: 'atlantic-ocean' },
    anyChance,
  );

const rumor: Event = { type: 'RumorPlaced', area: 'trail', space: 1 };

/** The hideout in Madrid slides off. */
const leaving = (...more: readonly Event[]): Fury =>
  given(
    { rumorAtStart: 1 },
    huntersIn(),
    wentTo('madrid'),
    holding('new-vampire', 'rats'),
    more,
    wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
    phaseIs('night'),
    toDo(
      { is: 'hunterActs', hunter: 'mina-harker', part: 'night', left: 1, done: [] },
      { is: 'draculaPhase' },
      { is: 'beginRound' },
    ),
  ).after('mina-harker', pass, anyChance);

describe('10. rumors', () => {
  test('D16: he begins with one, and may place it after the encounter on any hideout of the trail', () => {
    expect(asked().asks()).toEqual(['placeRumor dracula']);
    expect(asked().mayDo('dracula')).toEqual([
      pass,
      ...[1, 2, 3].map((space) => ({ type: 'placeRumor', space })),
    ]);
    const placed = asked().after('dracula', { type: 'placeRumor', space: 3 }, anyChance);
    const { trail, dracula } = placed.sees('spectator');
    expect([trail.find(({ space }) => space === 3)?.rumors, dracula.rumors]).toEqual([1, 0]);
  });

  test('he need not, and is not asked without any', () => {
    expect(asked().after('dracula', pass, anyChance).sees('dracula').dracula.rumors).toBe(1);
    expect(asked().inTime(anyChance())).toEqual(pass);
    expect(asked({ rumorAtStart: 0 }).asks()).not.toContain('placeRumor dracula');
  });

  test('a vampire that matures there brings three more, and the token is gone', () => {
    const matures = (moment: Fury) =>
      moment.after('dracula', { type: 'matureEncounter', encounter: 'new-vampire' }, anyChance);
    expect(matures(leaving()).state.influence).toBe(3);
    const rumored = matures(leaving(rumor));
    expect([rumored.state.influence, rumored.sees('dracula').dracula.rumors]).toEqual([6, 0]);
  });

  test('on another encounter it brings nothing: it may be a bluff', () => {
    const matured = leaving(rumor).after(
      'dracula',
      { type: 'matureEncounter', encounter: 'rats' },
      anyChance,
    );
    expect(matured.state.influence).toBe(0);
  });

  test('with a hideout that is cleared it goes back to the box', () => {
    const cleared = leaving(rumor).after('dracula', { type: 'clearHideout' }, anyChance);
    const { trail, lairs, dracula } = cleared.sees('dracula');
    expect([...trail, ...lairs].every(({ rumors }) => rumors === 0)).toBe(true);
    expect(dracula.rumors).toBe(0);
  });
});
