import { RUMOR_INFLUENCE } from '../data/limits.js';
import { ENCOUNTERS, type VampireId } from '../data/encounters.js';
import { moveInfluence } from '../phases/table/tracks.js';
import { turnUpCards } from '../phases/trail/laying.js';
import { hideoutAt, whereIs } from '../reading.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { yetToBuild } from '../unbuilt.js';
import type { EncounterRule, EncounterRules, Met } from './rule.js';

/** The oldest spaces of the trail are cleared when a vampire matures. */
const CLEARED = [4, 5, 6];

/** The place is shown, influence grows, more so with a rumor; then this hideout and the oldest are cleared. */
function rise(tale: Tale, { spot }: StepOf<'matures'>, influence: number): void {
  turnUpCards(tale, spot);
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

/** Others in the city may become delayed to join the fight: whoever is asked, and says so. */
function fight(tale: Tale, { encounter, hunter, spot }: Met): void {
  const opponent = encounter as VampireId;
  tale.next({
    is: 'combat',
    opponent,
    hunters: [hunter],
    location: whereIs(tale.state, hunter),
    spot,
  });
}

export const vampires = {
  'aristocratic-vampire': {
    after: 'stays',
    meets: yetToBuild('aristocratic-vampire'),
    ...rises(4),
  },
  'new-vampire': { after: 'open', meets: yetToBuild('new-vampire: who joins the fight'), ...rises(3) },
  'reckless-vampire': { after: 'open', meets: fight, ...rises(4) },
} satisfies EncounterRules;

export const healthOf = (vampire: VampireId): number => {
  const card = ENCOUNTERS.find(({ id }) => id === vampire);
  return card !== undefined && 'health' in card ? card.health : 0;
};
