import { en } from '../../../src/games/fury-of-dracula-2e/words/en/catalogue.js';
import { describe as describeThing } from '../../../src/games/fury-of-dracula-2e/describe.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { inWords } from '../../support/games/words.js';

const label = (event: Event): string => inWords(en, describeThing({ is: 'event', event }));
const mina = 'mina-harker';

describe('what happened is told in a sentence', () => {
  test.each<[string, Event]>([
    [
      'This fight is easier for the hunters: one more on every roll',
      { type: 'CombatAided', side: 'hunters', by: 'roll' },
    ],
    ['An encounter is met: Wolves', { type: 'EncounterMet', area: 'trail', space: 1, encounter: 'wolves' }],
    ['Mina Harker shows Dracula Garlic', { type: 'HandShown', seat: mina, items: ['garlic'], cards: [] }],
    [
      'Mina Harker shows Dracula Garlic, Night Visit',
      { type: 'HandShown', seat: mina, items: ['garlic'], cards: ['night-visit'] },
    ],
    ['Dracula lays a land card on the trail', { type: 'CardLaid', back: 'land', powers: [] }],
    [
      'Dracula lays a land card on the trail, with Hide',
      { type: 'CardLaid', back: 'land', powers: ['hide'] },
    ],
    ['A storm closes the English Channel', { type: 'StormChanged', location: 'english-channel', turns: 2 }],
    [
      'Mina Harker spends resolve on Newspaper Reports',
      { type: 'ResolveSpent', seat: mina, on: 'newspaper-reports' },
    ],
    ['Won by Dracula', { type: 'GameEnded', winners: ['dracula'], reason: 'vampires' }],
  ])('%s', (words, event) => expect(label(event)).toBe(words));
});
