import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { anyChance, given, huntersIn, toDo, type Fury } from '../../support/games/fury-of-dracula-4e.js';

const begun = (options: Parameters<typeof given>[0] = {}): Fury => {
  const setup = { options: furyOfDracula.options(options), rulesVersion: 1 };
  return given(options, furyOfDracula.begin(setup, anyChance()));
};

const placed = (moment: Fury) =>
  moment
    .after('lord-godalming', { type: 'startIn', location: 'paris' }, anyChance)
    .after('dr-seward', { type: 'startIn', location: 'rome' }, anyChance)
    .after('van-helsing', { type: 'startIn', location: 'paris' }, anyChance)
    .after('mina-harker', { type: 'startIn', location: 'london' }, anyChance);

describe('3. set-up', () => {
  test('Dracula draws five encounters, and holds a rumor', () => {
    const { encounterCount, rumors, damage } = begun().sees('spectator').dracula;
    expect([encounterCount, rumors, damage]).toEqual([5, 1, 0]);
    expect(begun({ rumorAtStart: 0 }).sees('spectator').dracula.rumors).toBe(0);
  });

  test('hunters start with nothing, and Mina Harker is weakened', () => {
    const { hunters } = begun().sees('spectator');
    for (const { damage, bites, itemCount, eventCount, tickets } of hunters) {
      expect([damage, bites, itemCount, eventCount, tickets.length]).toEqual([0, 0, 0, 0, 0]);
    }
    expect(hunters.filter(({ weakened }) => weakened).map(({ seat }) => seat)).toEqual(['mina-harker']);
  });

  test('hunters choose their cities one after another, not the castle; two may share one', () => {
    const moment = begun();
    expect(moment.asks()).toEqual(['placeHunter lord-godalming']);
    moment.when('lord-godalming', { type: 'startIn', location: 'castle-dracula' }).thenRefused();
    expect(placed(moment).asks()).toEqual(['placeDracula dracula']);
  });

  test('in the introductory game hunters start in cities of their own', () => {
    const moment = begun({ placing: 'introductory' });
    expect(moment.asks()).toEqual(['placeDracula dracula']);
    expect(moment.sees('spectator').hunters.map(({ location }) => location)).toEqual([
      'budapest',
      'madrid',
      'munich',
      'paris',
    ]);
  });

  test('C1: Dracula starts unseen in a city without hunters, and places no encounter', () => {
    const moment = placed(begun());
    for (const location of ['paris', 'castle-dracula'] as const)
      moment.when('dracula', { type: 'startIn', location }).thenRefused();
    const hidden = moment.after('dracula', { type: 'startIn', location: 'lisbon' }, anyChance);
    const { trail, dracula } = hidden.sees('spectator');
    expect(trail).toEqual([
      { space: 1, cards: [{ back: 'land', faceUp: false }], encounters: [], rumors: 0 },
    ]);
    expect(dracula.at).toBeUndefined();
    expect(hidden.sees('dracula').dracula.at).toBe('lisbon');
  });

  test('play begins on Monday with the day, and Lord Godalming acts first', () => {
    const moment = placed(begun()).after('dracula', { type: 'startIn', location: 'lisbon' }, anyChance);
    const { round, phase, time, influence, despair } = moment.sees('spectator');
    expect([round, phase, time, influence, despair]).toEqual([1, 'day', 'monday-day', 0, 0]);
    expect(moment.asks()).toEqual(['hunterActs lord-godalming']);
  });

  test('there are five seats on two sides', () => {
    const seats = furyOfDracula.seats(furyOfDracula.options({}));
    expect(seats.map(({ id }) => id)).toEqual(['dracula', ...HUNTERS]);
    expect(new Set(seats.map(({ side }) => side))).toEqual(new Set(['dracula', 'hunters']));
  });

  test('who is late is placed anywhere that is free', () => {
    const moment = given({}, huntersIn(), toDo({ is: 'placeDracula' }));
    expect(moment.mayDo('dracula')).toContainEqual(moment.inTime(anyChance()));
  });
});
