import type { SeatId } from '../kit/audience.js';
import type { Decision, Setup } from '../kit/game-definition.js';
import type { Random } from '../kit/random.js';
import type { Action } from './actions.js';
import type { Event } from './events/events.js';
import type { Options } from './options.js';
import { PHASES, QUESTION_STEPS } from './phases/all.js';
import { dueBeforeAsking, settle } from './phases/checks.js';
import { drawEncounters } from './phases/encounter-hand.js';
import type { Deed, Phase, Question } from './phases/phase.js';
import { HUNTERS, type FurySeat } from './seats.js';
import { initial, type State } from './state.js';
import { WINDOW_NAMES } from './steps/cards.js';
import type { Step, StepName } from './steps/steps.js';
import { Tale } from './tale.js';

const phaseOf = (step: Step): Phase<StepName> => PHASES[step.is] as unknown as Phase<StepName>;

const isDeed = (phase: Phase<StepName>): phase is Deed<StepName> => 'happens' in phase;

/** Steps that ask, by their names; windows ask by names of their own. */
export const DECISION_KINDS: readonly string[] = [
  ...QUESTION_STEPS.filter((name) => name !== 'window'),
  ...WINDOW_NAMES,
];

/** The question that stands, with its step. */
function standing(state: State): { readonly step: Step; readonly question: Question<StepName> } | undefined {
  const [step] = state.agenda;
  if (step === undefined) return undefined;
  const phase = phaseOf(step);
  return isDeed(phase) ? undefined : { step, question: phase };
}

export function decisions(state: State): readonly Decision[] {
  const asked = standing(state);
  if (asked === undefined) return [];
  const { step, question } = asked;
  const kind = question.kind?.(step) ?? step.is;
  return question
    .asks(state, step)
    .map((seat) => ({ id: `${kind}-${state.question}-${seat}`, kind, seats: [seat] }));
}

export function legalActions(state: State, seat: SeatId): readonly Action[] {
  const asked = standing(state);
  if (asked === undefined || !asked.question.asks(state, asked.step).includes(seat as FurySeat)) return [];
  return asked.question.mayDo(state, asked.step, seat as FurySeat);
}

function nothingToDecide(): never {
  throw new Error('Nothing is to be decided now');
}

export function defaultAction(state: State, _decision: Decision, seat: SeatId, random: Random): Action {
  const { step, question } = standing(state) ?? nothingToDecide();
  return question.inTime(state, step, seat as FurySeat, random);
}

export function decide(state: State, seat: SeatId, action: Action, random: Random): readonly Event[] {
  const { step, question } = standing(state) ?? nothingToDecide();
  const does = (question.does[action.type] ?? nothingToDecide()) as (
    tale: Tale,
    answer: object,
    random: Random,
  ) => void;
  const tale = new Tale(state);
  tale.take();
  does(tale, { step, seat, action }, random);
  goOn(tale, random);
  return tale.events;
}

/** Does one step after another until somebody must be asked. */
function goOn(tale: Tale, random: Random): void {
  settle(tale);
  while (!tale.isOver && !asksSomebody(tale, random)) settle(tale);
  if (!tale.isOver) tale.close();
}

/** Takes the next step; whether it waits for an answer. */
function asksSomebody(tale: Tale, random: Random): boolean {
  const step = tale.take() ?? nothingToDecide();
  const phase = phaseOf(step);
  if (isDeed(phase)) {
    phase.happens(tale, step, random);
    return false;
  }
  if (phase.asks(tale.state, step).length === 0) {
    phase.unasked?.(tale, step, random);
    return false;
  }
  const due = dueBeforeAsking(tale.state);
  tale.putBack(step);
  if (due === undefined || due.is === step.is) return true;
  tale.putBack(due);
  return false;
}

export function begin(setup: Setup<Options>, random: Random): readonly Event[] {
  const tale = new Tale(initial(setup));
  drawEncounters(tale, random);
  tale.next(...HUNTERS.map((hunter): Step => ({ is: 'placeHunter', hunter })), { is: 'placeDracula' });
  goOn(tale, random);
  return tale.events;
}
