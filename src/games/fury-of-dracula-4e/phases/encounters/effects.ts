import { alike } from '../../../kit/agenda/alike.js';
import { ENCOUNTER_RULES } from '../../encounters/rules.js';
import type { Asks, MaturedAsks } from '../../encounters/rule.js';
import { actions, type Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Deed, Question } from '../phase.js';

/** What it does, and then what becomes of the card. */
export const encounter: Deed<'encounter'> = {
  happens: (tale, step, random) => {
    const rule = ENCOUNTER_RULES[step.encounter];
    tale.next({ ...step, is: 'encounterOver', fate: rule.after });
    rule.meets(tale, step, random);
  },
};

const ruleOf = ({ encounter: card }: Asks | MaturedAsks) => ENCOUNTER_RULES[card];

const choices = (state: State, step: Asks): readonly Action[] => ruleOf(step).choices?.(state, step) ?? [];

function choose(tale: Tale, { step, action }: { step: Asks; action: Action }): void {
  ruleOf(step).isChosen?.(tale, step, action);
}

/** What may be chosen stands with the encounter. Who is late passes. */
export const encounterAsks: Question<'encounterAsks'> = {
  asks: (state, step) => ((ruleOf(step).isAsked?.(state, step) ?? true) ? [step.hunter] : []),
  mayDo: choices,
  inTime: () => ({ type: 'pass' }),
  unasked: (tale, step) => ruleOf(step).unasked?.(tale, step),
  does: alike(actions, choose),
};

/** Source document: in an ambush of one card it is discarded afterwards, always. */
function isDiscarded({ options, lastCombat }: State, { by, fate }: StepOf<'encounterOver'>): boolean {
  if (by === 'ambush' && options.ambushCards === 1) return true;
  return fate === 'open' ? lastCombat?.end === 'killed' : fate === 'discarded';
}

/** What stays lies face up; the hideout may have been cleared meanwhile. */
export const encounterOver: Deed<'encounterOver'> = {
  happens: (tale, step) => {
    const { spot, by, encounter: card } = step;
    if (spot === undefined) return;
    const hideout = tale.state[spot.area].find(({ space }) => space === spot.space);
    const lies = hideout?.encounters.some((placed) => placed.faceUp && placed.encounter === card);
    if (lies !== true) return;
    if (isDiscarded(tale.state, step))
      return tale.tell({ type: 'EncounterRemoved', ...spot, encounter: card });
    const goesOn = by === 'search' ? 'encounters' : 'ambush';
    tale.amend(goesOn, (next) => ({ ...next, met: [...next.met, card] }));
  },
};

export const matures: Deed<'matures'> = {
  happens: (tale, step, random) => ENCOUNTER_RULES[step.encounter].matures?.(tale, step, random),
};

const targets = (state: State, step: MaturedAsks): readonly Action[] =>
  ruleOf(step).targets?.(state, step) ?? [];

function aim(tale: Tale, { step, action }: { step: MaturedAsks; action: Action }): void {
  ruleOf(step).isAimed?.(tale, step, action);
}

export const maturedAsks: Question<'maturedAsks'> = {
  asks: (state, step) => (targets(state, step).length > 0 ? ['dracula'] : []),
  mayDo: targets,
  inTime: (state, step, seat, random) => pickFor(seat, targets(state, step), random),
  does: alike(actions, aim),
};
