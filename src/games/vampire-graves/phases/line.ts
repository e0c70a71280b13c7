import type { SeatId } from '../../kit/audience.js';
import type { Random } from '../../kit/random.js';
import { drawVampire } from '../chance.js';
import { playerOf } from '../state.js';
import type { End } from '../values.js';
import type { Tale } from './phase.js';

/** A line of one vampire has one end. */
export function endsOf(line: readonly unknown[]): readonly End[] {
  const ends: readonly End[] = ['left', 'right'];
  return ends.slice(0, line.length);
}

export function chitAt<Chit>(line: readonly Chit[], end: End): Chit | undefined {
  return end === 'left' ? line[0] : line.at(-1);
}

/** Turns up what lies face down at the ends of a line. */
export function turnUpEnds(tale: Tale, seat: SeatId, random: Random): void {
  const { faceUpPerEnd } = tale.state.options;
  const { length } = playerOf(tale.state, seat).line;
  for (let place = 1; place <= length; place += 1) {
    if (place <= faceUpPerEnd || place > length - faceUpPerEnd) turnUp(tale, seat, place, random);
  }
}

function turnUp(tale: Tale, seat: SeatId, place: number, random: Random): void {
  if (playerOf(tale.state, seat).line[place - 1] !== 'faceDown') return;
  const colour = drawVampire(tale.state.unseenVampires, random);
  tale.tell({ type: 'VampireTurnedUp', seat, place, colour });
}
