import { Agenda } from '../kit/agenda/agenda.js';
import type { Setup } from '../kit/game-definition.js';
import type { Random } from '../kit/random.js';
import { ENCOUNTER_HAND } from './data/limits.js';
import type { Event } from './events/events.js';
import type { Options } from './options.js';
import { PHASES } from './phases/all.js';
import type { Fury } from './phases/phase.js';
import { settle } from './phases/table/checks.js';
import { dueBeforeAsking } from './phases/table/hands.js';
import { placeHunters } from './phases/table/placing.js';
import { drawEncounters } from './phases/trail/encounter-hand.js';
import { initial } from './state.js';
import { WINDOW_NAMES } from './steps/cards.js';
import { Tale } from './tale.js';

export const agenda = new Agenda<Fury, Event>({
  phases: PHASES,
  tell: (state) => new Tale(state),
  settle,
  dueBeforeAsking,
  tellsStep: true,
});

/** Steps that ask, by their names; windows ask by names of their own. */
export const DECISION_KINDS: readonly string[] = [
  ...Object.entries(PHASES).flatMap(([name, phase]) => ('asks' in phase && name !== 'window' ? [name] : [])),
  ...WINDOW_NAMES,
];

/** Published: Dracula draws his encounters, hunters are placed, then Dracula hides. */
export function begin(setup: Setup<Options>, random: Random): readonly Event[] {
  const tale = new Tale(initial(setup));
  drawEncounters(tale, random, ENCOUNTER_HAND);
  tale.next({ is: 'placeDracula' }, { is: 'beginRound' });
  placeHunters(tale);
  return agenda.goOn(tale, random);
}
