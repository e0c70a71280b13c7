import { completed, DEFAULTS } from '../../../src/games/fury-of-dracula-4e/options.js';
import type { Options } from '../../../src/games/fury-of-dracula-4e/options.js';
import { ROADS } from '../../../src/games/fury-of-dracula-4e/data/routes.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { optionWords } from '../../../src/games/fury-of-dracula-4e/words/en/options.js';
import {
  acts,
  anyChance,
  draculaMoves,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const begun = (options: Partial<Options>) => {
  const setup = { options: completed(options), rulesVersion: 1 };
  return given(options, furyOfDracula.begin(setup, anyChance()));
};

describe('15. the source document against published descriptions', () => {
  test('they differ in one thing: how many encounters an ambush has', () => {
    expect(completed({})).toEqual({ ...DEFAULTS, preset: 'source', ambushCards: 1 });
    expect(completed({ preset: 'published' })).toEqual({
      ...DEFAULTS,
      preset: 'published',
      ambushCards: 'several',
    });
  });

  test('what is asked for goes before the preset', () => {
    expect(completed({ preset: 'published', ambushCards: 1 }).ambushCards).toBe(1);
    expect(completed({ ambushCards: 'several' })).toMatchObject({ preset: 'source', ambushCards: 'several' });
  });

  test('each option tells where both of its values come from', () => {
    for (const name of Object.keys(DEFAULTS))
      expect(optionWords[`option.${name}.about`]).toMatch(
        /source document|published|inferred|programs|ruling/,
      );
  });
});

describe('each option has two values, and both are played', () => {
  test('placing: hunters choose, or stand in cities of their own', () => {
    expect(begun({}).asks()).toEqual(['placeHunter lord-godalming']);
    expect(begun({ placing: 'introductory' }).asks()).toEqual(['placeDracula dracula']);
  });

  test('rumorAtStart: one, or none', () => {
    expect(begun({}).state.dracula.rumors).toBe(1);
    expect(begun({ rumorAtStart: 0 }).state.dracula.rumors).toBe(0);
  });

  test('ambushCards: one that is discarded, or several of which each stays or goes', () => {
    const lying = (options: Partial<Options>) => {
      const hit = given(
        options,
        huntersIn({ [SEWARD]: 'saragossa' }),
        wentTo('madrid'),
        holding('rats', 'bats'),
        wentTo('lisbon'),
        acts(SEWARD),
      )
        .after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance)
        .after('dracula', { type: 'ambushWith', encounter: 'rats' }, anyChance);
      return [hit.asks()[0], hit.state.trail[1]?.encounters.map(({ encounter }) => encounter)];
    };
    expect(lying({ ambushCards: 'several' })).toEqual(['ambush dracula', ['rats', 'bats']]);
    expect(lying({ preset: 'published' })).toEqual(['ambush dracula', ['rats', 'bats']]);
    expect(lying({})).toEqual(['hunterActs lord-godalming', ['bats']]);
  });

  test('genevaMilanRoad: none, or one for either side', () => {
    expect(ROADS.filter(([a, b]) => [a, b].toSorted().join() === 'geneva,milan')).toEqual([]);
    const goes = (genevaMilanRoad: boolean) => {
      const moment = given(
        { genevaMilanRoad },
        huntersIn({ [SEWARD]: 'milan' }),
        wentTo('geneva'),
        acts(SEWARD),
      );
      const dracula = given(
        { genevaMilanRoad },
        huntersIn(),
        wentTo('geneva'),
        encountersInHand('rats'),
        draculaMoves,
      );
      return [
        moment.mayDo(SEWARD).some((action) => action.type === 'moveByRoad' && action.location === 'geneva'),
        dracula.mayDo('dracula').some((action) => action.type === 'moveTo' && action.location === 'milan'),
      ];
    };
    expect([goes(false), goes(true)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('huntersShareHands: hunters see their own hand alone, or those of all hunters; Dracula sees none', () => {
    const sees = (huntersShareHands: boolean, viewer: string) =>
      given(
        { huntersShareHands },
        huntersIn(),
        itemsInHand(SEWARD, 'knife'),
        eventsInHand(SEWARD, 'long-night'),
        wentTo('dublin'),
      ).sees(viewer).hunters[1];
    const hand = { items: ['knife'], events: ['long-night'] };
    for (const hunter of HUNTERS) {
      expect(sees(true, hunter)).toMatchObject(hand);
      expect(sees(false, hunter)).toMatchObject(hunter === SEWARD ? hand : { items: [], events: [] });
    }
    for (const viewer of ['dracula', 'spectator'])
      for (const share of [true, false])
        expect(sees(share, viewer)).toMatchObject({ items: [], events: [], itemCount: 1, eventCount: 1 });
  });
});
