import { ownerOf } from '../chance.js';
import type { AllyId } from '../data/event-cards.js';
import type { Tale } from '../tale.js';
import type { Side } from '../values.js';
import { asks } from './asking.js';
import type { EventRule } from './card.js';

/** What an ally does at once, if it does not stay in play. It may put steps that ask for more. */
export type AtOnce = Required<Pick<EventRule, 'choices' | 'isChosen'>>;

/** The ally of this side, if it has one, goes to the discard pile. */
export function dismiss(tale: Tale, side: Side): void {
  const card = tale.state.allies[side];
  if (card !== undefined) tale.tell({ type: 'AllyLeft', side, card });
}

/** Known by hearsay: one ally stands by each side, and a new one takes the place of the old one. */
function arrive(tale: Tale, card: AllyId): void {
  const side = ownerOf(card);
  dismiss(tale, side);
  tale.tell({ type: 'AllyArrived', side, card });
}

/** One question to who drew it: the ally stays in play, or what it does at once. Who is late keeps the ally. */
export function ally(card: AllyId, atOnce: AtOnce): EventRule & AtOnce {
  return {
    takesEffect: asks(),
    choices: (state, step) => [{ type: 'keepAlly', card }, ...atOnce.choices(state, step)],
    isChosen: (tale, step, action, random) => {
      if (action.type === 'keepAlly') arrive(tale, card);
      else atOnce.isChosen(tale, step, action, random);
    },
  };
}
