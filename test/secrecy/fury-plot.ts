import { furyOfDracula as fury2e } from '../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { HUNTERS, SEATS } from '../../src/games/fury-of-dracula-2e/seats.js';
import { furyOfDracula as fury4e } from '../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { SeatId } from '../../src/games/kit/audience.js';
import { secretsOfFury2e } from '../support/games/twins/fury-of-dracula-2e.js';
import { secretsOfFury4e } from '../support/games/twins/fury-of-dracula-4e.js';
import type { Dice } from './dice.js';
import { attemptsOfFury2e } from './fury-2e-attempts.js';
import { attemptsOfFury4e } from './fury-4e-attempts.js';
import { secretsPlot } from './secrets-plot.js';
import { staged } from './stage.js';
import type { Plot } from './table.js';

const second = {
  game: fury2e,
  secrets: secretsOfFury2e,
  staged: staged(fury2e, secretsOfFury2e),
  discreet: { castleFaceUp: false, castleEncounter: true, castleBlood: 0 },
  attempts: attemptsOfFury2e,
} as const;

const fourth = {
  game: fury4e,
  secrets: secretsOfFury4e,
  staged: staged(fury4e, secretsOfFury4e),
  discreet: {},
  attempts: attemptsOfFury4e,
} as const;

type Tell = (apart: readonly SeatId[], dice: Dice) => Plot;

/** Stories in which secrets of Dracula, of hunters, of all seats differ. */
const plotsOf = (tell: Tell): readonly ((dice: Dice) => Plot)[] => [
  (dice) => tell(['dracula'], dice),
  (dice) => tell(dice.pick([HUNTERS, [dice.pick(HUNTERS)]]), dice),
  (dice) => tell(SEATS, dice),
];

export const STAGED = [second.staged, fourth.staged];

export const FURY_PLOTS = {
  'fury-of-dracula-2e': plotsOf((apart, dice) => secretsPlot(second, apart, dice)),
  'fury-of-dracula-4e': plotsOf((apart, dice) => secretsPlot(fourth, apart, dice)),
} as const;
