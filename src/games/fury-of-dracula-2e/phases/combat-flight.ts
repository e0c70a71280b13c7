import type { Action } from '../actions.js';
import { pickFor } from '../chance.js';
import type { LocationId } from '../data/places.js';
import { CASTLE, roadsFrom, within } from '../map.js';
import { draculaIsAt, huntersAt } from '../reading.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { isClosedToDracula, mayEnter } from './dracula-routes.js';
import { comeHome } from './dracula-turn.js';
import type { Question } from './phase.js';
import { layCard, letHideGo } from './trail.js';

/** One or two roads, through nothing that is closed to him, to a place without hunters whose card he holds. */
function flights(state: State): readonly LocationId[] {
  const open = (from: LocationId) => roadsFrom(from).filter((to) => !isClosedToDracula(state, to));
  return within(open, draculaIsAt(state), 2).filter(
    (to) => mayEnter(state, to) && huntersAt(state, to).length === 0,
  );
}

function answers(state: State): readonly Action[] {
  const reached = flights(state);
  const mayStay = state.options.batFlightOptional || reached.length === 0;
  return [
    ...(mayStay ? [{ type: 'pass' } as const] : []),
    ...reached.map((location): Action => ({ type: 'flyTo', location })),
  ];
}

/** The new card takes the place of the old one, whose encounters go to the pool; as an option it is added. */
function fly(tale: Tale, location: LocationId): void {
  if (tale.state.options.batFlight === 'add') {
    layCard(tale, location, location);
    tale.next({ is: 'pushedOff' });
  } else {
    tale.tell({ type: 'CardReplaced', card: location, at: location });
    tale.tell({ type: 'BatFlown' });
    letHideGo(tale);
  }
  if (location === CASTLE) comeHome(tale, { card: location });
}

/** Asked also when no place is left to fly to: that would tell about his trail. */
export const batFlight: Question<'batFlight'> = {
  asks: () => ['dracula'],
  mayDo: answers,
  inTime: (state, _step, seat, random) => pickFor(seat, answers(state), random),
  does: {
    pass: (tale) => tale.tell({ type: 'EventPassed', seat: 'dracula' }),
    flyTo: (tale, { action: { location } }) => fly(tale, location),
  },
};
