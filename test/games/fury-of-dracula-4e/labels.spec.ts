import { en } from '../../../src/games/fury-of-dracula-4e/words/en/catalogue.js';
import { describe as describeThing } from '../../../src/games/fury-of-dracula-4e/describe.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import { inWords } from '../../support/games/words.js';

const mina = 'mina-harker';
const seward = 'dr-seward';

describe('what happened is told in a sentence', () => {
  test.each<[string, Event]>([
    [
      'Claws against Mina Harker; Dr. John Seward plays Knife, Mina Harker plays Dodge',
      {
        type: 'CombatCardsShown',
        card: 'claws',
        engaged: mina,
        hunters: [
          { hunter: seward, card: 'knife' },
          { hunter: mina, card: 'dodge' },
        ],
      },
    ],
    ['Cleared: space 4 of the trail', { type: 'HideoutCleared', area: 'trail', space: 4 }],
    ['Cleared: lair 2', { type: 'HideoutCleared', area: 'lairs', space: 2 }],
    ['Cleared: the hideout that slid off', { type: 'HideoutCleared', area: 'leaving', space: 1 }],
    ['Shuffled into the events: Roadblock', { type: 'DiscardsReturned', cards: ['roadblock'], faceDown: 0 }],
    [
      'Shuffled into the events: none, and 2 cards that lay face down',
      { type: 'DiscardsReturned', cards: [], faceDown: 2 },
    ],
  ])('%s', (words, event) => expect(inWords(en, describeThing({ is: 'event', event }))).toBe(words));
});

describe('a question says what it is about', () => {
  test.each<[string, Step]>([
    ['Choose for Roadblock', { is: 'cardAsks', card: 'roadblock', seat: 'dracula', left: 0, locations: [] }],
    ['Choose for Rats', { is: 'encounterAsks', encounter: 'rats', hunter: mina, by: 'search', shown: [] }],
    ['Ambush Mina Harker, or not', { is: 'ambush', hunter: mina, location: 'paris', met: [] }],
    ['Turn Plotting down, or not', { is: 'combatAsks', what: 'flipPlotting', seat: 'dracula' }],
  ])('%s', (words, about) => {
    const decision = { id: 'asked', kind: about.is, seats: ['dracula'], about };
    expect(inWords(en, describeThing({ is: 'decision', decision }))).toBe(words);
  });
});
