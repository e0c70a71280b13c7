import type { SeatId } from '../../kit/audience.js';
import type { Heard } from '../../kit/game-definition.js';
import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import type { Purpose } from '../chance.js';
import type { Event } from '../events/events.js';
import type { View } from '../view-schema.js';
import { draculaWorth } from './dracula.js';
import { hunterWorth } from './hunters.js';
import { worthOf } from './worth.js';

/** Actions that are worth nearly as much are as good. */
const NEARLY = 0.25;

/** A plain player of either side: weighs what is legal by what its seat sees and has heard. */
export function bot(
  view: View,
  heard: readonly Heard<Event>[],
  actions: readonly Action[],
  seat: SeatId,
  random: Random,
): Action {
  const worth = seat === 'dracula' ? draculaWorth(view) : hunterWorth(view, heard, seat);
  const weighed = actions.map((action) => ({ action, worth: worthOf(worth, action) }));
  const most = Math.max(...weighed.map((one) => one.worth));
  const best = weighed.filter((one) => one.worth >= most - NEARLY);
  const chosen = best[random.below(best.length, 'bot' satisfies Purpose)];
  if (chosen === undefined) throw new Error('A bot is asked only when it may act');
  return chosen.action;
}
