import type { Ruleset } from '../../../../src/games/kit/game-definition.js';
import { lawsOfActing } from './acting.js';
import { lawsOfAdjusting } from './adjusting.js';
import { lawsOfAdopting } from './adopting.js';
import { lawsOfAsking } from './asking.js';
import { lawsOfDeclaring } from './declaring.js';
import { lawsOfDrawing } from './drawing.js';
import { lawsOfLeaving } from './leaving.js';
import { lawsOfLateness } from './lateness.js';
import { Sample } from './sample.js';
import { lawsOfShowing } from './showing.js';
import { lawsOfStanding } from './standing.js';
import { lawsOfTakingBack } from './taking-back.js';
import { lawsOfTelling } from './telling.js';

/** The tests that every ruleset must pass: random legal play, whole games of it. */
export function lawsOf(game: Ruleset): void {
  const sample = new Sample(game);
  lawsOfAsking(sample);
  lawsOfActing(sample);
  lawsOfTakingBack(sample);
  lawsOfTelling(sample);
  lawsOfShowing(sample);
  lawsOfDrawing(sample);
  lawsOfStanding(sample);
  lawsOfAdjusting(sample);
  lawsOfAdopting(sample);
  lawsOfLeaving(sample);
  lawsOfLateness(sample);
  lawsOfDeclaring(sample);
}
