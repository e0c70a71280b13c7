import type { Viewer } from '../../../../src/games/kit/audience.js';
import type { Typed } from '../../../../src/games/kit/game-definition.js';
import { recording, seeded, type Draw } from '../chance.js';
import { isTold } from '../told.js';
import type { Decided, Rules } from './secrets.js';

/** Everything that the rules tell a viewer of a moment and of the entry that led to it, byte by byte. */
export function seenBy<State, Action extends Typed, Event extends Typed, Options>(
  game: Rules<State, Action, Event, Options>,
  options: Options,
  state: State,
  entry: Decided<Event>,
): (viewer: Viewer) => string {
  const told = (draws: readonly Draw[], viewer: Viewer) =>
    draws.filter(({ purpose }) => isTold(game.drawAudience(purpose, options), viewer));
  const asked = game.decisions(state);
  // What is done for seats that are late, and what is drawn for them.
  const late = asked.map((decision) => {
    const [seat = ''] = decision.seats;
    const random = recording(seeded(1));
    return { seat, action: game.defaultAction(state, decision, seat, random), draws: random.draws };
  });
  return (viewer) =>
    JSON.stringify({
      asked,
      events: entry.events.filter((event) => isTold(game.audience(event, options), viewer)),
      draws: told(entry.draws, viewer),
      mayDo: asked.some(({ seats }) => seats.includes(viewer)) ? game.legalActions(state, viewer) : [],
      view: game.view(state, viewer, 'told'),
      late: late.map(({ seat, action, draws }) => [told(draws, viewer), seat === viewer ? action : seat]),
    });
}
