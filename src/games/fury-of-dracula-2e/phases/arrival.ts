import type { LocationId } from '../data/places.js';
import { CASTLE, isSea, regionOf } from '../map.js';
import { draculaIsAt, huntersAt, spacesFor } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { placeOfParty } from './hunter-routes.js';
import type { Deed } from './phase.js';
import { turnUpCard, turnUpPlace } from './trail.js';

/** Landing, and crossing between East and West by road or rail, are watched by customs. */
function isCrossing(from: LocationId, to: LocationId, by: StepOf<'huntersArrive'>['by']): boolean {
  const landed = by === 'sea' && !isSea(to);
  const overland = by === 'road' || by === 'rail' || by === 'horse';
  return landed || (overland && regionOf(from) !== regionOf(to));
}

/** Source document: no action at sea, and none in a turn of moving by sea; published: those who land may act. */
export const huntersArrive: Deed<'huntersArrive'> = {
  happens: (tale, { hunters, from, by }) => {
    const to = placeOfParty(tale.state, hunters);
    if (isSea(to)) return;
    if (by !== 'sea' || tale.state.options.actionAfterLanding) tale.next({ is: 'search', hunters });
    if (isCrossing(from, to, by))
      tale.next({ is: 'window', window: 'afterCrossing', passed: [], hunters, by, locations: [to] });
  },
};

/** Source document: encounters come first, then Dracula; who met neither must rest, take supplies or trade. */
export const search: Deed<'search'> = {
  happens: (tale, { hunters, met }) => {
    const location = placeOfParty(tale.state, hunters);
    const isHere = draculaIsAt(tale.state) === location;
    const found = isHere || spacesFor(tale.state, location).length > 0;
    tale.tell({ type: 'PlaceSearched', location, found });
    turnUpPlace(tale, location, true);
    if (isHere) turnUpCard(tale, { area: 'trail', space: 1 });
    const tokens = spacesFor(tale.state, location).some(({ lies }) => lies.tokens.length > 0);
    if (tokens) tale.next({ is: 'encounters', hunters, location, met: [] }, { is: 'meetDracula', hunters });
    else if (isHere) tale.next({ is: 'meetDracula', hunters });
    else if (met !== true) letAct(tale, hunters, location);
  },
};

function letAct(tale: Tale, hunters: readonly HunterId[], location: LocationId): void {
  const [hunter, ...others] = hunters;
  if (hunter === undefined || location === CASTLE) return;
  tale.next({ is: 'hunterActs', hunter, others, rested: false });
}

/** All hunters in the place who act together fight him, unless they are there no more. */
export const meetDracula: Deed<'meetDracula'> = {
  happens: (tale, { hunters }) => {
    const location = draculaIsAt(tale.state);
    const there = hunters.filter((hunter) => huntersAt(tale.state, location).includes(hunter));
    if (there.length > 0)
      tale.next({ is: 'combat', opponent: 'dracula', hunters: there, location, by: 'hunters' });
  },
};
