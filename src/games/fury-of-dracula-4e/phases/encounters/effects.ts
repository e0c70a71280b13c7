import { ENCOUNTER_RULES } from '../../encounters/rules.js';
import type { Asks } from '../../encounters/rule.js';
import { actions, type Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import type { FurySeat } from '../../seats.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import { unbuilt } from '../../unbuilt.js';
import type { Random } from '../../../kit/random.js';
import type { Deed, Question } from '../phase.js';

/** What it does, and then what becomes of the card. */
export const encounter: Deed<'encounter'> = {
  happens: (tale, step, random) => {
    const rule = ENCOUNTER_RULES[step.encounter];
    tale.next({ ...step, is: 'encounterOver', fate: rule.after });
    rule.meets(tale, step, random);
  },
};

const asked = ({ left: [hunter] }: Asks): readonly FurySeat[] => (hunter === undefined ? [] : [hunter]);

const choices = (state: State, step: Asks, seat: FurySeat): readonly Action[] =>
  ENCOUNTER_RULES[step.encounter].choices?.(state, step, seat) ??
  unbuilt(`what ${step.encounter} lets one choose`);

function choose(tale: Tale, { step, action }: { step: Asks; action: Action }, random: Random): void {
  ENCOUNTER_RULES[step.encounter].isChosen?.(tale, step, action, random);
}

/** What may be chosen stands with the encounter. */
export const encounterAsks: Question<'encounterAsks'> = {
  asks: (state, step) =>
    (ENCOUNTER_RULES[step.encounter].isAsked?.(state, step) ?? true) ? asked(step) : [],
  mayDo: choices,
  inTime: (state, step, seat, random) => {
    const offered = choices(state, step, seat);
    return offered.find(({ type }) => type === 'pass') ?? pickFor(seat, offered, random);
  },
  unasked: (tale, step, random) => ENCOUNTER_RULES[step.encounter].unasked?.(tale, step, random),
  does: Object.fromEntries(Object.keys(actions).map((name) => [name, choose])),
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
    const hideout = tale.state[spot.area].find(({ space }) => space === spot.space);
    const lies = hideout?.encounters.some((placed) => placed.faceUp && placed.encounter === card);
    if (by === 'matured' || lies !== true) return;
    if (isDiscarded(tale.state, step)) tale.tell({ type: 'EncounterRemoved', ...spot, encounter: card });
    else if (by === 'search') tale.amend('encounters', (next) => ({ ...next, met: [...next.met, card] }));
  },
};

export const matures: Deed<'matures'> = {
  happens: (tale, step, random) => ENCOUNTER_RULES[step.encounter].matures?.(tale, step, random),
};
