import type { HunterId } from '../seats.js';
import type { Step, StepName, StepOf } from '../steps/steps.js';

type Rest<Name extends StepName> = (step: StepOf<Name>, gone: HunterId) => readonly Step[];

const without = (hunters: readonly HunterId[], gone: HunterId) => hunters.filter((one) => one !== gone);

const othersMove: Rest<'hunterMoves'> = (step, gone) => {
  const hunters = without(step.hunters, gone);
  return hunters.length === 0 ? [] : [{ ...step, hunters }];
};

const othersAct: Rest<'hunterActs'> = (step, gone) => {
  const others = without(step.others, gone);
  if (step.hunter !== gone) return [{ ...step, others }];
  const [hunter, ...rest] = others;
  return hunter === undefined ? [] : [{ ...step, hunter, others: rest }];
};

type OfOne = StepOf<'drawEvent'> | StepOf<'drawItem'> | StepOf<'heal'>;

const unlessFor = (step: OfOne, gone: HunterId): readonly Step[] => (step.hunter === gone ? [] : [step]);

const RESTS: { readonly [Name in StepName]?: Rest<Name> } = {
  hunterMoves: othersMove,
  hunterActs: othersAct,
  drawEvent: unlessFor,
  drawItem: unlessFor,
  heal: unlessFor,
};

/** What is left of a step: a hunter who was defeated neither moves nor acts nor draws in this turn any more. */
export function withoutHunter(step: Step, gone: HunterId): readonly Step[] {
  const rest = RESTS[step.is] as Rest<StepName> | undefined;
  return rest === undefined ? [step] : rest(step, gone);
}
