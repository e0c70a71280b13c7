import type { SeatId } from '../../kit/audience.js';
import { bestOf } from '../../kit/bot/worth.js';
import type { Heard } from '../../kit/game-definition.js';
import type { Random } from '../../kit/random.js';
import type { Action } from '../actions/actions.js';
import type { Purpose } from '../chance.js';
import type { Event } from '../events/events.js';
import type { View } from '../view/view.js';
import { draculaWorth } from './dracula.js';
import { hunterWorth } from './hunters.js';

/** A plain player of either side: weighs what is legal by what its seat sees and has heard. */
export function bot(
  view: View,
  heard: readonly Heard<Event>[],
  actions: readonly Action[],
  seat: SeatId,
  random: Random,
): Action {
  const worth = seat === 'dracula' ? draculaWorth(view) : hunterWorth(view, heard, seat);
  return bestOf(worth, actions, random, 'bot' satisfies Purpose);
}
