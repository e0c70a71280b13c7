import { Agenda } from '../kit/agenda/agenda.js';
import type { Setup } from '../kit/game-definition.js';
import type { Random } from '../kit/random.js';
import type { Event } from './events/events.js';
import type { Options } from './options.js';
import { PHASES, QUESTION_STEPS } from './phases/all.js';
import { dueBeforeAsking, settle } from './phases/checks.js';
import { drawEncounters } from './phases/encounter-hand.js';
import type { Fury } from './phases/phase.js';
import { HUNTERS } from './seats.js';
import { initial } from './state.js';
import { WINDOW_NAMES } from './steps/cards.js';
import type { Step } from './steps/steps.js';
import { Tale } from './tale.js';

export const agenda = new Agenda<Fury, Event>({
  phases: PHASES,
  tell: (state) => new Tale(state),
  settle,
  dueBeforeAsking,
});

/** Steps that ask, by their names; windows ask by names of their own. */
export const DECISION_KINDS: readonly string[] = [
  ...QUESTION_STEPS.filter((name) => name !== 'window'),
  ...WINDOW_NAMES,
];

export function begin(setup: Setup<Options>, random: Random): readonly Event[] {
  const tale = new Tale(initial(setup));
  drawEncounters(tale, random);
  tale.next(...HUNTERS.map((hunter): Step => ({ is: 'placeHunter', hunter })), { is: 'placeDracula' });
  return agenda.goOn(tale, random);
}
