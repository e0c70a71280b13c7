import type { Action } from '../actions.js';
import { pickFor } from '../chance.js';
import { within } from '../map.js';
import { hunterOf, huntersAt } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { openRoads, placeOfParty } from './hunter-routes.js';
import type { Question } from './phase.js';
import { moveParty } from './travel.js';

/** Along one road; as an option none, one or two. */
function placesToLead(state: State, { hunters }: StepOf<'batsLead'>): readonly Action[] {
  const from = placeOfParty(state, hunters);
  const far = state.options.batsRoads === 'upToTwo';
  const reached = within(openRoads(state), from, far ? 2 : 1);
  return [...(far ? [from] : []), ...reached].map((location) => ({ type: 'chooseLocation', location }));
}

function lead(tale: Tale, hunters: readonly HunterId[], location: ReturnType<typeof placeOfParty>): void {
  for (const seat of hunters) tale.tell({ type: 'HunterFreed', seat });
  moveParty(tale, hunters, location, 'bats');
}

/** Dracula moves those whom bats hold; where no road leads on, they stay. */
export const batsLead: Question<'batsLead'> = {
  asks: (state, step) => (placesToLead(state, step).length > 0 ? ['dracula'] : []),
  mayDo: placesToLead,
  inTime: (state, step, seat, random) => pickFor(seat, placesToLead(state, step), random),
  unasked: (tale, { hunters }) => lead(tale, hunters, placeOfParty(tale.state, hunters)),
  does: {
    chooseLocation: (tale, { step: { hunters }, action: { location } }) => lead(tale, hunters, location),
  },
};

export const isLedByBats = (state: State, hunter: HunterId) => hunterOf(state, hunter).held === 'bats';

/** Ruling: all whom bats hold in one place, and whose turn is still to come, are moved together. */
export function followBats(tale: Tale, hunters: readonly HunterId[]): void {
  const { state } = tale;
  const others = huntersAt(state, placeOfParty(state, hunters)).filter(
    (hunter) =>
      isLedByBats(state, hunter) && !state.acted.includes(hunter) && !hunterOf(state, hunter).missesTurn,
  );
  const together = [...hunters, ...others];
  if (others.length > 0) tale.tell({ type: 'PartyFormed', hunters: together });
  tale.next({ is: 'batsLead', hunters: together });
}
