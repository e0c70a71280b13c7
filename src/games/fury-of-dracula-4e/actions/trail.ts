import { typed } from '../../kit/schema.js';
import { City, Encounter, Space, TrailPlace } from '../values.js';

/** What Dracula does in his phase. */
export const trailActions = {
  moveTo: typed('moveTo', 'Go along a road, on board, on by sea, or on land.', { location: TrailPlace }),
  hide: typed('hide', 'Stay, and lay Hide face down.', {}),
  takeWolfForm: typed('takeWolfForm', 'Go along one or two roads as a wolf.', { location: City }),
  misdirect: typed('misdirect', 'Clear this space of the trail, and move after it.', { space: Space }),
  darkCall: typed('darkCall', 'Stay, and draw more encounters.', {}),
  feed: typed('feed', 'Stay, and heal.', {}),
  placeEncounter: typed('placeEncounter', 'Place this encounter.', { encounter: Encounter }),
  placeRumor: typed('placeRumor', 'Place a rumor on this space of the trail.', { space: Space }),
  discardEncounter: typed('discardEncounter', 'Discard this encounter.', { encounter: Encounter }),
  matureEncounter: typed('matureEncounter', 'Let this encounter mature.', { encounter: Encounter }),
  makeLair: typed('makeLair', 'Make a lair of the hideout, and place this encounter there.', {
    encounter: Encounter,
  }),
  clearHideout: typed('clearHideout', 'Clear the hideout.', {}),
  clearLair: typed('clearLair', 'Clear this lair.', { space: Space }),
} as const;
