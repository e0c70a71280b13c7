import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';

/** The Garlic Wreath. */
export const wears = ({ combat }: State, hunter: HunterId): boolean =>
  combat?.wreaths.includes(hunter) === true;

export function loseWreath(tale: Tale, seat: HunterId): void {
  if (wears(tale.state, seat)) tale.tell({ type: 'WreathLost', seat });
}
