import type { Action } from '../../actions/actions.js';
import { isSea } from '../../map.js';
import { hunterOf, whereIs } from '../../reading.js';
import { isHunter, type HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';

type Turns = StepOf<'hunterTurns'>;

/** Those on the board; at sea there is nothing to do by night. */
function ableOf(state: State, { part, left }: Turns): readonly HunterId[] {
  return left.filter((hunter) => {
    if (hunterOf(state, hunter).location === undefined) return false;
    return part === 'day' || !isSea(whereIs(state, hunter));
  });
}

function letAct(tale: Tale, step: Turns, hunter: HunterId): void {
  const more = step.part === 'day' && tale.state.effects.includes('extra-action');
  tale.next(
    { is: 'hunterActs', hunter, part: step.part, left: more ? 2 : 1, done: [] },
    { ...step, left: step.left.filter((one) => one !== hunter) },
  );
}

const isFree = (state: State) => state.effects.includes('any-order');

/** One after another in their order, or whoever comes first (Speedy Telegraph). */
export const hunterTurns: Question<'hunterTurns'> = {
  asks: (state, step) => (isFree(state) && ableOf(state, step).length > 1 ? ableOf(state, step) : []),
  mayDo: (): readonly Action[] => [{ type: 'goFirst' }],
  inTime: () => ({ type: 'goFirst' }),
  unasked: (tale, step) => {
    const [next] = ableOf(tale.state, step);
    if (next !== undefined) letAct(tale, step, next);
  },
  does: {
    goFirst: (tale, { step, seat }) => {
      if (isHunter(seat)) letAct(tale, step, seat);
    },
  },
};
