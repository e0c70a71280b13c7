import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { lawOfBlindness, twinWorlds } from '../../support/games/twins/blind-law.js';
import { secretsOfFury2e as secrets } from '../../support/games/twins/fury-of-dracula-2e.js';

lawOfBlindness({
  game: secrets.game,
  worlds: () => twinWorlds(secrets, [['dracula'], HUNTERS, ['dr-seward']]),
  kinds: 31,
  mistakes: {
    'a move to a city': ({ type }) => type === 'moveByRoad',
    'the last card that is chosen in a combat': ({ type }) => type === 'playTactic',
  },
});
