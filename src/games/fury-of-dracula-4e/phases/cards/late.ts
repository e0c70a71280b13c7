import type { Random } from '../../../kit/random.js';
import type { Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import type { FurySeat } from '../../seats.js';

/** Who is late keeps an ally, or passes, where that may be done. */
export function whenLate(seat: FurySeat, offered: readonly Action[], random: Random): Action {
  const quiet = offered.find(({ type }) => type === 'keepAlly' || type === 'pass');
  return quiet ?? pickFor(seat, offered, random);
}
