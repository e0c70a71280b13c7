import type { SeatId } from '../../kit/audience.js';
import { Story } from '../../kit/story.js';
import type { Event } from '../events.js';
import { evolve } from '../evolve.js';
import { playersIn, type State } from '../state.js';
import { endGame } from './flow.js';
import { afterGift } from './gifts.js';
import type { Tale } from './phase.js';

/** Ruling: the others play on, and the last of them has won. Who has left cannot leave again. */
export function leave(state: State, seat: SeatId): readonly Event[] {
  if (!playersIn(state).some((player) => player.seat === seat)) return [];
  const tale: Tale = new Story(state, evolve);
  tale.tell({ type: 'PlayerLeft', seat });
  const others = playersIn(tale.state).map((player) => player.seat);
  if (others.length === 1) endGame(tale, others, 'othersLeft');
  else afterGift(tale);
  return tale.events;
}
