import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { lawOfBlindness, twinWorlds } from '../../support/games/twins/blind-law.js';
import { secretsOfFury4e as secrets } from '../../support/games/twins/fury-of-dracula-4e.js';

lawOfBlindness({
  game: secrets.game,
  worlds: () => twinWorlds(secrets, [['dracula'], HUNTERS, ['dr-seward']]),
  kinds: 40,
  mistakes: {
    'a move to a city': ({ type }) => type === 'moveByRoad',
    'the last card that is chosen in a combat': ({ type }) => type === 'fightWith',
  },
});
