import type { Static } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import { Location } from '../values.js';

/** What may be declared beforehand, too. */
export const moveActions = {
  stay: typed('stay', 'Stay where you are.', {}),
  moveByRoad: typed('moveByRoad', 'Go along a road.', { location: Location }),
  moveBySea: typed('moveBySea', 'Go on board, sail on, or land.', { location: Location }),
  moveByRail: typed('moveByRail', 'Try to take a train.', {}),
  rideHorse: typed('rideHorse', 'Discard a Fast Horse and go along two roads.', { location: Location }),
  darkCall: typed('darkCall', 'Stay, and draw ten more encounters.', {}),
  feed: typed('feed', 'Stay, and gain one blood.', {}),
  hide: typed('hide', 'Stay, and lay Hide face down.', {}),
  doubleBack: typed('doubleBack', 'Go to a place whose card is in the trail or the catacombs.', {
    location: Location,
  }),
  takeWolfForm: typed('takeWolfForm', 'Go along one or two roads as a wolf.', { location: Location }),
  doubleBackAsWolf: typed('doubleBackAsWolf', 'Go back as a wolf, along one or two roads.', {
    location: Location,
  }),
  hideAsWolf: typed('hideAsWolf', 'Stay, and lay Hide face down with Wolf Form.', {}),
} as const;

export type MoveAction = Static<(typeof moveActions)[keyof typeof moveActions]>;
