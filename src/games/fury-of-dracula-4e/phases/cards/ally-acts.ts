import { alike } from '../../../kit/agenda/alike.js';
import { actions, type Action } from '../../actions/actions.js';
import { ALLY_ACTS } from '../../cards/dracula-allies.js';
import type { Random } from '../../../kit/random.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';
import { whenLate } from './late.js';

type Acts = StepOf<'allyActs'>;

const choices = (state: State, { ally }: Acts): readonly Action[] => ALLY_ACTS[ally]?.choices?.(state) ?? [];

function choose(tale: Tale, { step: { ally }, action }: { step: Acts; action: Action }, random: Random) {
  ALLY_ACTS[ally]?.isChosen?.(tale, action, random);
}

/** What may be chosen stands with the ally. */
export const allyActs: Question<'allyActs'> = {
  asks: (state, step) => (choices(state, step).length > 0 ? ['dracula'] : []),
  mayDo: choices,
  inTime: (state, step, seat, random) => whenLate(seat, choices(state, step), random),
  unasked: (tale, { ally }) => ALLY_ACTS[ally]?.unasked?.(tale),
  does: alike(actions, choose),
};
