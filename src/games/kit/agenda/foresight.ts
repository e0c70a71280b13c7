import type { SeatId } from '../audience.js';
import { unforeseen } from '../foresight.js';
import type { Deed, Phase, Question, World } from './phase.js';
import type { AnyStep, StepNamed } from './step.js';

/**
 * Whether a seat can tell beforehand what a step brings. If chance has a say, that ends a look ahead by itself.
 * - `plain`: nothing in it hangs on what is hidden from the seat
 * - `ifAsked`: by public facts it asks somebody; what happens if it does not hangs on what is hidden
 * - `hidden`: what it does, or whether it asks, hangs on what is hidden
 */
export type Foresight = 'plain' | 'ifAsked' | 'hidden';

type Rule<Step> = Foresight | ((step: Step, seat: SeatId) => Foresight);

/** For every step: a new one without an answer does not compile. */
export type ForesightOfSteps<Step extends AnyStep> = {
  readonly [Name in Step['is']]: Rule<StepNamed<Step, Name>>;
};

export function foresightOf<Step extends AnyStep>(
  steps: ForesightOfSteps<Step>,
  step: Step,
  seat: SeatId,
): Foresight {
  const rule = steps[step.is as Step['is']] as Rule<Step>;
  return typeof rule === 'function' ? rule(step, seat) : rule;
}

const deedAhead = <W extends World>(deed: Deed<W, never>, foresight: Foresight): Deed<W, never> => ({
  happens: (tale, step, random) => (foresight === 'plain' ? deed.happens(tale, step, random) : unforeseen()),
});

const questionAhead = <W extends World>(
  question: Question<W, never>,
  foresight: Foresight,
): Question<W, never> => ({
  ...question,
  asks: (state, step) => {
    const seats = foresight === 'hidden' ? unforeseen() : question.asks(state, step);
    return seats.length === 0 && foresight === 'ifAsked' ? unforeseen() : seats;
  },
});

/** The phase in a look ahead, which ends where one cannot tell what follows. */
export function phaseAhead<W extends World>(phase: Phase<W, never>, foresight: Foresight): Phase<W, never> {
  return 'happens' in phase ? deedAhead(phase, foresight) : questionAhead(phase, foresight);
}
