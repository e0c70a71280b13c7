import type { GameDefinition, Setup, Typed } from './game-definition.js';

/** The state after these events. */
export function fold<State, Action extends Typed, Event extends Typed, View, Options>(
  game: GameDefinition<State, Action, Event, View, Options>,
  setup: Setup<Options>,
  events: Iterable<Event>,
): State {
  let state = game.initial(setup);
  for (const event of events) state = game.evolve(state, event);
  return state;
}
