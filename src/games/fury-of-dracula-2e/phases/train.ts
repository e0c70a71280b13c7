import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import { rollTrainDie } from '../chance.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { TrainFace } from '../values.js';
import { placeOfParty, trainRides } from './hunter-routes.js';
import type { Deed, Question } from './phase.js';
import { moveParty } from './travel.js';

/** Lord Godalming, and whoever travels with him, rolls twice and uses either. */
export const rollTrain: Deed<'rollTrain'> = {
  happens: (tale, { hunters }, random) => {
    const faces = roll(tale, hunters.includes('lord-godalming') ? 2 : 1, random);
    const [first, second] = faces;
    if (first === undefined) return;
    if (second === undefined || first === second) return useFace(tale, hunters, first);
    tale.next({ is: 'chooseRoll', hunters, faces });
  },
};

function roll(tale: Tale, times: number, random: Random): TrainFace[] {
  const faces = Array.from({ length: times }, () => rollTrainDie(tale.state, random));
  tale.tell({ type: 'TrainDieRolled', faces });
  return faces;
}

/** X: papers are checked and the turn ends. 0: no ticket, but any other move. Else the train must be taken. */
export function useFace(tale: Tale, hunters: StepOf<'rollTrain'>['hunters'], face: TrainFace): void {
  tale.tell({ type: 'RollUsed', face });
  if (face === 'X') return tale.skipTo('endTurn');
  if (face === '0') return tale.next({ is: 'hunterMoves', hunters, train: false, invite: false });
  tale.next({ is: 'rideTrain', hunters, face });
}

export const chooseRoll: Question<'chooseRoll'> = {
  asks: (_state, { hunters }) => hunters.slice(0, 1),
  mayDo: () => [
    { type: 'useRoll', roll: 1 },
    { type: 'useRoll', roll: 2 },
  ],
  inTime: (_state, { faces }) => ({ type: 'useRoll', roll: faces[0] === 'X' ? 2 : 1 }),
  does: {
    useRoll: (tale, { step: { hunters, faces }, action: { roll: chosen } }) =>
      useFace(tale, hunters, faces[chosen - 1] ?? 'X'),
  },
};

const rides = (state: State, { hunters, face }: StepOf<'rideTrain'>) =>
  trainRides(state, placeOfParty(state, hunters), face).map((location): Action => ({
    type: 'rideTo',
    location,
  }));

export const rideTrain: Question<'rideTrain'> = {
  asks: (_state, { hunters }) => hunters.slice(0, 1),
  mayDo: rides,
  inTime: (state, step) => rides(state, step)[0] ?? { type: 'pass' },
  does: {
    rideTo: (tale, { step: { hunters }, action: { location } }) => moveParty(tale, hunters, location, 'rail'),
  },
};
