import type { Random } from '../../kit/random.js';
import { drawBack } from '../chance.js';
import { RESEARCHED_BACKS } from '../data/limits.js';
import { deckSize } from '../evolve/cards.js';
import type { State } from '../state.js';
import type { Side } from '../values.js';
import type { EventRule } from './card.js';

/** The backs of the lowest cards, the lowest first: those that are known, from either end, and those that are not. */
function lookBelow(state: State, random: Random): Side[] {
  const size = deckSize(state.events);
  const owners: Side[] = [];
  let { events } = state;
  while (owners.length < Math.min(RESEARCHED_BACKS, size)) {
    const known = events.bottom[owners.length] ?? events.top[size - 1 - owners.length];
    const owner = known ?? drawBack({ ...state, events }, random);
    if (known === undefined) events = { ...events, bottom: [...events.bottom, owner] };
    owners.push(owner);
  }
  return owners;
}

/** Backs can be seen by all; those of Dracula are discarded face down, and the rest stay in their order. */
export const mysticResearch: EventRule = {
  mayPlay: ({ events }) => deckSize(events) > 0,
  takesEffect: (tale, _step, random) =>
    tale.tell({ type: 'BottomSearched', owners: lookBelow(tale.state, random) }),
};
