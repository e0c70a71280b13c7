import type { BoardTable } from '../../src/games/kit/board.js';
import { hunters as secondEdition } from '../../src/games/fury-of-dracula-2e/board/hunters.js';
import { LOCATION_IDS as PLACES_2E } from '../../src/games/fury-of-dracula-2e/map.js';
import { hunters as fourthEdition } from '../../src/games/fury-of-dracula-4e/board/hunters.js';
import { LOCATION_IDS as PLACES_4E } from '../../src/games/fury-of-dracula-4e/map.js';
import { RULESETS } from '../../src/games/registry.js';
import { boardText } from '../../src/words/board-text.js';
import { SHELL_WORDS } from '../../src/words/languages.js';
import { MailWords } from '../../src/words/notice-words.js';

const SEAT = 'van-helsing';
const sheet = {
  ...{ seat: SEAT, health: 8, damage: 0, bites: 0, itemCount: 0, eventCount: 0 },
  tickets: ['2-1', '1'],
};

/** No column has room for it. */
const isLong = (word: string) => word.length > 20;

const EDITIONS: [string, (location: string) => BoardTable, readonly string[]][] = [
  [
    'fury-of-dracula-2e',
    (location) => secondEdition({ hunters: [{ ...sheet, location }] } as never, SEAT),
    PLACES_2E,
  ],
  [
    'fury-of-dracula-4e',
    (location) => fourthEdition({ hunters: [{ ...sheet, location }] } as never, SEAT),
    PLACES_4E,
  ],
];

describe.each(EDITIONS)('the sheets of hunters of %s', (name, tableAt, places) => {
  test.each(Object.keys(SHELL_WORDS))('say in one row who is where, in %s', (language) => {
    const ruleset = RULESETS.find(({ ruleset: one }) => one === name)!;
    const phrases = new MailWords().about(ruleset, language);
    const apart = places.filter((place) => {
      const text = boardText([{ title: { key: 'board.hunters' }, lines: [tableAt(place)] }], (one) =>
        phrases.say(one),
      );
      const words = phrases.say({ key: `place.${place}` }).split(' ');
      return !words.some(isLong) && !text.split('\n')[2]!.includes(` ${words[0]}`);
    });
    expect(apart).toEqual([]);
  });
});
