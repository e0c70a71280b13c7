import { pickFor } from '../../chance.js';
import { isHospital, nearestHospitals } from '../../map.js';
import { hunterOf } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Step } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';
import { moveInfluence, rage } from './tracks.js';

/** What is to be done once this hunter is out of play. */
function withoutHunter(step: Step, hunter: HunterId): readonly Step[] {
  if ('hunter' in step && step.hunter === hunter && step.is !== 'encounterOver') return [];
  if ('hunters' in step && step.hunters !== undefined)
    return [{ ...step, hunters: step.hunters.filter((one) => one !== hunter) }];
  return [step];
}

/** Source document: all cards are discarded, tokens go back. Inferred: Rage. */
export function defeat(tale: Tale, seat: HunterId): void {
  const { items, events, tickets } = hunterOf(tale.state, seat);
  for (const item of items) tale.tell({ type: 'ItemDiscarded', seat, item });
  for (const card of events) tale.tell({ type: 'EventDiscarded', seat, card });
  for (const ticket of tickets) tale.tell({ type: 'TicketReturned', seat, ticket });
  tale.tell({ type: 'HunterDefeated', seat });
  if (tale.state.combat?.hunters.includes(seat) === true) tale.tell({ type: 'HunterLeftCombat', seat });
  tale.revise((step) => withoutHunter(step, seat));
  moveInfluence(tale, rage(tale.state));
}

function hospitals(state: State, hunter: HunterId) {
  const { fellAt } = hunterOf(state, hunter);
  const near = fellAt === undefined ? [] : nearestHospitals(fellAt, state.options);
  return near.filter(isHospital).map((location) => ({ type: 'wakeIn', location }) as const);
}

/** Published: in the nearest hospital, at full health; of several as near the hunter chooses. */
export const wakeUp: Question<'wakeUp'> = {
  asks: (state, { hunter }) => (hospitals(state, hunter).length > 1 ? [hunter] : []),
  mayDo: (state, { hunter }) => hospitals(state, hunter),
  inTime: (state, { hunter }, seat, random) => pickFor(seat, hospitals(state, hunter), random),
  unasked: (tale, { hunter }) => {
    const [only] = hospitals(tale.state, hunter);
    if (only !== undefined) tale.tell({ type: 'HunterRecovered', seat: hunter, location: only.location });
  },
  does: {
    wakeIn: (tale, { step: { hunter }, action: { location } }) =>
      tale.tell({ type: 'HunterRecovered', seat: hunter, location }),
  },
};
