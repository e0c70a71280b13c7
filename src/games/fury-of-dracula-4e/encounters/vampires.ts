import { RUMOR_INFLUENCE } from '../data/limits.js';
import { ENCOUNTERS, type VampireId } from '../data/encounters.js';
import { moveInfluence } from '../phases/table/tracks.js';
import { hideoutAt, huntersAt, whereIs } from '../reading.js';
import { HUNTERS } from '../seats.js';
import type { Tale } from '../tale.js';
import { askEach, delay, isDelayed } from './asking.js';
import { showPlace } from './matured-places.js';
import { decideFate, type EncounterRule, type EncounterRules, type Matures, type Met } from './rule.js';

/** The oldest spaces of the trail are cleared when a vampire matures. */
const CLEARED = [4, 5, 6];

/** The place is shown, influence grows, more so with a rumor; then this hideout and the oldest are cleared. */
function rise(tale: Tale, step: Matures, influence: number): void {
  const { spot } = step;
  showPlace(tale, step);
  const { rumors } = hideoutAt(tale.state, spot);
  moveInfluence(tale, influence + (rumors > 0 ? RUMOR_INFLUENCE : 0));
  tale.tell({ type: 'HideoutCleared', ...spot });
  for (const space of CLEARED) {
    if (tale.state.trail.some((hideout) => hideout.space === space))
      tale.tell({ type: 'HideoutCleared', area: 'trail', space });
  }
}

const rises = (influence: number): Pick<EncounterRule, 'matures'> => ({
  matures: (tale, step) => rise(tale, step, influence),
});

/** The hunter fights it. */
function fight(tale: Tale, { encounter, hunter, spot }: Met): void {
  const location = whereIs(tale.state, hunter);
  const opponent = encounter as VampireId;
  const lies = spot === undefined ? {} : { spot };
  tale.next({ is: 'combat', opponent, hunters: [hunter], location, ...lies });
}

/** Others in the city may become delayed to join the fight. */
const newVampire: EncounterRule = {
  after: 'open',
  meets: (tale, step) => {
    fight(tale, step);
    const there = huntersAt(tale.state, whereIs(tale.state, step.hunter));
    const others = there.filter((one) => one !== step.hunter && !isDelayed(tale.state, one));
    askEach(tale, step, others);
  },
  choices: () => [{ type: 'pass' }, { type: 'becomeDelayed' }],
  isChosen: (tale, { hunter }, action) => {
    if (action.type !== 'becomeDelayed') return tale.tell({ type: 'Passed', seat: hunter });
    delay(tale, hunter);
    tale.amend('combat', (step) => ({
      ...step,
      hunters: HUNTERS.filter((one) => one === hunter || step.hunters.includes(one)),
    }));
  },
  ...rises(3),
};

/** Who becomes delayed is rid of it. */
const aristocrat: EncounterRule = {
  after: 'stays',
  meets: (tale, step) => askEach(tale, step, [step.hunter]),
  isAsked: (state, { hunter }) => !isDelayed(state, hunter),
  choices: () => [{ type: 'pass' }, { type: 'becomeDelayed' }],
  isChosen: (tale, { hunter }, action) => {
    if (action.type !== 'becomeDelayed') return tale.tell({ type: 'Passed', seat: hunter });
    delay(tale, hunter);
    decideFate(tale, 'discarded');
  },
  ...rises(4),
};

export const vampires = {
  'aristocratic-vampire': aristocrat,
  'new-vampire': newVampire,
  'reckless-vampire': { after: 'open', meets: fight, ...rises(4) },
} satisfies EncounterRules;

export const healthOf = (vampire: VampireId): number => {
  const card = ENCOUNTERS.find(({ id }) => id === vampire);
  return card !== undefined && 'health' in card ? card.health : 0;
};
